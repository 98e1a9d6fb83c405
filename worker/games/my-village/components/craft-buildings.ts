/**
 * The craft buildings.
 * Rules: M7.9–M7.12.
 */
import { from, type Provenance } from '../../kernel/provenance.ts'
import type { CraftBuilding, CraftBuildingKind, Good } from './types.ts'

const usual = from('own, low', 'M5.24', 'rulebook: kind, good, onAcquire, white.gain, pp, nameDe')
/** Its values are public. */
const known = from(
  'own, medium',
  'M5.24',
  'rulebook: kind, good, onAcquire, white.gain, pp, nameDe; public: black.values',
)

/** The good of each kind, and the time that its banner takes. */
const kinds = {
  stable: { good: 'horse', time: 3 },
  brewery: { good: 'beer', time: 2 },
  forge: { good: 'plow', time: 2 },
  scriptorium: { good: 'scroll', time: 3 },
  wainwright: { good: 'wagon', time: 3 },
} as const satisfies Record<CraftBuildingKind, { good: Good; time: number }>

/** A craft building by its kind and the two values of its black banner. */
function craft<K extends CraftBuildingKind, const A extends number, const B extends number>(
  kind: K,
  a: A,
  b: B,
  origin: Provenance = usual,
): CraftBuilding & { readonly id: `${K}-${A}-${B}` } {
  const { good, time } = kinds[kind]
  return {
    ...{ id: `${kind}-${a}-${b}`, count: 1, kind, good, spaces: 3, pp: 0 },
    black: { values: [a, b], time, additionalCost: [] },
    onAcquire: { marker: 1 },
    white: { time: 1, gain: { marker: 1 } },
    ...origin,
  }
}

/** The twenty craft buildings, four of each kind (M7.9, M7.10). */
export const craftBuildings = [
  craft('stable', 5, 8),
  craft('stable', 5, 9),
  craft('stable', 6, 8),
  craft('stable', 6, 9),
  craft('brewery', 5, 8, known),
  craft('brewery', 5, 9),
  craft('brewery', 6, 8),
  craft('brewery', 6, 9),
  craft('forge', 5, 8),
  craft('forge', 5, 9),
  craft('forge', 6, 8),
  craft('forge', 6, 9),
  craft('scriptorium', 5, 8),
  craft('scriptorium', 5, 9),
  craft('scriptorium', 6, 8),
  craft('scriptorium', 6, 9),
  craft('wainwright', 5, 8),
  craft('wainwright', 5, 9),
  craft('wainwright', 6, 8),
  craft('wainwright', 6, 9),
] as const
