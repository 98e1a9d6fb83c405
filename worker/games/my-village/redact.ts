/**
 * Hidden information: what every viewer may see.
 * Rules: M4.25, M9.1–M9.5.
 */
import { back, copy } from '../kernel/index.ts'
import { letters, monkStacks } from './components/index.ts'
import { monkBack } from './monks.ts'
import type { Back, State } from './state.ts'
import { travelBack } from './travel.ts'

/** Nobody has secrets; only the order of the face-down stacks is hidden, from everyone alike (M9.1-M9.3). */
export function redact(state: State): State {
  const seen = copy(state)
  seen.customers.deck = seen.customers.deck.map(() => back() as Back)
  for (const stack of monkStacks)
    seen.monks[stack].under = seen.monks[stack].under.map(() => monkBack(stack))
  for (const letter of letters)
    seen.travel[letter] = seen.travel[letter].map(() => travelBack(letter))
  return seen
}
