/** A table's storage that was taken out elsewhere. */
import type { DurableObjectStorage } from '@cloudflare/workers-types'
import { Journal } from './journal.ts'

/** The table of rows that are in a storage, read once whole to see that it can be. Throws a `RangeError` that says what does not fit. */
export function openFrom(storage: DurableObjectStorage, id: string): Journal {
  const journal = Journal.open(storage)
  let found: string | undefined
  try {
    found = journal?.snapshot().settings.id
  } catch {
    throw new RangeError('The rows make no table.')
  }
  if (!journal || found !== id) throw new RangeError('The file is of another table.')
  return journal
}
