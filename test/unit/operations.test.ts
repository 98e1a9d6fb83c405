import { expect, test } from 'vitest'
import { operations } from '../../worker/table/operations/index.ts'
import { problemsOf, refusalFor, type Shape } from '../../worker/table/operations/operation.ts'
import type { ProblemCode } from '../../worker/wire/problems.ts'
import { table } from './table.ts'

/** Problems that follow from who asks, and from how the table stands. */
const standing: ReadonlyArray<ProblemCode> = [
  ...(['already-seated', 'not-your-seat', 'not-the-host'] as const),
  ...(['not-started', 'already-started', 'already-over', 'not-over'] as const),
]

test.for(Object.values(operations).map(({ shape }): [string, Shape] => [shape.name, shape]))(
  'the document names each problem that %s has with who asks and when, and no other',
  ([, shape]) => {
    const refused = (['gathering', 'playing', 'over'] as const).flatMap((status) =>
      [null, 'somebody', 'a0', 'a1'].flatMap(
        (account) => refusalFor(shape, table({ settings: { status } }), account)?.problem ?? [],
      ),
    )
    const others = (codes: Iterable<ProblemCode>) =>
      new Set(
        [...codes].filter((code) => standing.includes(code) && !shape.problems.includes(code)),
      )
    expect(others(problemsOf(shape))).toEqual(others(refused))
  },
)
