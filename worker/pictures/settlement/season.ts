import { ROUNDS } from '../../games/settlement/components/index.ts'
import type { SettlementState } from '../../games/settlement/state.ts'
import { type Season, seasonAfter } from '../tones.ts'

/** From April to September, by the rounds. */
export const seasonOf = ({ round }: SettlementState): Season => seasonAfter((round - 1) / ROUNDS)
