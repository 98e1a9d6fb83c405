/** Routes for the operator only, opened by a secret. Cookies are not looked at. */
import { accountOf } from '../accounts/account.ts'
import { dataOf } from '../accounts/data.ts'
import { database } from '../accounts/database.ts'
import { deleteAccount } from '../accounts/leave.ts'
import { personStub } from '../accounts/person.ts'
import { latestReports } from '../accounts/reports.ts'
import { sessionsOf } from '../accounts/session.ts'
import { tableOrObject, tablesWith } from '../accounts/tables.ts'
import { takeDown } from '../notices/clearing.ts'
import { type Earlier, restarted } from '../recovery.ts'
import {
  exportAccount,
  getAccount,
  getTable,
  listReports,
  removeAccount,
  removeTable,
  restoreAccount,
  restoreTable,
  retryTable,
} from '../wire/routes/operator.ts'
import { tableId } from '../wire/schema/basics.ts'
import { onlyOperator } from './only-operator.ts'
import { ProblemError } from './problem.ts'
import { resource } from './route.ts'

export const operator = resource()

operator.openapi(listReports, async (c) => {
  await onlyOperator(c)
  return c.json({ reports: await latestReports(database(c.env)) }, 200)
})

operator.openapi(removeTable, async (c) => {
  await onlyOperator(c)
  const { id } = c.req.valid('param')
  if (!tableId.safeParse(id).success || !(await takeDown(c.env, id)))
    throw new ProblemError('not-found')
  return c.body(null, 204)
})

operator.openapi(getTable, async (c) => {
  await onlyOperator(c)
  const table = tableOrObject(c.env, c.req.valid('param').id)
  const found = await table?.sitters()
  if (!table || !found) throw new ProblemError('not-found')
  const { title, accounts } = found
  const parked = await table.parked()
  return c.json({ object: table.id.toString(), title, people: accounts, parked }, 200)
})

operator.openapi(retryTable, async (c) => {
  await onlyOperator(c)
  const table = tableOrObject(c.env, c.req.valid('param').id)
  if (!table || !(await table.sitters())) throw new ProblemError('not-found')
  await table.retryParked()
  return c.body(null, 204)
})

/** Time for which the platform keeps earlier states, in milliseconds. */
const kept = 30 * 24 * 60 * 60 * 1000

/** Throws unless the moment is one of which the platform knows. */
function checkEarlier(to: number | string, now: number): void {
  if (typeof to === 'string' || (to <= now && to > now - kept)) return
  const message = 'That is no moment of the last 30 days.'
  throw new ProblemError('bad-request', { fields: [{ field: 'to', message }] })
}

/** Has an object go back and begin anew. Answers what it knew that is to stay. */
async function goneBack<T>(
  object: { goBack(to: Earlier): Promise<T | null>; restart(): Promise<void> },
  to: Earlier,
): Promise<T> {
  const back = await object.goBack(to)
  if (!back) throw new ProblemError('no-recovery')
  await restarted(object)
  return back
}

operator.openapi(restoreTable, async (c) => {
  await onlyOperator(c)
  const { to } = c.req.valid('json')
  checkEarlier(to, Date.now())
  const table = () => tableOrObject(c.env, c.req.valid('param').id)
  const present = table()
  if (!present) throw new ProblemError('not-found')
  const back = await goneBack(present, to)
  // The one that was called ended with it.
  await table()?.wentBack(back.change)
  return c.json({ undo: back.undo }, 200)
})

operator.openapi(restoreAccount, async (c) => {
  await onlyOperator(c)
  const { to } = c.req.valid('json')
  checkEarlier(to, Date.now())
  const { id } = c.req.valid('param')
  if (!(await accountOf(c.env, id))) throw new ProblemError('not-found')
  const back = await goneBack(personStub(c.env, id), to)
  await personStub(c.env, id).wentBack(back.state)
  return c.json({ undo: back.undo }, 200)
})

operator.openapi(getAccount, async (c) => {
  await onlyOperator(c)
  const account = await accountOf(c.env, c.req.valid('param').id)
  if (!account) throw new ProblemError('not-found')
  const { id, name, email, createdAt } = account
  const open = await sessionsOf(c.env, id)
  const sessions = open.map(({ device, createdAt: at, seenAt }) => ({
    device,
    createdAt: at,
    seenAt,
  }))
  const tables = await tablesWith(database(c.env), id)
  return c.json({ id, name, email, createdAt, sessions, tables }, 200)
})

operator.openapi(exportAccount, async (c) => {
  await onlyOperator(c)
  const data = await dataOf(c.env, c.req.valid('param').id)
  if (!data) throw new ProblemError('not-found')
  return c.json(data, 200)
})

operator.openapi(removeAccount, async (c) => {
  await onlyOperator(c)
  const { id } = c.req.valid('param')
  if (!(await accountOf(c.env, id))) throw new ProblemError('not-found')
  await deleteAccount(c.env, id, Date.now())
  return c.body(null, 204)
})
