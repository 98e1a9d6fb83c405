/** Words for a series of games, in letters. */
import { type Language, locales, type Names, type PerLanguage } from '../games/kernel/index.ts'
import type { Block } from '../wire/letter.ts'
import type { PlayNotice, SeriesNotice } from './notice.ts'

interface SeriesWords {
  readonly series: string
  readonly game: (game: number) => string
  /** Numbers by which it is counted: at a table of two, and at larger ones. */
  readonly won: string
  readonly places: string
  readonly next: (game: number) => string
  readonly toNext: (game: number) => string
  readonly winner: (names: string, many: boolean) => string
  readonly broken: string
}

const seriesWords: PerLanguage<SeriesWords> = {
  en: {
    series: 'The series',
    game: (game) => `Game ${game} of the series.`,
    won: 'games won',
    places: 'places added up, the smallest sum first',
    next: (game) => `Game ${game} of the series has begun. If you began this one, you go last.`,
    toNext: (game) => `To game ${game}`,
    winner: (names, many) => `${names} ${many ? 'share' : 'has won'} the series.`,
    broken: 'The series ends here, because not everybody is going on.',
  },
  de: {
    series: 'Die Serie',
    game: (game) => `Partie ${game} der Serie.`,
    won: 'gewonnene Partien',
    places: 'Summe der Plätze, die kleinste zuerst',
    next: (game) =>
      `Partie ${game} der Serie hat begonnen. Wer diese anfing, ist dort zuletzt dran.`,
    toNext: (game) => `Zu Partie ${game}`,
    winner: (names, many) =>
      many ? `${names} teilen sich die Serie.` : `${names} hat die Serie gewonnen.`,
    broken: 'Die Serie endet hier, denn nicht alle spielen weiter.',
  },
  fr: {
    series: 'La série',
    game: (game) => `Partie ${game} de la série.`,
    won: 'parties gagnées',
    places: 'places additionnées, la plus petite somme d’abord',
    next: (game) =>
      `La partie ${game} de la série a commencé. Qui a commencé celle-ci jouera en dernier.`,
    toNext: (game) => `À la partie ${game}`,
    winner: (names, many) => `${names} ${many ? 'se partagent' : 'a gagné'} la série.`,
    broken: 'La série s’arrête ici, car tout le monde ne continue pas.',
  },
}

const isOfTwo = ({ standings }: SeriesNotice): boolean => standings.length === 2

/** Number that a seat has in a series: games won at a table of two, else the sum of places. */
const countOf = (series: SeriesNotice, one: SeriesNotice['standings'][number]): number =>
  isOfTwo(series) ? one.wins : one.places

/** Number of a running table's game in its series, and how that stands; nothing elsewhere. */
export function seriesAside(notice: PlayNotice, language: Language, names: Names): Block[] {
  const { series, result } = notice
  if (!series || result) return []
  const { game, won, places } = seriesWords[language]
  const { and, labelled } = locales[language]
  const counted = isOfTwo(series) ? won : places
  const score = and(series.standings.map((one) => `${names(one.seat)} ${countOf(series, one)}`))
  const text = [
    game(series.game),
    ...(series.game > 1 ? [`${labelled(upper(counted), score)}.`] : []),
  ]
  return [{ block: 'text', text: text.join(' '), aside: true }]
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** State of the series after a game: its winner, the next game, or its early end; and how it stands. */
export function seriesBlocks(notice: PlayNotice, language: Language, names: Names): Block[] {
  const { series, result } = notice
  if (!series || !result) return []
  const words = seriesWords[language]
  const { and, labelled } = locales[language]
  const winners = series.standings.filter(({ place }) => place === 1).map(({ seat }) => names(seat))
  const said = series.isDecided
    ? words.winner(and(winners), winners.length > 1)
    : series.goesOn
      ? words.next(series.game + 1)
      : words.broken
  const rows = series.standings.map((one) => ({
    ...{ place: one.place, name: names(one.seat), points: countOf(series, one) },
  }))
  const title = labelled(words.series, isOfTwo(series) ? words.won : words.places)
  return [
    { block: 'text', text: said },
    { block: 'standings', title, rows },
  ]
}

/** Button to the next game of a series; `null`: none has begun. */
export function seriesButton(
  { series }: PlayNotice,
  language: Language,
  origin: string,
): Block | null {
  if (!series?.goesOn || series.next === null) return null
  const label = seriesWords[language].toNext(series.game + 1)
  return { block: 'button', label, url: `${origin}/t/${series.next}` }
}
