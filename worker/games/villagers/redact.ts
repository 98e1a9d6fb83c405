import { copy, isHidden, type Viewer } from '../kernel/index.ts'
import { type Back, cards, suitOf, type VillagerId, villagerIds } from './components/index.ts'
import type { FaceDown, State } from './state.ts'
import { standing } from './village.ts'

/** A face-down card as a viewer sees it; `backShown` says whether its suit is visible (V9.24-V9.29). */
function seenBy({ card, seen }: FaceDown, viewer: Viewer, backShown: boolean): FaceDown {
  if (seen === 'all') return { card, seen }
  if (viewer !== null && seen !== 'none' && seen.includes(viewer)) return { card, seen: [viewer] }
  const back: Back = backShown && card !== '?' ? `?${suitOf(card)}` : '?'
  return { card: back, seen: 'none' }
}

/** The state as a viewer may see it (V9.1); all but faces, covered backs and others' knowledge is public. */
export function redact(state: State, viewer: Viewer): State {
  const pile = (hidden: FaceDown[]) => hidden.map((card, i) => seenBy(card, viewer, i === 0))
  const { stacks, reserve, seats, ...open } = state
  return {
    ...copy(open),
    stacks: stacks.map(pile),
    reserve: pile(reserve),
    seats: seats.map(({ hand, ...rest }) => ({
      ...copy(rest),
      hand: hand.map((card) => seenBy(card, viewer, true)),
    })),
  }
}

/** How many copies of each villager are in a game of so many players (V2.1, V3.5). */
export function configuration(players: number): Map<VillagerId, number> {
  const counts = new Map<VillagerId, number>()
  for (const id of villagerIds)
    if (players >= (cards[id].minPlayers ?? 0)) counts.set(id, cards[id].count)
  return counts
}

/** All villagers that could be among the face-down cards of a view: the game's villagers without those whose place its viewer knows (V9.12). */
export function possibleHidden(view: State): { card: VillagerId; count: number }[] {
  const left = configuration(view.seats.length)
  const known: string[] = [
    ...view.road.flatMap((slot) => (slot ? [slot.card] : [])),
    ...[...view.stacks, view.reserve, ...view.seats.map(({ hand }) => hand)]
      .flat()
      .map(({ card }) => card)
      .filter((card) => !isHidden(card)),
    ...view.discard,
    ...view.seats.flatMap(({ square }) => square),
    ...view.seats.flatMap(({ village }) => standing(village).map(({ placed }) => placed.card)),
    // On its way from one village to another.
    ...view.agenda.flatMap((task) => (task.task === 'resettle' ? [task.card] : [])),
  ]
  for (const card of known) {
    const count = left.get(card as VillagerId)
    if (count !== undefined) left.set(card as VillagerId, count - 1)
  }
  return [...left].filter(([, count]) => count > 0).map(([card, count]) => ({ card, count }))
}
