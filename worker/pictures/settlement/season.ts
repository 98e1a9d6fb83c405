import { roundCount } from '../../games/settlement/components/index.ts'
import type { State } from '../../games/settlement/state.ts'
import { type Season, seasonAfter } from '../tones.ts'

/** From April to September, by the rounds. */
export const seasonOf = ({ round }: State): Season => seasonAfter((round - 1) / roundCount)
