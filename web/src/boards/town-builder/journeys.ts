import type { Event, TownId } from '../../../../worker/games/town-builder/index.ts'
import { cardPiece } from './targets.ts'

/**
 * A card's way over the board, or (without a card) a place where something
 * changes. Places are tried in order until one is on the board; without `from`
 * the card comes from where it lay before.
 */
export interface Journey {
  readonly card?: TownId
  readonly from?: ReadonlyArray<string>
  readonly to: ReadonlyArray<string>
}

const away = (cards: ReadonlyArray<TownId>, from: ReadonlyArray<string>): Journey[] =>
  cards.map((card) => ({ card, from: [cardPiece(card), ...from], to: ['discard'] }))

/** Motion of an event; empty for events that only the log tells. */
export function journeysOf(event: Event): Journey[] {
  switch (event.event) {
    case 'dealt':
      return [{ card: event.card, from: ['deck'], to: [cardPiece(event.card), 'row'] }]
    case 'revealed':
      return event.cards.map((card) => ({ card, from: ['deck'], to: [cardPiece(card)] }))
    case 'started': {
      const { card, seat } = event
      return [{ card, from: [cardPiece(card), 'row'], to: [cardPiece(card), `seat:${seat}`] }]
    }
    case 'supplied': {
      const { card, to, seat } = event
      return [
        {
          card,
          from: [cardPiece(card), 'row'],
          to: [cardPiece(card), cardPiece(to), `seat:${seat}`],
        },
      ]
    }
    case 'stored': {
      const { card, seat } = event
      return [{ card, from: [cardPiece(card), 'row'], to: [cardPiece(card), `store:${seat}`] }]
    }
    case 'completed':
      return [
        { to: [cardPiece(event.card)] },
        ...away(event.freed, [cardPiece(event.card), `seat:${event.seat}`]),
      ]
    case 'paid':
      return away(event.cards, [`store:${event.seat}`])
    case 'cleared':
      return away([...event.freed, ...(event.auto ? [event.card] : [])], [`seat:${event.seat}`])
    case 'gaveUp':
      return away([event.card], [`seat:${event.seat}`])
    case 'discarded':
      return away([event.card], [event.from === 'deck' ? 'deck' : 'row'])
    case 'used':
    case 'protected':
    case 'covered':
    case 'counted':
      return [{ to: [cardPiece(event.card)] }]
    case 'judgeArrived':
    case 'judged':
      return [{ to: [cardPiece(event.judge)] }]
    case 'claimed':
      return [{ to: [cardPiece(event.award)] }]
    case 'reshuffled':
      return [{ to: ['deck'] }]
    default:
      return []
  }
}
