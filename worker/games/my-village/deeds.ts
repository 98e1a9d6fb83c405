/** Deeds of a turn, each with the cheapest dice that reach it: for lists that begin with what is done. */
import type { Seat } from '../kernel/index.ts'
import type { Move } from './moves.ts'
import { banners, type Pair, pairs, type Way, wouldBeIdle } from './outlook.ts'
import type { State } from './state.ts'
import { blackMove, whiteMove } from './uses.ts'

/** Weights of what a way costs, in coins: black dice take time (M4.3), a marker sets a die (M5.5). */
const price = ({ time }: Pair, { coins, markers }: Way): number => time + coins + 2 * markers

/** The dice of a pair that are not taken yet; those that are come first in it. */
const takes = ({ dice }: Pair, taken: number): Move[] =>
  dice.slice(taken).map(({ colour, pips }) => ({ do: 'take', colour, pips }))

/**
 * Turns up to their deed with the dice taken so far, if any, the own banners first: one for each thing that can be done, by the
 * cheapest dice; or, by dice that show nothing but `pips`, one for each way.
 */
export function deeds(view: State, seat: Seat, pips?: ReadonlyArray<number>): Move[][] {
  const task = view.agenda.at(-1)
  if (task?.task !== 'dice') return []
  const taken = view.turn.dice.length
  const found = new Map<string, { readonly moves: Move[]; readonly price: number }[]>()
  for (const pair of pairs(view, seat)) {
    if (pips && !pair.dice.slice(taken).every((die) => pips.includes(die.pips))) continue
    for (const { ways, ...reached } of pair.reaches) {
      if (reached.colour === 'white' && wouldBeIdle(view, seat, reached.banner)) continue
      const key = `${reached.colour}/${reached.banner}`
      const deed =
        reached.colour === 'white' ? whiteMove(reached.banner) : blackMove(reached.banner)
      const all = found.get(key) ?? []
      found.set(key, all)
      for (const way of ways)
        all.push({
          moves: [...takes(pair, taken), ...way.changes, deed],
          price: price(pair, way),
        })
    }
  }
  return banners(view, seat).flatMap(({ colour, banner }) => {
    const all = found.get(`${colour}/${banner}`) ?? []
    const least = Math.min(...all.map((one) => one.price))
    const chosen = pips ? all : all.filter((one) => one.price === least).slice(0, 1)
    return chosen.map(({ moves }) => moves)
  })
}
