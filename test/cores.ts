import { availableParallelism } from 'node:os'

/** Workers of a suite that has the machine to itself: one a core, two at least. Vitest by itself leaves one core free. */
export const cores = Math.max(2, availableParallelism())
