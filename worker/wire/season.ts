/** Seasons: quarters of the year in UTC, such as `2026-Q4`. Ladders, tables of honour and pages all go by this. */

/** The season of a moment, in milliseconds since 1970. */
export function seasonOf(at: number): string {
  const date = new Date(at)
  return `${date.getUTCFullYear()}-Q${1 + Math.floor(date.getUTCMonth() / 3)}`
}

/** Begin and end of a season; `null` where the text names none. */
export function seasonSpan(
  season: string,
): { readonly from: number; readonly until: number } | null {
  const [, year, quarter] = /^([1-9]\d{3})-Q([1-4])$/.exec(season) ?? []
  if (year === undefined || quarter === undefined) return null
  const month = 3 * (Number(quarter) - 1)
  return { from: Date.UTC(Number(year), month), until: Date.UTC(Number(year), month + 3) }
}

/** The season of an address: `now` is the present one; `null` where the text names none, or one that has not begun. */
export function seasonBegun(asked: string, now: number): string | null {
  if (asked === 'now') return seasonOf(now)
  const span = seasonSpan(asked)
  return span && span.from <= now ? asked : null
}
