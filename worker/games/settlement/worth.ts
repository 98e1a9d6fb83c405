/** Bots: what resources and buildings are worth, in points. */
import { type Amounts, buildingById, RESOURCES, type Resource } from './components/index.ts'
import type { OwnBuilding } from './state.ts'

/** What a resource is worth in points while it can still be spent on heroes. */
export const worth: Readonly<Record<Resource, number>> = {
  wood: 0.7,
  clay: 0.7,
  stone: 0.7,
  diamond: 1.7,
  gold: 2.6,
}

export const worthOf = (amounts: Amounts): number =>
  RESOURCES.reduce((sum, resource) => sum + (amounts[resource] ?? 0) * worth[resource], 0)

/** What a building does for its owner in a round, if its street is activated. */
export function effectWorth({ building, tokens }: OwnBuilding): number {
  const { effect } = buildingById[building]
  switch (effect.op) {
    case 'store':
      return Math.max(0.3, effect.vpEach - worthOf(effect.pay) - (tokens > 3 ? 1 : 0))
    case 'gain-from-outpost-terrain':
      return 1
    case 'gain':
      return 'anyBasic' in effect.gain ? worth.wood : worthOf(effect.gain)
    case 'trade':
      return 'bonusSettlers' in effect.gain ? 1 : 0.8
  }
}
