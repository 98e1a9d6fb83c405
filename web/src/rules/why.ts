import {
  type AnyGame,
  Hidden,
  type Move,
  type Seat,
  same,
} from '../../../worker/games/kernel/index.ts'
import { language } from '../words/index.ts'
import { type Reason, ruleText } from './index.ts'

/**
 * The number of the rule that forbids a seat's wish on a state or a view of it; `null` where
 * the wish is legal, or where only the table could say.
 */
export function ruleAgainst(game: AnyGame, state: unknown, seat: Seat, wish: Move): string | null {
  try {
    const legal: Move[] = game.moves(state, seat)
    return legal.some((move) => same(move, wish)) ? null : game.forbids(state, seat, { ...wish })
  } catch (error) {
    if (error instanceof Hidden) return null
    throw error
  }
}

/** A rule by its number, to answer with in the present language; `null` where none of that number is to be read. */
export async function reasonOf(game: string, rule: string): Promise<Reason | null> {
  const text = await ruleText(game, language(), rule)
  return text && { game, rule, ...text }
}

/** Reason why a wish cannot be made on a state, in the present language. */
export async function reasonAgainst(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  wish: Move,
): Promise<Reason | null> {
  const rule = ruleAgainst(game, state, seat, wish)
  return rule === null ? null : reasonOf(game.id, rule)
}
