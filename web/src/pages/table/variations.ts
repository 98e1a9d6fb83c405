import { isShared } from '../../account/device-people.ts'
import { keep, kept } from '../../device/browser-storage.ts'
import type { Guess } from '../../planner/variation.ts'

/** A variation that somebody keeps in this browser. */
export interface KeptVariation {
  readonly id: string
  /** The turn of the table that it starts from. */
  readonly revision: number
  readonly moves: ReadonlyArray<{ readonly seat: number; readonly move: { readonly do: string } }>
  /** From where on hidden pieces are guessed, if they are. */
  readonly guess?: Guess | undefined
}

/** Moves that are played when a variation is opened. */
export type Opening = Pick<KeptVariation, 'moves' | 'guess'>

/** No more variations are kept of one table: the oldest go. */
const most = 20

const isVariation = (value: unknown): value is KeptVariation => {
  const variation = value as Partial<KeptVariation> | null
  return (
    typeof variation?.id === 'string' &&
    Number.isInteger(variation.revision) &&
    (variation.guess === undefined ||
      (Number.isInteger(variation.guess?.at) && /^[0-9a-f]{64}$/.test(variation.guess?.seed))) &&
    Array.isArray(variation.moves) &&
    variation.moves.every(
      (one: { seat?: unknown; move?: { do?: unknown } } | null) =>
        Number.isInteger(one?.seat) && typeof one?.move?.do === 'string',
    )
  )
}

/**
 * The variations that are kept of a table, the newest first. Storage may hold anything; what is no variation is left
 * out. At a table that is played, the shelf ends with the seat (`<table>.<seat>`), as several people may play
 * on one device; variations of before lie on one shelf, and are nobody's where the device is shared.
 */
export function keptVariations(table: string): KeptVariation[] {
  try {
    const earlier = isShared() ? null : kept(`lines.${table.split('.')[0]}`)
    const variations: unknown = JSON.parse(kept(`lines.${table}`) ?? earlier ?? '[]')
    return Array.isArray(variations) ? variations.filter(isVariation) : []
  } catch {
    return []
  }
}

function put(table: string, variations: KeptVariation[]): KeptVariation[] {
  keep(`lines.${table}`, variations.length > 0 ? JSON.stringify(variations) : null)
  return variations
}

/** Keeps a variation; the variations that are kept then. */
export const keepVariation = (
  table: string,
  variation: Omit<KeptVariation, 'id'>,
): KeptVariation[] =>
  put(table, [{ id: crypto.randomUUID(), ...variation }, ...keptVariations(table)].slice(0, most))

/** Forgets a variation; those that are left. */
export const forgetVariation = (table: string, id: string): KeptVariation[] =>
  put(
    table,
    keptVariations(table).filter((variation) => variation.id !== id),
  )
