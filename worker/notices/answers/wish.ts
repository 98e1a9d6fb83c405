/** Facts that are known when an answer to a letter is read, and the wish that it leads to. */
import type { Seat, TurnMoves } from '../../games/kernel/index.ts'
import type { Fact } from '../../pictures/manifest.ts'
import type { Meant } from './clause.ts'

/** State of the table after some moves. */
export interface Position {
  /** Everything that is legal, by its first move, with what is bound to follow. */
  readonly legal: ReadonlyArray<Meant>
  /** Turns up to a deed, where many moves only prepare one: all whose pieces have none but these numbers, or one for each deed. */
  deeds?(numbers?: ReadonlyArray<number>): ReadonlyArray<Meant>
  /** The position after one move; `null` where only the table can tell it. */
  after(move: TurnMoves[number]): Position | null
}

/** The table that facts are asked of. */
export interface Asked {
  facts(): ReadonlyArray<Fact>
  /** Text of a piece behind its name, by its place among all. */
  textOf(piece: number): string
  /** Those who have a piece, and lines of what lies on it. */
  holdersOf(piece: number): string
  linesOf(piece: number): ReadonlyArray<string>
  /** Numbers of the rules that answer questions about a matter. */
  rulesOn(of: Fact['of']): ReadonlyArray<string>
  /** Names by seat, and the reader's seat. */
  readonly names: ReadonlyArray<string>
  readonly seat: Seat
}

/** Facts that are known when an answer is read. */
export interface Known {
  /** The turns of the letter's list. */
  readonly listed: ReadonlyArray<Meant>
  /** The table now; `null` where nothing is asked of the reader. */
  readonly position: Position | null
  /** Somebody waits for a yes or no. */
  readonly isAsked: boolean
  /** The letter tells of a turn that was played. */
  readonly isTold?: boolean
  /** Number of the list that a yes stands for, from 1; `null` for none. */
  readonly proposed: number | null
  /** The list has only what a question offered. */
  readonly isOffer?: boolean
  /** Names of the people at the table. */
  readonly people?: ReadonlyArray<string>
  /** Names of the game's pieces, each in every language. */
  readonly pieces?: ReadonlyArray<ReadonlyArray<string>>
  readonly asked?: Asked
}

/** A question that plays nothing. */
export type Question =
  /** Asks about the position, and beside it about pieces or rules, in these sentences. */
  | { readonly wish: 'facts'; readonly of: ReadonlyArray<string> }
  /** Asks how the table stands: one part of that, from 1. */
  | { readonly wish: 'table'; readonly part?: number }
  /** Asks about pieces, by their places among all. */
  | { readonly wish: 'pieces'; readonly pieces: ReadonlyArray<number> }
  /** Asks about the rules, in these words; with none of a rule, for all of them. */
  | { readonly wish: 'rules'; readonly of: string }

export type Wish =
  | { readonly wish: 'none' }
  /** Takes the last turn back. */
  | {
      readonly wish: 'undo'
      /** Sentences behind that: they may tell what is to be played in its place. */
      readonly rest: ReadonlyArray<string>
      /** They ask for something, so it is said where that is not understood. */
      readonly asksMore: boolean
    }
  | { readonly wish: 'help' }
  /** Asks for all legal moves, or one part of that list, from 1. */
  | { readonly wish: 'list'; readonly part?: number }
  | Question
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
  | {
      readonly wish: 'unsure'
      readonly turns: ReadonlyArray<TurnMoves>
      /** Text that none of them does. */
      readonly leftOut?: string
    }
  | { readonly wish: 'unknown'; readonly text: string }

/** Meaning of an answer. `talk` is there beside any wish. */
export interface Understood {
  readonly talk: string | null
  readonly wish: Wish
  /** Pieces that are named though no move is about them now, by their places among all. */
  readonly impossible?: ReadonlyArray<number>
  /** Sentences beside the wish that ask about the position. */
  readonly asks?: ReadonlyArray<string>
}
