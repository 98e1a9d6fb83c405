import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { places } from '../../../../worker/games/villagers/chains.ts'
import {
  type BasicId,
  basicIds,
  cards,
  type SoloEventId,
  type VillagerId,
} from '../../../../worker/games/villagers/components/index.ts'
import type { Move, Pile, State } from '../../../../worker/games/villagers/state.ts'
import { cardAt, owners, seatOf } from '../../../../worker/games/villagers/village.ts'
import type { Chosen, Piece } from '../../stage/taps.ts'
import { handPiece, jesterPiece } from './targets.ts'

const isBasic = (card: string): card is BasicId => basicIds.some((id) => id === card)

/** Every branch of a village, with its end. */
const branchesOf = (village: ReadonlyArray<Pile>) =>
  village.flatMap(({ branches }, pile) =>
    (branches.length > 0 ? branches : [[]]).map((_, branch) => ({ pile, branch })),
  )

/** Moves that one would make with a card of one's own hand. */
function wishesWithHand(state: State, you: Seat, card: VillagerId | BasicId): Move[] {
  const { village } = seatOf(state, you)
  const task = state.agenda.at(-1)?.task
  if (task === 'trade-in' && !isBasic(card)) return [{ do: 'put', card, on: 'reserve' }]
  if (task === 'event-choice') return [{ do: 'discard', card }]
  if (isBasic(card)) return [{ do: 'place-basic', basic: card }]
  const all = owners(state, you)
  const others = all.filter((seat) => seat !== you)
  switch (card) {
    case 'tinner':
    case 'barbarian':
    case 'pigeoneer':
      return [{ do: card }]
    case 'smuggler':
      return branchesOf(village).map((at) => ({ do: 'smuggle', ...at }))
    case 'apprentice':
      return all.flatMap((owner) =>
        branchesOf(seatOf(state, owner).village).map(
          (at): Move => ({ do: 'apprentice', owner, ...at, level: 0 }),
        ),
      )
    case 'benefactor':
      return [{ do: 'benefactor', card }]
    case 'prophet':
      return [{ do: 'prophet', column: 0 }]
    case 'courier':
      return [{ do: 'courier', column: 0 }]
    case 'flaker':
      return [{ do: 'flaker', owner: you, card }]
    case 'noble':
      return others.map((from) => ({ do: 'noble', from }))
    case 'schemer':
      return all.map((owner) => ({ do: 'scheme', owner, pile: 0, branch: 0 }))
    case 'sheriff':
      return all.map((owner) => ({ do: 'sheriff', owner, pile: 0 }))
    default: {
      const fitting = places(village, card)
      // If it fits nowhere, a place of its own is what it lacks.
      return (fitting.length > 0 ? fitting : [null]).map((place) => ({
        do: 'place',
        card,
        ...place,
      }))
    }
  }
}

/** Moves that one would do with a card that lies in a village, with nothing or a hand card chosen. */
function wishesInVillage(state: State, you: Seat, chosen: Chosen, spot: Piece): Move[] {
  const [, seat, pile = 0, branch = 0, level = 0] = spot.split(':').map(Number)
  if (seat === undefined) return []
  const own = seat === you
  const [first = ''] = chosen
  const card = first.startsWith('hand:') ? first.slice(5) : null
  if (card === 'apprentice') return [{ do: 'apprentice', owner: seat, pile, branch, level }]
  if (card === 'smuggler') return own ? [{ do: 'smuggle', pile, branch }] : []
  if (card === 'schemer') return [{ do: 'scheme', owner: seat, pile, branch }]
  if (card === 'sheriff') return [{ do: 'sheriff', owner: seat, pile }]
  if (card && card in cards && own) return [{ do: 'place', card: card as VillagerId, pile, branch }]
  const task = state.agenda.at(-1)?.task
  if (task === 'event-choice') return [{ do: 'point', owner: seat, pile, branch }]
  if (task === 'unlock') return [{ do: 'unlock', by: 'coins', owner: seat, pile, branch }]
  if (task === 'resettle') return own ? [{ do: 'resettle', pile, branch }] : []
  const placed = cardAt(seatOf(state, seat).village, { pile, branch, level })
  if (placed?.card === 'freelancer') return [{ do: 'hire', owner: seat, pile }]
  if (placed?.card === 'thief' && own)
    return owners(state, you)
      .filter((from) => from !== you)
      .map((from) => ({ do: 'rob', pile, from }))
  return []
}

/**
 * The moves that a seat would make with a piece if they were possible, given what it has chosen before;
 * none for what nobody would do anything with.
 */
export function wishesFor(state: State, you: Seat, chosen: Chosen, piece: Piece): Move[] {
  const [kind, name = ''] = piece.split(':')
  const column = Number(name)
  const task = state.agenda.at(-1)?.task
  switch (kind) {
    case 'road':
      if (task === 'coin' || task === 'give') return [{ do: task, column }]
      return [{ do: 'draft', from: 'road', column }]
    case 'stack':
      if (task === 'church') return [{ do: 'draw', from: 'stack', column }]
      return [{ do: 'draft', from: 'stack', column }]
    case 'reserve':
      return [
        task === 'church' ? { do: 'draw', from: 'reserve' } : { do: 'draft', from: 'reserve' },
      ]
    case 'basic':
      return [{ do: task === 'tavern' ? 'settle' : 'trade-in', basic: name as BasicId }]
    case 'hand':
      return name in cards && piece === handPiece(name as VillagerId)
        ? wishesWithHand(state, you, name as VillagerId | BasicId)
        : []
    case 'square':
      return column === you
        ? [{ do: 'place', card: piece.slice(`square:${you}:`.length) as VillagerId }]
        : []
    case 'at':
      return wishesInVillage(state, you, chosen, piece)
    case 'look':
      return task === 'order'
        ? [{ do: 'lay', card: name as VillagerId }]
        : [{ do: 'choose', card: name as VillagerId }]
    case 'event':
      return [{ do: 'event', id: name as SoloEventId }]
    case jesterPiece:
      return (state.solo?.open ?? []).map(({ id }) => ({ do: 'jester', id }))
    default:
      return []
  }
}
