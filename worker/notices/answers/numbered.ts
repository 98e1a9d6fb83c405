/** A number of the list with nothing but talk beside it: “2 please, I was on holiday”, “Dann die 1, hoffe das passt so”. */
import { retractedIn } from './evidence.ts'
import { fitOf, isThing, labelOf } from './label.ts'
import { isBesideNumbers, isOfDie } from './numbers.ts'
import { exact, namedIn, namesOf } from './piece-names.ts'
import { isQuestion, partsOf } from './sentences.ts'
import { plainWords, takeOut, wordsIn } from './spelling.ts'
import { isVetoed } from './vetoes.ts'
import type { Known, Wish } from './wish.ts'
import { closing, isDoubt, isKind, isOfTale, isRetracting, isUnit, polite } from './words-beside.ts'
import { isEnding, isGeneralVerb, isPassing, isTaking, isVerb } from './words-of-moves.ts'
import { isCounted, isNumber, isNumbering, isOfDice, isOne, placeOf } from './words-of-numbers.ts'

const beside = wordsIn(
  `I I'll I'd I'm my move choice please pls plz now ok okay so well then would like want with here is it me`,
  'ich bitte dann jetzt nun also mein zug ist denke denk glaube glaub mal halt hier',
  'je j que svp stp alors donc maintenant mon coup est pense crois joue ici',
)

/** The turn of the list that a text takes by its number, whatever else it tells; `null` for any other text. */
export function numberedTurn(sentences: ReadonlyArray<string>, known: Known): Wish | null {
  const { listed, people = [], isAsked, proposed } = known
  if (isAsked || proposed !== null) return null
  const clauses = sentences.flatMap(apart).flatMap((sentence) =>
    partsOf(sentence).map(({ from, to, joint }) => ({
      words: takeOut(plainWords(sentence.slice(from, to)), polite).left,
      joint,
    })),
  )
  const said = clauses.flatMap(({ words }) => numberIn(words) ?? [])
  const [number = 0, ...others] = said
  const row = listed[number - 1]
  if (!row || others.length > 0) return null
  const rest = clauses.filter(({ words }) => numberIn(words) === null)
  if (rest.some(({ words, joint }) => joint === 'then' || isOfMoves(words, known))) return null
  const isOpen =
    sentences.some(isQuestion) ||
    rest.flatMap(({ words }) => words).some((word) => isDoubt(word) || isRetracting(word)) ||
    retractedIn(sentences.join(' '), people) !== null ||
    isVetoed(sentences, [], known)
  return isOpen ? { wish: 'unsure', turns: [row.moves] } : { wish: 'numbers', numbers: [number] }
}

/** A sentence, and the number of the list that it begins with apart from it: “1. Greetings from the train”. */
const apart = (sentence: string): ReadonlyArray<string> =>
  sentence.split(/(?<=^\W*\d+)\s*[.:)]\s+(?=\p{L})/u)

/** The number of a clause that has but harmless words beside it; `null` of any other. */
function numberIn(words: ReadonlyArray<string>): number | null {
  const at = words.findIndex((word, i) => isNumberOf(word, words[i + 1] ?? ''))
  const [word = '', before = '', after = ''] = [words[at], words[at - 1], words[at + 1]]
  if (at < 0 || isOfDice(word) || isUnit(after) || (isCounted(before) && !isNumbering(before)))
    return null
  const isBeside = (one: string) =>
    isTaking(one) || isNumbering(one) || isBesideNumbers(one) || beside.has(one)
  const others = words.toSpliced(at, 1)
  return !isOfDie(words) && others.every((one) => isBeside(one) && one !== 'to')
    ? placeOf(word)
    : null
}

/** Tells whether a word is a number, or a place that is called one of the list: “3rd suggestion”. */
const isNumberOf = (word: string, after: string): boolean =>
  isNumber(word) || (!isOne(word) && placeOf(word) !== null && isNumbering(after))

/** Tells whether a clause may be about a move. */
const isOfMoves = (words: ReadonlyArray<string>, known: Known): boolean =>
  isOfDie(words) ||
  takeOut(words, closing).count > 0 ||
  namedIn(words, namesOf(known), exact).found.length > 0 ||
  words.some(
    (word) =>
      isNumber(word) ||
      isEnding(word) ||
      isPassing(word) ||
      isOfLegal(word, known) ||
      (isVerb(word) && !isGeneralVerb(word) && !isTaking(word) && !isOfTale(word)),
  )

/** Tells whether a word is of a thing in the name of a legal move. */
const isOfLegal = (word: string, { position }: Known): boolean =>
  isThing(word) &&
  !isKind(word) &&
  (position?.legal ?? []).some(({ labels }) =>
    labels.some((label) => fitOf(word, labelOf(label).words) > 1),
  )
