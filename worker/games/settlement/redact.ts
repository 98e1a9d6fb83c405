/**
 * Hidden information: what every viewer may see.
 * Rules: S9.1–S9.16, S-R25.
 */
import { back, copy } from '../kernel/index.ts'
import type { SettlementState } from './state.ts'

/** The backs of a stack's pieces: their number is public, their order is not (chapter 9). */
const hide = <P extends string>(stack: ReadonlyArray<P>, printed: string): P[] =>
  stack.map(() => back(printed) as P)

/** Everybody sees the same: only the order of face-down stacks is hidden, from all. */
export function redact(state: SettlementState): SettlementState {
  return {
    ...copy(state),
    heroDeck: hide(state.heroDeck, 'hero'),
    terrainStacks: state.terrainStacks.map((stack, i) => hide(stack, `terrain-${i + 1}`)),
    buildingStack: hide(state.buildingStack, 'building'),
    artifactStack: hide(state.artifactStack, 'artifact'),
  }
}
