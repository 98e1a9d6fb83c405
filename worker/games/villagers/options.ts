/**
 * The options of a table, and when they matter.
 * Rules: V8.2, V8.40, V8.56.
 */
import * as z from 'zod/mini'
import type { OptionWords } from '../kernel/index.ts'
import { levelIds, type ModuleId, moduleIds } from './components/index.ts'

/** Options that are fixed at the start of a table (V8.2). */
export const options = z.object({
  /** True if padlocks must be opened (V8.1). */
  padlocks: z._default(z.boolean(), true),
  /** Any of them, in any order (V3.20). */
  modules: z._default(z.array(z.enum(moduleIds)), []),
  /** Time at which bronze symbols pay (V6.30); matters with Profiteers only. */
  bronzeTiming: z._default(z.enum(['endOfTurn', 'endOfPhase']), 'endOfTurn'),
  /** Things that the Windmill counts (V-R26); matters with Developments only. */
  windmillCount: z._default(z.enum(['branches', 'piles']), 'branches'),
  /** True if the Courier is among the Scoundrels (V-R37); never in solo. */
  courier: z._default(z.boolean(), false),
  /** Hardness of the Countess (V8.20-V8.22); matters in solo only. */
  level: z._default(z.enum(levelIds), 'standard'),
})
export type Options = z.infer<typeof options>

type Matters = NonNullable<OptionWords['matters']>
const has = (chosen: Parameters<Matters>[1], module: ModuleId) =>
  Array.isArray(chosen.modules) && chosen.modules.includes(module)

/**
 * Conditions under which an option makes a difference: the level alone (V8.20), the Windmill and the Courier
 * with others (V8.30).
 */
export const matters = {
  bronzeTiming: (_seats, chosen) => has(chosen, 'profiteers'),
  windmillCount: (seats, chosen) => seats > 1 && has(chosen, 'developments'),
  courier: (seats, chosen) => seats > 1 && has(chosen, 'scoundrels'),
  level: (seats) => seats === 1,
} as const satisfies Readonly<Record<string, Matters>>

/** Returns true if there is no Scoundrel for everyone: five players without the Courier (V3.24). */
export const lacksScoundrels: Matters = (seats, chosen) =>
  seats > 4 && has(chosen, 'scoundrels') && chosen.courier !== true
