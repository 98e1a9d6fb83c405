/** Names of moves, as their words, and how written words fit them. */
import { likeness, plainWords, wordsIn } from './spelling.ts'
import { isArticle, isExchange, isHarmless, isKind, isPlacing } from './words-beside.ts'
import { isGeneralNoun, isVerb, meanAlike } from './words-of-moves.ts'
import { isNumber, numberOf } from './words-of-numbers.ts'

/** A name of what could be meant, as its words. */
export interface Label {
  /** Number of its language among those that all names have. */
  readonly language: number
  readonly words: ReadonlyArray<string>
  /** Two neighbours as one word: `Erz-Transporteur` is written in one as well. */
  readonly pairs: ReadonlyArray<string>
  /** Words in brackets. */
  readonly aside: ReadonlySet<string>
  /** The same, those between commas together. */
  readonly items: ReadonlyArray<ReadonlyArray<string>>
  /** The words before and behind the brackets. */
  readonly main: ReadonlyArray<string>
  /** The same, and what may be one word of them. */
  readonly mainJoined: ReadonlyArray<string>
  /** Words before a description, which stands behind a colon, and their neighbours as one word. */
  readonly name: ReadonlyArray<string>
}

const known = new Map<string, Label>()
const mostKnown = 5000

/** The words of a label. Those of many texts are kept, as the same moves are read many times in an answer. */
export function labelOf(text: string, language = 0): Label {
  const key = `${language}${text}`
  const kept = known.get(key)
  if (kept) return kept
  if (known.size >= mostKnown) known.clear()
  const label = labelIn(text, language)
  known.set(key, label)
  return label
}

function labelIn(text: string, language: number): Label {
  const words = plainWords(text)
  const items = [...text.matchAll(/\(([^)]*)\)/g)].flatMap(([, inside = '']) =>
    inside.split(',').map(plainWords),
  )
  const main = plainWords(text.replace(/\([^)]*\)/g, ' '))
  const separable = separableIn(main)
  return {
    language,
    words,
    pairs: [...pairsOf(words), ...separable],
    aside: new Set(items.flat()),
    items,
    main,
    mainJoined: [...withPairs(main), ...separable],
    name: [...withPairs(nameIn(text)), ...separable],
  }
}

const particles = wordsIn('weiter heim ab an auf aus ein fort hin los um vor weg zu zurück fertig')

/** Tells whether a word is a particle of a verb: `weg`. */
export const isParticle = (word: string): boolean => particles.has(word)

/** The verb of a label with the particle that stands apart from it, in one word as in the infinitive: `schick … weiter`. */
const separableIn = ([verb = '', ...others]: ReadonlyArray<string>): string[] =>
  others.filter((word) => particles.has(word)).map((word) => `${word}${verb}`)

const withPairs = (words: ReadonlyArray<string>) => [...words, ...pairsOf(words)]

/** The words before a description. A single one is a verb: `Travel: take travel card A`. */
function nameIn(text: string): ReadonlyArray<string> {
  const words = plainWords(text.split(/\s*:\s/)[0] ?? '')
  return words.length > 1 ? words : plainWords(text)
}

/** Neighbours as one word each. */
export const pairsOf = (words: ReadonlyArray<string>): string[] =>
  words.slice(1).map((word, i) => `${words[i]}${word}`)

const coins = wordsIn(
  'coin coins münze münzen pièce pièces goldstück goldstücke goldstücken goldmünze goldmünzen',
)
const gold = wordsIn('gold or')
const sides = [
  wordsIn('oben obere oberen top upper haut haute'),
  wordsIn('mitte mittig mittlere mittleren middle centre center milieu'),
  wordsIn('unten untere unteren bottom lower bas basse'),
] as const

/** Nouns that mean the same: people call a descendant a kid. */
const synonyms = [
  wordsIn(
    'descendant descendants kid kids child children pupil pupils student students nachkomme nachkommen schüler enfant enfants élève élèves',
  ),
  wordsIn('play game'),
  wordsIn('left links linke linken linker gauche'),
  wordsIn('right rechts rechte rechten rechter droite'),
  wordsIn('landschaft gelände terrain land lands'),
  wordsIn('argile glaisière glaise'),
] as const

/** Tells whether a word says where something comes to, by itself: `oben`. */
export const isSide = (word: string): boolean => sides.some((side) => side.has(word))

/** Degree to which a written word fits one of some words; gold comes in coins where it is counted in none, and `oben` is the upper street; a number may be written in letters. */
export function fitOf(written: string, words: ReadonlyArray<string>): number {
  const number = numberOf(written)
  if (number !== null && words.includes(`${number}`)) return 3
  if (coins.has(written) && words.some((word) => gold.has(word))) return 2
  if (sides.some((side) => side.has(written) && words.some((word) => side.has(word)))) return 3
  if (synonyms.some((same) => same.has(written) && words.some((word) => same.has(word)))) return 2
  return words.reduce((best, word) => Math.max(best, likeness(written, word)), 0)
}

/**
 * Number of short words and numbers of a text whose neighbours stand in the label, too: `region I` is no `I` of English. Articles
 * count nothing: a name has another one where it stands in another case.
 */
export const neighboursIn = ({ pairs }: Label, written: ReadonlyArray<string>): number =>
  written.slice(1).filter((word, i) => {
    const before = written[i] ?? ''
    if (isArticle(before)) return false
    return pairs.includes(`${before}${word}`) && (isShort(before) || isShort(word))
  }).length

const isShort = (word: string): boolean => word.length < 3 || numberOf(word) !== null

/** Tells whether a label has a verb of the same meaning. */
export const hasVerb = ({ words }: Label, verb: string): boolean =>
  words.some((word) => meanAlike(verb, word))

/** Tells whether a text is just the name of a move. */
export const isCalled = (label: string, text: string): boolean =>
  plainWords(label).join(' ') === plainWords(text).join(' ')

/** The words of a label that tell it from others: no verbs and numbers, each as often as it stands there. */
export const contentOf = (label: Label, isFilling: (word: string) => boolean): string[] =>
  label.main.filter((word) => !isFilling(word) && !isVerb(word) && numberOf(word) === null)

/** Tells whether a word may name a thing of the game, as no number, verb, general noun or filling word does. */
export const isThing = (word: string): boolean =>
  !(isHarmless(word) || isVerb(word) || isGeneralNoun(word) || isNumber(word) || isExchange(word))

/** Tells whether a word of a name tells what it is about. */
export const isOfThing = (word: string): boolean => isThing(word) && !isKind(word)

/** Things of a name behind the last word such as `under`. */
export function placeIn({ main }: Label): string[] {
  const at = main.findLastIndex((word, i) => i > 0 && isPlacing(word))
  return at < 0 ? [] : main.slice(at).filter(isOfThing)
}
