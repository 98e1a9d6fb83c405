/** Turns that a letter lists: as many as leave it short enough to be read. */
import { Hidden, type Language, type Names, type TurnMoves } from '../games/kernel/index.ts'
import { wordsOf } from '../games/words.ts'
import type { Block } from '../wire/letter.ts'
import { roomForList } from './compose.ts'
import { fitting, mostOfTurn, wordsIn } from './length.ts'
import { type Notice, openly, type PlayNotice } from './notice.ts'
import type { Opening } from './opening.ts'
import {
  allTurns,
  choicesOf,
  glossesOf,
  isPrepared,
  type ListedTurn,
  labelOf,
  maxTurns,
} from './turns.ts'
import { letterWords } from './words.ts'

/**
 * Turns to list in the place of the usual ones: those that a letter asks about; `isProposal`: a yes plays the first. `part`: the turns are the whole list, and the letter has this part of it, from 1. `opened`: how the letter opens, where not as its notice does.
 */
export interface Offer {
  readonly offered?: ReadonlyArray<TurnMoves>
  readonly isProposal?: boolean
  readonly part?: number
  readonly opened?: Opening
}

/** The reader of a list; `zone`: in which the letter says times. */
export interface ListReader {
  readonly language: Language
  readonly zone: string
  readonly secrets: boolean
}

/** The turns of a list, as they are numbered, and the list in words. */
interface Listed {
  readonly turns: ReadonlyArray<ListedTurn>
  blocks(canAnswer: boolean): Block[]
}

/** The beginning of a turn that is said in few words, up to something that is done: `isPrepared` of a turn that only pays for it. */
function shortened(
  moves: TurnMoves,
  said: (moves: TurnMoves) => string,
  isPrepared: (moves: TurnMoves) => boolean,
): TurnMoves {
  const begun = moves.slice(0, -1)
  return begun.length > 0 && !isPrepared(begun) && wordsIn(said(moves)) > mostOfTurn
    ? shortened(begun, said, isPrepared)
    : moves
}

/** Fewest deeds and words at the end of a row that are not said again. */
const restOf = { deeds: 2, words: 5 }

/** The same rows, each with what it begins with, where it ends as an earlier one that is said in full. */
function withRests(
  rows: ReadonlyArray<ListedTurn>,
  restAs: (number: number) => string,
): ReadonlyArray<ListedTurn> {
  const full: { readonly number: number; readonly deeds: ReadonlyArray<string> }[] = []
  return rows.map((row, i) => {
    const deeds = row.label.split(' · ')
    const rests = full.map(({ number, deeds: others }) => ({
      number,
      count: Math.min(sharedEnd(deeds, others), deeds.length - 1),
    }))
    const [longest] = rests.toSorted((one, other) => other.count - one.count)
    const rest = deeds.slice(deeds.length - (longest?.count ?? 0))
    if (!longest || rest.length < restOf.deeds || wordsIn(rest.join(' ')) < restOf.words) {
      full.push({ number: i + 1, deeds })
      return row
    }
    const begun = deeds.slice(0, deeds.length - rest.length)
    return { ...row, label: [...begun, restAs(longest.number)].join(' · ') }
  })
}

/** Number of deeds with which two rows end alike. */
function sharedEnd(some: ReadonlyArray<string>, others: ReadonlyArray<string>): number {
  const at = some.toReversed().findIndex((one, i) => one !== others.at(-1 - i))
  return at < 0 ? some.length : at
}

/** Rows without those behind the first few that do the same in other places, or in another order. */
const withoutSame = (rows: ReadonlyArray<ListedTurn>, first: number): ReadonlyArray<ListedTurn> => {
  const deeds = ({ label }: ListedTurn) => label.split(' · ').toSorted().join(' · ')
  return rows.filter(
    (row, i) => i < first || !rows.slice(0, i).some((one) => deeds(one) === deeds(row)),
  )
}

const labelIn = ({ label }: ListedTurn): string => label

/** A list of more rows than this leaves some room for what the first of them bring, in words. */
const fewestWithNotes = 3
const roomForNotes = 10

/** A list in parts, each of which finds room in a letter. */
function partsIn(rows: ReadonlyArray<ListedTurn>, room: number): ReadonlyArray<ListedTurn>[] {
  const parts: ReadonlyArray<ListedTurn>[] = []
  for (let from = 0; from < rows.length; ) {
    const count = fitting(rows.slice(from).map(labelIn), room)
    parts.push(rows.slice(from, from + count))
    from += count
  }
  return parts
}

/** The same turns with what each brings, as far as there is room for it; nothing is said twice. */
function withNotes(
  turns: ReadonlyArray<ListedTurn>,
  glosses: (moves: TurnMoves, known: ReadonlySet<string>) => ReadonlyArray<string>,
  room: number,
): ListedTurn[] {
  let left = room - turns.reduce((sum, { label }) => sum + 1 + wordsIn(label), 0)
  const known = new Set<string>()
  return turns.map((turn) => {
    const said = glosses(turn.moves, known)
    const note = said.join(' · ')
    if (note === '' || wordsIn(note) > left) return turn
    left -= wordsIn(note)
    for (const one of said) known.add(one)
    return { ...turn, note }
  })
}

/** Tells whether so many turns are all there are, as far as that may be seen. */
function areAll(notice: PlayNotice, isOpen: boolean, count: number): boolean {
  try {
    return allTurns(notice, isOpen).turns.length <= count
  } catch (error) {
    if (error instanceof Hidden) return false
    throw error
  }
}

/** Offered turns, or else as many of the usual ones as find room in the letter of a notice. */
export function listedIn(
  notice: PlayNotice | (Notice & PlayNotice),
  { language, zone, secrets }: ListReader,
  usual: ReadonlyArray<TurnMoves>,
  origin: string,
  { offered = [], part, opened }: Offer = {},
): Listed {
  const words = letterWords[language]
  const gameWords = wordsOf(notice.game, language)
  const names: Names = (seat) => notice.names[seat] ?? words.seatName(seat + 1)
  const asked: Notice & PlayNotice =
    'kind' in notice ? notice : { ...notice, kind: 'turn', about: '' }
  const shown = secrets ? asked : openly(asked)
  const beside = opened === undefined ? {} : { opened }
  const said = (moves: TurnMoves) => labelOf(shown, moves, gameWords, names, language)
  const isAsking = offered.length > 0 && part === undefined
  const all =
    offered.length > 0
      ? offered
      : usual.map((moves) => shortened(moves, said, (begun) => isPrepared(notice.game, begun)))
  const worded = all.map((moves) => ({ moves, label: said(moves) }))
  const named = part === undefined ? withoutSame(worded, offered.length) : worded
  const rows = part === undefined && !isAsking ? withRests(named, words.choices.restAs) : named
  const room = roomForList(shown, { language, zone }, gameWords, origin, beside)
  const parts = part === undefined ? [] : partsIn(rows.slice(0, offered.length), room)
  const at = Math.min(part ?? 1, parts.length)
  const fitted = () => {
    const most = fitting(rows.map(labelIn), room)
    return most > fewestWithNotes
      ? Math.max(fewestWithNotes, fitting(rows.map(labelIn), room - roomForNotes))
      : most
  }
  const usualRows = () => rows.slice(0, Math.max(offered.length, fitted()))
  const turns = withNotes(
    parts[at - 1] ?? usualRows(),
    (moves, known) => glossesOf(shown, moves, language, names, known),
    room,
  )
  const isWhole =
    part !== undefined ||
    (turns.length === named.length &&
      usual.length < maxTurns &&
      areAll(asked, !secrets, turns.length))
  return {
    turns,
    blocks: (canAnswer) =>
      choicesOf(shown, turns, words, {
        origin,
        isOpen: !secrets,
        canAnswer,
        isWhole,
        part: part === undefined ? null : { at, of: parts.length },
        isAsking,
      }),
  }
}
