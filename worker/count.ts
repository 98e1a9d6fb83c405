/// <reference types="@cloudflare/workers-types" />

/**
 * Things that are counted, for the operator: `turns` are rows of journals; `sent` and `failed` are notices on a way out, each try
 * that failed; `parked` is a call that a table gave up, or a notice; `untold` is an end of a session that a table could not be told at once.
 */
type Counted = 'turns' | 'sent' | 'failed' | 'parked' | 'untold'

/**
 * Counts what happens, in Analytics Engine: how often, and of which kind, such as a game; never for whom or where.
 * Without the binding nothing is counted.
 */
export function count(
  env: { readonly COUNTS?: AnalyticsEngineDataset },
  what: Counted,
  kind: string,
  number: number = 1,
): void {
  env.COUNTS?.writeDataPoint({ indexes: [what], blobs: [what, kind], doubles: [number] })
}
