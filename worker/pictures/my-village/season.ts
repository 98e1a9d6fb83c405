import { endThreshold } from '../../games/my-village/components/index.ts'
import type { State } from '../../games/my-village/state.ts'
import { type Season, seasonAfter } from '../tones.ts'

/** Coffins that are taken, in the chronicle and in graves, and the one with which the end comes. */
export function coffinsOf({ villages, chronicle, graves }: State): {
  readonly taken: number
  readonly last: number
} {
  const { coffins } = endThreshold
  const last = coffins[villages.length as keyof typeof coffins] ?? coffins[4]
  return { taken: Object.values(chronicle).flat().length + graves.length, last }
}

/** From October to the first snow, by the coffins that are taken. */
export function seasonOf(state: State): Season {
  const { taken, last } = coffinsOf(state)
  return seasonAfter(taken / last)
}
