/**
 * Plays as the app BG Stats takes them from other programs: a link that holds one as JSON
 * (https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/).
 */

/** A game that is over. */
export interface Ended {
  readonly table: string
  readonly game: string
  /** Name of the game. */
  readonly title: string
  readonly endedAt: number
  readonly people: ReadonlyArray<{
    /** `null`: a bot, or an account that was deleted. */
    readonly account: string | null
    readonly name: string | null
    readonly place: number
    readonly points: number
  }>
}

/** A play of that app (`BgStatsPlay` in the schema of the API). */
export const playOf = ({ table, game, title, endedAt, people }: Ended) => ({
  sourceName: 'Dorfpost',
  sourcePlayId: table,
  playDate: new Date(endedAt).toISOString().slice(0, 19).replace('T', ' '),
  game: { name: title, sourceGameId: game, highestWins: true, noPoints: false },
  players: people.map(({ account, name, place, points }, i) => ({
    name: name ?? '?',
    sourcePlayerId: account ?? `${table} ${i}`,
    rank: place,
    score: points,
    winner: place === 1,
  })),
})

/** Link that opens the app with the play, on a device that has it. */
export const linkOf = (ended: Ended): string =>
  `https://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(playOf(ended)))}`
