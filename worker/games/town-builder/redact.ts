/**
 * Hidden information: what every viewer may see.
 * Rules: T9.1–T9.20.
 */
import { back, copy, type Viewer } from '../kernel/index.ts'
import type { AwardId, JudgeId, TownId } from './components/index.ts'
import { setUp } from './components/index.ts'
import type { State } from './state.ts'

/** Faces of a face-down card: nothing, or that it is a judge or an award. */
const hidden = {
  card: back() as TownId,
  judge: back('judge') as JudgeId,
  award: back('award') as AwardId,
}

/** Section 9: hidden are the order of the deck, the face-down judges and the unused piles, nothing else. */
export function redact(state: State, viewer: Viewer): State {
  const seen = copy(state)
  const top = seen.deck.length - 1
  const judgeAt = knownJudge(state)
  seen.deck = seen.deck.map((card, i) => {
    if (i === top && viewer !== null && seen.seenTop.includes(viewer)) return card // T9.13
    return i === judgeAt ? hidden.judge : hidden.card
  })
  if (!seen.judgesKnown) seen.unusedJudges = seen.unusedJudges.map(() => hidden.judge)
  seen.unusedAwards = seen.unusedAwards.map(() => hidden.award)
  return seen
}

/** T9.5: where everybody knows a judge to lie: at the bottom, in a solo game at its exact place. */
function knownJudge(state: State): number {
  if (state.reshuffles > 0 || state.deckJudges === 0) return -1
  if (state.districts.length === 1) return setUp.townCardsBelowJudge.solo
  return setUp.judges[state.districts.length as keyof typeof setUp.judges].bottom > 0 ? 0 : -1
}
