/**
 * Checks that every numbered rule of a game has a test of its own, and one source file that is its
 * home. The numbers are those of `test/rules/<game>/rules.txt`.
 *
 * A rule is tested where its number stands by itself in the title of a test below
 * `test/rules/<game>`, in a row of its `test.each`, or in what an assertion expects. A range such as
 * `V7.2-V7.11` says nothing about each of its rules, a comment or the title of a group nothing at all.
 *
 * A rule's home is the file whose first comment names it at its end: `Rules: V5.30–V5.37, V-R41.`
 * A range stays inside one chapter. Other comments may cite a rule too: they point at single lines.
 *
 *   node .tools/rules-covered.ts [game …]
 *
 * Exits with 1 when a rule has no test, no home or two, or where a number stands that does not exist.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseSync } from '@swc/core'

const top = join(import.meta.dirname, '..')
const root = join(top, 'test/rules')
const number = /\b([VMST])(?:-[RD]\d+|\d+\.\d+[a-z]?)/g
const range =
  /\b[VMST](?:-[RD]\d+|\d+\.\d+[a-z]?)\s*(?:[-–]|to|bis)\s*[VMST](?:-[RD]\d+|\d+\.\d+[a-z]?)/g

const numbersIn = (text: string): string[] => text.match(number) ?? []

/** A node of the syntax tree, as far as it matters here. */
interface Node {
  readonly type?: string
  readonly value?: unknown
  readonly callee?: Node
  readonly object?: Node
  readonly arguments?: ReadonlyArray<{ readonly expression: Node }>
  readonly quasis?: ReadonlyArray<{ readonly raw: string }>
}

/** The name that a call chain begins with: `test` in `test.each(rows)(title, run)`, `expect` in `expect(a).not.toBe(b)`. */
function rootOf(node: Node | undefined): unknown {
  if (node?.type === 'CallExpression') return rootOf(node.callee)
  if (node?.type === 'MemberExpression') return rootOf(node.object)
  return node?.type === 'Identifier' ? node.value : undefined
}

/** All text that stands in a part of the tree, literal by literal. */
function* literals(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const one of node) yield* literals(one)
  else if (node && typeof node === 'object') {
    const { type, value, quasis } = node as Node
    if (type === 'StringLiteral' && typeof value === 'string') yield value
    if (type === 'TemplateLiteral') for (const { raw } of quasis ?? []) yield raw
    for (const inner of Object.values(node)) yield* literals(inner)
  }
}

/** The rules that a test file is about, each named by itself. */
function covered(node: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(node)) for (const one of node) covered(one, found)
  else if (node && typeof node === 'object') {
    const { type, callee, arguments: args = [] } = node as Node
    const name = type === 'CallExpression' ? rootOf(callee) : undefined
    const isInner = callee?.type === 'MemberExpression'
    if (name === 'test' || name === 'it') {
      // `test(title, run)` and `test.each(rows)(title, run)`, or the rows of `test.each(rows)`.
      const told = isInner ? args : args.slice(0, 1)
      for (const text of literals(told))
        for (const rule of numbersIn(text.replaceAll(range, ''))) found.add(rule)
    } else if (name === 'expect' && isInner) {
      for (const text of literals(args))
        for (const rule of numbersIn(text)) if (rule === text) found.add(rule)
    }
    for (const inner of Object.values(node)) covered(inner, found)
  }
  return found
}

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* testFiles(path)
    else if (entry.name.endsWith('.test.ts')) yield path
  }
}

/** The source files of a game, its pictures and its board. */
function* sourceFiles(game: string): Generator<string> {
  for (const folder of ['worker/games', 'worker/pictures', 'web/src/boards'])
    for (const path of readdirSync(join(top, folder, game), { recursive: true })
      .map(String)
      .sort())
      if (/\.tsx?$/.test(path)) yield [folder, game, ...path.split(sep)].join('/')
}

/** A rule's chapter, `V5.` or `V-R`, and its place in it. */
function placeOf(rule: string): { chapter: string; place: number } | undefined {
  const [, chapter, place, letter = ''] = /^(.+?[.RD])(\d+)([a-z]?)$/.exec(rule) ?? []
  if (!chapter || !place) return undefined
  return { chapter, place: Number(place) + (letter ? letter.charCodeAt(0) - 96 : 0) / 100 }
}

/** The rules that a part of a `Rules:` line stands for; none where it is not understood. */
function rulesOf(part: string, rules: ReadonlyArray<string>): string[] {
  if (rules.includes(part)) return [part]
  const [first = '', last = '', more] = part.split('–')
  if (more !== undefined || !rules.includes(first) || !rules.includes(last)) return []
  const from = placeOf(first)
  const to = placeOf(last)
  if (!from || !to || from.chapter !== to.chapter || from.place >= to.place) return []
  return rules.filter((rule) => {
    const at = placeOf(rule)
    return at?.chapter === from.chapter && at.place >= from.place && at.place <= to.place
  })
}

/** Home of every rule, and the faults of it. */
function homes(game: string, rules: ReadonlyArray<string>): { files: number; faults: string[] } {
  const at = new Map<string, string[]>(rules.map((rule) => [rule, []]))
  const faults: string[] = []
  let files = 0
  for (const path of sourceFiles(game)) {
    const text = readFileSync(join(top, path), 'utf8')
    const [, head = ''] = /^\/\*\*(.*?)\*\//s.exec(text) ?? []
    const [, listed] = /^ \* Rules: (.*)\.\s*$/ms.exec(head) ?? []
    const lines = text.match(/^\s*(?:\*|\/\/|\/\*\*?) Rules: /gm)?.length ?? 0
    if (lines > (listed === undefined ? 0 : 1))
      faults.push(`${path}: "Rules:" stands once, at the end of the first comment`)
    if (listed === undefined) continue
    files++
    for (const part of listed.replaceAll(/\s*\n \*\s*/g, ' ').split(', ')) {
      const found = rulesOf(part, rules)
      if (found.length === 0) faults.push(`${path}: no such rule or range: ${part}`)
      for (const rule of found) at.get(rule)?.push(path)
    }
  }
  for (const [rule, paths] of at) {
    if (paths.length === 0) faults.push(`${rule} has no home`)
    if (paths.length > 1) faults.push(`${rule} has ${paths.length} homes: ${paths.join(' ')}`)
  }
  return { files, faults }
}

const asked = process.argv.slice(2)
const games = readdirSync(root).filter(
  (name) =>
    existsSync(join(root, name, 'rules.txt')) && (asked.length === 0 || asked.includes(name)),
)
let failed = games.length === 0
if (failed) process.stdout.write('No rules to look for.\n')
for (const game of games) {
  const rules = readFileSync(join(root, game, 'rules.txt'), 'utf8')
    .split(/\s+/)
    .filter(Boolean)
  const known = new Set(rules)
  const found = new Set<string>()
  const named = new Set<string>()
  for (const file of testFiles(join(root, game))) {
    const text = readFileSync(file, 'utf8')
    for (const rule of covered(parseSync(text, { syntax: 'typescript', target: 'es2024' })))
      found.add(rule)
    for (const rule of numbersIn(text)) named.add(rule)
  }
  const missing = rules.filter((rule) => !found.has(rule))
  const unknown = [...named].filter((rule) => !known.has(rule))
  const { files, faults } = homes(game, rules)
  const homed = faults.length === 0 ? `all have one home in ${files} files` : 'homes are wrong'
  process.stdout.write(
    `${game}: ${rules.length - missing.length} of ${rules.length} rules have a test of their own, ${homed}.\n`,
  )
  for (const fault of faults) process.stdout.write(`  ${fault}\n`)
  if (missing.length > 0) process.stdout.write(`  without one: ${missing.join(' ')}\n`)
  if (unknown.length > 0) process.stdout.write(`  named, but no such rule: ${unknown.join(' ')}\n`)
  failed ||= missing.length > 0 || unknown.length > 0 || faults.length > 0
}
process.exitCode = failed ? 1 : 0
