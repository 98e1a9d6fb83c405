/** Numbers of a letter's list in an answer. */
import { phrasesIn, plainWords, takeOut, wordsIn } from './spelling.ts'
import { isHarmless, isKind, isSparse, polite } from './words-beside.ts'
import { isTaking } from './words-of-moves.ts'
import {
  isNumbering,
  isOfDice,
  isPlaceInFigures,
  numberOf,
  placeOf,
  soleNumberOf,
} from './words-of-numbers.ts'

/** Words that may stand beside the place of a turn in the list. */
const besidePlaces = new Set(
  plainWords(
    'the der die das den le la l please bitte stp svp merci danke thanks s il te vous plaît rather lieber plutôt',
  ),
)

const besideNumbers = new Set(
  plainWords(
    'the die den das le la thank hello hi hallo bonjour danach et puis guess think prefer choice choose final answer sure obviously definitely natürlich klar gern gerne sicher volontiers évidemment',
  ),
)

/** Tells whether a word may stand beside the numbers of a list. */
export const isBesideNumbers = (word: string): boolean =>
  isSparse(word) || isNumbering(word) || isTaking(word) || besideNumbers.has(word)

/** The numbers of the list in a text that says nothing else; `null` where it does. */
export function numbersIn(words: ReadonlyArray<string>): number[] | null {
  if (words.some(isOfDice)) return null
  const plain = takeOut(words, polite).left
  if (isFavourite(takeOut(plain, trusting).left)) return [1]
  const sole = soleNumberOf(plain)
  if (sole !== null) return [sole]
  const numbers = plain.flatMap((word) => numberOf(word) ?? [])
  const others = plain.filter((word) => numberOf(word) === null)
  if (numbers.length > 0 && others.every(isBesideNumbers)) return numbers
  if (isSaidToBeOne(plain) && numbers.length === 1) return numbers
  return placeIn(words, plain)
}

const trusting = phrasesIn(
  'i trust you, yes, ja, oui, ok, d accord, ja passt, passt, do, make, take, ich vertraue euch, ich vertrau euch, je vous fais confiance',
)
const favourites = wordsIn('favourite favorite favorit favoriten préféré préférée')
const whose = wordsIn(
  'your euer euren eurem votre our unser unseren mine too also is as auch meiner ist wie comme aussi mien est passt',
)

/** Tells whether a text takes what a letter calls our favourite: the first of its list. */
const isFavourite = (words: ReadonlyArray<string>): boolean =>
  words.some((word) => favourites.has(word)) &&
  words.every(
    (word) =>
      favourites.has(word) || whose.has(word) || besidePlaces.has(word) || isBesideNumbers(word),
  )

/** Tells whether a number is said to be one of the list, with nothing but kind words beside it: “let us try number two”. */
const isSaidToBeOne = (words: ReadonlyArray<string>): boolean =>
  words.some((word, i) => isNumbering(word) && numberOf(words[i + 1] ?? '') !== null) &&
  words.every(
    (word) => numberOf(word) !== null || isBesideNumbers(word) || isHarmless(word) || isKind(word),
  )

/** Tells whether `die` is an English one: “turn the first die” names no place. */
export const isOfDie = (words: ReadonlyArray<string>): boolean =>
  words.includes('die') && (words.includes('the') || words.includes('turn'))

const firsts = wordsIn('first erst zuerst')

/** Tells whether a word only begins an order: “first the second one”. */
const isFirst = (word: string): boolean => firsts.has(word)

/** The place in the list that a text names and nothing else; `null` for none. */
function placeIn(words: ReadonlyArray<string>, plain: ReadonlyArray<string>): number[] | null {
  if (isOfDie(words)) return null
  const one = words.indexOf('one')
  const isArticled =
    one > 0 ||
    words.some(isPlaceInFigures) ||
    (one < 0 && words.some((word) => besidePlaces.has(word) || isNumbering(word)))
  const said = isFirst(plain[0] ?? '') && plain.length > 2 ? plain.slice(1) : plain
  const beside = said.filter(
    (word) => !(besidePlaces.has(word) || isNumbering(word) || isSparse(word) || isTaking(word)),
  )
  const places = isArticled
    ? beside.filter((word) => beside.length === 1 || word !== 'one').map(placeOf)
    : []
  const [place = null] = places
  return place !== null && places.every((other) => other === place) ? [place] : null
}
