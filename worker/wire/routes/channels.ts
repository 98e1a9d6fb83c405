/** Routes about the ways that notices take. */
import { exampleId } from '../schema/basics.ts'
import {
  ChannelSetup,
  PushEnd,
  PushNoted,
  PushRequest,
  WebhookRequest,
  WebhookSecret,
} from '../schema/channels.ts'
import { json, jsonBody, problemResponses, routesOf } from './route.ts'

const route = routesOf('notices')

const answer = { 200: json(ChannelSetup, 'My channels.') }

const doorProblems = ['bad-request', 'not-signed-in', 'wrong-origin', 'wrong-content-type'] as const

export const getChannelSetup = route({
  method: 'get',
  path: '/me/ways',
  operationId: 'getChannelSetup',
  summary: 'List my channels',
  description: 'How notices can reach me besides letters: push, a webhook, a calendar.',
  who: 'signed-in',
  responses: { ...answer, ...problemResponses('not-signed-in') },
})

export const putPush = route({
  method: 'put',
  path: '/me/push',
  operationId: 'subscribePush',
  summary: 'Take push in this browser',
  description: 'This browser takes push for me, as long as I am signed in here.',
  who: 'signed-in',
  request: jsonBody(PushRequest, {
    endpoint: 'https://push.example/send/1',
    keys: { p256dh: 'B'.padEnd(87, 'A'), auth: exampleId },
  }),
  responses: {
    200: json(PushNoted, 'Noted, and the key that browsers subscribe with.'),
    ...problemResponses(...doorProblems),
  },
})

export const endPush = route({
  method: 'post',
  path: '/me/push/end',
  operationId: 'endPush',
  summary: 'End push in this browser',
  description: 'The subscription is forgotten: this browser takes no more push.',
  who: 'signed-in',
  request: jsonBody(PushEnd, { endpoint: 'https://push.example/send/1' }),
  responses: { 204: { description: 'Forgotten.' }, ...problemResponses(...doorProblems) },
})

export const putWebhookRoute = route({
  method: 'put',
  path: '/me/webhook',
  operationId: 'putWebhook',
  summary: 'Set my webhook',
  description:
    'Sends notices to a channel of mine on Discord, Slack, ntfy, Telegram or Matrix, which is tried first; or to a program, which gets a secret first, and notices once it was tried.',
  who: 'signed-in',
  request: jsonBody(WebhookRequest, { service: 'ntfy', url: 'https://ntfy.sh/my-village' }),
  responses: {
    ...answer,
    ...problemResponses(...doorProblems, 'webhook-refused', 'too-many'),
  },
})

export const testRoute = route({
  method: 'post',
  path: '/me/webhook/test',
  operationId: 'testWebhook',
  summary: 'Try my webhook',
  description: 'Sends a message to it. One that was switched off is on again if that works.',
  who: 'signed-in',
  responses: {
    ...answer,
    ...problemResponses('not-signed-in', 'wrong-origin', 'webhook-refused', 'too-many'),
  },
})

export const secretRoute = route({
  method: 'post',
  path: '/me/webhook/secret',
  operationId: 'showWebhookSecret',
  summary: 'Show the secret of my webhook',
  description:
    'The secret by which my program knows that a message comes from here (Standard Webhooks).',
  who: 'signed-in',
  responses: {
    200: json(WebhookSecret, 'The secret.'),
    ...problemResponses('not-signed-in', 'wrong-origin', 'not-found'),
  },
})

export const deleteWebhook = route({
  method: 'delete',
  path: '/me/webhook',
  operationId: 'deleteWebhook',
  summary: 'Delete my webhook',
  description: 'Forgets my webhook: no more notices go there.',
  who: 'signed-in',
  responses: { ...answer, ...problemResponses('not-signed-in', 'wrong-origin') },
})

export const renewRoute = route({
  method: 'post',
  path: '/me/calendar',
  operationId: 'renewCalendar',
  summary: 'Make my calendar',
  description: 'Makes my calendar, or gives it another secret address; the old address ends.',
  who: 'signed-in',
  responses: { ...answer, ...problemResponses('not-signed-in', 'wrong-origin') },
})

export const deleteCalendar = route({
  method: 'delete',
  path: '/me/calendar',
  operationId: 'deleteCalendar',
  summary: 'Delete my calendar',
  description: 'Its secret address ends, and answers nobody any more.',
  who: 'signed-in',
  responses: { ...answer, ...problemResponses('not-signed-in', 'wrong-origin') },
})
