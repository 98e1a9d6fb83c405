import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  craftBuilding,
  type Event,
  isChamber,
  isChurch,
  isCraftBuilding,
  isField,
  isMonk,
  isTravelCard,
  monk,
  type Profession,
  travelCard,
} from '../../../../worker/games/my-village/index.ts'
import {
  bannerPiece,
  coffinPlace,
  customerPiece,
  diePiece,
  displayPiece,
  goodsPiece,
  handPiece,
  headmanPiece,
  markPiece,
  ratPlace,
  schoolPiece,
  villagerPiece,
} from './targets.ts'

type AcquiredCard = Extract<Event, { readonly event: 'acquired' }>['card']

/** A way that something goes over the board, or (`from` absent) a place where something changes. */
export interface Journey {
  readonly from?: string
  /** The piece that travels, by its name: it begins where it lay, if that was seen. */
  readonly piece?: string
  readonly to: string
  /**
   * Thing that travels: a copy of the piece at the end, a coin, a story point, or somebody; of a marker only
   * the change is seen.
   */
  readonly what: 'piece' | 'marker' | 'coin' | 'story' | Person
}

/** People who walk over the board. */
export type Person = Profession | 'headman' | 'child'

/** Places of an acquired card: its place in the display, as it lies there or in the tray, and its place in the village. */
function placesOf(seat: Seat, card: AcquiredCard): { from: string; piece: string; to: string } {
  if (isTravelCard(card)) {
    const { letter } = travelCard(card)
    const piece = displayPiece(`travel-${letter}`)
    return { from: `shelf:travel-${letter}`, piece, to: `v${seat}:travel:${letter}` }
  }
  if (isField(card))
    return { from: 'shelf:field', piece: displayPiece('field'), to: bannerPiece(seat, card) }
  const piece = displayPiece(card)
  if (isChurch(card)) return { from: 'shelf:church', piece, to: `v${seat}:church` }
  if (isMonk(card)) return { from: `shelf:${monk(card).stack}`, piece, to: `v${seat}:monks` }
  if (isChamber(card)) return { from: 'shelf:chamber', piece, to: bannerPiece(seat, card) }
  if (isCraftBuilding(card))
    return { from: `shelf:${craftBuilding(card).kind}`, piece, to: bannerPiece(seat, card) }
  return { from: 'shelf:meeting-place', piece, to: bannerPiece(seat, 'meeting-place') }
}

/** Motion of an event; empty for events that only the log tells. */
export function journeysOf(event: Event): Journey[] {
  switch (event.event) {
    case 'took-die':
      return [{ piece: diePiece(event.die), from: 'pool', to: `taken:${event.nth}`, what: 'piece' }]
    case 'changed-die':
      return [{ to: `taken:${event.nth}`, what: 'coin' }]
    case 'acquired':
      return [{ ...placesOf(event.seat, event.card), what: 'piece' }]
    case 'took-customers':
      return event.customers.map((id) => ({
        piece: customerPiece(id),
        from: 'customers',
        to: bannerPiece(event.seat, id),
        what: 'piece',
      }))
    case 'served':
      return [{ to: `v${event.seat}:served`, what: 'marker' }]
    case 'gained-coins':
      return [{ to: `v${event.seat}:coins`, what: 'coin' }]
    case 'gained-sp':
      return [
        {
          from: event.from === 'hand' ? handPiece : headmanPiece(event.seat, 'three-sp-space'),
          to: `v${event.seat}:tree`,
          what: 'story',
        },
      ]
    case 'saved-sp':
      return [
        {
          from: `v${event.seat}:tree`,
          to: headmanPiece(event.seat, 'main-house'),
          what: 'story',
        },
      ]
    case 'paid-time':
      return [{ to: `v${event.seat}:time`, what: 'marker' }]
    case 'marker':
      return event.space === null
        ? []
        : [
            {
              to:
                typeof event.space === 'string'
                  ? markPiece(event.seat, event.space)
                  : goodsPiece(event.seat, event.card),
              what: 'marker',
            },
          ]
    case 'plow':
      return [{ to: goodsPiece(event.seat, event.field), what: 'marker' }]
    case 'tile':
      return [{ to: bannerPiece(event.seat, event.to), what: 'marker' }]
    case 'walked':
      return [
        {
          from: headmanPiece(event.seat, event.from),
          to: headmanPiece(event.seat, event.to),
          what: 'headman',
        },
      ]
    case 'enrolled':
      return [{ to: schoolPiece(event.seat, 'left'), what: 'marker' }]
    case 'advanced':
      return [
        {
          from: schoolPiece(event.seat, 'left'),
          to: schoolPiece(event.seat, 'right'),
          what: 'child',
        },
      ]
    case 'graduated':
      return [
        {
          from: schoolPiece(event.seat, event.from),
          to: villagerPiece(event.seat, event.to),
          what: 'child',
        },
      ]
    case 'hired':
      return [{ to: villagerPiece(event.seat, event.as), what: 'marker' }]
    case 'took-hand':
      return [{ to: handPiece, what: 'marker' }]
    case 'died':
      return [
        {
          from: villagerPiece(event.seat, event.profession),
          to: event.chronicle === null ? 'graves' : coffinPlace(event.profession, event.chronicle),
          what: event.profession,
        },
      ]
    case 'rat':
    case 'invasion':
      return [{ to: ratPlace, what: 'marker' }]
    case 'prevented':
      return [{ to: `v${event.seat}:church`, what: 'marker' }]
    case 'lost-sp':
      return [{ from: `v${event.seat}:tree`, to: ratPlace, what: 'story' }]
    case 'display-refilled':
      return event.customers.map((id) => ({ to: customerPiece(id), what: 'piece' }))
    case 'customer-revealed':
      return [{ to: customerPiece(event.customer), what: 'piece' }]
    case 'monk-revealed':
      return [{ to: displayPiece(event.monk), what: 'piece' }]
    default:
      return []
  }
}
