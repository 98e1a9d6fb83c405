/** A turn as it is told on the stage: in steps of one event each, or of some that belong together. */
import type { AnyWords, GameEvent, Names, Play } from '../../../worker/games/kernel/index.ts'
import type { Telling } from '../boards/telling.ts'
import { language } from '../words/index.ts'
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
  return 'isSilent' in event ? 'part' : null
}

/** What an event is in words; empty for one that only moves pieces, or is counted. */
export const sentenceOf = (event: GameEvent, words: AnyWords, names: Names): string =>
  'isSilent' in event ? '' : (words.event(event, names) ?? '')

/** What the events of a step are in words. */
export const sentencesOf = (
  telling: Telling | undefined,
  events: ReadonlyArray<GameEvent>,
  words: AnyWords,
  names: Names,
): string =>
  telling?.together?.(events, words, names, language()) ??
  events
    .map((event) => sentenceOf(event, words, names))
    .filter(Boolean)
    .join(' ')
