/** Standing of the reader of a notice at the table that it tells of, as that table knows. */
export interface Reading {
  /** They look at the table: it lies in the letterbox, and goes out when its table says so. */
  readonly isKept: boolean
  /** They have used the table's page since: it counts as read. If it is not kept as well, it goes out no way. */
  readonly hasSeen: boolean
}

/** They do not look: it goes out. */
export const unread: Reading = { isKept: false, hasSeen: false }

/** Tells whether a notice goes out now, by all ways that its reader wants. */
export const goesOut = ({ isKept, hasSeen }: Reading): boolean => !isKept && !hasSeen
