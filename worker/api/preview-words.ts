import type { Language } from '../games/kernel/index.ts'

/** What link previews say. Names and numbers are put in as they are. */
export interface PreviewWords {
  readonly locale: string
  readonly tableOf: (host: string) => string
  readonly seatName: (number: number) => string
  /** Behind the table and its game. */
  readonly free: (count: number) => string
  readonly full: string
  readonly round: (round: number) => string
  readonly invites: (host: string) => string
  readonly sitting: (names: string, count: number) => string
  readonly isToMove: (names: string, count: number) => string
  readonly won: (names: string, count: number) => string
  readonly over: string
  readonly endedTogether: string
  readonly cancelled: string
  readonly toTakeOver: (name: string) => string
  readonly look: (said: string) => string
  readonly study: (table: string) => string
  readonly studied: string
  readonly privateTable: string
  readonly hostedBy: (host: string) => string
  readonly person: (name: string, finished: number) => string
  readonly house: string
  /** On a free seat, and on the postmark. */
  readonly freeSeat: string
  readonly byPost: string
  /** What the picture shows, as alternative text. */
  readonly shows: (game: string, said: string) => string
}

const en: PreviewWords = {
  locale: 'en-GB',
  tableOf: (host) => `${host}’s table`,
  seatName: (number) => `Player ${number}`,
  free: (count) => (count === 1 ? '1 seat free' : `${count} seats free`),
  full: 'all seats taken',
  round: (round) => `round ${round}`,
  invites: (host) => `${host} invites you`,
  sitting: (names, count) => `${names} ${count === 1 ? 'sits' : 'sit'} there already.`,
  isToMove: (names, count) => `${names} ${count === 1 ? 'is' : 'are'} to move`,
  won: (names, count) => (count === 1 ? `${names} won` : `${names} share the victory`),
  over: 'The game is over',
  endedTogether: 'Ended together',
  cancelled: 'Cancelled by its host',
  toTakeOver: (name) => `${name}’s seat is free: take it over as the game stands.`,
  look: (said) => `Look on: ${said}`,
  study: (table) => `Look back on ${table}`,
  studied: 'Go through the whole game, turn by turn.',
  privateTable: 'A private table',
  hostedBy: (host) => `With ${host}`,
  person: (name, finished) =>
    finished === 0
      ? `${name} plays village-building games by post.`
      : `${name} has finished ${finished === 1 ? 'one game' : `${finished} games`} by post.`,
  house: 'Village-building games by post',
  freeSeat: 'free',
  byPost: 'By post',
  shows: (game, said) => `A picture of the table of ${game}. ${said}`,
}

const de: PreviewWords = {
  locale: 'de-DE',
  tableOf: (host) => `Tisch von ${host}`,
  seatName: (number) => `Platz ${number}`,
  free: (count) => (count === 1 ? 'noch 1 Platz' : `noch ${count} Plätze`),
  full: 'alle Plätze besetzt',
  round: (round) => `Runde ${round}`,
  invites: (host) => `${host} lädt ein`,
  sitting: (names, count) => `${names} ${count === 1 ? 'sitzt' : 'sitzen'} schon dort.`,
  isToMove: (names, count) => `${names} ${count === 1 ? 'ist' : 'sind'} am Zug`,
  won: (names, count) =>
    count === 1 ? `${names} hat gewonnen` : `${names} haben gemeinsam gewonnen`,
  over: 'Das Spiel ist aus',
  endedTogether: 'Gemeinsam beendet',
  cancelled: 'Vom Gastgeber abgesagt',
  toTakeOver: (name) => `Der Platz von ${name} ist frei: Übernimm ihn, wie das Spiel steht.`,
  look: (said) => `Zuschauen: ${said}`,
  study: (table) => `Rückblick: ${table}`,
  studied: 'Das ganze Spiel, Zug für Zug.',
  privateTable: 'Ein privater Tisch',
  hostedBy: (host) => `Mit ${host}`,
  person: (name, finished) =>
    finished === 0
      ? `${name} spielt Dorfbauspiele per Post.`
      : `${name} hat ${finished === 1 ? 'ein Spiel' : `${finished} Spiele`} per Post zu Ende gespielt.`,
  house: 'Dorfbauspiele per Post',
  freeSeat: 'frei',
  byPost: 'Per Post',
  shows: (game, said) => `Ein Bild des Tischs, gespielt wird ${game}. ${said}`,
}

export const previewWords: Readonly<Record<Language, PreviewWords>> = { en, de }
