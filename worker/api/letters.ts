import { closeAddress } from '../accounts/invitations.ts'
import { readNoInvitationsToken, readUnsubscribeToken } from '../accounts/secret.ts'
import { stopKind, stopMail } from '../notices/letterbox.ts'
import { mute } from '../notices/mutes.ts'
import { personAt } from '../notices/person.ts'
import { operations } from '../table/operations/index.ts'
import { perform, tableAt } from '../table/stub.ts'
import { listLetters, openUnsubscribe, readLetters, unsubscribe } from '../wire/routes/letters.ts'
import { ProblemError } from './problem.ts'
import { resource, signedIn } from './route.ts'
import { answerOwn } from './session.ts'

export const letters = resource()

letters.openapi(listLetters, (c) => answerOwn(c, 'letters'))

letters.openapi(readLetters, async (c) => {
  await personAt(c.env, signedIn(c).account).markRead(c.req.valid('json').ids)
  return c.body(null, 204)
})

letters.openapi(unsubscribe, async (c) => {
  const { token, table, kind, days, bots } = c.req.valid('query')
  const until = (many: number) => Date.now() + many * 24 * 60 * 60 * 1000
  const account = await readUnsubscribeToken(c.env, token)
  const address = await readNoInvitationsToken(c.env, token)
  if (address !== null) await closeAddress(c.env, address, Date.now())
  else if (account !== null && table !== undefined && bots !== undefined)
    await perform(tableAt(c.env, table), operations.wantLetters, account, { on: false })
  else if (account !== null && table !== undefined)
    await mute(c.env, account, { table }, until(days ?? 7))
  else if (account !== null && kind !== undefined && days !== undefined)
    await mute(c.env, account, { kind }, until(days))
  else if (account !== null && kind !== undefined) await stopKind(c.env, account, kind)
  else if (account !== null) await stopMail(c.env, account)
  else
    throw new ProblemError('bad-request', {
      fields: [{ field: 'token', message: 'This is no token of a letter.' }],
    })
  return c.body(null, 204)
})

letters.openapi(openUnsubscribe, (c) => {
  const page = new URL('/unsubscribe', c.env.ORIGIN)
  for (const [name, value] of Object.entries(c.req.valid('query')))
    if (value !== undefined) page.searchParams.set(name, String(value))
  return c.redirect(page.href, 302)
})
