import { isShared } from '../../account/device-people.ts'
import { keep, kept } from '../../device/browser-storage.ts'
import type { Guess } from '../../planner/line.ts'

/** A line that somebody keeps in this browser. */
export interface KeptLine {
  readonly id: string
  /** The turn of the table that it starts from. */
  readonly revision: number
  readonly moves: ReadonlyArray<{ readonly seat: number; readonly move: { readonly do: string } }>
  /** From where on hidden pieces are guessed, if they are. */
  readonly guess?: Guess | undefined
}

/** Moves that are played when a line is opened. */
export type Opening = Pick<KeptLine, 'moves' | 'guess'>

/** No more lines are kept of one table: the oldest go. */
const most = 20

const isLine = (value: unknown): value is KeptLine => {
  const line = value as Partial<KeptLine> | null
  return (
    typeof line?.id === 'string' &&
    Number.isInteger(line.revision) &&
    (line.guess === undefined ||
      (Number.isInteger(line.guess?.at) && /^[0-9a-f]{64}$/.test(line.guess?.seed))) &&
    Array.isArray(line.moves) &&
    line.moves.every(
      (one: { seat?: unknown; move?: { do?: unknown } } | null) =>
        Number.isInteger(one?.seat) && typeof one?.move?.do === 'string',
    )
  )
}

/**
 * The lines that are kept of a table, the newest first. Storage may hold anything; what is no line is left
 * out. At a table that is played, the shelf ends with the seat (`<table>.<seat>`), as several people may play
 * on one device; lines of before lie on one shelf, and are nobody's where the device is shared.
 */
export function keptLines(table: string): KeptLine[] {
  try {
    const earlier = isShared() ? null : kept(`lines.${table.split('.')[0]}`)
    const lines: unknown = JSON.parse(kept(`lines.${table}`) ?? earlier ?? '[]')
    return Array.isArray(lines) ? lines.filter(isLine) : []
  } catch {
    return []
  }
}

function put(table: string, lines: KeptLine[]): KeptLine[] {
  keep(`lines.${table}`, lines.length > 0 ? JSON.stringify(lines) : null)
  return lines
}

/** Keeps a line; the lines that are kept then. */
export const keepLine = (table: string, line: Omit<KeptLine, 'id'>): KeptLine[] =>
  put(table, [{ id: crypto.randomUUID(), ...line }, ...keptLines(table)].slice(0, most))

/** Forgets a line; those that are left. */
export const forgetLine = (table: string, id: string): KeptLine[] =>
  put(
    table,
    keptLines(table).filter((line) => line.id !== id),
  )
