import type { ProblemCode } from './problems.ts'
import type { Problem } from './schema.ts'

/** Why the table did not do it. Errors lose their class on the way out of a Durable Object; this does not. */
export interface Refusal {
  readonly problem: ProblemCode
  readonly extra: Partial<Problem> & Record<string, unknown>
}

export type Answer<T extends object> = T | Refusal

export const refuse = (problem: ProblemCode, extra: Refusal['extra'] = {}): Refusal => ({
  problem,
  extra,
})

export const isRefusal = (answer: object): answer is Refusal => 'problem' in answer
