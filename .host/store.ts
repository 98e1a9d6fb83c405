/**
 * The folder of an instance: `objects/` holds D1 and each object as files of SQLite, `secrets.json` what was made at the
 * first start, `snapshots/` what stood before each new version.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freshSecrets } from '../.tools/fresh-secrets.ts'

export const objectsIn = (data: string): string => join(data, 'objects')
const secretsIn = (data: string): string => join(data, 'secrets.json')
const portIn = (data: string): string => join(data, 'port')
const versionIn = (data: string): string => join(data, 'version')

/** Somebody else has the folder. */
export class InUse extends Error {
  override readonly name = 'InUse'
}

/**
 * Takes the folder for this process alone, by a lock of SQLite, which ends with the process, however it ends. Throws
 * `InUse`. Returns what gives it back.
 */
export function takeFolder(data: string): () => void {
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(data, 'lock'))
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new InUse(`Another process has ${data}.`)
  }
  return () => lock.close()
}

/** The secrets of an instance, made at its first start: without them nobody would stay signed in. */
export function secretsOf(data: string): Record<string, string> {
  const file = secretsIn(data)
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const all = { ...freshSecrets(), ...kept }
  if (Object.keys(all).length > Object.keys(kept).length) write(file, JSON.stringify(all, null, 2))
  return all
}

/** The secrets that can be changed, each without signing anybody out; the key of push with its private one. */
export const changeable = ['SESSION_SECRET', 'OPERATOR_SECRET', 'VAPID_PUBLIC_KEY'] as const

/**
 * Changes a secret of an instance that does not run. Tokens signed by the former secret stay good until the next change; what
 * is kept goes on being hashed by the first, and browsers that take push have time until then to subscribe anew. Throws `InUse`, and a `RangeError` for another name.
 */
export function changeSecret(data: string, name: string): void {
  const known = changeable.find((one) => one === name)
  if (!known) throw new RangeError(`${changeable.join(' or ')} can be changed.`)
  const leave = takeFolder(data)
  try {
    const all = secretsOf(data)
    write(secretsIn(data), JSON.stringify({ ...all, ...changeOf(known, all) }, null, 2))
  } finally {
    leave()
  }
}

/** The new values of what changes with a secret. */
function changeOf(
  name: (typeof changeable)[number],
  all: Readonly<Record<string, string>>,
): Record<string, string> {
  const { [name]: value, VAPID_PRIVATE_KEY } = freshSecrets()
  const { SESSION_SECRET = '', HASH_SECRET = SESSION_SECRET } = all
  if (name === 'SESSION_SECRET')
    return { [name]: value, SESSION_SECRET_BEFORE: SESSION_SECRET, HASH_SECRET }
  if (name === 'OPERATOR_SECRET') return { [name]: value }
  return {
    ...{ [name]: value, VAPID_PRIVATE_KEY },
    VAPID_PUBLIC_KEY_BEFORE: all.VAPID_PUBLIC_KEY ?? '',
    VAPID_PRIVATE_KEY_BEFORE: all.VAPID_PRIVATE_KEY ?? '',
  }
}

/** Writes a file whole or not at all, for this account's eyes. */
function write(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/** Notes where the running worker is reached, for commands beside it. */
export const notePort = (data: string, port: number): void => write(portIn(data), `${port}`)
/** The port of the running worker; `null`: none was started here. */
export const portOf = (data: string): number | null =>
  existsSync(portIn(data)) ? Number(readFileSync(portIn(data), 'utf8')) : null

/** Version that last used the folder; `null`: none. */
export const versionOf = (data: string): string | null =>
  existsSync(versionIn(data)) ? readFileSync(versionIn(data), 'utf8') : null
export const noteVersion = (data: string, version: string): void => write(versionIn(data), version)

/** The paths of all databases, relative to `objects`; tables first, then people, and D1 at the end. */
export function databasesIn(objects: string): string[] {
  if (!existsSync(objects)) return []
  const rank = (path: string) =>
    /Table[/\\]/.test(path)
      ? 0
      : /Person[/\\]/.test(path)
        ? 1
        : /(?:^|[/\\])d1[/\\]/.test(path)
          ? 3
          : 2
  return readdirSync(objects, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sqlite'))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}
