/**
 * Checks that `package-lock.json` works on every platform, and fixes what is installed to the byte:
 *
 * - Each package that an `optionalDependencies` entry names (the binaries for Linux, macOS and Windows) has its own
 *   entry. npm leaves an entry out without a word when the registry does not have the package.
 * - Each package has its `integrity`, a hash of what is installed; npm installs one without it unseen.
 *
 *   node .tools/lock-complete.ts [another lock file]
 *
 * Exits with 1 and lists the packages that are missing, or without a hash.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface LockEntry {
  readonly integrity?: string
  /** A folder of the project itself. */
  readonly link?: boolean
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

/** The packages that could change unseen: all but the project itself and its own folders. */
const withoutHash = (packages: Packages): string[] =>
  Object.entries(packages).flatMap(([path, { integrity, link }]) =>
    integrity || link || !path.includes('node_modules/') ? [] : [path],
  )

const lockFile = process.argv[2] ?? join(import.meta.dirname, '../package-lock.json')
const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Packages }
const faults = [
  ...missingFrom(packages).map((one) => `Not in the lock file: ${one}`),
  ...withoutHash(packages).map((one) => `Without integrity in the lock file: ${one}`),
]
for (const line of faults) process.stdout.write(`${line}\n`)
process.stdout.write(`${faults.length} faults in the lock file.\n`)
process.exitCode = faults.length > 0 ? 1 : 0
