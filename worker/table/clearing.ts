/** Tables that gathered people and never began. */
import type { Scene } from './scene.ts'

/** Who still sits at a table that is to be cleared away, and what it is called; `null` where it is not to be. */
export function clearable(
  { facts, sittings }: Scene,
  before: number,
): { readonly title: string; readonly accounts: string[] } | null {
  if (facts.status !== 'gathering' || facts.updatedAt >= before) return null
  const [host] = sittings
  return {
    title: facts.title || (host?.name ?? ''),
    accounts: sittings.flatMap(({ account }) => account ?? []),
  }
}
