/** A yes or a no to a decision of two moves. */
import type { Meant } from './clause.ts'
import type { Position, Wish } from './wish.ts'

/** Name of a move that only leaves things as they are, in English. */
const refusal =
  /^(?:Forgo |Finish and leave |Take none |\S+ no more cards$|Leave .* (?:as it|where (?:it|he)) is$)/

const isRefusal = ({ labels: [name = ''] }: Meant): boolean => refusal.test(name)

/** The move that a yes or a no stands for; a question where it could be either. `null`: more can be done, and none of it is a no. */
export function chosenBy(yes: boolean, position: Position | null): Wish | null {
  const legal = position?.legal ?? []
  const refusals = legal.filter(isRefusal)
  const turns = legal.map(({ moves }) => moves)
  const [no] = refusals
  if (!no || refusals.length > 1) return legal.length === 2 ? { wish: 'unsure', turns } : null
  const meant = yes ? legal.filter((one) => one !== no) : [no]
  const [only] = meant
  if (only && legal.length === 2) return { wish: 'moves', moves: only.moves }
  return yes ? null : { wish: 'unsure', turns: [no.moves] }
}
