/** Backup and restore of an instance. */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { endOrphans } from './orphan.ts'
import { databasesIn, objectsIn, takeFolder } from './store.ts'

/** Files beside the objects that belong to a backup. */
const beside = ['secrets.json', 'version']

/**
 * Copies an instance into a new folder while it runs, by SQLite's online backup: each database as it stood at one moment. Tables are copied
 * before people, and people before D1: what a table had still to tell, it tells once more, and the one who was told knows it.
 *
 * @returns the number of databases
 */
export async function backUp(data: string, to: string): Promise<number> {
  if (existsSync(to)) throw new Error(`${to} is there already.`)
  const objects = objectsIn(data)
  if (!existsSync(objects)) throw new Error(`${data} holds no instance: DATA names its folder.`)
  // Seen as a backup once it is whole.
  const part = `${to}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(objectsIn(part), { recursive: true, mode: 0o700 })
  let count = 0
  for (const path of databasesIn(objects)) {
    const copy = join(objectsIn(part), path)
    mkdirSync(dirname(copy), { recursive: true })
    if (await copyDatabase(join(objects, path), copy)) count++
  }
  for (const name of beside)
    if (existsSync(join(data, name))) cpSync(join(data, name), join(part, name))
  renameSync(part, to)
  return count
}

/** Copies one database; false where its object was deleted meanwhile. Only read, so that closing it leaves the log of what was written alone. */
async function copyDatabase(from: string, to: string): Promise<boolean> {
  let source: DatabaseSync
  try {
    source = new DatabaseSync(from, { readOnly: true })
  } catch (error) {
    if (!existsSync(from)) return false
    throw error
  }
  try {
    await backup(source, to)
  } finally {
    source.close()
  }
  const copy = new DatabaseSync(to)
  try {
    const found = copy.prepare('PRAGMA quick_check').get()
    if (found?.quick_check !== 'ok') throw new Error(`The copy of ${from} is not sound.`)
  } finally {
    copy.close()
  }
  return true
}

/**
 * Puts a backup in the place of an instance that does not run. The former content is kept beside it; its folder
 * is returned, or `null` where there was none. Throws `InUse`.
 */
export async function restore(data: string, from: string): Promise<string | null> {
  if (!existsSync(objectsIn(from))) throw new Error(`${from} is no backup.`)
  const leave = takeFolder(data)
  try {
    await endOrphans(data)
    const objects = objectsIn(data)
    cpSync(objectsIn(from), `${objects}.new`, { recursive: true })
    const before = existsSync(objects) ? `${objects}.before-${stamp()}` : null
    if (before) renameSync(objects, before)
    renameSync(`${objects}.new`, objects)
    for (const name of beside)
      if (existsSync(join(from, name))) cpSync(join(from, name), join(data, name))
    return before
  } finally {
    leave()
  }
}

/** Number of snapshots that are kept. */
const kept = 3

/** Keeps what stands before a new version runs on it. The newest three are kept. */
export async function snapshot(data: string): Promise<string> {
  const folder = join(data, 'snapshots')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const to = join(folder, stamp())
  await backUp(data, to)
  const all = readdirSync(folder).sort()
  for (const name of all.slice(0, Math.max(0, all.length - kept)))
    rmSync(join(folder, name), { recursive: true, force: true })
  return resolve(to)
}

const stamp = (): string => new Date().toISOString().replace(/[:.]/g, '-')
