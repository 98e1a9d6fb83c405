import { tableStub } from '../accounts/tables.ts'
import type { Env } from '../env.ts'
import type { PlayNotice } from '../notices/notice.ts'
import type { Answer, Refusal } from '../wire/refusal.ts'
import type { PlayView } from '../wire/schema/table.ts'
import type { TableView } from '../wire/schema/table-view.ts'
import type { Visit } from '../wire/sessions.ts'
import type { NewTable } from './ground/new-table.ts'
import type { Operation, Shape } from './operations/operation.ts'
import type { PlayedPath } from './turns/path.ts'

/**
 * A table from outside. The platform's own types for such calls admit no
 * `unknown` inside an answer, and states and options are just that here.
 */
export interface TableCalls extends Pick<Fetcher, 'fetch'> {
  create(table: NewTable): Promise<Answer<{ table: TableView }>>
  perform(operation: string, account: string | null, args: object): Promise<Answer<object>>
  performAs(
    operation: string,
    visit: Visit | null,
    args: object,
    key: string | null,
  ): Promise<Answer<object>>
  answerAs(
    operation: string,
    visit: Visit | null,
    args: object,
    key: string | null,
  ): Promise<Refusal | string>
  /** Tells whether a key of a link lets in people who have it. */
  isLinkGood(key: string): Promise<boolean>
  enter(visit: Visit, operation: string | null): Promise<Answer<{ readonly isLimited: boolean }>>
  check(operation: string, account: string | null): Promise<Refusal | null>
  people(): Promise<string[]>
  standing(account: string, after: number | null): Promise<PlayNotice | null>
  turnTold(account: string, shown: number): Promise<number | null>
  path(account: string): Promise<PlayedPath | null>
  playSeen(account: string, revision: number): Promise<PlayView | null>
}

export const tableAt = (env: Env, table: string): TableCalls =>
  tableStub(env, table) as unknown as TableCalls

/** True if a table was not made as it stands already. */
export const isMadeAlready = ({ problem }: Refusal): boolean =>
  problem === 'already-seated' || problem === 'already-started'

/** Has an account perform an operation at a table: somebody who was seen to be it elsewhere. */
export const perform = <S extends Shape, A extends object, R extends object>(
  table: TableCalls,
  { shape }: Operation<S, A, R>,
  account: string | null,
  args: A,
): Promise<Answer<R>> => table.perform(shape.name, account, args) as Promise<Answer<R>>
