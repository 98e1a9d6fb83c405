/** A yes with more behind it: “yes, and then end my turn”. */
import { isTalk } from './asides.ts'
import { isBesideConsent } from './requests.ts'
import { partsOf, sentencesOf } from './sentences.ts'
import { phrasesIn, plainWords, takeOut, wordsIn } from './spelling.ts'
import type { Known } from './wish.ts'
import {
  contented,
  isDoubt,
  isHarmless,
  isPuttingOff,
  isRetracting,
  polite,
} from './words-beside.ts'
import { phrases } from './words-of-requests.ts'

const plain = wordsIn('yes y yep yeah yup ja jo jup jawohl jep oui ouais')

const exact = wordsIn(
  'exactly correct right genau richtig stimmt exact exactement parfait perfect perfekt',
)

/** Words that agree only beside something else. */
const agreeing = [
  ...phrases.yes,
  ...phrasesIn(
    'good, great, right, exactly, perfect, correct, gut, genau, richtig, prima, perfekt, fein, bien, bon, exact, exactement, parfait',
  ),
]

export interface Assent {
  /** Text behind the yes. */
  readonly rest: ReadonlyArray<string>
  /** The yes says that a question is right: “exactly”. */
  readonly isOfQuestion: boolean
  /** The yes can be nothing else: an “ok” begins what somebody has just decided, too. */
  readonly isPlain: boolean
}

/** Words before a yes: “ok then, yes”. */
const leadIn =
  /^\W*(?:ok(?:ay)?|all ?right|fine|(?:na |also )?gut|bon)(?:\s+(?:then|dann|alors))?\s*[,.]\s*(?=(?:yes|ja|oui)(?!\p{L}))/iu

const opening = /^\W*(?:yes+|yep|yeah|yup|ja+|jo|jup|jawohl|jep|oui+|ouais)(?!\p{L})/iu

/** The yes that sentences begin with, where more follows; `null` where none does. */
export function assentIn(sentences: ReadonlyArray<string>): Assent | null {
  const [said = '', ...others] = sentences
  const first = said.replace(leadIn, '')
  const end = opening.exec(first)?.[0].length ?? partsOf(first)[0]?.to ?? 0
  const words = plainWords(first.slice(0, end))
  const { count, left } = takeOut(words, agreeing)
  if (count === 0 || !takeOut(left, polite).left.every(isBesideConsent)) return null
  const rest = [first.slice(end), ...others].filter((text) => plainWords(text).length > 0)
  return rest.length === 0
    ? null
    : {
        rest,
        isPlain: words.some((word) => plain.has(word)),
        isOfQuestion: words.some((word) => exact.has(word)),
      }
}

const hedging = wordsIn(
  'provided providing assuming depends long maybe perhaps forget skip other andere anderen anderes autre sofern solange vorausgesetzt vielleicht vergiss pourvu condition tant être oublie',
)

/** Tells whether what stands behind a yes makes a condition, puts it off, or takes it back: “yes, provided that Bob agrees”. */
export function isHedged(rest: ReadonlyArray<string>): boolean {
  const [first = ''] = rest
  const words = plainWords(rest.join(' '))
  const start = takeOut(plainWords(first), polite).left.find((word) => !onlys.has(word)) ?? ''
  const isOpen = rest.some((text) => /\?/.test(text))
  return (
    isOpen ||
    isPuttingOff(start) ||
    waiting.has(start) ||
    words.some((word) => hedging.has(word) || isDoubt(word) || isRetracting(word))
  )
}

const onlys = wordsIn('only erst nur seulement')
const waiting = wordsIn('in after once nach sobald après')

/** Tells whether what stands behind a yes says no more than it: “yes, that’s it”. */
export const isContented = (rest: ReadonlyArray<string>): boolean =>
  contented.includes(plainWords(rest.join(' ')).join(' '))

/** Tells whether what stands behind a yes says nothing of a move: “yes, she helps me”. */
export const isTalkOnly = (rest: ReadonlyArray<string>, known: Known): boolean =>
  !isHedged(rest) &&
  rest.every(
    (text) =>
      takeOut(plainWords(text), polite).left.every(isHarmless) ||
      isTalk(text, { position: known.position, chosen: [] }, known),
  )

/** Tells whether sentences begin with the words of a new decision, which is no yes: “ok then, the brewer”. */
export const isAnew = ([first = '']: ReadonlyArray<string>): boolean =>
  /^\W*(?:ok(?:ay)?|all ?right|fine|(?:na |also )?gut|bon|d['’]accord)\s+(?:then|dann|alors)\s*[:,](?!\s*(?:yes|ja|oui)(?!\p{L}))/iu.test(
    first,
  )

/** Tells whether the lines of an answer begin with a yes. */
export const isAssent = (lines: ReadonlyArray<string>): boolean =>
  assentIn(sentencesOf(lines).sentences) !== null
