/** Functions stay short enough to be read in one go. Biome counts statements' lines alone, and so no long markup. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const top = join(import.meta.dirname, '../..')
const maxLines = 80

/** Flat lists, a case for each event, move or piece of news: cut up they would be harder to read. */
const isList = /^(worker\/notices\/news|web\/src\/boards\/[\w-]+\/journeys)\.ts$/

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** All functions within a part of a file's syntax tree. */
function* functionsIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* functionsIn(one)
  if (!isNode(value)) return
  if (/Function(?:Declaration|Expression)$/.test(value.type)) yield value
  for (const part of Object.values(value)) yield* functionsIn(part)
}

test('no function has more than 80 lines', () => {
  const long = ['worker', 'web/src', 'web/gallery', '.tools', '.host'].flatMap((folder) =>
    readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !isList.test(path))
      .flatMap((path) => {
        const code = readFileSync(join(top, path), 'utf8')
        const linesOf = (from: number, to: number) => code.slice(from, to).split('\n').length
        return [...functionsIn(parseSync(path, code).program)]
          .filter(({ start, end }) => linesOf(start, end) > maxLines)
          .map(({ start }) => `${path}:${linesOf(0, start)}`)
      }),
  )
  expect(long).toEqual([])
})
