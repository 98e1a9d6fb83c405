import type { OptionWords } from '../kernel/index.ts'
import type { ModuleId } from './components/index.ts'

type Matters = NonNullable<OptionWords['matters']>

const has = (chosen: Parameters<Matters>[1], module: ModuleId) =>
  Array.isArray(chosen.modules) && chosen.modules.includes(module)

/** When an option makes a difference: the level alone (V8.20), the Windmill and the Courier with others (V8.30). */
export const matters = {
  bronzeTiming: (_seats, chosen) => has(chosen, 'profiteers'),
  windmillCount: (seats, chosen) => seats > 1 && has(chosen, 'developments'),
  courier: (seats, chosen) => seats > 1 && has(chosen, 'scoundrels'),
  level: (seats) => seats === 1,
} as const satisfies Readonly<Record<string, Matters>>

/** Whether there is no Scoundrel for everyone: five players without the Courier (V3.24). */
export const lacksScoundrels: Matters = (seats, chosen) =>
  seats > 4 && has(chosen, 'scoundrels') && chosen.courier !== true
