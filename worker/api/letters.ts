import { closeAddress } from '../accounts/invitations.ts'
import { readNoInvitationsToken, readUnsubscribeToken } from '../accounts/secret.ts'
import { stopKind, stopMail } from '../notices/letterbox.ts'
import { mute } from '../notices/mutes.ts'
import { personAt } from '../notices/person.ts'
import { exampleId } from '../wire/schema/basics.ts'
import { LetterList, LettersRead, UnsubscribeQuery } from '../wire/schema/letters.ts'
import { ProblemError } from './problem.ts'
import { json, jsonBody, problemResponses, resource, routesOf, signedIn } from './route.ts'
import { answerOwn } from './session.ts'

export const letters = resource()

const route = routesOf('notices')

const listLetters = route({
  method: 'get',
  path: '/letters',
  operationId: 'listLetters',
  summary: 'Read my letterbox',
  description: 'The latest hundred letters, the newest first.',
  who: 'signed-in',
  responses: { 200: json(LetterList, 'My letters.'), ...problemResponses('not-signed-in') },
})

letters.openapi(listLetters, (c) => answerOwn(c, 'letters'))

const readLetters = route({
  method: 'post',
  path: '/letters/read',
  operationId: 'readLetters',
  summary: 'Mark letters as read',
  description:
    'Marks letters of mine as read, or all of them. Ids of letters that are not mine are passed over.',
  who: 'signed-in',
  request: jsonBody(LettersRead, { ids: [exampleId] }),
  responses: {
    204: { description: 'Marked.' },
    ...problemResponses('bad-request', 'not-signed-in', 'wrong-origin', 'wrong-content-type'),
  },
})

letters.openapi(readLetters, async (c) => {
  await personAt(c.env, signedIn(c).account).markRead(c.req.valid('json').ids)
  return c.body(null, 204)
})

const unsubscribe = route({
  method: 'post',
  path: '/unsubscribe',
  operationId: 'unsubscribe',
  summary: 'Unsubscribe',
  description:
    'Stops letters or invitations by e-mail in one click (RFC 8058), or mutes a table or a kind for some days. The token of a letter is enough; the body does not matter.',
  who: 'anyone',
  request: { query: UnsubscribeQuery },
  responses: { 204: { description: 'No more e-mail.' }, ...problemResponses('bad-request') },
})

letters.openapi(unsubscribe, async (c) => {
  const { token, table, kind, days } = c.req.valid('query')
  const until = (many: number) => Date.now() + many * 24 * 60 * 60 * 1000
  const account = await readUnsubscribeToken(c.env, token)
  const address = await readNoInvitationsToken(c.env, token)
  if (address !== null) await closeAddress(c.env, address, Date.now())
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

const openUnsubscribe = route({
  // A link for people, which leads to a page: no operation of the API.
  hide: true,
  method: 'get',
  path: '/unsubscribe',
  operationId: 'openUnsubscribe',
  summary: 'Open the page to unsubscribe',
  description:
    'Leads to the page that asks for confirmation. This changes nothing, as scanners of mail open links.',
  who: 'anyone',
  request: { query: UnsubscribeQuery },
  responses: { 302: { description: 'The page.' }, ...problemResponses('bad-request') },
})

letters.openapi(openUnsubscribe, (c) => {
  const page = new URL('/unsubscribe', c.env.ORIGIN)
  for (const [name, value] of Object.entries(c.req.valid('query')))
    if (value !== undefined) page.searchParams.set(name, String(value))
  return c.redirect(page.href, 302)
})
