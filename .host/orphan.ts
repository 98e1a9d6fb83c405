/**
 * A runtime that outlived its process: after `kill -9` of Node, workerd goes on by itself. A second one on the same objects would
 * send letters twice, so it is ended before. On Linux, by `/proc`; elsewhere nobody knows of it.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const noteIn = (data: string): string => join(data, 'runtime')

/** The parent of a process and when it began (proc_pid_stat(5)); `null` for one that is no workerd, or gone. */
function workerdAt(pid: string): { readonly parent: number; readonly began: string } | null {
  try {
    const [name = '', rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [state, parent, ...fields] = rest.split(' ')
    if (!name.includes('(workerd') || state === 'Z') return null
    return { parent: Number(parent), began: fields[17] ?? '' }
  } catch {
    return null
  }
}

/** Notes the runtime that this process started. */
export function noteRuntime(data: string): void {
  if (process.platform !== 'linux') return
  const mine = readdirSync('/proc').flatMap((pid) => {
    const found = /^\d+$/.test(pid) ? workerdAt(pid) : null
    return found?.parent === process.pid ? [`${pid} ${found.began}`] : []
  })
  writeFileSync(noteIn(data), mine.join('\n'))
}

/** Ends what is left of a runtime that was noted; returns whether there was any. Only for the process that has the folder alone. */
export async function endOrphans(data: string): Promise<boolean> {
  if (!existsSync(noteIn(data))) return false
  const left = readFileSync(noteIn(data), 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([pid = '', began]) => workerdAt(pid)?.began === began)
  for (const [pid] of left) process.kill(Number(pid), 'SIGKILL')
  while (left.some(([pid = '', began]) => workerdAt(pid)?.began === began)) await wait(10)
  return left.length > 0
}
