/** Tables that leave for another instance, and arrive from one. */
import { database } from '../accounts/database.ts'
import { arrive, enterResults, rowsBeside, sendBack } from '../accounts/table-file.ts'
import { tableOrObject, tableStub, tablesAfter } from '../accounts/tables.ts'
import { listAllTables, putTableIn, takeTableOut } from '../wire/routes/table-file.ts'
import { tableId } from '../wire/schema/basics.ts'
import { onlyOperator } from './only-operator.ts'
import { ProblemError } from './problem.ts'
import { resource } from './route.ts'

export const tableFile = resource()

tableFile.openapi(listAllTables, async (c) => {
  await onlyOperator(c)
  return c.json({ tables: await tablesAfter(database(c.env), c.req.valid('query').after) }, 200)
})

tableFile.openapi(takeTableOut, async (c) => {
  await onlyOperator(c)
  const { id } = c.req.valid('param')
  const taken = tableId.safeParse(id).success ? await tableOrObject(c.env, id)?.takeOut() : null
  if (!taken) throw new ProblemError('not-found')
  const { file, accounts } = taken
  const beside = await rowsBeside(c.env, id, accounts)
  const made = { format: 'dorfpost.table', version: 1, id, at: Date.now() } as const
  return c.json({ ...made, step: file.step, rows: rowsToSend(file.rows), ...beside }, 200)
})

/** Rows that are no longer those of the object. */
const rowsToSend = (rows: Readonly<Record<string, ReadonlyArray<object>>>) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, all]) => [
      name,
      all.map((row) => ({ ...row }) as Record<string, string | number | null>),
    ]),
  )

tableFile.openapi(putTableIn, async (c) => {
  await onlyOperator(c)
  const { id } = c.req.valid('param')
  const { step, rows, people, results, id: named } = c.req.valid('json')
  if (named !== id) throw new ProblemError('file-refused', { detail: 'It is of another table.' })
  // People first: the table tells them at once that it is there.
  const table = tableStub(c.env, id)
  if (await table.sitters()) throw new ProblemError('table-there')
  const { made, guests } = await arrive(c.env, people, Date.now())
  const refused = await table.putIn(id, { step, rows })
  if (refused) await sendBack(c.env, made)
  if (refused === 'there') throw new ProblemError('table-there')
  if (refused) throw new ProblemError('file-refused', { detail: refused.refused })
  await enterResults(c.env, results)
  const { ORIGIN } = c.env
  return c.json(
    {
      link: `${ORIGIN}/t/${id}`,
      guests: guests.map(({ token, ...guest }) => ({ ...guest, link: `${ORIGIN}/card#${token}` })),
    },
    200,
  )
})
