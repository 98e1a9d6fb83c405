/** Names of the caches of the pages and the service worker. */

/** The app's own files: this, and the build's version. */
export const appCaches = 'app-'

/** Cache of what only the person who is signed in may see. */
export const privateCache = 'private'

/** The background sync that sends turns. */
export const syncTag = 'turns'

/** Name in the private cache under which a table's turn waits to be sent. */
export const queuePath = {
  of: (table: string): string => `/waiting-turns/${table}`,
  tableOf: (path: string): string | null => /^\/waiting-turns\/([\w-]+)$/.exec(path)?.[1] ?? null,
}
