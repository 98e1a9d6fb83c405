/** A turn of the list with one part of it changed: “like 4, but with the mason”, “wie 2, aber ohne Wappen”, “yes, but discard the bath instead”. */
import { same } from '../../games/kernel/index.ts'
import type { TurnMoves } from '../../games/kernel/likely.ts'
import { type Meant, withoutAlike } from './clause.ts'
import { fitOf, hasVerb, isThing, labelOf } from './label.ts'
import { isBesideNumbers } from './numbers.ts'
import { mostOffered } from './offers.ts'
import { phrasesIn, plainWords, takeOut, wordsIn } from './spelling.ts'
import type { Known, Position, Wish } from './wish.ts'
import { isHarmless, isKind, isWithout } from './words-beside.ts'
import { isGeneralVerb, isTaking, isVerb } from './words-of-moves.ts'
import { placeOf } from './words-of-numbers.ts'

const but = wordsIn('but aber nur mais')
const like = wordsIn('like as same wie comme')
const withWords = wordsIn('with mit avec')
const instead = phrasesIn(
  'instead of, rather than, in place of, in the place of, not, statt, anstatt, anstelle, an Stelle, au lieu de, au lieu des, au lieu du, à la place de, à la place des, à la place du, plutôt que, pas',
)

const preferring = phrasesIn(
  'instead, rather, stattdessen, lieber, doch lieber, à la place, plutôt, au lieu de ça, no, nope, nein, nee, non, please, bitte, svp, und zwar, et',
)
const adding = wordsIn(
  'also too then after and auch noch dann danach dazu und zusätzlich aussi puis ensuite et encore',
)

/** Pieces that are named: what comes in, and what goes out; `verbs`: what is done with it. */
export interface Change {
  readonly number: number
  readonly fresh: ReadonlyArray<string>
  readonly old: ReadonlyArray<string>
  readonly verbs?: ReadonlyArray<string>
}

const things = (words: ReadonlyArray<string>) =>
  words.filter((word) => !(isHarmless(word) || isVerb(word) || isKind(word)))

/** The change that a text asks for; `null` where it asks for none. */
function changeIn(words: ReadonlyArray<string>): Change | null {
  const cut = words.findIndex((word) => but.has(word))
  const head = words.slice(0, cut)
  const numbers = head.flatMap((word, i) => (i > 0 && word === 'one' ? [] : (placeOf(word) ?? [])))
  const [number] = numbers
  const isHead = (word: string) =>
    placeOf(word) !== null ||
    like.has(word) ||
    isBesideNumbers(word) ||
    isHarmless(word) ||
    isKind(word)
  if (cut < 1 || number === undefined || numbers.length > 1 || !head.every(isHead)) return null
  const tail = words.slice(cut)
  return changeBehind(number, tail.slice(1)) ?? changeAfter(number, tail)
}

/** The change in words behind a “but”. */
function changeBehind(number: number, tail: ReadonlyArray<string>): Change | null {
  const [first = ''] = tail
  if (isWithout(first)) return { number, fresh: [], old: things(tail.slice(1)) }
  const text = `${tail.join(' ')} `
  const at = instead.map((one) => text.indexOf(`${one} `)).filter((one) => one > 0)
  const end = at.length === 0 ? text.length : Math.min(...at)
  if (!withWords.has(first) && at.length === 0) return null
  const fresh = things(plainWords(text.slice(0, end))).filter((word) => !withWords.has(word))
  const gone = instead.reduce((rest, one) => rest.replace(`${one} `, ' '), text.slice(end))
  return { number, fresh, old: things(plainWords(gone)) }
}

const hasAll = (label: string, words: ReadonlyArray<string>): boolean =>
  words.every((word) => fitOf(word, labelOf(label).main) > 0)

/** The words of a name without those of some pieces. */
const rest = (label: string, words: ReadonlyArray<string>): string =>
  labelOf(label)
    .main.filter((word) => !words.some((one) => fitOf(one, [word]) > 0) && isThing(word))
    .join(' ')

/** The change that stands behind a yes or a no; `null` where more is only added. */
function changeAfter(number: number, written: ReadonlyArray<string>): Change | null {
  const [first = '', second = ''] = written
  const isLed = but.has(first) || (first === 'und' && second === 'zwar')
  const { count, left } = takeOut(but.has(first) ? written.slice(1) : written, preferring)
  const named = changeBehind(number, but.has(first) ? written.slice(1) : written)
  if (named) return named
  if ((count === 0 && !isLed) || left.some((word) => adding.has(word))) return null
  const verbs = left.filter((word) => isVerb(word) && !isGeneralVerb(word) && !isTaking(word))
  return { number, fresh: things(left), old: [], verbs }
}

/** Moves that do with the new piece as one of these names does with the old; `isElsewhere`: be it at another place. */
function swapped(
  labels: ReadonlyArray<string>,
  { fresh, old, verbs = [] }: Change,
  position: Position,
  isElsewhere: boolean,
): TurnMoves {
  return withoutAlike(position.legal, fresh).flatMap(({ moves: [move], labels: others }) => {
    const isSwap = labels.some((label, i) => {
      const other = others[i] ?? ''
      return (
        hasAll(label, old) &&
        hasAll(other, fresh) &&
        !hasAll(label, fresh) &&
        labelOf(other).main[0] === labelOf(label).main[0] &&
        verbs.every((verb) => hasVerb(labelOf(other), verb)) &&
        (isElsewhere || rest(label, old) === rest(other, fresh))
      )
    })
    return isSwap && move ? [move] : []
  })
}

/** The first word of a name, which is its verb in English. */
const verbIn = ([label = '']: ReadonlyArray<string>): string => labelOf(label).main[0] ?? ''

/** All turns that a row of the list becomes by one change, up to what only the table can tell. What a change opens or shuts goes with it. */
export function variations(
  { moves, parts = [] }: Meant,
  change: Change,
  start: Position,
  isElsewhere: boolean,
): TurnMoves[] {
  const found: TurnMoves[] = []
  const go = (
    position: Position | null,
    at: number,
    done: TurnMoves,
    isChanged: boolean,
    before: Position | null = null,
  ) => {
    const move = moves[at]
    if (move === undefined || position === null) {
      if (isChanged) found.push(done)
      return
    }
    const meant = position.legal.find((one) => same(one.moves[0], move))
    const labels = meant?.labels ?? parts[at]?.labels ?? []
    const isOut = change.fresh.length === 0
    if (isOut && labels.some((label) => hasAll(label, change.old))) {
      // A crest that discards nothing is not used.
      const isBound = position.legal.every((one) => verbIn(one.labels) === verbIn(labels))
      if (before && isBound) return go(before, at + 1, done.slice(0, -1), true)
      return go(position, at + 1, done, true, before)
    }
    if (meant) go(position.after(move), at + 1, [...done, move], isChanged, position)
    else if (isOut && isChanged) go(position, at + 1, done, true, before)
    if (isOut || (isChanged && meant)) return
    for (const other of swapped(labels, change, position, isElsewhere))
      go(position.after(other), at + 1, [...done, other], true)
  }
  go(start, 0, [], false)
  return found
}

/** Tells whether sentences ask for a turn of the list with one change. */
export const isVaried = (sentences: ReadonlyArray<string>): boolean =>
  changeIn(plainWords(sentences.join(' '))) !== null

/** The turn that was asked about with the change behind a yes or a no, as a question; `null` where there is none. */
export function amendedTurn(
  rest: ReadonlyArray<string>,
  { listed, position, proposed }: Known,
): Wish | null {
  const row = proposed === null ? undefined : listed[proposed - 1]
  const change = row && changeAfter(proposed ?? 0, plainWords(rest.join(' ')))
  if (!row || !change || !position || change.fresh.length + change.old.length === 0) return null
  const turns = variations(row, change, position, true)
  return turns.length === 0 || turns.length > mostOffered ? null : { wish: 'unsure', turns }
}

/** The turn of the list that a text takes with one change; a question where several could come of it, `null` for any other text. */
export function variedTurn(
  sentences: ReadonlyArray<string>,
  { listed, position }: Known,
): Wish | null {
  const change = changeIn(plainWords(sentences.join(' ')))
  const row = change && listed[change.number - 1]
  if (!change || !row || !position || change.fresh.length + change.old.length === 0) return null
  const exact = change.old.length > 0 ? variations(row, change, position, false) : []
  const turns = exact.length > 0 ? exact : variations(row, change, position, true)
  const [only] = turns
  // A change that cannot be is no turn by itself: “as 1, but with the ring”.
  if (!only || turns.length > mostOffered) return { wish: 'unsure', turns: [row.moves] }
  // The rest of the row may stand behind what only the table can tell.
  const isWhole = change.fresh.length === 0 || only.length >= (row.parts ?? row.moves).length
  return exact.length === 1 && isWhole ? { wish: 'moves', moves: only } : { wish: 'unsure', turns }
}
