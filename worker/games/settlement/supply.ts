/**
 * Personal supplies, and gains from the general supply.
 * Rules: S5.57–S5.60, S-R4, S-R5.
 */
import {
  type Amounts,
  allBasics,
  allResources,
  type Gain,
  type Resource,
} from './components/index.ts'
import type { PlayerBoard, Supply } from './state.ts'

export const noSupply = (): Supply => ({ wood: 0, clay: 0, stone: 0, diamond: 0, gold: 0 })

/** Returns true if the exact cost lies in the supply (S5.15, S5.73). */
export function affords(supply: Supply, cost: Amounts): boolean {
  for (const resource in cost)
    if (supply[resource as Resource] < (cost[resource as Resource] ?? 0)) return false
  return true
}

/** Resources that the supply lacks for a cost; only resources that are lacking are named. */
export function lacking(supply: Supply, cost: Amounts): Amounts {
  const missing: { [R in Resource]?: number } = {}
  for (const resource of allResources) {
    const short = (cost[resource] ?? 0) - supply[resource]
    if (short > 0) missing[resource] = short
  }
  return missing
}

/** Pays to the general supply. The cost must be affordable. */
export function pay(supply: Supply, cost: Amounts): void {
  for (const resource of allResources) supply[resource] -= cost[resource] ?? 0
}

/** Gains from the general supply, which never runs out (S5.57, S-R4). */
export function gain(board: PlayerBoard, gained: Gain): void {
  for (const resource of allResources) board.supply[resource] += gained[resource] ?? 0
  board.settlers.bonus += gained.bonusSettlers ?? 0
}

export const one = (resource: Resource, count = 1): Amounts => ({ [resource]: count })

/** Number of basic resources in the supply. */
export const basicsIn = (supply: Readonly<Record<(typeof allBasics)[number], number>>): number =>
  allBasics.reduce((sum, basic) => sum + supply[basic], 0)

/** The amounts that are not zero. */
export function present(amounts: Amounts): Amounts {
  const named: { [R in Resource]?: number } = {}
  for (const resource of allResources) {
    const count = amounts[resource]
    if (count) named[resource] = count
  }
  return named
}
