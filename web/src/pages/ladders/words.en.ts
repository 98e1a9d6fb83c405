import { locales } from '../../../../worker/games/kernel/language.ts'

const { plural } = locales.en

export const en = {
  lead: 'Rated tables change your rating. See where everybody stands, and who has won most this season.',
  hint: 'If you would rather not appear here, say so in the settings.',
  which: 'What to show',
  ladder: 'Ladder',
  season: 'Season',
  seasonName: (quarter: string, year: string) => `Quarter ${quarter} of ${year}`,
  seasonHint: (day: string) => `Tables that end before ${day} count. The most wins come first.`,
  seasonOver: 'This season is over.',
  before: 'Previous season',
  now: 'This season',
  none: 'Nobody has finished a rated table of this game yet.',
  noneOfSeason: 'No rated table of this game ended in this season.',
  play: 'Start a rated table',
  rank: 'Rank',
  person: 'Person',
  rating: 'Rating',
  tables: 'Tables',
  won: 'Won',
  you: 'you',
  mine: (rank: number) => `Your rank is ${rank}.`,
  of: (game: string) => `Ladder: ${game}`,
  ofSeason: (game: string) => `Roll of honour: ${game}`,
  club: {
    title: 'Club ladder',
    none: 'No member has a rating in this game yet.',
  },
  standing: {
    show: 'More about this',
    title: (game: string) => `Standing in ${game}`,
    place: (rank: number) => `Rank ${rank}`,
    far: 'Not in the top thousand',
    unlisted: 'Not on the ladder, as your settings say.',
    toLadder: 'Go to the ladder',
    history: 'How the rating went',
    graph: ({ first, last, least, most, tables }: Graph) =>
      `The rating over ${plural(tables, { one: 'one table', other: `${tables} tables` })}: from ${first} to ${last}, never below ${least} or above ${most}.`,
    most: 'Highest',
    least: 'Lowest',
    points: 'Where the points come from',
    pointsOf: (seats: number, tables: number) =>
      `Points per table, from ${plural(tables, { one: 'one rated table', other: `${tables} rated tables` })} for ${seats}.`,
    others: (others: number) =>
      plural(others, {
        one: 'Compared with one person who plays about as well.',
        other: `Compared with the average of ${others} people who play about as well.`,
      }),
    category: 'Points for',
    own: 'Here',
    mean: 'Average',
    together: 'The two of you',
    togetherOf: ({ tables, ahead, behind, level }: Together) =>
      [
        plural(tables, { one: 'one table together', other: `${tables} tables together` }),
        plural(ahead, { one: 'you were ahead once', other: `you were ahead ${ahead} times` }),
        plural(behind, { one: 'they were ahead once', other: `they were ahead ${behind} times` }),
        ...(level > 0 ? [plural(level, { one: 'level once', other: `level ${level} times` })] : []),
      ].join(' · '),
    none: 'You have not finished a table together yet.',
  },
}

/** A history of ratings in five numbers. */
interface Graph {
  readonly first: number
  readonly last: number
  readonly least: number
  readonly most: number
  readonly tables: number
}

/** Number of times that I was placed before somebody, behind them, and beside them. */
interface Together {
  readonly tables: number
  readonly ahead: number
  readonly behind: number
  readonly level: number
}

export type LadderTexts = typeof en
