import { moduleIds } from '../../../worker/games/villagers/components/index.ts'
import type { Options } from '../../../worker/games/villagers/options.ts'

/** Each module alone, pairs that meet in one hand or one village, and all together; every option's every value. */
export function combinations(seats: number): Partial<Options>[] {
  const courier = seats > 4
  const pairs: Partial<Options>[] = [
    { modules: ['saints', 'scoundrels'], courier },
    { modules: ['profiteers', 'developments'], windmillCount: 'piles' },
  ]
  const all: Partial<Options> = {
    modules: [...moduleIds],
    bronzeTiming: 'endOfPhase',
    courier: true,
  }
  if (seats === 1)
    return [
      { level: 'beginner' },
      { level: 'standard', padlocks: false },
      { level: 'hard' },
      ...pairs,
      { ...all, level: 'hard' },
      { ...all, level: 'beginner' },
      { ...all, level: 'standard' },
    ]
  return [
    {},
    { padlocks: false },
    { modules: ['saints'] },
    { modules: ['scoundrels'], courier },
    { modules: ['profiteers'] },
    { modules: ['developments'] },
    ...pairs,
    all,
  ]
}
