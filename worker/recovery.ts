/** Has one object's storage go back to an earlier moment, by the platform's own means. */
import type { DurableObjectStorage } from '@cloudflare/workers-types'

/** A moment of the last 30 days, in milliseconds since 1970; or the bookmark that undoes a recovery. */
export type Earlier = number | string

/** Message with which an object ends that is to begin anew with the earlier storage. */
export const goesBack = 'The storage goes back to an earlier moment.'

/** Message of the platform where it keeps no earlier states, as in local running. */
const isMissing = /does not implement point-in-time recovery/

/**
 * Has the storage be as it was then from the object's next beginning on. Returns the bookmark that undoes it; `null`:
 * the platform keeps no earlier states.
 */
export async function goBackNext(
  storage: Pick<DurableObjectStorage, 'getBookmarkForTime' | 'onNextSessionRestoreBookmark'>,
  to: Earlier,
): Promise<string | null> {
  try {
    const bookmark = typeof to === 'number' ? await storage.getBookmarkForTime(to) : to
    return await storage.onNextSessionRestoreBookmark(bookmark)
  } catch (error) {
    if (error instanceof Error && isMissing.test(error.message)) return null
    throw error
  }
}

/** Ends an object; the next call finds it with the earlier storage. */
export async function restarted(object: { restart(): Promise<void> }): Promise<void> {
  try {
    await object.restart()
  } catch (error) {
    // It ends in the middle of this call.
    if (!String(error).includes(goesBack)) throw error
  }
}
