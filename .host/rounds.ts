/** Rounds by the clock, as `wrangler.toml` has them under `crons`: minutes and hours in UTC. */
import { log, reasonOf } from './log.ts'

/** Returns true if a moment is one that a cron such as `17 3 * * *` names; days and months are always `*` here. */
export function isDue(cron: string, at: Date): boolean {
  const [minutes = '', hours = '', ...days] = cron.split(' ')
  if (days.join(' ') !== '* * *')
    throw new Error(`Rounds are named by minute and hour, not ${cron}.`)
  const holds = (field: string, value: number) => {
    const [, step] = /^\*\/(\d+)$/.exec(field) ?? []
    return (
      field === '*' || (step === undefined ? Number(field) === value : value % Number(step) === 0)
    )
  }
  return holds(minutes, at.getUTCMinutes()) && holds(hours, at.getUTCHours())
}

/** Asks the worker to go a round; throws where it cannot. */
type Go = (cron: string, at: number) => Promise<void>

/** Has the worker go each round at its time, and once at the start: the last may have been missed. Returns what ends it. */
export function startRounds(crons: ReadonlyArray<string>, go: Go): () => void {
  const minute = 60_000
  const goes = async (cron: string, at: number) => {
    try {
      await go(cron, at)
    } catch (error) {
      log('error', 'A round was not finished; the next one goes on.', {
        cron,
        reason: reasonOf(error),
      })
    }
  }
  const next = () => (Math.floor(Date.now() / minute) + 1) * minute
  let at = next()
  const tick = () => {
    for (const cron of crons) if (isDue(cron, new Date(at))) void goes(cron, at)
    at = Math.max(at + minute, next() - minute)
    timer = setTimeout(tick, Math.max(0, at - Date.now()))
  }
  let timer = setTimeout(tick, at - Date.now())
  for (const cron of crons) void goes(cron, Date.now())
  return () => clearTimeout(timer)
}
