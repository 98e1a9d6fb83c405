import type { PerLanguage } from '../../../worker/games/kernel/index.ts'

/**
 * Source of points in a game, by category of its scores: a phrase that stands after "earned most with" and "came
 * from"; in German in the dative, as after "mit" and "von"; in French with its article, as after "avec" and "sur". What
 * nobody earned, as everybody begins with it, has none.
 */
export type Earned = PerLanguage<Readonly<Record<string, string>>>
