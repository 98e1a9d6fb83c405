/** Weeks of the calendar (ISO 8601) in UTC: they begin on Monday, and the first one of a year has its fourth of January. */

const day = 24 * 60 * 60 * 1000
const long = 7 * day

/** A Monday: 5 January 1970. */
const someMonday = 4 * day

const mondayOf = (at: number): number => Math.floor((at - someMonday) / long) * long + someMonday

const firstMonday = (year: number): number => mondayOf(Date.UTC(year, 0, 4))

/** The week of a moment, such as `2026-W49`. */
export function weekOf(at: number): string {
  const monday = mondayOf(at)
  // The year that most of its days are in.
  const year = new Date(monday + 3 * day).getUTCFullYear()
  const number = 1 + (monday - firstMonday(year)) / long
  return `${year}-W${String(number).padStart(2, '0')}`
}

/** Beginning and end of a week; `null` where the text names none. */
export function weekSpan(week: string): { readonly from: number; readonly until: number } | null {
  const [, year, number] = /^(\d{4})-W(\d{2})$/.exec(week) ?? []
  if (year === undefined || number === undefined) return null
  const from = firstMonday(Number(year)) + (Number(number) - 1) * long
  return weekOf(from) === week ? { from, until: from + long } : null
}
