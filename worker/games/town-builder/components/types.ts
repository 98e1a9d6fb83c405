/**
 * Print on cards, its meaning, and the source of the values.
 * Rules: T2.6–T2.8, T2.10–T2.13, T-R1.
 */
import type { Provenance } from '../../kernel/provenance.ts'

/** T1.16: the five building types, in the order in which everything lists them. */
export const buildingTypes = ['trade', 'social', 'residential', 'culture', 'military'] as const
export type BuildingType = (typeof buildingTypes)[number]

/** T1.12: the only three resources. Gold is none of them (T2.8). */
export const resources = ['stone', 'wood', 'straw'] as const
export type Resource = (typeof resources)[number]

/** T1.15, T2.10: what a card gives; it is used for exactly one of its alternatives. */
export type Yield = Resource | 'gold'

/** The three uses of a card (T1.26). */
export const uses = ['foundation', 'resource', 'gold'] as const
export type UseAs = (typeof uses)[number]

/** T7.60: fulfilled by a building of that type completed in this turn. */
export interface Condition {
  readonly completedThisTurn: BuildingType | 'any'
}

/** Effects of build and star abilities (T7.61-T7.78). */
export type Effect =
  | { readonly op: 'discard-row-cards'; readonly max: number }
  | { readonly op: 'replace-row-cards'; readonly max: number }
  | { readonly op: 'add-to-row'; readonly count: number }
  | {
      readonly op: 'store-gold-from-row'
      readonly max: number
      readonly condition?: Condition
    }
  | { readonly op: 'take-from-row'; readonly as: ReadonlyArray<UseAs> }
  | {
      readonly op: 'take-from-discard'
      readonly as: ReadonlyArray<UseAs>
      readonly goldCost: number
    }
  | { readonly op: 'extra-action'; readonly count: number; readonly condition?: Condition }
  | { readonly op: 'discard-self-store-gold'; readonly max: number }
  | { readonly op: 'cover-symbol'; readonly goldCost: number }
  | { readonly op: 'protect-row-card' }
  | { readonly op: 'move-resource'; readonly count: number }
  | { readonly op: 'look-at-top'; readonly mayDiscard: boolean }
  | { readonly op: 'turn-gold'; readonly count: number }
  | { readonly op: 'copy-star' }
  | { readonly op: 'copy-build' }
  | { readonly op: 'reveal-take-resource'; readonly count: number }
  | { readonly op: 'reveal-start-foundation'; readonly count: number }
  | { readonly op: 'add-judge' }
  | { readonly op: 'convert-foundation'; readonly as: ReadonlyArray<UseAs> }

/** Effects of end abilities (T7.80-T7.86). */
type EndEffect =
  | { readonly op: 'points-per-type'; readonly type: BuildingType; readonly points: number }
  | { readonly op: 'points-per-different-type'; readonly points: number }
  | { readonly op: 'points-per-printed-value'; readonly value: number; readonly points: number }
  | { readonly op: 'points-per-judge'; readonly points: number }
  | { readonly op: 'points-per-award'; readonly points: number }
  | { readonly op: 'change-type' }
  | { readonly op: 'count-as-type' }

/** An ability somebody uses: T1.22 in the turn of completion, T1.23 one in each turn. */
export type UsableAbility = { readonly kind: 'build' | 'star' } & Effect

/** T7.40: the four kinds of abilities. */
export type Ability =
  | UsableAbility
  | ({ readonly kind: 'end' } & EndEffect)
  | { readonly kind: 'row'; readonly op: 'gold-discount'; readonly amount: number }

/** T2.7: a Town card. */
export interface TownCard extends Provenance {
  readonly id: string
  readonly count: number
  readonly type: BuildingType
  readonly goldCost: number
  readonly resourceCost: Readonly<Partial<Record<Resource, number>>>
  readonly points: number
  readonly yield: ReadonlyArray<Yield>
  readonly ability: Ability | null
}

/** T7.90: what an award asks for. */
export type AwardCondition =
  | { readonly op: 'types-at-least'; readonly count: number }
  | { readonly op: 'same-type-at-least'; readonly count: number }
  | { readonly op: 'buildings-at-least'; readonly count: number }
  | {
      readonly op: 'buildings-with-cost-at-least'
      readonly cost: number
      readonly count: number
    }
  | { readonly op: 'buildings-with-ability-at-least'; readonly count: number }
  | { readonly op: 'buildings-without-ability-at-least'; readonly count: number }
  | { readonly op: 'stored-gold-at-least'; readonly count: number }
  | { readonly op: 'completed-this-turn-at-least'; readonly count: number }

/** T2.2: an award. */
export interface Award extends Provenance {
  readonly id: string
  readonly count: number
  readonly points: number
  readonly condition: AwardCondition
}

/** T2.3: a judge. */
export interface Judge extends Provenance {
  readonly id: string
  readonly count: number
  readonly favours: BuildingType
  readonly points: number
}

/** T2.4: a player crest. */
export interface Crest extends Provenance {
  readonly id: string
  readonly count: number
  readonly firstPlayer: boolean
  readonly ability: UsableAbility
}
