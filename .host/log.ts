/** The log: a line of JSON for each entry, on standard output. None names anybody, nor holds a table's link. */
export type Level = 'info' | 'warn' | 'error'

/** Writes an entry. `more`: its facts. */
export function log(
  level: Level,
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): void {
  process.stdout.write(
    `${JSON.stringify({ at: new Date().toISOString(), level, message, ...more })}\n`,
  )
}

/** Words of an error, for the log. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
