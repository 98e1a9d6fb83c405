/** A deep copy of plain JSON data, of a state's kind: without a key named `__proto__`. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.slice()
    for (let i = 0; i < items.length; i++)
      if (typeof items[i] === 'object') items[i] = copy(items[i])
    return items as T
  }
  const result: Record<string, unknown> = {}
  for (const key in value) {
    const inner = value[key]
    result[key] = typeof inner === 'object' ? copy(inner) : inner
  }
  return result as T
}

/**
 * Returns true if two plain JSON values are equal. A key that is `undefined` counts as absent; the order of
 * keys does not matter.
 */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && sameItems(a, b)
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  let extra = 0
  for (const key in left) {
    if (left[key] === undefined) continue
    if (!same(left[key], right[key])) return false
    extra--
  }
  for (const key in right) if (right[key] !== undefined) extra++
  return extra === 0
}

function sameItems(a: ReadonlyArray<unknown>, b: ReadonlyArray<unknown>): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
  return true
}
