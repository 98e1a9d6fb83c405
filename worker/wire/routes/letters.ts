/** Routes about the letterbox. */
import { exampleId } from '../schema/basics.ts'
import { LetterList, LettersRead, UnsubscribeQuery } from '../schema/letters.ts'
import { json, jsonBody, problemResponses, routesOf } from './route.ts'

const route = routesOf('notices')

export const listLetters = route({
  method: 'get',
  path: '/letters',
  operationId: 'listLetters',
  summary: 'Read my letterbox',
  description: 'The latest hundred letters, the newest first.',
  who: 'signed-in',
  responses: { 200: json(LetterList, 'My letters.'), ...problemResponses('not-signed-in') },
})

export const readLetters = route({
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

export const unsubscribe = route({
  method: 'post',
  path: '/unsubscribe',
  operationId: 'unsubscribe',
  summary: 'Unsubscribe',
  description:
    'Stops letters or invitations by e-mail in one click (RFC 8058), mutes a table or a kind for some days, or ends the letters of a table among bots. The token of a letter is enough; the body does not matter.',
  who: 'anyone',
  request: { query: UnsubscribeQuery },
  responses: { 204: { description: 'No more e-mail.' }, ...problemResponses('bad-request') },
})

export const openUnsubscribe = route({
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
