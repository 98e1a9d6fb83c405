import { buildingById } from '../../../../worker/games/settlement/components/index.ts'
import { allExchanges } from '../../../../worker/games/settlement/exchange.ts'
import type { State } from '../../../../worker/games/settlement/state.ts'
import type { Piece } from '../../stage/taps.ts'
import { actionOf } from './targets.ts'
import type { BoardWords } from './words.ts'

/**
 * Question once a piece is chosen on the board; `null`: that of the rules.
 *
 * @param isIdle it would only wait (S-R12)
 */
export function questionOf(
  state: State,
  piece: Piece | null,
  isIdle: boolean,
  { asks, cards, amounts }: Pick<BoardWords, 'asks' | 'cards' | 'amounts'>,
): string | null {
  if (piece === null) return null
  if (isIdle) return asks.idle
  const action = actionOf(piece)
  if (action !== null) return asks.action[action] ?? null
  const [kind, ...rest] = piece.split(':')
  if (kind === 'give') {
    const known = allExchanges.find(({ move }) => move.give === rest[0])
    return known ? asks.get(amounts(known.give)) : null
  }
  if (kind !== 'building') return null
  const own = state.boards[Number(rest[0])]?.buildings[Number(rest[1])]
  if (!own) return null
  const { name } = cards.buildings[own.building]
  return buildingById[own.building].effect.op === 'trade' ? asks.pay(name) : asks.gain(name)
}
