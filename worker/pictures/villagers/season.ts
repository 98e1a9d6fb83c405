import type { State } from '../../games/villagers/state.ts'
import { type Season, seasonAfter } from '../tones.ts'

/** Usual number of rounds of a game. */
const rounds = 10

/** Progress of a game, 0 to 1. */
export const progressOf = ({ round }: State): number => Math.min(1, (round - 1) / rounds)

/** From August to October, by the rounds. */
export const seasonOf = (view: State): Season => seasonAfter(progressOf(view))
