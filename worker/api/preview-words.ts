import { de as of } from '../games/kernel/french.ts'
import type { PerLanguage } from '../games/kernel/index.ts'
import { locales } from '../games/kernel/language.ts'

/** Words of link previews. Names and numbers are put in as they are. */
export interface PreviewWords {
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
  /** The title of a table with a week's deal. */
  readonly dealOf: (week: number) => string
  /** On a free seat, and on the postmark. */
  readonly freeSeat: string
  readonly byPost: string
  /** Alternative text of the picture. */
  readonly shows: (game: string, said: string) => string
}

const en: PreviewWords = {
  tableOf: (host) => `${host}’s table`,
  seatName: (number) => `Player ${number}`,
  free: (count) => locales.en.plural(count, { one: '1 seat free', other: `${count} seats free` }),
  full: 'all seats taken',
  round: (round) => `round ${round}`,
  invites: (host) => `${host} invites you`,
  sitting: (names, count) =>
    `${names} ${locales.en.plural(count, { one: 'sits', other: 'sit' })} there already.`,
  isToMove: (names, count) =>
    `${names} ${locales.en.plural(count, { one: 'is', other: 'are' })} to move`,
  won: (names, count) =>
    locales.en.plural(count, { one: `${names} won`, other: `${names} share the victory` }),
  over: 'The game is over',
  endedTogether: 'Ended together',
  cancelled: 'Cancelled by its host',
  toTakeOver: (name) => `${name}’s seat is free: take it over as the game stands.`,
  look: (said) => `Watch: ${said}`,
  study: (table) => `Look back: ${table}`,
  studied: 'Go through the whole game, turn by turn.',
  privateTable: 'A private table',
  hostedBy: (host) => `With ${host}`,
  person: (name, finished) =>
    finished === 0
      ? `${name} plays village-building games by post.`
      : `${name} has finished ${locales.en.plural(finished, { one: 'one game', other: `${finished} games` })} by post.`,
  dealOf: (week) => `Deal of week ${week}`,
  house: 'Village-building games by post',
  freeSeat: 'free',
  byPost: 'By post',
  shows: (game, said) => `A picture of the table of ${game}. ${said}`,
}

const de: PreviewWords = {
  tableOf: (host) => `Tisch von ${host}`,
  seatName: (number) => `Platz ${number}`,
  free: (count) => locales.de.plural(count, { one: 'noch 1 Platz', other: `noch ${count} Plätze` }),
  full: 'alle Plätze besetzt',
  round: (round) => `Runde ${round}`,
  invites: (host) => `${host} lädt ein`,
  sitting: (names, count) =>
    `${names} ${locales.de.plural(count, { one: 'sitzt', other: 'sitzen' })} schon dort.`,
  isToMove: (names, count) =>
    `${names} ${locales.de.plural(count, { one: 'ist', other: 'sind' })} am Zug`,
  won: (names, count) =>
    locales.de.plural(count, {
      one: `${names} hat gewonnen`,
      other: `${names} haben gemeinsam gewonnen`,
    }),
  over: 'Das Spiel ist aus',
  endedTogether: 'Gemeinsam beendet',
  cancelled: 'Abgesagt',
  toTakeOver: (name) => `Der Platz von ${name} ist frei: Übernimm ihn, wie das Spiel steht.`,
  look: (said) => `Zuschauen: ${said}`,
  study: (table) => `Rückblick: ${table}`,
  studied: 'Das ganze Spiel, Zug für Zug.',
  privateTable: 'Ein privater Tisch',
  hostedBy: (host) => `Mit ${host}`,
  person: (name, finished) =>
    finished === 0
      ? `${name} spielt Dorfbauspiele per Post.`
      : `${name} hat ${locales.de.plural(finished, { one: 'ein Spiel', other: `${finished} Spiele` })} per Post zu Ende gespielt.`,
  dealOf: (week) => `Wochenpartie ${week}`,
  house: 'Dorfbauspiele per Post',
  freeSeat: 'frei',
  byPost: 'Per Post',
  shows: (game, said) => `Ein Bild des Tischs, gespielt wird ${game}. ${said}`,
}

const fr: PreviewWords = {
  tableOf: (host) => `Table ${of(host)}`,
  seatName: (number) => `Place ${number}`,
  free: (count) =>
    locales.fr.plural(count, { one: `${count} place libre`, other: `${count} places libres` }),
  full: 'toutes les places prises',
  round: (round) => `manche ${round}`,
  invites: (host) => `${host} t’invite`,
  sitting: (names, count) =>
    `${names} ${locales.fr.plural(count, { one: 'y a déjà une place', other: 'y ont déjà une place' })}.`,
  isToMove: (names) => `Au tour ${of(names)}`,
  won: (names, count) =>
    locales.fr.plural(count, {
      one: `Victoire ${of(names)}`,
      other: `${names} partagent la victoire`,
    }),
  over: 'La partie est terminée',
  endedTogether: 'Finie d’un commun accord',
  cancelled: 'Annulée par l’hôte',
  toTakeOver: (name) => `La place ${of(name)} est libre : reprends-la en l’état.`,
  look: (said) => `Regarder : ${said}`,
  study: (table) => `Revoir : ${table}`,
  studied: 'Toute la partie, tour par tour.',
  privateTable: 'Une table privée',
  hostedBy: (host) => `Avec ${host}`,
  person: (name, finished) =>
    finished === 0
      ? `${name} bâtit des villages par la poste.`
      : `${name} a fini ${locales.fr.plural(finished, { one: 'une partie', other: `${finished} parties` })} par la poste.`,
  dealOf: (week) => `Donne de la semaine ${week}`,
  house: 'Bâtir des villages par la poste',
  freeSeat: 'libre',
  byPost: 'Par la poste',
  shows: (game, said) => `Une image de la table de ${game}. ${said}`,
}

export const previewWords: PerLanguage<PreviewWords> = { en, de, fr }
