/** A turn of the list with one part of it changed: “like 4, but with the mason”, “wie 2, aber ohne Wappen”. */
import { same } from '../../games/kernel/index.ts'
import type { TurnMoves } from '../../games/kernel/likely.ts'
import type { Meant } from './clause.ts'
import { fitOf, isThing, labelOf } from './label.ts'
import { isBesideNumbers } from './numbers.ts'
import { mostOffered } from './offers.ts'
import { phrasesIn, plainWords, wordsIn } from './spelling.ts'
import type { Known, Position, Wish } from './wish.ts'
import { isHarmless, isKind, isWithout } from './words-beside.ts'
import { isVerb } from './words-of-moves.ts'
import { placeOf } from './words-of-numbers.ts'

const but = wordsIn('but aber nur mais')
const like = wordsIn('like as same wie comme')
const withWords = wordsIn('with mit avec')
const instead = phrasesIn(
  'instead of, rather than, in place of, in the place of, not, statt, anstatt, anstelle, an Stelle, au lieu de, à la place de, plutôt que, pas',
)

/** Pieces that are named: what comes in, and what goes out. */
interface Change {
  readonly number: number
  readonly fresh: ReadonlyArray<string>
  readonly old: ReadonlyArray<string>
}

const things = (words: ReadonlyArray<string>) =>
  words.filter((word) => !(isHarmless(word) || isVerb(word) || isKind(word)))

/** The change that a text asks for; `null` where it asks for none. */
function changeIn(words: ReadonlyArray<string>): Change | null {
  const cut = words.findIndex((word) => but.has(word))
  const head = words.slice(0, cut)
  const numbers = head.flatMap((word) => placeOf(word) ?? [])
  const [number] = numbers
  const isHead = (word: string) =>
    placeOf(word) !== null ||
    like.has(word) ||
    isBesideNumbers(word) ||
    isHarmless(word) ||
    isKind(word)
  if (cut < 1 || number === undefined || numbers.length > 1 || !head.every(isHead)) return null
  const tail = words.slice(cut + 1)
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

/** Moves that do with the new piece as one of these names does with the old; `isElsewhere`: be it at another place. */
function swapped(
  labels: ReadonlyArray<string>,
  { fresh, old }: Change,
  position: Position,
  isElsewhere: boolean,
): TurnMoves {
  return position.legal.flatMap(({ moves: [move], labels: others }) => {
    const isSwap = labels.some((label, i) => {
      const other = others[i] ?? ''
      return (
        hasAll(label, old) &&
        hasAll(other, fresh) &&
        !hasAll(label, fresh) &&
        labelOf(other).main[0] === labelOf(label).main[0] &&
        (isElsewhere || rest(label, old) === rest(other, fresh))
      )
    })
    return isSwap && move ? [move] : []
  })
}

/** All turns that a row of the list becomes by one change, up to what only the table can tell. What a change opens or shuts goes with it. */
function variations(
  { moves, parts = [] }: Meant,
  change: Change,
  start: Position,
  isElsewhere: boolean,
): TurnMoves[] {
  const found: TurnMoves[] = []
  const go = (position: Position | null, at: number, done: TurnMoves, isChanged: boolean) => {
    const move = moves[at]
    if (move === undefined || position === null) {
      if (isChanged) found.push(done)
      return
    }
    const meant = position.legal.find((one) => same(one.moves[0], move))
    const labels = meant?.labels ?? parts[at]?.labels ?? []
    const isOut = change.fresh.length === 0
    if (isOut && labels.some((label) => hasAll(label, change.old)))
      return go(position, at + 1, done, true)
    if (meant) go(position.after(move), at + 1, [...done, move], isChanged)
    else if (isOut && isChanged) go(position, at + 1, done, true)
    if (isOut || (isChanged && meant)) return
    for (const other of swapped(labels, change, position, isElsewhere))
      go(position.after(other), at + 1, [...done, other], true)
  }
  go(start, 0, [], false)
  return found
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
  if (!only || turns.length > mostOffered) return null
  return exact.length === 1 ? { wish: 'moves', moves: only } : { wish: 'unsure', turns }
}
