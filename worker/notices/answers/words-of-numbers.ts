/** Numbers and places in a list, in figures and in English, German and French words. */
import { wordsIn } from './spelling.ts'

const counted: ReadonlyArray<ReadonlySet<string>> = [
  wordsIn('eins'),
  wordsIn('two zwei zwo deux'),
  wordsIn('three drei trois'),
  wordsIn('four vier quatre'),
  wordsIn('five fünf cinq'),
  wordsIn('six sechs'),
  wordsIn('seven sieben sept'),
  wordsIn('eight acht huit'),
  wordsIn('nine neun neuf'),
  wordsIn('ten zehn dix'),
  wordsIn('eleven elf onze'),
  wordsIn('twelve zwölf douze'),
]
const pips: ReadonlyArray<ReadonlySet<string>> = [
  wordsIn('einser einsen einsern'),
  wordsIn('twos zweier zweien zweiern'),
  wordsIn('threes dreier dreien dreiern'),
  wordsIn('fours vierer vieren vierern'),
  wordsIn('fives fünfer fünfen fünfern'),
  wordsIn('sixes sechser sechsen sechsern'),
]
const ones = wordsIn('one un une ein eine einen erste ersten first premier première')
const ordinals: ReadonlyArray<ReadonlySet<string>> = [
  wordsIn('first 1st erste ersten erster erstes premier première 1er 1ère'),
  wordsIn('second 2nd zweite zweiten zweiter zweites deuxième seconde second 2e 2ème'),
  wordsIn('third 3rd dritte dritten dritter drittes troisième 3e 3ème'),
  wordsIn('fourth 4th vierte vierten vierter viertes quatrième 4e 4ème'),
  wordsIn('fifth 5th fünfte fünften fünfter fünftes cinquième 5e 5ème'),
  wordsIn('sixth 6th sechste sechsten sechster sechstes sixième 6e 6ème'),
  wordsIn('seventh 7th siebte siebten siebter siebtes septième 7e 7ème'),
  wordsIn('eighth 8th achte achten achter achtes huitième 8e 8ème'),
]

/** Numbers, from 1, by their words: of several sets that have a word, the first. */
const byWord = (sets: ReadonlyArray<ReadonlySet<string>>): ReadonlyMap<string, number> =>
  new Map(sets.flatMap((words, i) => [...words].map((word) => [word, i + 1] as const)).toReversed())

const numbers = byWord(counted)
const sides = byWord(pips)
const places = byWord(ordinals)

/** The side of a die that a word is: `fours`, `4er`; `null` for any other. */
const sideOf = (word: string): number | null =>
  /^(?:[2-6]er|[1-6](?:ern|en|s))$/.test(word) ? Number(word[0]) : (sides.get(word) ?? null)

/** The number that a word is, in figures or letters; `null` for any other. `un`, `ein` and `one` are none. */
export function numberOf(word: string): number | null {
  if (/^\d{1,3}$/.test(word)) return Number(word)
  return numbers.get(word) ?? sideOf(word)
}

/** Tells whether a word is a number, in figures or letters. */
export const isNumber = (word: string): boolean => numberOf(word) !== null

/** Tells whether a word is a number that dice show, and none of a list: `threes`. */
export const isOfDice = (word: string): boolean => sideOf(word) !== null

/** The place in a list that a word names alone, such as `second` or `one`; `null` for any other. */
export function placeOf(word: string): number | null {
  return places.get(word) ?? (ones.has(word) ? 1 : numberOf(word))
}

/** Tells whether a word is a one that is mostly an article. */
export const isOne = (word: string): boolean => ones.has(word)

const countedThings = wordsIn(
  'slot space position stack pile row region number option platz feld stapel reihe wildnisreihe siedlungsreihe nummer nr place case rangée région numéro',
)

/** Tells whether a word stands before a number that is part of a move's name. */
export const isCounted = (word: string): boolean => countedThings.has(word)

const numbering = wordsIn(
  'number option item choice suggestion proposal nr nummer punkt zug möglichkeit vorschlag variante numéro choix coup proposition',
)

/** Tells whether a word stands before a number of the list. */
export const isNumbering = (word: string): boolean => numbering.has(word)

/** The number that a whole text is: `one` and `un` are articles beside anything else. */
export const soleNumberOf = (words: ReadonlyArray<string>): number | null =>
  words.length === 1 && (words[0] === 'one' || words[0] === 'un') ? 1 : null

/** Tells whether a word is a place in figures: `2nd`. */
export const isPlaceInFigures = (word: string): boolean =>
  /^\d/.test(word) && placeOf(word) !== null && numberOf(word) === null
