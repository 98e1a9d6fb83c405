import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

/** Files that a source imports by a relative path, as paths from `top`. */
function importsOf(top: string, file: string, code: string): string[] {
  return [...code.matchAll(/(?:from|import|import\()\s*'(\.[^']+\.tsx?)'/g)].map(([, path]) =>
    relative(top, join(top, dirname(file), path ?? '')),
  )
}

/** Files that import each file; `codes` are all files by path from `top`. */
function importersOf(top: string, codes: ReadonlyMap<string, string>): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const [file, code] of codes)
    for (const imported of importsOf(top, file, code))
      importers.set(imported, [...(importers.get(imported) ?? []), file])
  return importers
}

/** Words of a code, such as names and rare texts: `proposal`, `illegal-move`. */
const wordsOf = (code: string): ReadonlySet<string> =>
  new Set(code.match(/[a-z][\w-]{2,}\w/gi) ?? [])

/** Parts of a file's name: `votes/take-back.ts` is about `take` and `back`. */
const partsOf = (file: string): string[] => basename(file).replace(/\..*/, '').split('-')

/** Lines of a source, and the number of the one among them that is asked about. */
interface Place {
  readonly source: string
  readonly lines: ReadonlyArray<string>
  readonly at: number
}

/**
 * Reads all sources and tests, once, and returns `all`, which puts the tests of a suite in order: those first that would
 * most likely see a fault in `source`, by the number of imports between them, then by how often they name its exports or its
 * file. A test of the worker reaches most of it by requests only, and stands behind those that import it. `speaking` puts tests
 * in order by the words that they share with a place, and by parts of the files' names: what few tests say counts for more, and
 * so does what stands nearer. All paths are from `top`; `patterns` are globs, e.g. `test/unit/**\/*.test.ts`.
 */
export function createNearest(top: string) {
  const files = globSync(['{worker,web/src,test}/**/*.{ts,tsx}'], { cwd: top })
  const codes = new Map(files.map((file) => [file, readFileSync(join(top, file), 'utf8')]))
  const importers = importersOf(top, codes)
  /** Number of imports from each file that reaches `source` down to it. */
  function distances(source: string): ReadonlyMap<string, number> {
    const far = new Map([[source, 0]])
    for (const [file, steps] of far)
      for (const importer of importers.get(file) ?? [])
        if (!far.has(importer)) far.set(importer, steps + 1)
    return far
  }
  /** Test files that import a source, be it by others. */
  const using = (source: string, patterns: string[]): string[] => {
    const far = distances(source)
    return globSync(patterns, { cwd: top }).filter((test) => far.has(test))
  }
  const all = (source: string, patterns: string[]): string[] => {
    const far = distances(source)
    const exported = (codes.get(source) ?? '').matchAll(
      /export (?:async )?(?:function|const|class|let) (\w+)/g,
    )
    const names = [
      basename(source).replace(/\.tsx?$/, ''),
      ...[...exported].map(([, name]) => name),
    ]
    const patternsOfNames = names.map((name) => new RegExp(`\\b${name}\\b`, 'g'))
    const named = (test: string) =>
      patternsOfNames.reduce((sum, name) => sum + (codes.get(test)?.match(name)?.length ?? 0), 0)
    return globSync(patterns, { cwd: top })
      .map((test) => ({ test, steps: far.get(test) ?? 1000, named: named(test) }))
      .toSorted((a, b) => a.steps - b.steps || b.named - a.named || a.test.localeCompare(b.test))
      .map(({ test }) => test)
  }
  const words = new Map<string, ReadonlySet<string>>()
  const wordsIn = (test: string) => {
    const known = words.get(test) ?? wordsOf(codes.get(test) ?? '')
    words.set(test, known)
    return known
  }
  const speaking = ({ source, lines, at }: Place, tests: ReadonlyArray<string>): string[] => {
    const sums = new Map(tests.map((test) => [test, 0]))
    const count = (saying: ReadonlyArray<string>, share: number) => {
      for (const test of saying)
        sums.set(test, (sums.get(test) ?? 0) + share * Math.log(tests.length / saying.length))
    }
    for (const [number, line] of lines.entries())
      for (const word of wordsOf(line))
        count(
          tests.filter((test) => wordsIn(test).has(word)),
          1 / (1 + Math.abs(number - at)),
        )
    for (const part of partsOf(source)) {
      const called = tests.filter((test) => partsOf(test).includes(part))
      count(called, 2)
    }
    return tests.toSorted((a, b) => (sums.get(b) ?? 0) - (sums.get(a) ?? 0))
  }
  return { all, using, speaking }
}
