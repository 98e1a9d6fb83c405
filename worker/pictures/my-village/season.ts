import { endThreshold } from '../../games/my-village/components/index.ts'
import type { State } from '../../games/my-village/state.ts'
import { type Season, seasonAfter } from '../tones.ts'

/** From October to the first snow, by those who lie in the chronicle and the graves. */
export function seasonOf({ villages, chronicle, graves }: State): Season {
  const { coffins } = endThreshold
  const last = coffins[villages.length as keyof typeof coffins] ?? coffins[4]
  const dead = Object.values(chronicle).flat().length + graves.length
  return seasonAfter(dead / last)
}
