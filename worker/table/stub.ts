import { tableStub } from '../accounts/tables.ts'
import type { Env } from '../env.ts'
import type { Table } from './table.ts'

type Call =
  | 'create'
  | 'view'
  | 'sit'
  | 'leave'
  | 'start'
  | 'people'
  | 'invite'
  | 'rematch'
  | 'submitTurn'
  | 'seatBots'
  | 'dismissBot'
  | 'history'
  | 'record'
  | 'past'
  | 'plan'
  | 'talk'
  | 'say'
  | 'readTalk'
  | 'note'
  | 'vote'
  | 'nudge'
  | 'give'
  | 'wish'
  | 'resign'
  | 'takeBack'
  | 'seatLink'
  | 'takeOver'

/**
 * A table from outside. The platform's own types for such calls admit no
 * `unknown` inside an answer, and states and options are just that here.
 */
export type TableCalls = Pick<Fetcher, 'fetch'> & {
  readonly [K in Call]: (...args: Parameters<Table[K]>) => Promise<Awaited<ReturnType<Table[K]>>>
}

export const tableAt = (env: Env, table: string): TableCalls =>
  tableStub(env, table) as unknown as TableCalls
