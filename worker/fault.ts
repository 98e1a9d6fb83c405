/**
 * Logs a fault of ours. A database's error quotes the values of its query, and so letters, names
 * and addresses: only the innermost cause is logged, which says what went wrong and no more.
 */
export function reportFault(what: string, error: unknown): void {
  let root = error
  while (root instanceof Error && root.cause !== undefined) root = root.cause
  console.error(what, root instanceof Error ? (root.stack ?? root.message) : 'Not an error.')
}
