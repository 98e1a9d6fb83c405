/** Tables that gathered people and never began, or whose people are all gone. */
import type { Sitters } from '../wire/table-object.ts'
import type { Scene } from './scene.ts'

/** Who still sits at a table that is to be cleared away, and what it is called; `null` where it is not to be. */
export function clearable(scene: Scene, before: number): Sitters | null {
  const { facts, sittings } = scene
  const isIdle =
    facts.status === 'gathering' ||
    (facts.status === 'playing' && sittings.every(({ account }) => account === null))
  return !isIdle || facts.updatedAt >= before ? null : sittersOf(scene)
}

/** Who sits at a table, and what it is called. */
export function sittersOf({ facts, sittings }: Scene): Sitters {
  const [host] = sittings
  return {
    title: facts.title || (host?.name ?? ''),
    accounts: sittings.flatMap(({ account }) => account ?? []),
  }
}
