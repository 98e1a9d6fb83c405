/** A turn as it is told on the stage: in steps of one event each, or of some that belong together. */
import type {
  AnyWords,
  GameEvent,
  Language,
  Names,
  Play,
} from '../../../worker/games/kernel/index.ts'
import type { Telling } from '../boards/telling.ts'
import type { Kind } from './queue.ts'

/** The events of a turn that are told, and after how many of them each step ends. */
export interface ToldTurn {
  readonly events: ReadonlyArray<GameEvent>
  readonly ends: ReadonlyArray<number>
}

/**
 * How a turn is told: without what is neither seen nor said, and counted where something is.
 *
 * @param play how the table stands after it; `null`: that is not known, and nothing is counted
 */
export function toldTurn(
  telling: Telling | undefined,
  turn: ReadonlyArray<GameEvent>,
  play: Play | null,
): ToldTurn {
  const seen = turn.filter((event) => !telling?.silent?.(event))
  const events = play
    ? seen.flatMap((event) => telling?.counted?.(event, play.state) ?? event)
    : seen
  const ends = events.flatMap((event, i) => {
    const next = events[i + 1]
    return next && telling?.joins?.(next, event) ? [] : [i + 1]
  })
  return { events, ends }
}

/** Whether something is counted from an event on, or the event is a part of that. */
export const kindOf = (event: GameEvent): Kind => {
  if ('isCounted' in event) return 'counted'
  return 'isWordless' in event ? 'part' : null
}

/** What an event is in words; empty for one that only moves pieces, or is counted. */
export const sentenceOf = (event: GameEvent, words: AnyWords, names: Names): string =>
  'isWordless' in event ? '' : (words.event(event, names) ?? '')

/** What the steps of a turn are in words: those of its events from one index to before another. */
export function inWords(
  telling: Telling | undefined,
  { events, ends }: ToldTurn,
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
