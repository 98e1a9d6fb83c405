import type {
  AnyWords,
  GameEvent,
  Language,
  Names,
  Seat,
} from '../../../worker/games/kernel/index.ts'

/** Where an event is seen; what is absent stays as it is. */
export interface StageScene {
  /** The pane that a phone opens. */
  readonly pane?: string
  /** Whose village stands on the stage. */
  readonly seat?: Seat
}

/** A step of something that is counted: it is seen, and has no words of its own. */
export interface CountedStep extends GameEvent {
  readonly isWordless: true
}

/**
 * How turns are told on the stage, event by event: what is to be seen in the midst of them, which events make a step
 * together, and where it is seen. All but the state may be absent.
 */
// biome-ignore lint/suspicious/noExplicitAny: each board is written for its own game's state and events; the page hands it what that game's engine made.
export interface Telling<S = any, E extends GameEvent = any> {
  /**
   * The state in the midst of turns: as it stood before, with what was told of them; what no event tells may be as it
   * stands `now`. It is only shown: nothing is asked in it.
   */
  state(before: S, events: ReadonlyArray<E>, now: S): S
  /** Where an event is seen: the stage turns there while it is told. `null`: it stays. */
  scene?(event: E): StageScene | null
  /** Whether nothing is to be seen or said of an event: it takes no time on the stage, and no line of the log. */
  silent?(event: E): boolean
  /** Whether an event is told together with the one before it, in one step. */
  joins?(event: E, before: E): boolean
  /** What the events of one step are in a sentence; `null`: the sentences of each. */
  together?(
    events: ReadonlyArray<E>,
    words: AnyWords,
    names: Names,
    language: Language,
  ): string | null
  /**
   * The steps in which an event is counted, as a market is card by card; `now` is the state after it. The first is the
   * event itself, marked by `isCounted`; an event that is not counted is alone.
   */
  counted?(event: E, now: S): readonly [GameEvent, ...CountedStep[]]
  /**
   * Whether with an event begins what the table does by itself after a turn of `seat`: the end of a round, of the game,
   * what others must do. Where it is known as the turn is planned, it is told once that was sent.
   */
  follows?(event: E, seat: Seat): boolean
  /** The events of a move of mine that its words do not say: they are told as it is planned. */
  readonly news?: ReadonlyArray<E['event']>
}
