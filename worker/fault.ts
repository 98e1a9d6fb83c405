/**
 * Logs a fault of ours. A database's error quotes the values of its query, and so letters, names
 * and addresses: only the innermost cause is logged, which says what went wrong and no more.
 * `about` are the plain facts to find it by, such as kinds and counts: never a table's id, which is its link.
 */
export function reportFault(
  what: string,
  error: unknown,
  about: Readonly<Record<string, string | number | null>> = {},
): void {
  let root = error
  while (root instanceof Error && root.cause !== undefined) root = root.cause
  console.error(
    what,
    JSON.stringify(about),
    root instanceof Error ? (root.stack ?? root.message) : 'Not an error.',
  )
}
