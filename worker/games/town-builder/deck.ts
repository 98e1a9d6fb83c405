/**
 * The deck: reshuffling the discard pile into it, and the judges in it.
 * Rules: T4.20–T4.29, T5.73, T6.1, T6.2, T6.5, T-R7–T-R11, T-R63.
 */
import { peek } from '../kernel/index.ts'
import { endReshuffle, isJudge, type JudgeId, type TownId } from './components/index.ts'
import type { At, State } from './state.ts'

/** T6.1: the number of the reshuffle that triggers the end. */
export const reshuffleLimit = (state: State): number => endReshuffle[state.districts.length] ?? 1

/**
 * T4.20-T4.28: an empty deck is made anew from the discard pile; with both empty nothing happens. Called
 * after each draw and refill, and otherwise once an action or ability is carried out as a whole (T-R63).
 */
export function reshuffleIfEmpty(state: State, at: At): void {
  if (state.deck.length > 0 || state.discard.length === 0) return
  state.deck = at.random.shuffle(state.discard)
  state.discard = []
  state.seenTop = []
  state.stirred = true
  state.reshuffles++
  const limit = reshuffleLimit(state)
  at.emit({
    event: 'reshuffled',
    count: state.reshuffles,
    limit,
    cards: state.deck.length,
    auto: true,
  })
  if (state.reshuffles !== limit) return
  state.lastRound = state.round + 1 // T6.3
  at.emit({ event: 'endTriggered', round: state.round, lastRound: state.lastRound, auto: true })
}

/** T4.6, T5.73: uncovers the judges that lie on top of the deck, up to the next Town card. */
export function uncoverJudges(state: State, at: At): void {
  for (let top = state.deck.at(-1); top !== undefined; top = state.deck.at(-1)) {
    if (!isJudge(peek(top))) return
    state.deck.pop()
    state.deckJudges--
    state.judgeRow.push(top as JudgeId)
    state.stirred = true
    at.emit({ event: 'judgeArrived', judge: top as JudgeId, from: 'deck', auto: true })
  }
}

/** Takes the top Town card of the deck; `undefined` if there is none (no reshuffle, T4.22). */
export function takeTop(state: State, at: At): TownId | undefined {
  uncoverJudges(state, at)
  const card = state.deck.pop() as TownId | undefined
  if (card === undefined) return undefined
  state.seenTop = []
  state.stirred = true
  return card
}
