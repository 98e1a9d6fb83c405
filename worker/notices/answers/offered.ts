/** One of the turns that a question offered, told from the others by a word or its place: “the last one”, “auf Stapel 6 bitte”. */
import { isOpenChoice } from './choice.ts'
import { isDoubted } from './doubts.ts'
import { fitOf, labelOf } from './label.ts'
import { exact, namedIn, namesOf } from './piece-names.ts'
import { refusedThings } from './refusals.ts'
import { isAsking, isQuestion } from './sentences.ts'
import { plainWords, takeOut, wordsIn } from './spelling.ts'
import type { Known, Wish } from './wish.ts'
import {
  isArticle,
  isHarmless,
  isKind,
  isOfTale,
  isPuttingOff,
  isSmall,
  isSparse,
  isWithout,
  polite,
} from './words-beside.ts'
import { isCommon } from './words-in-common.ts'
import { isEnding, isGeneralVerb, isTaking, isVerb } from './words-of-moves.ts'
import { isOne, numberOf, placeOf } from './words-of-numbers.ts'

const lasts = wordsIn('last bottom letzte letzten letzter letztes unterste dernier dernière')
const pointing = wordsIn(
  'ones celui celle ceux celles du derjenige diejenige dasjenige meant meinte region wildnisreihe région',
)
const negations = wordsIn('not nicht kein keine keinen pas')

/** Most words of no meaning in such an answer. */
const mostStrays = 1

/** The offered turn that an answer means, or those that are left; `null` where it says more than which of them. */
export function offeredTurn(sentences: ReadonlyArray<string>, known: Known): Wish | null {
  const { listed, isOffer = false } = known
  if (!isOffer || listed.length < 2) return null
  if (
    sentences.some((one) => isQuestion(one) || isAsking(one) || isOpenChoice(one) || isDoubted(one))
  )
    return null
  const words = takeOut(sentences.flatMap(plainWords), polite).left
  if (words.some((word) => isOfTale(word) || isPuttingOff(word))) return null
  const refused = refusedThings(sentences)
  const all = listed.map((_, i) => i)
  const choices: ReadonlyArray<number>[] = []
  let strays = 0
  for (const [i, word] of words.entries()) {
    const rows = rowsOf(word, words[i - 1] ?? '', known)
    const before = words.slice(0, i).findLast((one) => !isArticle(one)) ?? ''
    const isRefused = refused.includes(word) || negations.has(before) || isWithout(before)
    if (rows === null) {
      if (!isNothing(word)) strays++
      if (!isNothing(word) && isOfAnother(word, known)) return null
    } else if (rows.length < all.length)
      choices.push(isRefused ? all.filter((row) => !rows.includes(row)) : rows)
  }
  // “Chez lui” has but filling words.
  const weak = choices.length > 0 ? [] : words.map((word) => withWord(word, known))
  const told = [...choices, ...weak.filter((rows) => rows.length > 0 && rows.length < all.length)]
  if (told.length === 0 || strays > mostStrays) return null
  const left = all.filter((row) => told.every((rows) => rows.includes(row)))
  const [only = 0, ...others] = left.length > 0 ? left : all
  return others.length === 0
    ? { wish: 'numbers', numbers: [only + 1] }
    : { wish: 'unsure', turns: [only, ...others].map((row) => listed[row]?.moves ?? []) }
}

/** The offered turns whose names have a filling word, from 0. */
const withWord = (word: string, { listed }: Known): ReadonlyArray<number> =>
  isSmall(word) || isSparse(word) || isArticle(word)
    ? []
    : listed.flatMap(({ labels, brief = [] }, i) =>
        [...labels, ...brief].some((label) => labelOf(label).words.includes(word)) ? [i] : [],
      )

/** Tells whether a word says nothing of a move by itself. */
const isNothing = (word: string): boolean =>
  isHarmless(word) ||
  isKind(word) ||
  isCommon(word) ||
  pointing.has(word) ||
  negations.has(word) ||
  isGeneralVerb(word) ||
  isTaking(word) ||
  (isVerb(word) && !isEnding(word))

/** The offered turns that a word fits best, from 0; `null` where it says nothing of them. */
function rowsOf(word: string, before: string, { listed }: Known): ReadonlyArray<number> | null {
  if (lasts.has(word)) return [listed.length - 1]
  if (isHarmless(word) && !isOne(word)) return null
  // A letter shows the short names.
  const shown = listed.map(({ brief = [] }) => fitIn(word, brief))
  const fits = shown.some((fit) => fit > 0)
    ? shown
    : listed.map(({ labels }) => fitIn(word, labels))
  const best = Math.max(...fits)
  if (best > 0 && !isOne(word)) return fits.flatMap((fit, i) => (fit === best ? [i] : []))
  const place = isOne(word) && !isThe(before) ? null : placeOf(word)
  const isPlace = place !== null && numberOf(word) === null && place <= listed.length
  return isPlace ? [place - 1] : null
}

/** Degree to which a word is one of some names; a region's numeral is of its spaces. */
const fitIn = (word: string, labels: ReadonlyArray<string>): number =>
  Math.max(
    0,
    ...labels.map((label) => {
      const { words } = labelOf(label)
      const isOfRegion =
        /^[iv]+$/.test(word) &&
        words.some((one) => /^[iv]+\d$/.test(one) && one.replace(/\d$/, '') === word)
      return isOfRegion ? exactly : fitOf(word, words)
    }),
  )
const exactly = 3

/** Articles before a place in the list: “the first”, “le premier”. */
const isThe = (word: string): boolean => the.has(word)
const the = wordsIn('the die der das den le la')

/** Tells whether a word is of a piece, or of a move that was not offered. */
const isOfAnother = (word: string, known: Known): boolean =>
  namedIn([word], namesOf(known), exact).found.length > 0 ||
  (known.position?.legal ?? []).some(({ labels }) =>
    labels.some((label) => fitOf(word, labelOf(label).main) > 1),
  )
