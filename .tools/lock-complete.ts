/**
 * Checks that `package-lock.json` works on every platform: each package that an
 * `optionalDependencies` entry names (the binaries for Linux, macOS and Windows) has its own entry.
 * npm leaves an entry out without a word when the registry does not have the package.
 *
 *   node .tools/lock-complete.ts
 *
 * Exits with 1 and lists the packages that are missing.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface LockEntry {
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

type Packages = Readonly<Record<string, LockEntry>>

/** The folders in which Node looks for what a package imports, the nearest first. */
function* searchFolders(path: string): Generator<string> {
  for (let folder = path; folder !== ''; ) {
    yield `${folder}/`
    const end = folder.lastIndexOf('/node_modules/')
    folder = end < 0 ? '' : folder.slice(0, end)
  }
  yield ''
}

function missingFrom(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(
        (name) =>
          ![...searchFolders(path)].some((folder) => `${folder}node_modules/${name}` in packages),
      )
      .map((name) => `${name}, an optional dependency of ${path}`),
  )
}

const lockFile = join(import.meta.dirname, '../package-lock.json')
const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Packages }
const missing = missingFrom(packages)
for (const line of missing) process.stdout.write(`Not in the lock file: ${line}\n`)
process.stdout.write(`${missing.length} optional packages are missing from the lock file.\n`)
process.exitCode = missing.length > 0 ? 1 : 0
