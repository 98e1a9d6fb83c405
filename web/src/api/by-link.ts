import { ApiProblem, perform } from './client.ts'

/** Key in the address by which somebody came: that of a private table's new link, or of an open seat's. */
const keyHere = (): string | null =>
  new URLSearchParams(location.search).get('key') ??
  /^#seat=\d\.([\w-]+)$/.exec(location.hash)?.[1] ??
  null

/** Returns true if a private table has another link than the one that was used. */
export const isLinkChanged = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'link-changed'

/** Returns true if a private table is shut to this visitor: they were removed, or the link by which they looked on is over. */
export const isShutOut = (error: unknown): boolean =>
  isLinkChanged(error) || (error instanceof ApiProblem && error.code === 'removed')

/** Reads of a table; where its address alone is not enough, once more with the key of the address. */
export async function byLink<T>(table: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    const key = keyHere()
    if (!isLinkChanged(error) || key === null) throw error
    await perform('POST /tables/{id}/link', { id: table, key })
    return read()
  }
}
