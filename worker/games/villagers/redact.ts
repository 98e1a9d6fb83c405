/**
 * Hidden information: what every viewer may see.
 * Rules: V9.1, V9.2, V9.12, V9.20–V9.39, V12.9, V-R67.
 */
import { copy, isHidden, type Viewer } from '../kernel/index.ts'
import {
  type Back,
  baseIds,
  cards,
  type ModuleId,
  notInSolo,
  profiteerIds,
  saintIds,
  scoundrelIds,
  seasons,
  suitOf,
  type VillagerId,
} from './components/index.ts'
import type { Options } from './options.ts'
import type { EventCard, FaceDown, Look, Solo, State } from './state.ts'
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
  const { stacks, reserve, seats, look, solo, ...open } = state
  // While the top of the Reserve is being looked at, what lies below it stays covered.
  const isOff = look !== null && look.column === null
  return {
    ...copy(open),
    look: look && lookedAt(look, viewer),
    solo: solo && withoutStacks(solo),
    stacks: stacks.map(pile),
    reserve: reserve.map((card, i) => seenBy(card, viewer, i === 0 && !isOff)),
    seats: seats.map(({ hand, ...rest }) => ({
      ...copy(rest),
      hand: hand.map((card) => seenBy(card, viewer, true)),
    })),
  }
}

/** Only who looks sees the cards; the others know how many there are (V9.35). */
function lookedAt({ seat, column, cards, laid }: Look, viewer: Viewer): Look {
  const shown = (hidden: FaceDown[]) =>
    hidden.map((card) =>
      viewer === seat ? copy(card) : seenBy({ ...card, seen: 'none' }, null, false),
    )
  return { seat, column, cards: shown(cards), laid: shown(laid) }
}

/** The order of the events is never seen, and which of them lie there only by what lies elsewhere (V9.38). */
function withoutStacks({ stacks, ...open }: Solo): Solo {
  const hidden = { ...stacks }
  for (const season of seasons) hidden[season] = stacks[season].map((): EventCard => `?${season}`)
  return { ...copy(open), stacks: hidden }
}

/**
 * Number of copies of each villager that may be in a game of so many players, undealt Saints and
 * Scoundrels included (V2.1, V2.6-V2.8, V3.5, V3.15, V3.22, V8.30).
 */
export function configuration(
  players: number,
  { modules, courier }: Pick<Options, 'modules' | 'courier'> = { modules: [], courier: false },
): Map<VillagerId, number> {
  const counts = new Map<VillagerId, number>()
  const add = (ids: ReadonlyArray<VillagerId>, more: (id: VillagerId) => boolean) => {
    for (const id of ids)
      if (players >= (cards[id].minPlayers ?? 0) && more(id)) counts.set(id, cards[id].count)
  }
  const isIn = (id: VillagerId) => players > 1 || !notInSolo.includes(id)
  const has = (module: ModuleId) => modules.includes(module)
  add(baseIds, (id) => players > 1 || cards[id].suit !== 'special')
  if (has('saints')) add(saintIds, isIn)
  if (has('scoundrels')) add(scoundrelIds, (id) => isIn(id) && (id !== 'courier' || courier))
  if (has('profiteers')) add(profiteerIds, isIn)
  return counts
}

/** All villagers that could be among the face-down cards of a view: the game's villagers without those whose place its viewer knows (V9.12). */
export function possibleHidden(view: State): { card: VillagerId; count: number }[] {
  const left = configuration(view.seats.length, view.options)
  const known: string[] = [
    ...view.road.flatMap((slot) => (slot ? [slot.card] : [])),
    ...[
      ...view.stacks,
      view.reserve,
      ...(view.look ? [view.look.cards, view.look.laid] : []),
      ...view.seats.map(({ hand }) => hand),
    ]
      .flat()
      .map(({ card }) => card)
      .filter((card) => !isHidden(card)),
    ...view.discard,
    ...view.seats.flatMap(({ square }) => square),
    ...[...view.seats, ...(view.solo ? [view.solo.countess] : [])].flatMap(({ village }) =>
      standing(village).map(({ placed }) => placed.card),
    ),
    // On its way from one village to another.
    ...view.agenda.flatMap((task) => (task.task === 'resettle' ? [task.card] : [])),
  ]
  for (const card of known) {
    const count = left.get(card as VillagerId)
    if (count !== undefined) left.set(card as VillagerId, count - 1)
  }
  return [...left].filter(([, count]) => count > 0).map(([card, count]) => ({ card, count }))
}
