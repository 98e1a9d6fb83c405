import type { Seat } from '../../../../worker/games/kernel/index.ts'
import type { Card, CardId } from '../../../../worker/games/villagers/components/index.ts'
import { basicIds } from '../../../../worker/games/villagers/components/index.ts'
import type { Event } from '../../../../worker/games/villagers/event-types.ts'
import { countess } from '../../../../worker/games/villagers/state.ts'
import type { Told } from './steps.ts'
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
  /** Thing that travels: a card, a card that is not seen any more where it goes, or a coin. */
  readonly what: 'card' | 'gone' | 'coin'
  /** Worth of a coin, where it is read while it travels, and which it is. */
  readonly worth?: number
  readonly metal?: 'gold' | 'silver'
  /** Card that travels, if known; without it, the one that now lies at the end. */
  readonly card?: Card | CardId
}

const goldOf = (seat: Seat) => `gold:${seat}`
const handOf = (seat: Seat) => `hand:${seat}`
/** Place of a discarded card: a basic villager back to its stack (V-R70). */
const restOf = (card: CardId) => {
  const basic = basicIds.find((id) => id === card)
  return basic ? basicPiece(basic) : discardPiece
}
const pileOf = (column: number | null) => (column === null ? reservePiece : stackPiece(column))
const villageOf = (seat: Seat) => `village:${seat}`

/** Coins that go from somewhere to a supply, if there are any. */
const coins = (count: number, from: string, to: Seat): Journey[] =>
  count > 0 ? [{ from: [from], to: [goldOf(to)], what: 'coin' }] : []

/** A card that goes to a hand, or beside it among those drafted this round. */
const taken = (from: string, seat: Seat, card: Card | CardId): Journey => ({
  from: [from],
  to: [`square:${seat}`, handOf(seat)],
  what: 'card',
  card,
})

/** Motion of an event of the Countess. */
function journeysInSolo(event: Event): Journey[] {
  switch (event.event) {
    case 'countess-gets': {
      const { column } = event
      const origin = {
        road: roadPiece(column ?? 0),
        stack: stackPiece(column ?? 0),
        reserve: reservePiece,
        village: villageOf(0),
        hand: handOf(0),
      }[event.from]
      return [
        { from: [origin], to: [villageOf(countess)], what: 'card' },
        ...coins(event.coins, origin, countess),
      ]
    }
    case 'settled-with':
      return event.gold > 0 ? [{ to: [goldOf(event.seat)], what: 'coin' }] : []
    case 'event-gold':
      return [
        event.paid
          ? { from: [goldOf(0)], to: [goldOf(event.seat)], what: 'coin' }
          : { to: [goldOf(event.seat)], what: 'coin' },
      ]
    case 'event-coins':
      return [{ to: [spotPiece(countess, event.pile, 0, 0)], what: 'coin' }]
    case 'event-removed': {
      const from = event.from === 'hand' ? handOf(event.seat) : villageOf(event.seat)
      return [
        { from: [from], to: [restOf(event.card)], what: 'gone', card: event.card },
        ...coins(event.coins, from, event.seat),
      ]
    }
    default:
      return []
  }
}

/** Motion of an event of the modules. */
function journeysWithModules(event: Event): Journey[] {
  switch (event.event) {
    case 'courier':
      return [
        taken(roadPiece(event.column), event.seat, event.card),
        ...coins(event.coins, roadPiece(event.column), event.seat),
      ]
    case 'barbarian':
      return event.cards.flatMap(({ column, card, coins: lying }): Journey[] => [
        { from: [roadPiece(column)], to: [discardPiece], what: 'gone', card },
        ...coins(lying, roadPiece(column), event.seat),
      ])
    case 'flaker':
      return [taken(`square:${event.from}`, event.seat, event.card)]
    case 'stole':
      return [taken(handOf(event.from), event.seat, event.card)]
    case 'took':
      return [taken(pileOf(event.column), event.seat, event.card)]
    case 'schemed':
      return [
        taken(villageOf(event.owner), event.seat, event.card),
        ...coins(event.coins, villageOf(event.owner), event.owner),
      ]
    case 'uncovered':
      return [taken(villageOf(event.seat), event.seat, event.card)]
    case 'arrested':
      return [
        { from: [villageOf(event.owner)], to: [discardPiece], what: 'gone', card: 'thief' },
        ...coins(event.coins, villageOf(event.owner), event.seat),
      ]
    case 'hired':
      return [
        {
          from: [goldOf(event.seat)],
          to: [spotPiece(event.owner, event.pile, 0, 0)],
          what: 'coin',
        },
      ]
    case 'robbed':
      return [
        {
          from: [goldOf(event.from)],
          to: [spotPiece(event.seat, event.pile, 0, 0)],
          what: 'coin',
        },
      ]
    case 'recruited':
    case 'bronze':
      return [{ to: [goldOf(event.seat)], what: 'coin' }]
    case 'development-reward':
      return [{ from: [`development:${event.id}`], to: [goldOf(event.seat)], what: 'coin' }]
    case 'settled':
      return [
        {
          from: [basicPiece(event.basic)],
          to: [spotPiece(event.owner, event.pile, 0, 0)],
          what: 'card',
        },
      ]
    default:
      return journeysInSolo(event)
  }
}

/** Motion of an event; empty for events that only the log tells. */
export function journeysOf(event: Told): Journey[] {
  switch (event.event) {
    case 'drafted': {
      const { seat, from, column, coins } = event
      const origin = from === 'road' && column !== null ? roadPiece(column) : pileOf(column)
      const card = taken(origin, seat, event.card)
      return coins > 0 ? [card, { from: [origin], to: [goldOf(seat)], what: 'coin' }] : [card]
    }
    case 'refilled':
      return [
        {
          from: [pileOf(event.stack)],
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
        what: 'gone' as const,
        card,
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
          what: 'gone',
          card: event.card,
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
      // If that village is not on the stage: to the plate of the seat that is paid.
      const to = [`top:${owner}:${pile}:${branch}`, goldOf(owner)]
      if (event.how === 'own') return [{ to, what: 'coin' }]
      return [{ from: [goldOf(event.seat)], to, what: 'coin' }]
    }
    case 'card-counted':
      return [
        {
          from: [spotPiece(event.seat, event.pile, event.branch, event.level)],
          to: [goldOf(event.seat)],
          what: 'coin',
          worth: event.gold + event.silver + event.coins,
          metal: event.silver > 0 ? 'silver' : 'gold',
        },
      ]
    case 'smuggled':
    case 'market':
      if ('isCounted' in event) return []
      return [{ to: [goldOf(event.seat)], what: 'coin' }]
    case 'founders-turned':
      return [{ to: [spotPiece(event.seat, 0, 0, 0)], what: 'coin' }]
    case 'first-player':
      return [{ to: ['first-player'], what: 'coin' }]
    default:
      return journeysWithModules(event)
  }
}
