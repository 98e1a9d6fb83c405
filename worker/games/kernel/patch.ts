/** Differences of plain JSON values: what a table keeps of its past between whole states, and what a browser is sent of a turn's steps. */
import { copy, same } from './json.ts'

/** `[0, value]`: another value. `[1, changes, gone]`: an object or array of the same length, by key. `[2, start, count, items]`: items of an array replaced. */
export type Patch =
  | readonly [0, unknown]
  | readonly [1, Readonly<Record<string, Patch>>, ReadonlyArray<string>?]
  | readonly [2, number, number, ReadonlyArray<unknown>]

type Keyed = Record<string, unknown>

const isKeyed = (value: unknown): value is Keyed => typeof value === 'object' && value !== null

/**
 * Returns the patch that makes `after` out of `before`; `null` where they are equal. A key that is
 * `undefined` counts as absent.
 */
export function diff(before: unknown, after: unknown): Patch | null {
  if (before === after) return null
  if (!isKeyed(before) || !isKeyed(after)) return [0, after]
  if (Array.isArray(before) && Array.isArray(after)) return diffOfArrays(before, after)
  if (Array.isArray(before) || Array.isArray(after)) return [0, after]
  let changes: Record<string, Patch> | null = null
  let gone: string[] | null = null
  for (const key in before) {
    if (before[key] === undefined || after[key] !== undefined) continue
    gone ??= []
    gone.push(key)
  }
  for (const key in after) {
    const value = after[key]
    const change = value === undefined ? null : diff(before[key], value)
    if (!change) continue
    changes ??= {}
    changes[key] = change
  }
  if (gone) return [1, changes ?? {}, gone]
  return changes && [1, changes]
}

/** By index: `Object.keys` would make a text of every index. */
function diffOfArrays(before: ReadonlyArray<unknown>, after: ReadonlyArray<unknown>): Patch | null {
  if (before.length !== after.length) return splice(before, after)
  let changes: Record<string, Patch> | null = null
  for (let i = 0; i < after.length; i++) {
    const change = diff(before[i], after[i])
    if (!change) continue
    changes ??= {}
    changes[i] = change
  }
  return changes && [1, changes]
}

function splice(before: ReadonlyArray<unknown>, after: ReadonlyArray<unknown>): Patch {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && same(before[start], after[start])) start++
  let end = 0
  while (
    end < shorter - start &&
    same(before[before.length - 1 - end], after[after.length - 1 - end])
  )
    end++
  return [2, start, before.length - end - start, after.slice(start, after.length - end)]
}

/** The value after a patch. The one before it is used up. */
export function patched(before: unknown, patch: Patch): unknown {
  switch (patch[0]) {
    case 0:
      return patch[1]
    case 1: {
      const value = before as Keyed
      for (const key in patch[1]) value[key] = patched(value[key], patch[1][key] as Patch)
      for (const key of patch[2] ?? []) delete value[key]
      return value
    }
    case 2: {
      const value = before as unknown[]
      value.splice(patch[1], patch[2], ...patch[3])
      return value
    }
  }
}

/** The same in a copy: neither the value before it nor the patch is used up. `null`: the values are equal. */
export const patchedCopy = (before: unknown, patch: Patch | null): unknown =>
  patch ? patched(copy(before), copy(patch)) : before
