import type { Effect, Source } from '../components/index.ts'
import type { At, State } from '../state.ts'

/** Working of one effect of section 7.5. `by` is "this card": the one with the ability, or the one that copies it. */
export interface EffectRules<E> {
  /** T5.76: whether it would change anything. Cost and condition are looked at elsewhere. */
  possible(state: State, effect: E, by: Source): boolean
  run(state: State, effect: E, by: Source, at: At): void
}

export type RulesOf<K extends Effect['op']> = EffectRules<Extract<Effect, { readonly op: K }>>
