import type { Seat } from '../../../../worker/games/kernel/index.ts'
import type {
  ArtifactId,
  HeroId,
  Region,
  Street,
} from '../../../../worker/games/settlement/components/index.ts'
import type { ActionId } from '../../../../worker/games/settlement/state.ts'

/** Everything that one turn can hold: the seven actions and an invitation. */
export type Doing = ActionId | 'invite'

/** Subjects that can be explained. */
export type Subject =
  /** `position` 1..4 in the row; absent for an invited one. */
  | {
      readonly kind: 'hero'
      readonly hero: HeroId
      readonly position?: number
      readonly owner?: Seat
    }
  | { readonly kind: 'market'; readonly market: number }
  | { readonly kind: 'artifact'; readonly artifact: ArtifactId }
  | { readonly kind: 'stack'; readonly region: Region }
  | { readonly kind: 'terrain'; readonly seat: Seat; readonly space: number }
  | { readonly kind: 'building'; readonly seat: Seat; readonly space: number }
  | { readonly kind: 'region'; readonly seat: Seat; readonly region: Region }
  | { readonly kind: 'street'; readonly seat: Seat; readonly street: Street }
  | { readonly kind: 'doing'; readonly doing: Doing; readonly seat?: Seat }
