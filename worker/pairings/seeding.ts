import type { Random } from '../games/kernel/random.ts'
import type { Entrant } from './rounds.ts'

export interface Candidate {
  readonly entrant: Entrant
  /** `null` of somebody who has played no rated table. */
  readonly rating: number | null
}

/** Seeds, the first the best: by lot, or by rating, where lot decides between equals and the unrated come last. */
export function seeds(
  candidates: ReadonlyArray<Candidate>,
  by: 'rating' | 'lot',
  random: Random,
): ReadonlyArray<Entrant> {
  const drawn = random.shuffle([...candidates])
  const worth = ({ rating }: Candidate) => rating ?? Number.NEGATIVE_INFINITY
  const compared = (a: Candidate, b: Candidate) => (worth(a) === worth(b) ? 0 : worth(b) - worth(a))
  return (by === 'lot' ? drawn : drawn.toSorted(compared)).map(({ entrant }) => entrant)
}
