/** Round robin for two, by the circle method (FIDE Handbook, C.05, Annex 1: the Berger tables follow from it). */
import type { Entrant } from './rounds.ts'

/**
 * All rounds, in which everybody meets everybody else once. One stays in place and the others go round. If their
 * number is odd, the one who faces the empty place has a bye, each once. The best two seeds meet in the last round.
 */
export function roundRobin(seeded: ReadonlyArray<Entrant>): ReadonlyArray<{
  readonly tables: ReadonlyArray<readonly [Entrant, Entrant]>
  readonly byes: ReadonlyArray<Entrant>
}> {
  const places: ReadonlyArray<Entrant | null> = seeded.length % 2 === 0 ? seeded : [...seeded, null]
  const [fixed, ...circle] = places
  if (fixed === undefined || seeded.length < 2) return []
  return circle.map((_, round) => {
    const turned = circle.map((__, i) => circle[(i + round + 1) % circle.length])
    const around = [fixed, ...turned.slice(1), turned[0]]
    const across = around
      .slice(0, around.length / 2)
      .map((one, i) => [one, around[around.length - 1 - i]] as const)
    return {
      tables: across.flatMap(([a, b]) => (a && b ? [[a, b] as const] : [])),
      byes: across.flatMap(([a, b]) => (a && b ? [] : [(a ?? b) as Entrant])),
    }
  })
}
