import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { endProcess } from '../processes.ts'
import type { Ended, Report, Task } from './runner.ts'

/** Suite of tests whose process goes on from fault to fault. */
export interface RunningSuite {
  readonly run: (task: Task, workers: number) => Promise<Ended>
  readonly end: () => void
}

/** Longest time between two tests, in ms: a fault that never ends is seen by it. */
const limit = 120_000

/** Makes a suite; its process starts with the first task, and anew after one that did not end. */
export function createSuite(config: string): RunningSuite {
  let child: ChildProcess | undefined
  let workersNow = 0
  const end = () => {
    if (child && child.exitCode === null && child.signalCode === null) endProcess(child, 'SIGKILL')
    child = undefined
  }
  /** Message that ends a task, or null if none comes in time. */
  const ended = (process: ChildProcess): Promise<Ended | null> =>
    new Promise((resolve) => {
      const settle = (value: Ended | null) => {
        clearTimeout(timer)
        process.off('message', hear)
        process.off('exit', leave)
        resolve(value)
      }
      const leave = () => settle(null)
      const timer = setTimeout(leave, limit)
      const hear = (report: Report) => {
        if (report.is === 'end') settle(report)
        else timer.refresh()
      }
      process.on('message', hear)
      process.on('exit', leave)
    })
  return {
    async run(task, workers) {
      if (workers !== workersNow) end()
      workersNow = workers
      if (!child) {
        child = spawn(
          process.execPath,
          [join(import.meta.dirname, 'runner.ts'), config, String(workers)],
          { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], detached: process.platform !== 'win32' },
        )
        if (!(await ended(child))) throw new Error(`The suite of ${config} does not start.`)
      }
      child.send(task)
      const result = await ended(child)
      if (result) return result
      end()
      return { isGood: false, failed: 'no end', files: [] }
    },
    end,
  }
}
