import { copy, isHidden, type Mind, type Random, type Seat } from '../kernel/index.ts'
import {
  levels,
  seasons,
  soloEventIds,
  soloEvents,
  suitOf,
  type VillagerId,
} from './components/index.ts'
import { possibleHidden } from './redact.ts'
import type { EventCard, FaceDown, Move, State } from './state.ts'

/** The events that may lie face-down (V3.17): those that are in play and not open or discarded. */
function eventsLeft({ solo, options, agenda }: State) {
  if (!solo) return []
  const { itWasYou } = levels[options.level]
  const seen = new Set<string>([
    ...solo.open.map(({ id }) => id),
    ...solo.discarded,
    ...agenda.flatMap((task) => ('id' in task ? [task.id] : [])),
  ])
  return soloEventIds.filter((id) => !seen.has(id) && (itWasYou || id !== 'it-was-you'))
}

/**
 * All villagers whose place the viewer does not know are dealt to the places whose faces they do
 * not see, where a back shows its suit only to such of that suit (V9.12, V9.24-V9.29).
 */
function deals(view: State, seat: Seat): (random: Random) => State {
  const hidden = possibleHidden(view).flatMap(({ card, count }) =>
    Array.from({ length: count }, () => card),
  )
  const events = eventsLeft(view)
  return (random) => {
    const state = copy(view)
    const pool: VillagerId[] = random.shuffle([...hidden])
    const places: FaceDown[] = [
      ...state.stacks.flat(),
      ...state.reserve,
      ...(state.look ? [...state.look.cards, ...state.look.laid] : []),
      ...state.seats.flatMap(({ hand }) => hand),
    ].filter(({ card }) => isHidden(card))
    // What shows its suit first: the rest goes anywhere.
    for (const place of places.filter(({ card }) => card !== '?')) {
      const suit = suitOf(place.card)
      place.card = take(
        pool,
        pool.findLastIndex((card) => suitOf(card) === suit),
      )
    }
    for (const place of places.filter(({ card }) => card === '?'))
      place.card = take(pool, pool.length - 1)
    state.seats.forEach(({ hand }, owner) => {
      for (const card of hand)
        if (card.seen !== 'all') card.seen = owner === seat ? [seat] : sightOf(card, owner)
    })
    if (state.look)
      for (const card of [...state.look.cards, ...state.look.laid])
        if (card.seen !== 'all') card.seen = sightOf(card, state.look.seat)
    if (state.solo)
      for (const season of seasons) {
        const stack = random.shuffle(events.filter((id) => soloEvents[id].season === season))
        state.solo.stacks[season] = state.solo.stacks[season].map(
          (card, i): EventCard => stack[i] ?? card,
        )
      }
    return state
  }
}

function take(pool: VillagerId[], at: number): VillagerId {
  const [card] = at < 0 ? [] : pool.splice(at, 1)
  if (!card) throw new RangeError('More villagers are hidden than there can be.')
  return card
}

/** Who has seen a card that lies before `owner`. */
const sightOf = ({ seen }: FaceDown, owner: Seat): Seat[] =>
  seen === 'all' || seen === 'none' ? [owner] : [...new Set([...seen, owner])].sort()

export const mind: Mind<State, Move> = {
  deals,
  value: (state, seat) => ({ gold: state.seats[seat]?.gold ?? 0 }),
}
