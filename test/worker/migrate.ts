import { applyD1Migrations, type D1Migration, reset, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import type { Env as WorkerEnv } from '../../worker/env.ts'
import { loadLate } from '../../worker/late.ts'
import '../../worker/index.ts'
import { repeatChance } from './chance.ts'
import { forgetGames } from './table-games.ts'
import { forgetTables } from './table-helpers.ts'

declare global {
  namespace Cloudflare {
    interface Env extends WorkerEnv {
      readonly MIGRATIONS: D1Migration[]
    }
  }
}

// An object that is ended with its test while it loads a module would leave all others waiting for it.
await loadLate()

// Test files share a runtime, as starting one for each takes longer than most tests:
// nothing that the file before has stored, set or replaced may be left.
vi.useRealTimers()
vi.restoreAllMocks()
vi.unstubAllGlobals()
await reset()
await repeatChance()
forgetGames()
forgetTables()
await applyD1Migrations(env.DB, env.MIGRATIONS)

/**
 * The platform's clock goes on while tests set the worker's: an alarm is set by the time that is left until it. Else one
 * that lies ahead by the worker's clock, and behind by the platform's, would ring again and again, as fast as it can.
 */
function setAlarmsByWorkersClock(alarms: DurableObjectStorage): void {
  if (Object.hasOwn(alarms, 'isByWorkersClock')) return
  const { setAlarm } = alarms
  alarms.setAlarm = function (this: DurableObjectStorage, time: number | Date) {
    return setAlarm.call(this, Number(time) - Date.now() + vi.getRealSystemTime())
  }
  Object.defineProperty(alarms, 'isByWorkersClock', { value: true })
}

await runInDurableObject(env.PEOPLE.get(env.PEOPLE.newUniqueId()), (_person, { storage }) =>
  setAlarmsByWorkersClock(Object.getPrototypeOf(storage)),
)
