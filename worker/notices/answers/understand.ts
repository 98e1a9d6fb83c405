/** The wish in an answer to a letter. Pure: it knows the words, and neither rules nor mail. */
import type { TurnMoves } from '../../games/kernel/index.ts'
import type { Meant } from './clause.ts'
import { looseRequestIn, requestIn } from './requests.ts'
import { sentencesOf } from './sentences.ts'
import { turnIn } from './turn.ts'

export type { Meant } from './clause.ts'

/** How the table stands after some moves. */
export interface Position {
  /** Everything that is legal, by its first move, with what is bound to follow. */
  readonly legal: ReadonlyArray<Meant>
  /** The position after one move; `null` where only the table can tell it. */
  after(move: TurnMoves[number]): Position | null
}

/** What is known when an answer is read. */
export interface Known {
  /** The turns of the letter's list. */
  readonly listed: ReadonlyArray<Meant>
  /** The table now; `null` where nothing is asked of the reader. */
  readonly position: Position | null
  /** Somebody waits for a yes or no. */
  readonly isAsked: boolean
  /** Number of the list that a yes stands for, from 1; `null` for none. */
  readonly proposed: number | null
}

export type Wish =
  | { readonly wish: 'none' }
  /** Takes the last turn back. */
  | { readonly wish: 'undo' }
  | { readonly wish: 'help' }
  /** Asks for all legal moves, or one part of that list, from 1. */
  | { readonly wish: 'list'; readonly part?: number }
  /** Says whether somebody else may have their turn back. */
  | { readonly wish: 'consent'; readonly yes: boolean }
  /** Numbers of the list, from 1, in their order. */
  | {
      readonly wish: 'numbers'
      readonly numbers: ReadonlyArray<number>
      /** Ends the turn then, if it goes on after what only the table can tell. */
      readonly thenEnd?: boolean
    }
  | { readonly wish: 'moves'; readonly moves: TurnMoves; readonly thenEnd?: boolean }
  /** One turn that was not said clearly, or several that could be meant. */
  | { readonly wish: 'unsure'; readonly turns: ReadonlyArray<TurnMoves> }
  | { readonly wish: 'unknown'; readonly text: string }

/** What an answer comes to. `talk` is there beside any wish. */
export interface Understood {
  readonly talk: string | null
  readonly wish: Wish
}

/** The longest text that is looked through for moves, in characters. */
const longest = 600

/**
 * Reads the lines of an answer. All that has words of a move must be clearly said, in the order in which it can be played;
 * otherwise the wish is `unsure` or `unknown`. What is known is asked for only where it is needed.
 */
export function understand(lines: ReadonlyArray<string>, known: () => Known): Understood {
  const { talk, sentences } = sentencesOf(lines)
  const text = sentences.join(' ')
  if (sentences.length === 0) return { talk, wish: { wish: 'none' } }
  const unknown: Wish = { wish: 'unknown', text: text.length > 80 ? `${text.slice(0, 79)}…` : text }
  if (text.length > longest) return { talk, wish: unknown }
  const wish =
    requestIn(sentences, known) ??
    turnIn(sentences, known()) ??
    looseRequestIn(sentences) ??
    unknown
  return { talk, wish }
}
