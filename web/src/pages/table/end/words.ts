import { language } from '../../../words/index.ts'

/** Somebody in a sentence; `null` is me. */
type Who = string | null

const en = {
  decided: 'What decided it',
  show: (name: string) => `Show ${name}’s village`,
  mine: 'Your village',
  paid: (label: string) => `Now counting: ${label}`,
  sums: (first: number, second: number) => `${first} to ${second}`,
  placed: (place: number) => `Place ${place}`,
  ahead: (who: Who, points: number) =>
    `${who === null ? 'You were' : `${who} was`} ahead when it ended, with ${points}.`,
  nothing: 'This time nobody earned anything.',
  most: (who: Who, what: string, points: number, total: number) =>
    `${who ?? 'You'} earned the most with ${what}: ${points} of ${total}.`,
  lead: (over: Who, what: string, of: number, theirs: number) =>
    `The lead over ${over ?? 'you'} came from ${what}: ${of}\u00a0to\u00a0${theirs}.`,
  same: (over: Who, of: number, theirs: number) =>
    `That also made the difference against ${over ?? 'you'}: ${of}\u00a0to\u00a0${theirs}.`,
  turn: (
    of: Who,
    over: Who,
    behind: readonly [what: string, theirs: number, of: number],
    ahead: readonly [what: string, of: number, theirs: number],
  ) =>
    `${over ?? 'You'} did better with ${behind[0]}, ${behind[1]}\u00a0to\u00a0${behind[2]}, but ${of ?? 'you'} made up for it with ${ahead[0]}: ${ahead[1]}\u00a0to\u00a0${ahead[2]}.`,
  second: (what: string, points: number) => `Next came ${what}: ${points}.`,
}
const de: typeof en = {
  decided: 'Was den Ausschlag gab',
  show: (name) => `Das Dorf von ${name} zeigen`,
  mine: 'Dein Dorf',
  paid: (label) => `Jetzt gezählt: ${label}`,
  sums: (first, second) => `${first} zu ${second}`,
  placed: (place) => `Platz ${place}`,
  ahead: (who, points) => `Am Ende ${who === null ? 'lagst du' : `lag ${who}`} mit ${points} vorn.`,
  nothing: 'Diesmal hat niemand etwas verdient.',
  most: (who, what, points, total) =>
    `${who === null ? 'Du hast' : `${who} hat`} am meisten mit ${what} verdient: ${points} von ${total}.`,
  lead: (over, what, of, theirs) =>
    `Der Vorsprung vor ${over ?? 'dir'} kam von ${what}: ${of}\u00a0zu\u00a0${theirs}.`,
  same: (over, of, theirs) =>
    `Das machte auch den Unterschied zu ${over ?? 'dir'}: ${of}\u00a0zu\u00a0${theirs}.`,
  turn: (of, over, behind, ahead) =>
    `${over === null ? 'Du warst' : `${over} war`} mit ${behind[0]} besser, ${behind[1]}\u00a0zu\u00a0${behind[2]}, doch ${of === null ? 'du hast' : `${of} hat`} das mit ${ahead[0]} wettgemacht: ${ahead[1]}\u00a0zu\u00a0${ahead[2]}.`,
  second: (what, points) => `Danach kam am meisten von ${what}: ${points}.`,
}
const fr: typeof en = {
  decided: 'Ce qui a fait la différence',
  show: (name) => `Montrer le village : ${name}`,
  mine: 'Ton village',
  paid: (label) => `On compte : ${label}`,
  sums: (first, second) => `${first} à ${second}`,
  placed: (place) => `Rang ${place}`,
  ahead: (who, points) =>
    `À la fin, ${who === null ? 'tu étais' : `${who} était`} devant, avec ${points}.`,
  nothing: 'Cette fois, personne n’a rien gagné.',
  most: (who, what, points, total) =>
    `${who === null ? 'Tu as' : `${who} a`} surtout gagné avec ${what} : ${points} sur ${total}.`,
  lead: (over, what, of, theirs) =>
    `L’écart avec ${over ?? 'toi'} s’est fait sur ${what} : ${of}\u00a0à\u00a0${theirs}.`,
  same: (over, of, theirs) =>
    `C’est aussi là que s’est fait l’écart avec ${over ?? 'toi'} : ${of}\u00a0à\u00a0${theirs}.`,
  turn: (of, over, behind, ahead) =>
    `${over === null ? 'Tu as' : `${over} a`} fait mieux avec ${behind[0]}, ${behind[1]}\u00a0à\u00a0${behind[2]}, mais ${of === null ? 'tu as' : `${of} a`} repris l’avantage avec ${ahead[0]} : ${ahead[1]}\u00a0à\u00a0${ahead[2]}.`,
  second: (what, points) => `Ensuite : ${what}, ${points}.`,
}

export type EndWords = typeof en

/** Texts of the end of a game, by language. */
export const endWords = { en, de, fr } as const

/** Texts of the end of a game, in the present language. */
export const endTexts = (): EndWords => endWords[language()]
