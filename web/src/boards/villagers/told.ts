/** The table as it is told so far, while turns are played on the stage: the events are played over the state before them. */
import { copy, isHidden } from '../../../../worker/games/kernel/index.ts'
import { type Card, suitOf } from '../../../../worker/games/villagers/components/index.ts'
import type { Event } from '../../../../worker/games/villagers/event-types.ts'
import type { FaceDown, State, Task } from '../../../../worker/games/villagers/state.ts'
import type { Playback } from '../../stage/playback.ts'
import { phaseOf } from './answers.ts'
import type { Told } from './counted.ts'
import { suitOnBack } from './facts.ts'
import { inBuild } from './told-build.ts'
import { type Changes, pileOf } from './told-cards.ts'
import { atEnd, atMarket } from './told-end.ts'
import { onRoad } from './told-road.ts'
import { inSolo } from './told-solo.ts'
import type { Phase } from './words.ts'

const changes: Changes & typeof atMarket = {
  ...onRoad,
  ...inBuild,
  ...atEnd,
  ...inSolo,
  ...atMarket,
}

/** A task of a phase that asks nobody: what tells the phase of a state. */
const tasks: Readonly<Record<Phase, Task[]>> = {
  draft: [{ task: 'next-draft', seat: 0 }],
  road: [{ task: 'road' }],
  build: [{ task: 'begin-build', seat: 0 }],
  developments: [{ task: 'developments' }],
  events: [{ task: 'countess' }],
  over: [],
}

/** The phase that has begun with an event; `null`: that of the event before. */
function begunBy(event: Told): Phase | null {
  switch (event.event) {
    case 'round':
      return 'draft'
    case 'took-square':
      return 'road'
    case 'hired':
    case 'build-turn':
      return 'build'
    case 'development':
      return 'developments'
    case 'event-begun':
      return event.auto ? null : 'events'
    case 'ended':
      return 'over'
    default:
      return null
  }
}

/** Whether a hand as it was told may be the hand that lies there now: no card that is known is missing there. */
function isSame(told: ReadonlyArray<FaceDown>, now: ReadonlyArray<FaceDown>): boolean {
  const left = [...now]
  const known = told.filter(({ card }) => !isHidden(card))
  for (const one of known) {
    const at = left.findIndex(({ card }) => card === one.card)
    if (at < 0) return false
    left.splice(at, 1)
  }
  const backs = told.filter(({ card }) => isHidden(card))
  const suits = (cards: ReadonlyArray<FaceDown>) =>
    cards
      .map(({ card }) => suitOf(card))
      .sort()
      .join()
  return suits(backs) === suits(left)
}

/** A pile as it lies: what came to light on its top is not told, but it may still lie there. */
const turnedUp = (pile: FaceDown[], now: FaceDown[] | undefined): FaceDown[] =>
  pile[0]?.card === '?' && now?.length === pile.length ? copy(now) : pile

/** The state before some events with them played over it; nothing is asked in it. What no event tells is as it is `now`. */
export function stateTold(before: State, events: ReadonlyArray<Told>, now: State): State {
  const phase = events.reduce((phase, event) => begunBy(event) ?? phase, phaseOf(before))
  const state = { ...copy(before), agenda: tasks[phase] }
  for (const event of events)
    (changes[event.event] as ((state: State, event: Told, now: State) => void) | undefined)?.(
      state,
      event,
      now,
    )
  state.stacks = state.stacks.map((pile, column) => turnedUp(pile, now.stacks[column]))
  state.reserve = turnedUp(state.reserve, now.reserve)
  state.seats.forEach((of, seat) => {
    const hand = now.seats[seat]?.hand
    // What a Noble sees of it, and its order, no event tells.
    if (hand && isSame(of.hand, hand)) of.hand = copy(hand)
  })
  return state
}

/** What an event tells of the top of a stack, or of the Reserve (`null`): the card that is taken, or nothing (`'?'`) where one is laid on it. */
function tellsTop(event: Event, pile: number | null): Card | null {
  const kind = pile === null ? 'reserve' : 'stack'
  switch (event.event) {
    case 'refilled':
      return event.stack === pile ? event.card : null
    case 'drafted':
    case 'countess-gets':
      return event.from === kind && event.column === pile ? event.card : null
    case 'traded-in':
      return event.on === kind && event.column === pile ? '?' : null
    default:
      return null
  }
}

/** A stack, or the Reserve (`null`), as it lies: what is still to be taken from it lies on it by its back. */
export function pileShown(
  state: State,
  playback: Playback<State, Event> | null,
  column: number | null,
): ReadonlyArray<FaceDown> {
  const pile = pileOf(state, column)
  if (pile[0]?.card !== '?') return pile
  for (const event of playback?.upcoming ?? []) {
    const taken = tellsTop(event, column)
    const suit = taken && suitOnBack(taken)
    if (suit) return [{ card: `?${suit}`, seen: 'none' }, ...pile.slice(1)]
    if (taken) break
  }
  return pile
}
