/** An operator's day: how the instance stands, a test letter, reports, those who are shut out. */
import ipaddr from 'ipaddr.js'
import { accountOf } from '../accounts/account.ts'
import { allBans, banAccount, banNetwork, unbanAccount, unbanNetwork } from '../accounts/bans.ts'
import { database } from '../accounts/database.ts'
import { networkOf } from '../accounts/limits.ts'
import { closeReport as close } from '../accounts/reports.ts'
import { countAll } from '../accounts/state.ts'
import { reportFault } from '../fault.ts'
import { enterNote } from '../notices/note.ts'
import { sendTest } from '../notices/test-letter.ts'
import {
  closeReport,
  deleteAccountBan,
  deleteNetworkBan,
  getState,
  listBans,
  putAccountBan,
  putNetworkBan,
  sendTestLetter,
} from '../wire/routes/operator-day.ts'
import { houseOf } from './house.ts'
import { onlyOperator } from './only-operator.ts'
import { ProblemError } from './problem.ts'
import { resource } from './route.ts'

export const operatorDay = resource()

operatorDay.openapi(getState, async (c) => {
  await onlyOperator(c)
  const { MAIL_FROM, MAIL_ANSWERS, VAPID_PUBLIC_KEY, COUNTS } = c.env
  const [counted, { there, missing }] = await Promise.all([
    countAll(c.env, Date.now()),
    houseOf(c.env),
  ])
  const state = {
    ...counted,
    house: { there: [...there], missing: [...missing] },
    has: {
      answers: MAIL_ANSWERS !== undefined,
      push: VAPID_PUBLIC_KEY !== undefined,
      counters: COUNTS !== undefined,
    },
    mailFrom: MAIL_FROM,
    mailAnswers: MAIL_ANSWERS ?? null,
  }
  return c.json(state, 200)
})

operatorDay.openapi(sendTestLetter, async (c) => {
  await onlyOperator(c)
  const { to, language } = c.req.valid('json')
  try {
    await sendTest(c.env, to, language, Date.now())
  } catch (error) {
    reportFault('A test letter was not sent.', error)
    throw new ProblemError('mail-failed')
  }
  return c.body(null, 204)
})

operatorDay.openapi(closeReport, async (c) => {
  await onlyOperator(c)
  const { person, reporter, outcome } = c.req.valid('json')
  const closed = await close(database(c.env), person, reporter, outcome)
  if (!closed) throw new ProblemError('not-found')
  await enterNote(c.env, reporter, { note: 'report', outcome, ...closed }, Date.now())
  return c.body(null, 204)
})

operatorDay.openapi(listBans, async (c) => {
  await onlyOperator(c)
  const all = await allBans(c.env)
  return c.json({ bans: all.map(({ createdAt: at, ...ban }) => ({ ...ban, at })) }, 200)
})

operatorDay.openapi(putAccountBan, async (c) => {
  await onlyOperator(c)
  const { id } = c.req.valid('param')
  if (!(await accountOf(c.env, id))) throw new ProblemError('not-found')
  await banAccount(c.env, id, c.req.valid('json').reason, Date.now())
  return c.body(null, 204)
})

operatorDay.openapi(deleteAccountBan, async (c) => {
  await onlyOperator(c)
  if (!(await unbanAccount(c.env, c.req.valid('param').id))) throw new ProblemError('not-found')
  return c.body(null, 204)
})

/** Part of an address that tells its owner apart; throws the problem of one that is none, or is this machine's own. */
function network(address: string): string {
  const found = ipaddr.isValid(address) ? networkOf(address) : null
  if (found !== null) return found
  const message = 'This is no address of a network.'
  throw new ProblemError('bad-request', { fields: [{ field: 'address', message }] })
}

operatorDay.openapi(putNetworkBan, async (c) => {
  await onlyOperator(c)
  const address = network(c.req.valid('param').address)
  await banNetwork(c.env, address, c.req.valid('json').reason, Date.now())
  return c.body(null, 204)
})

operatorDay.openapi(deleteNetworkBan, async (c) => {
  await onlyOperator(c)
  if (!(await unbanNetwork(c.env, network(c.req.valid('param').address))))
    throw new ProblemError('not-found')
  return c.body(null, 204)
})
