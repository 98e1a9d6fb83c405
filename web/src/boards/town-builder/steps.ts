import type { Language, Names, Words } from '../../../../worker/games/kernel/index.ts'
import {
  type Event,
  isCrest,
  type Move,
  type State,
} from '../../../../worker/games/town-builder/index.ts'
import { boardWordsIn } from './dictionary.ts'

/** Effects of an ability at once: they are told with it. */
const effects: ReadonlyArray<Event['event']> = [
  'covered',
  'discarded',
  'gotActions',
  'gotTurnGold',
  'judgesTurned',
  'looked',
  'protected',
  'revealed',
]

type Cleared = Extract<Event, { readonly event: 'cleared' }>

/** A foundation that is discarded before the scoring (T6.7). */
const isEndOf = (event: Event): event is Cleared => event.event === 'cleared' && event.auto

/** A card that was revealed and not taken goes to the discard pile. */
const isLeft = (event: Event): event is Extract<Event, { event: 'discarded' }> =>
  event.event === 'discarded' && event.from === 'revealed'

/** A turn that just ends is neither seen nor told. */
export const silent = (event: Event): boolean =>
  event.event === 'turnEnded' && event.forfeited === 0

/** Returns true if an event begins what the table does by itself after a turn: the next turn, or the end of the game. */
export const follows = (event: Event): boolean =>
  isEndOf(event) || ['turnEnded', 'turnBegan', 'judged'].includes(event.event)

/** Returns true if an event is told in one step with the one before it. */
export function joins(event: Event, before: Event): boolean {
  if (isEndOf(event)) return isEndOf(before) && event.seat === before.seat
  if (event.event === 'dealt') return before.event === 'dealt'
  if (isLeft(event)) return isLeft(before)
  return before.event === 'used' && effects.includes(event.event)
}

/** Sentence about the events of one step together; `null`: the sentences of each. */
export function together(
  events: ReadonlyArray<Event>,
  words: Words<State, Move, Event>,
  names: Names,
  language: Language,
): string | null {
  const boardWords = boardWordsIn(language)
  const [first, second] = events
  if (first && second && isEndOf(first) && events.every(isEndOf))
    return boardWords.cleared(names(first.seat), events.length)
  if (first && second && isLeft(first) && events.every(isLeft))
    return boardWords.throwsAway(
      names(first.seat),
      events.map(({ card }) => boardWords.cards[card].name),
    )
  const dealt = events.flatMap((one) =>
    one.event === 'dealt' ? [boardWords.cards[one.card].name] : [],
  )
  if (dealt.length > 1 && dealt.length === events.length) return boardWords.dealt(dealt)
  if (events.length !== 2 || first?.event !== 'used' || !second || !effects.includes(second.event))
    return null
  const card = isCrest(first.card) ? null : boardWords.cards[first.card].name
  return boardWords.cameOf(card, words.event(second, names) ?? '')
}

/** The table in the midst of a turn that is told: nothing is asked. */
export const unasked = (state: State): State => ({ ...state, agenda: [] })
