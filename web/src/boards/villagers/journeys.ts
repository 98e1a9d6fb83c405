import type { Seat } from '../../../../worker/games/kernel/index.ts'
import type { Suit } from '../../../../worker/games/villagers/components/index.ts'
import { suitOf } from '../../../../worker/games/villagers/components/index.ts'
import type { Event } from '../../../../worker/games/villagers/state.ts'
import {
  basicPiece,
  discardPiece,
  reservePiece,
  roadPiece,
  spotPiece,
  stackPiece,
} from './targets.ts'

/**
 * A way that a piece goes over the board, or (`from` absent) a place where something changes.
 * Places are tried in order until one is on the board.
 */
export interface Journey {
  readonly from?: ReadonlyArray<string>
  readonly to: ReadonlyArray<string>
  /** What travels: the card that now lies at the end, a card that lies nowhere any more, or a coin. */
  readonly what: 'card' | 'coin' | Suit
}

const goldOf = (seat: Seat) => `gold:${seat}`
const handOf = (seat: Seat) => `hand:${seat}`

/** How an event is shown as motion; empty for events that only the log tells. */
export function journeysOf(event: Event): Journey[] {
  switch (event.event) {
    case 'drafted': {
      const { seat, from, column, coins } = event
      const origin =
        column === null ? reservePiece : from === 'road' ? roadPiece(column) : stackPiece(column)
      const card: Journey = { from: [origin], to: [`square:${seat}`, handOf(seat)], what: 'card' }
      return coins > 0 ? [card, { from: [origin], to: [goldOf(seat)], what: 'coin' }] : [card]
    }
    case 'refilled':
      return [
        {
          from: [event.stack === null ? reservePiece : stackPiece(event.stack)],
          to: [roadPiece(event.column)],
          what: 'card',
        },
      ]
    case 'coin':
      return event.column === null ? [] : [{ to: [roadPiece(event.column)], what: 'coin' }]
    case 'road-coins':
      return event.columns.map((column) => ({ to: [roadPiece(column)], what: 'coin' }))
    case 'road-cleared':
      return event.cards.map(({ column, card }) => ({
        from: [roadPiece(column)],
        to: [discardPiece],
        what: suitOf(card),
      }))
    case 'placed':
      return [
        {
          from: [handOf(event.seat)],
          to: [
            spotPiece(event.seat, event.pile, event.level === 0 ? 0 : event.branch, event.level),
          ],
          what: 'card',
        },
      ]
    case 'traded-in': {
      const target =
        event.column === null
          ? event.on === 'reserve'
            ? reservePiece
            : discardPiece
          : stackPiece(event.column)
      return [
        {
          from: [handOf(event.seat)],
          to: [target],
          what: event.on === 'discard' ? suitOf(event.card) : 'card',
        },
        {
          from: [basicPiece(event.basic)],
          to: [spotPiece(event.seat, event.pile, 0, 0)],
          what: 'card',
        },
      ]
    }
    case 'unlocked': {
      if (event.gold === 0) return []
      const { owner, pile, branch } = event
      if (owner === null || pile === null || branch === null)
        return [{ to: [goldOf(event.seat)], what: 'coin' }]
      const from = event.how === 'own' ? [discardPiece] : [goldOf(event.seat)]
      return [{ from, to: [`top:${owner}:${pile}:${branch}`], what: 'coin' }]
    }
    case 'smuggled':
    case 'market':
      return [{ to: [goldOf(event.seat)], what: 'coin' }]
    case 'founders-turned':
      return [{ to: [spotPiece(event.seat, 0, 0, 0)], what: 'coin' }]
    case 'first-player':
      return [{ to: ['first-player'], what: 'coin' }]
    default:
      return []
  }
}
