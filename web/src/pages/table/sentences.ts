import type { AnyWords, Names } from '../../../../worker/games/kernel/words.ts'
import type { Entry } from '../../../../worker/wire/schema/entry.ts'
import type { Telling } from '../../stage/board-telling.ts'

/** One paragraph of a turn: what somebody did, or what the rules did by themselves in one go. */
export interface Paragraph {
  readonly text: string
  readonly auto: boolean
}

/** Sentences about a turn. */
export function paragraphsOf(
  events: Entry['events'],
  words: AnyWords,
  names: Names,
): ReadonlyArray<Paragraph> {
  const paragraphs: { text: string; auto: boolean }[] = []
  for (const event of events) {
    const sentence = words.event(event, names)
    if (sentence === null) continue
    const auto = event.auto === true
    const last = paragraphs.at(-1)
    if (auto && last?.auto) last.text += ` ${sentence}`
    else paragraphs.push({ text: sentence, auto })
  }
  return paragraphs
}

/** Sentences of the log about a turn: none if all that happened is silent. */
export const toldIn = (
  { events }: Pick<Entry, 'events'>,
  silent: Telling['silent'],
  words: AnyWords,
  names: Names,
): ReadonlyArray<Paragraph> =>
  paragraphsOf(
    events.filter((event) => !silent?.(event)),
    words,
    names,
  )
