/** Median of some numbers. */
export function median(numbers: ReadonlyArray<number>): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/**
 * Units of work per second of two rivals, measured in turn within one run so that
 * the machine's moods meet both. Each rival does some work and says how much it was.
 * The first rounds warm up and do not count. `ratio` is the median of a's rate over b's, round by round.
 */
export async function race(
  a: () => number | Promise<number>,
  b: () => number | Promise<number>,
  rounds = 9,
): Promise<{ a: number; b: number; ratio: number }> {
  const rate = async (rival: () => number | Promise<number>) => {
    const from = performance.now()
    const done = await rival()
    return (done * 1000) / (performance.now() - from)
  }
  const rates: { a: number; b: number }[] = []
  for (let round = -2; round < rounds; round++) {
    const both = { a: await rate(a), b: await rate(b) }
    if (round >= 0) rates.push(both)
  }
  return {
    a: median(rates.map((both) => both.a)),
    b: median(rates.map((both) => both.b)),
    ratio: median(rates.map((both) => both.a / both.b)),
  }
}

/** A figure with three digits or so, as people read it. */
export const rounded = (n: number): string =>
  n >= 100 ? Math.round(n).toLocaleString('en') : n.toPrecision(3)

/** Bytes, as people read them. */
export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** One line of the report: what was measured, the figure, and what is aimed at. */
export function report(what: string, figure: string, aim: string, good: boolean): void {
  process.stdout.write(`${good ? 'ok  ' : 'MISS'}  ${what}: ${figure} (aim: ${aim})\n`)
}

/** One line of the report: a figure without an aim. */
export function note(what: string, figure: string): void {
  process.stdout.write(`      ${what}: ${figure}\n`)
}

/** A table with its heads in the first row, in Markdown: words to the left, figures to the right. */
export function tell([heads = [], ...rows]: ReadonlyArray<ReadonlyArray<string>>): void {
  const rule = heads.map((_, column) => (column === 0 ? '---' : '---:'))
  for (const row of [heads, rule, ...rows]) process.stdout.write(`| ${row.join(' | ')} |\n`)
}
