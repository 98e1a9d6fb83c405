import type { Component } from 'solid-js'
import type {
  AnyGame,
  AnyWords,
  GameEvent,
  Language,
  Move,
  Names,
  PerLanguage,
  Seat,
  Words,
} from '../../../worker/games/kernel/index.ts'
import type { Reason } from '../rules/index.ts'
import type { Telling } from './board-telling.ts'
import type { Choosing } from './choosing.ts'
import type { Selection } from './selection.ts'

/** Latest events, for a board to show how the pieces got where they are. */
export interface Happened<E extends GameEvent = GameEvent> {
  /** Differs for every happening: animate when it changes, not when it is first seen. */
  readonly key: string
  readonly seat: Seat
  /** In order; only what this viewer may hear. */
  readonly events: ReadonlyArray<E>
  /** It is a move of mine that is planned and not yet submitted. */
  readonly planned: boolean
}

/** Reasons of the rules against a wish. */
export interface Reasons {
  /** Reason why a move that is not legal cannot be made; `null` where no rule to read says so, or for spectators. */
  against(wish: Move): Promise<Reason | null>
  /** The rule of a number, to answer with; `null` where none of that number is to be read. */
  of(rule: string): Promise<Reason | null>
}

/**
 * Properties that the table page gives a board. Everything is reactive: read it through
 * `props` where it is shown. A board draws ground and pieces and lets moves be made; it fills
 * its parent, which is a size container, and never scrolls the document. Question, answers, seats,
 * list of moves, plan, log and scores belong to the frame.
 */
export interface BoardProps<
  S = unknown,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
  O = unknown,
  L extends Selection<M> = Selection<M>,
> {
  /**
   * The state as I see it, with the planned moves played. It is a Solid store,
   * changed in place where it differs: nodes of what stays the same stay, and
   * arrays are compared by position. Never mutate it.
   */
  readonly state: S
  /**
   * The same state as plain data, another object for each position: what is computed from much of a
   * state reads this, once a position. Never mutate it.
   */
  readonly plain: S
  readonly options: O
  /** Number of seats of the table. */
  readonly seats: number
  /** My seat; `null` for a spectator. Boards draw my things first and largest. */
  readonly you: Seat | null
  /** Seats that must decide now, my planned moves included; empty when the table is over. */
  readonly toAct: ReadonlyArray<Seat>
  /** Every legal move of my seat now: light up exactly these. Empty when I am not to act. */
  readonly moves: ReadonlyArray<M>
  /** Chosen, lit and explained pieces, and the effects of taps. */
  readonly selection: L
  readonly reasons: Reasons
  readonly names: Names
  readonly language: Language
  readonly words: Words<S, M, E>
  /** Show everything; nothing can be done any more. */
  readonly over: boolean
  /** The last turn or planned move; `null` right after the page was opened. */
  readonly happened: Happened<E> | null
  /** A turn is played on the stage, and `state` is one in the midst of it: nothing is asked. Absent: it is not. */
  readonly isMidway?: boolean
  /** The seat whose village stands on the stage. */
  readonly looked: Seat
  /** The pane a phone shows, by its id; `null` on wide screens, where all of it is in view. */
  readonly pane: string | null
}

/** One of the parts that a phone shows of a stage, one at a time. */
export interface Pane<S = unknown, M extends Move = Move> {
  readonly id: string
  readonly label: PerLanguage<string>
  /**
   * Returns true if one of the legal moves begins here: the tab gets a mark, and the frame opens it when a
   * question is asked.
   */
  waits(state: S, seat: Seat, moves: ReadonlyArray<M>): boolean
  /** The events that change what it shows: while others move, its tab is marked by them until it is opened. */
  readonly tells?: ReadonlyArray<string>
  /** True if a question opens this pane where something waits in several. */
  readonly leads?: true
  /** It shows what the seat looked at has: a tap on a seat opens it. */
  readonly ofSeat?: true
}

/** A legal move that stands as a button in the action bar. */
export interface AnswerButton {
  readonly move: Move
  readonly label: string
  /** Beside the point: drawn quieter than the others. */
  readonly quiet?: boolean
}

/**
 * Meaning for its seat of a move that closes something: the end of its turn (`end`), the end before
 * anything was done (`nothing`), sitting the round out (`pass`), or only the end of one step (`step`;
 * `reveal`: something is turned up after it, so it is sent).
 */
export type Closing = 'end' | 'nothing' | 'pass' | 'step' | 'reveal'

/** Properties of a seat's counters in the rail. */
export interface CountersProps<S = unknown> {
  readonly state: S
  readonly seat: Seat
  /** My seat; `null` for a spectator. */
  readonly you: Seat | null
  readonly language: Language
  /** There is little room, as on a phone: only what matters most. */
  readonly compact: boolean
}

/** View of a seat's place in small, beside its name. */
export type MarksProps<S = unknown> = Omit<CountersProps<S>, 'compact'>

/** Moves that belong under one heading in the list of moves. */
export interface MoveGroup {
  /** The `do` of the moves that go here. */
  readonly dos: ReadonlyArray<string>
  readonly label: PerLanguage<string>
  /** Path data of a picture, from `virtual:icon/<name>`. */
  readonly icon?: string
  /** These moves end or lead on a turn: the page sets them apart. */
  readonly closing?: boolean
  /** Moves beside the point, as they can be made at almost any time: they come last and folded. */
  readonly aside?: boolean
}

/** A note for somebody's first game. */
export interface GuideNote {
  readonly title: string
  readonly text: string
}

/** Explains each phase the first time it comes up. */
export interface Guide<S = unknown> {
  /** Topics that can be explained to a seat now, the most important first. */
  topics(state: S, seat: Seat): ReadonlyArray<string>
  /** The pieces and places (`data-at`, `data-place`) that a topic's note points at, the best first. Absent: at the first lit piece. */
  at?(state: S, seat: Seat, topic: string): ReadonlyArray<string>
  /** Notes come one a turn at the most, and only while something that they point at is in view. */
  readonly isSparing?: boolean
  /** The number of the rule that a topic's note tells; `null` where it tells none. */
  rule?(topic: string): string | null
  /** The notes by topic. */
  notes(language: Language): Promise<Readonly<Record<string, GuideNote>>>
}

/** All that the front end needs to have a game played. */
export interface BoardModule {
  readonly game: AnyGame
  words(language: Language): Promise<AnyWords>
  // biome-ignore lint/suspicious/noExplicitAny: each board is written for its own game's state; the page hands it what that game's engine made.
  readonly Board: Component<BoardProps<any, any, any, any, any>>
  /** Ways to make moves by tapping pieces of the board. Absent: it has buttons of its own. */
  // biome-ignore lint/suspicious/noExplicitAny: as with the board, it is about its own game's state.
  readonly choosing?: Choosing<any, any, any, any>
  /** In the order in which they are listed. Moves of no group come last, without a heading. */
  readonly groups: ReadonlyArray<MoveGroup>
  // biome-ignore lint/suspicious/noExplicitAny: as with the board, it is about its own game's state.
  readonly guide?: Guide<any>
  // biome-ignore lint/suspicious/noExplicitAny: as with the board, it is about its own game's state.
  readonly Counters: Component<CountersProps<any>>
  /** Marks of a seat's place: on its small picture, and on a phone while it is looked at. Absent: there are none. */
  // biome-ignore lint/suspicious/noExplicitAny: as with the board, it is about its own game's state.
  readonly Marks?: Component<MarksProps<any>>
  /** The points of a seat are gold. */
  readonly isGold?: true
  /** The panes of a phone, in order. Empty: everything is one pane. */
  // biome-ignore lint/suspicious/noExplicitAny: as with the board, it is about its own game's state.
  readonly panes: ReadonlyArray<Pane<any, any>>
  /** All of the board is in view on an upright tablet, too, without panes. */
  readonly isWholeOnTablets?: true
  /**
   * Legal moves that stand as buttons in the action bar: answers that no piece on the stage stands
   * for (yes or no, a number). Moves that end the turn are the frame's. Absent: none.
   */
  // biome-ignore lint/suspicious/noExplicitAny: as with the board, it is about its own game's state.
  answers?(state: any, seat: Seat, moves: ReadonlyArray<any>): ReadonlyArray<AnswerButton>
  /** Cost of a legal move besides what its words say, in a sentence; `null` where it costs nothing. Absent: none does. */
  // biome-ignore lint/suspicious/noExplicitAny: as with the board, it is about its own game's state.
  costs?(state: any, seat: Seat, move: any, names: Names): string | null
  /** Moves that are planned together with a move, as they cost nothing and leave no choice. Absent: none are. */
  // biome-ignore lint/suspicious/noExplicitAny: as with the board, it is about its own game's state.
  gifts?(state: any, seat: Seat, move: any): ReadonlyArray<Move>
  /** Meaning of a move of a closing group at a state. Absent: always the end of the turn. */
  // biome-ignore lint/suspicious/noExplicitAny: as with the board, it is about its own game's state.
  closes?(state: any, seat: Seat, move: any): Closing
  /** Short label of a button for a move that closes something, where its words are too long. Absent or `null`: they are not. */
  // biome-ignore lint/suspicious/noExplicitAny: as with the board, it is about its own game's state.
  brief?(state: any, seat: Seat, move: any, language: Language): string | null
  /** A question that is asked once before a move that passes: what would be lost by it; `null`: nothing. Absent: nothing ever. */
  // biome-ignore lint/suspicious/noExplicitAny: as with the board, it is about its own game's state.
  loses?(state: any, seat: Seat, move: any, language: Language): string | null
  /** Returns true if a legal move that turns something up ends my turn, whatever that is. Absent: nobody can say. */
  // biome-ignore lint/suspicious/noExplicitAny: as with the board, it is about its own game's state.
  endsUnseen?(play: any, seat: Seat, move: any): boolean
  /**
   * Returns true if a legal move that turns something up leaves nothing but the end of my turn, whatever that
   * is. Absent: nobody can say.
   */
  // biome-ignore lint/suspicious/noExplicitAny: as with the board, it is about its own game's state.
  closesUnseen?(play: any, seat: Seat, move: any): boolean
  /** Telling of turns on the stage, event by event. Absent: the table is shown as it stands after them. */
  readonly telling?: Telling
  /** Round and phase in a few words, for the second line under the game's name. */
  // biome-ignore lint/suspicious/noExplicitAny: as with the board, it is about its own game's state.
  where(state: any, language: Language): string
}
