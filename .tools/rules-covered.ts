/**
 * Lists the numbered rules of a game that no test cites. A rule counts as cited
 * when its number stands in a test below `test/rules/<game>`, alone or in a
 * range such as `V7.2-V7.11`. The numbers are those of `test/rules/<game>/rules.txt`.
 *
 *   node .tools/rules-covered.ts [game …]
 *
 * Exits with 1 when a rule is not cited, or a test cites a number that does not exist.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../test/rules')
const number = /\b([VMST])(?:-(R|D)(\d+)|(\d+)\.(\d+)([a-z]?))(?:[-–]\1(?:-\2(\d+)|\4\.(\d+)))?/g

/** All rule numbers that a text cites, ranges spelled out. */
function cited(text: string): Set<string> {
  const found = new Set<string>()
  for (const [, prefix, kind, from, section, n, letter, toRuling, toRule] of text.matchAll(
    number,
  )) {
    const first = Number(kind ? from : n)
    const last = Number((kind ? toRuling : toRule) ?? first)
    for (let i = first; i <= last; i++)
      found.add(
        kind ? `${prefix}-${kind}${i}` : `${prefix}${section}.${i}${i === first ? letter : ''}`,
      )
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
  for (const file of testFiles(join(root, game)))
    for (const rule of cited(readFileSync(file, 'utf8'))) found.add(rule)
  const missing = rules.filter((rule) => !found.has(rule))
  const unknown = [...found].filter((rule) => !known.has(rule))
  process.stdout.write(
    `${game}: ${rules.length - missing.length} of ${rules.length} rules are cited by a test.\n`,
  )
  if (missing.length > 0) process.stdout.write(`  not cited: ${missing.join(' ')}\n`)
  if (unknown.length > 0) process.stdout.write(`  cited, but no such rule: ${unknown.join(' ')}\n`)
  failed ||= missing.length > 0 || unknown.length > 0
}
process.exitCode = failed ? 1 : 0
