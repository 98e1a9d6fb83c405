import {
  type AnyGame,
  heard,
  type Play,
  type Result,
  type Score,
  type Seat,
  scoresSeen,
  type Viewer,
  view,
} from '../games/kernel/index.ts'
import type { Entry, TableView } from '../wire/schema.ts'
import { absenceView, clockView } from './absence-view.ts'
import type { Absence } from './storage/absence.ts'
import type { JournalRow, Sitting } from './storage/journal.ts'
import type { Waiter } from './storage/line.ts'
import type { Facts } from './storage/settings.ts'

/** A table as it stands, with all its secrets. */
export interface Scene {
  readonly facts: Facts
  readonly game: AnyGame
  /** `null` while people gather. */
  readonly play: Play | null
  readonly sittings: ReadonlyArray<Sitting>
  /** Time and who is missing. */
  readonly absence: Absence
  /** Who waits for a seat, the first in line first. */
  readonly line: ReadonlyArray<Waiter>
}

/** Where an account sits; `null` for a spectator. */
export const seatOf = ({ sittings }: Scene, account: string | null): Viewer =>
  account === null ? null : (sittings.find((sitting) => sitting.account === account)?.seat ?? null)

/** The host: who has sat here longest. */
export const hostSeat: Seat = 0

/** The seats that must decide now. */
export const toActIn = ({ facts, game, play }: Scene): Seat[] =>
  play && facts.status === 'playing' ? game.toAct(play.state) : []

/** What the result of a table says that its people ended, or its host before it began. */
const endReasons = { together: 'ended-together', cancelled: 'cancelled' } as const

/** How the table ended; `null` while it goes on. Where its people ended it, nobody has a place. */
export const resultOf = ({ facts, game, play }: Scene): Result | null =>
  facts.ended !== null
    ? { places: [], reason: endReasons[facts.ended] }
    : play && game.result(play.state)

/**
 * The scores as a viewer may know them: counted on what they see until the table
 * is over. Empty where that cannot be counted.
 */
export function scoresFor({ facts, game, play }: Scene, viewer: Viewer): Score[] {
  if (!play) return []
  if (facts.status === 'over') return game.score(play.state)
  return scoresSeen(game, view(game, play, viewer).state)
}

/** What is only for one account. */
export type Mine = Pick<TableView, 'plan' | 'talk' | 'nudges' | 'isRemoved' | 'back' | 'line'>

/** The table as an account may see it; `present` are the seats whose people are looking, `mine` is what is only for that account. */
export function tableView(
  scene: Scene,
  account: string | null,
  present: ReadonlySet<Seat>,
  mine: Mine,
): TableView {
  const { facts, game, play, sittings } = scene
  const you = seatOf(scene, account)
  const seats = Array.from({ length: play ? play.seats : facts.wanted }, (_, seat) => ({
    seat,
    name: sittings[seat]?.name ?? null,
    person: sittings[seat]?.account ?? null,
    you: seat === you,
    host: seat === hostSeat && seat in sittings,
    present: present.has(seat),
    bot: sittings[seat]?.bot ?? null,
    botOnce: sittings[seat]?.botOnce ?? false,
    ...clockView(scene, seat, you),
  }))
  const result = resultOf(scene)
  const isOver = facts.status === 'over'
  return {
    id: facts.id,
    game: facts.game,
    title: facts.title,
    access: facts.access,
    status: facts.status,
    options: facts.options,
    seats,
    you,
    toAct: toActIn(scene),
    createdAt: facts.createdAt,
    startedAt: facts.startedAt,
    endedAt: facts.endedAt,
    rated: facts.rated,
    rematch: facts.rematch,
    pace: facts.pace,
    patience: facts.patience,
    ...absenceView(scene),
    play: play && { ...view(game, play, you), seed: null },
    since: (you === null ? play?.revision : sittings[you]?.ownRevision) ?? 0,
    scores: scoresFor(scene, you).map(({ categories, ...score }) => ({
      ...score,
      categories: [...categories],
    })),
    result: result && { ...result, places: [...result.places] },
    seed: isOver && play ? play.seed : null,
    ...mine,
  }
}

/** A turn as a viewer may hear of it. */
export const entryFor = (
  { revision, seat, at, by, told, back }: JournalRow,
  viewer: Viewer,
): Entry => ({
  revision,
  seat,
  at,
  by,
  back,
  events: heard(told, viewer).map((event) => ({ ...event })),
})
