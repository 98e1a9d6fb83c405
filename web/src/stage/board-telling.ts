import type {
  AnyWords,
  GameEvent,
  Language,
  Names,
  Seat,
} from '../../../worker/games/kernel/index.ts'

/** Scene of an event; what is absent stays as it is. */
export interface StageScene {
  /** The pane that a phone opens. */
  readonly pane?: string
  /** Seat whose village stands on the stage. */
  readonly seat?: Seat
}

/** Place of the sentence that tells what happens, as CSS has it on the stage: its edges, its shift, and its sizes. */
export interface TellingPlace {
  readonly inset: string
  readonly shift: string
  readonly wide: string
  readonly high: string
  readonly letters: string
}

/**
 * Ways in which turns are told on the stage, event by event: the events that make a step together, in which words,
 * and where it is seen. All of it may be absent.
 */
// biome-ignore lint/suspicious/noExplicitAny: each board is written for its own game's state and events; the page hands it what that game's engine made.
export interface Telling<S = any, E extends GameEvent = any> {
  /**
   * A state in the midst of a turn as it is shown: nothing is asked in it. `told` are the events of the turn that led
   * there, and `before` is how it stood before them. Absent: as it is.
   */
  unasked?(state: S, told: ReadonlyArray<E>, before: S): S
  /** Place of the sentence, by the pane in view on a phone. Absent: at the foot of the stage. */
  at?(pane: string | null): TellingPlace
  /** Scene of an event: the stage turns there while it is told. `null`: it stays. */
  scene?(event: E): StageScene | null
  /** Returns true if nothing is to be seen or said of an event: it takes no time on the stage, and no line of the log. */
  silent?(event: E): boolean
  /** Returns true if an event is told together with the one before it, in one step. */
  joins?(event: E, before: E): boolean
  /** Sentence about the events of one step; `null`: the sentences of each. */
  together?(
    events: ReadonlyArray<E>,
    words: AnyWords,
    names: Names,
    language: Language,
  ): string | null
  /**
   * Returns true if an event begins what the table does by itself after a turn of `seat`: the end of a round, of the
   * game, what others must do. If it is known as the turn is planned, it is told once that was sent.
   */
  follows?(event: E, seat: Seat): boolean
  /** The events of a move of mine that its words do not say: they are told as it is planned. */
  readonly news?: ReadonlyArray<E['event']>
}
