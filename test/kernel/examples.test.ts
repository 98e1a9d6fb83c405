/** Examples in the comments of the kernel are true: each runs here, and gives what stands behind its line. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import * as kernel from '../../worker/games/kernel/index.ts'
import { toy } from './toy.ts'

const folder = join(import.meta.dirname, '../../worker/games/kernel')

/** Functions that an author of a game calls; each has an example. */
const called = [
  ...['agendaGame', 'moveSchema', 'isHidden', 'back', 'peek', 'faces', 'filled', 'unexpected'],
  ...['stepsOf', 'from', 'int', 'shuffle'],
]

/** An example: the function that it is about, and its lines. */
interface Example {
  readonly name: string
  readonly lines: ReadonlyArray<string>
}

/** The examples of a file, which stand at the end of a comment. */
function examplesIn(code: string): Example[] {
  const comments = code.matchAll(
    /\/\*\*((?:(?!\*\/).)*?)@example\n((?:(?!\*\/).)*)\*\/\s*(?:export )?(?:const |function )?(\w+)/gs,
  )
  return [...comments].map(([, , example = '', name = '']) => ({
    name,
    lines: example
      .split('\n')
      .map((line) => line.replace(/^\s*\* ?/, ''))
      .filter((line) => line.trim() !== ''),
  }))
}

const examples = globSync('*.ts', { cwd: folder }).flatMap((file) =>
  examplesIn(readFileSync(join(folder, file), 'utf8')),
)

test('every function that an author of a game calls has an example', () => {
  expect(examples.map(({ name }) => name).toSorted()).toEqual(called.toSorted())
})

test.for(examples)('the example of $name is true', ({ lines }) => {
  expect.hasAssertions()
  const script = lines.map((line) => {
    const [, value, error, result] = /^(.+) \/\/ (?:throws (\w+)|(.+))$/.exec(line) ?? []
    if (error) return `throws(() => ${value}, '${error}')`
    return result ? `gives(${value}, ${result})` : line
  })
  runInNewContext(script.join('\n'), {
    ...{ ...kernel, z, toy, Set, Uint8Array },
    gives: (value: unknown, result: unknown) => expect(value).toEqual(result),
    throws: (call: () => unknown, name: string) =>
      expect(call).toThrow(expect.objectContaining({ name })),
  })
})
