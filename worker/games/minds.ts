import type { AnyMind } from './kernel/index.ts'
import { mind as myVillage } from './my-village/mind.ts'
import { mind as settlement } from './settlement/mind.ts'
import { mind as townBuilder } from './town-builder/mind.ts'
import { mind as villagers } from './villagers/mind.ts'

const minds: ReadonlyMap<string, AnyMind> = new Map<string, AnyMind>([
  ['villagers', villagers],
  ['my-village', myVillage],
  ['settlement', settlement],
  ['town-builder', townBuilder],
])

/** What bots know of a game. Throws a `RangeError` for an id that no game has. */
export function mindOf(game: string): AnyMind {
  const mind = minds.get(game)
  if (!mind) throw new RangeError(`No mind for ${game}.`)
  return mind
}
