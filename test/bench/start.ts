/** Cost of starting the worker: the upload's size, and CPU until it can answer. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runWrangler } from '../processes.ts'
import { largestUpload, uploadOf } from '../upload.ts'
import { note, report, rounded } from './measure.ts'

/** Number of starts of the worker; the quickest counts, as others only wait for the machine. */
const starts = 7

/** Starts a bundle in workerd under its profiler; milliseconds of CPU until it is ready. */
function startOf(bundle: string): number {
  const output = runWrangler([
    'check',
    'startup',
    '--worker',
    bundle,
    '--outfile',
    `${bundle}.cpuprofile`,
  ])
  const [, active] = /Active: ([\d.]+) ms/.exec(output) ?? []
  if (!active) throw new Error(`wrangler did not say how long it takes to start:\n${output}`)
  return Number(active)
}

/** Measures the worker as it stands. */
export function benchStart(): void {
  const folder = mkdtempSync(join(tmpdir(), 'dorfpost-start-'))
  try {
    const bundle = join(folder, 'worker')
    const { plain, compressed } = uploadOf(['--outfile', bundle])
    const times = Array.from({ length: starts }, () => startOf(bundle))
    note('worker, upload', `${plain} KiB`)
    report(
      'worker, upload, compressed',
      `${compressed} KiB`,
      `at most ${largestUpload} KiB`,
      compressed <= largestUpload,
    )
    note('worker, CPU to start', `${rounded(Math.min(...times))} ms`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
