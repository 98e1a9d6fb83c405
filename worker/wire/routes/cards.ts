/** Routes about seat cards. */
import { exampleToken } from '../schema/basics.ts'
import { MeAnswer } from '../schema/me.ts'
import { CardAnswer, CardLink, CardLook, CardRequest } from '../schema/ways-in.ts'
import { json, jsonBody, problemResponses, routesOf } from './route.ts'

const route = routesOf('devices')

export const getRoute = route({
  method: 'get',
  path: '/me/card',
  operationId: 'getCard',
  summary: 'Get my seat card',
  description: 'The link that brings a guest back on any device; `null` where I have none.',
  who: 'signed-in',
  responses: { 200: json(CardAnswer, 'My card.'), ...problemResponses('not-signed-in') },
})

export const makeRoute = route({
  method: 'post',
  path: '/me/card',
  operationId: 'makeCard',
  summary: 'Make my seat card',
  description:
    'Makes my seat card where I have none. With `anew` it makes a new one, and the old one ends.',
  who: 'signed-in',
  request: jsonBody(CardRequest, { anew: true }),
  responses: {
    200: json(CardAnswer, 'My card.'),
    ...problemResponses(
      'bad-request',
      'not-signed-in',
      'wrong-origin',
      'wrong-content-type',
      'account-kept',
      'too-many',
    ),
  },
})

export const endRoute = route({
  method: 'delete',
  path: '/me/card',
  operationId: 'deleteCard',
  summary: 'End my seat card',
  description: 'From now on its link lets nobody in. Who came in by it stays signed in.',
  who: 'signed-in',
  responses: {
    200: json(CardAnswer, 'It is no longer good.'),
    ...problemResponses('not-signed-in', 'wrong-origin'),
  },
})

export const lookRoute = route({
  method: 'post',
  path: '/card/look',
  operationId: 'lookAtCard',
  summary: 'Look at a seat card',
  description: 'Tells as whom a seat card would let me in, and at which tables. Changes nothing.',
  who: 'anyone',
  request: jsonBody(CardLink, { token: exampleToken }),
  responses: {
    200: json(CardLook, 'What the card would do.'),
    ...problemResponses(
      'bad-request',
      'wrong-origin',
      'wrong-content-type',
      'card-over',
      'too-many',
      'banned',
    ),
  },
})

export const enterRoute = route({
  method: 'post',
  path: '/card',
  operationId: 'enterByCard',
  summary: 'Come in by a seat card',
  description:
    'Makes me the guest of the seat card again. Somebody else who is here stays on this device.',
  who: 'anyone',
  request: jsonBody(CardLink, { token: exampleToken }),
  responses: {
    200: json(MeAnswer, 'My account.'),
    ...problemResponses(
      'bad-request',
      'wrong-origin',
      'wrong-content-type',
      'card-over',
      'account-kept',
      'device-full',
      'too-many',
      'banned',
    ),
  },
})
