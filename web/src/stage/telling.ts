/** A turn as it is told on the stage: in steps of one event each, or of some that belong together. */
import {
  type AnyWords,
  type GameEvent,
  isPart,
  type Language,
  type Names,
  type SeenStep,
} from '../../../worker/games/kernel/index.ts'
import type { Telling } from './board-telling.ts'
import type { Kind } from './queue.ts'

/** Events of a turn, as far as its viewer may know. */
export interface Happening {
  readonly events: ReadonlyArray<GameEvent>
  /** States of the table before them, and after each; `null`: that is not known. */
  readonly states: ReadonlyArray<unknown> | null
}

/** The events of a turn that are told, and after how many of them each step ends. */
export interface ToldTurn extends Happening {
  readonly ends: ReadonlyArray<number>
}

/**
 * Happening of a turn, from its steps: nothing is asked in their states, and what is counted part by part is marked
 * by `isCounted`. If the steps are not known, from its events alone.
 */
export function happeningOf(
  telling: Telling | undefined,
  steps: ReadonlyArray<SeenStep> | null,
  events: ReadonlyArray<GameEvent>,
): Happening {
  if (!steps) return { events, states: null }
  const happened = steps.flatMap(({ event }, i) => {
    const next = steps[i + 1]?.event
    if (!event) return []
    return !isPart(event) && next && isPart(next) ? [{ ...event, isCounted: true }] : [event]
  })
  const before = steps[0]?.state
  const unasked = (state: unknown, i: number) =>
    telling?.unasked ? telling.unasked(state, happened.slice(0, i), before) : state
  return { events: happened, states: steps.map(({ state }, i) => unasked(state, i)) }
}

/** The same without its first events, and the parts of these. */
export function withoutFirst({ events, states }: Happening, count: number): Happening {
  const whole = [...events.keys()].filter((i) => !isPart(events[i] as GameEvent))
  const from = whole[count] ?? events.length
  return { events: events.slice(from), states: states?.slice(from) ?? null }
}

/** Telling of a turn: without what is neither seen nor said. The changes that those make are seen with the next event. */
export function toldTurn(telling: Telling | undefined, turn: Happening): ToldTurn {
  const told = [...turn.events.keys()].filter((i) => {
    const event = turn.events[i]
    return event && !telling?.silent?.(event)
  })
  const events = told.flatMap((i) => turn.events[i] ?? [])
  const states = turn.states && [turn.states[0], ...told.map((i) => turn.states?.[i + 1])]
  const ends = events.flatMap((event, i) => {
    const next = events[i + 1]
    return next && telling?.joins?.(next, event) ? [] : [i + 1]
  })
  return { events, states, ends }
}

/** The state after so many events of a turn; `null` where it is not known, or is that after the turn. */
export const stateAfter = ({ events, states }: Happening, count: number): unknown =>
  (count < events.length && states?.[count]) || null

/** Tells whether something is counted from an event on, or the event is a part of that. */
export const kindOf = (event: GameEvent): Kind => {
  if (isPart(event)) return 'part'
  return 'isCounted' in event ? 'counted' : null
}

/** Words for an event; empty for one that only moves pieces, or is counted. */
export const sentenceOf = (event: GameEvent, words: AnyWords, names: Names): string =>
  isPart(event) ? '' : (words.event(event, names) ?? '')

/** Words for the steps of a turn: those of its events from one index to before another. */
export function inWords(
  telling: Telling | undefined,
  { events, ends }: Omit<ToldTurn, 'states'>,
  from: number,
  to: number,
  words: AnyWords,
  names: Names,
  language: Language,
): string {
  const starts = [0, ...ends]
  const steps = ends.flatMap((end, i) =>
    end > from && end <= to ? [events.slice(Math.max(from, starts[i] ?? 0), end)] : [],
  )
  return steps
    .flatMap(
      (step) =>
        telling?.together?.(step, words, names, language) ??
        step.map((event) => sentenceOf(event, words, names)),
    )
    .filter(Boolean)
    .join(' ')
}
