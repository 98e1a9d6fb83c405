import { buildingById } from '../../../../worker/games/settlement/components/index.ts'
import { EXCHANGES } from '../../../../worker/games/settlement/exchange.ts'
import type { Table } from './table.ts'
import { actionOf } from './targets.ts'

/** What is asked now that something is chosen on the board; `null`: what the rules ask. */
export function questionOf(
  table: Pick<Table, 'chosen' | 'idleMove' | 'props' | 'boardWords'>,
): string | null {
  const piece = table.chosen()
  if (piece === null) return null
  const { asks, cards, amounts } = table.boardWords()
  if (table.idleMove(piece)) return asks.idle
  const action = actionOf(piece)
  if (action !== null) return asks.action[action] ?? null
  const [kind, ...rest] = piece.split(':')
  if (kind === 'give') {
    const known = EXCHANGES.find(({ move }) => move.give === rest[0])
    return known ? asks.get(amounts(known.give)) : null
  }
  if (kind !== 'building') return null
  const own = table.props.state.boards[Number(rest[0])]?.buildings[Number(rest[1])]
  if (!own) return null
  const { name } = cards.buildings[own.building]
  return buildingById[own.building].effect.op === 'trade' ? asks.pay(name) : asks.gain(name)
}
