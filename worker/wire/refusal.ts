import type { ProblemCode } from './problems.ts'
import type { Problem } from './schema/basics.ts'

/** Members of a problem document besides its code. */
export type ProblemExtra = Partial<Problem> & Record<string, unknown>

/** Reason why something was not done. Errors lose their class on the way out of a Durable Object; this does not. */
export interface Refusal<P extends ProblemCode = ProblemCode> {
  readonly problem: P
  readonly extra: ProblemExtra
}

export type Answer<T extends object> = T | Refusal

export const refuse = <const P extends ProblemCode>(
  problem: P,
  extra: ProblemExtra = {},
): Refusal<P> => ({ problem, extra })

export const isRefusal = (answer: object): answer is Refusal => 'problem' in answer
