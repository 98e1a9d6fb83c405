/** Seat cards: a guest's way back on any device. */
import type { Context } from 'hono'
import { accountOf, profileOf } from '../accounts/account.ts'
import { type Card, cardOf, endCard, enterByCard, lookAtCard, makeCard } from '../accounts/cards.ts'
import { exampleToken } from '../wire/schema/basics.ts'
import { MeAnswer } from '../wire/schema/me.ts'
import { CardAnswer, CardLink, CardLook, CardRequest } from '../wire/schema/ways-in.ts'
import { limit, limitNetwork, unlimitNetwork } from './limit.ts'
import { hasEnded } from './orphan.ts'
import { ProblemError } from './problem.ts'
import {
  type AppEnv,
  json,
  jsonBody,
  problemResponses,
  resource,
  routesOf,
  signedIn,
} from './route.ts'
import { enterAs } from './session.ts'

export const cards = resource()

const route = routesOf('devices')

/** The secret stands behind the `#`: browsers send that part to no server, and to no other site. */
const shown = (c: Context<AppEnv>, card: Card | null) =>
  card && {
    link: `${c.env.ORIGIN}/card#${card.token}`,
    createdAt: card.createdAt,
    usedAt: card.usedAt,
  }

const getRoute = route({
  method: 'get',
  path: '/me/card',
  operationId: 'getCard',
  summary: 'Get my seat card',
  description: 'The link that brings a guest back on any device; `null` where I have none.',
  who: 'signed-in',
  responses: { 200: json(CardAnswer, 'My card.'), ...problemResponses('not-signed-in') },
})

cards.openapi(getRoute, async (c) => {
  const { account } = signedIn(c)
  return c.json({ card: shown(c, await cardOf(c.env, account)) }, 200)
})

const makeRoute = route({
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

cards.openapi(makeRoute, async (c) => {
  const { account: id } = signedIn(c)
  const account = await accountOf(c.env, id)
  if (!account) throw new ProblemError('not-signed-in')
  if (account.email !== null) throw new ProblemError('account-kept')
  const present = c.req.valid('json').anew ? null : await cardOf(c.env, id)
  if (present) return c.json({ card: shown(c, present) }, 200)
  await limit(c, 'cards', id)
  const card = await makeCard(c.env, id, Date.now())
  // A session that ended meanwhile leaves no way in behind.
  if (await hasEnded(c)) {
    await endCard(c.env, id)
    throw new ProblemError('not-signed-in')
  }
  return c.json({ card: shown(c, card) }, 200)
})

const endRoute = route({
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

cards.openapi(endRoute, async (c) => {
  await endCard(c.env, signedIn(c).account)
  return c.json({ card: null }, 200)
})

const lookRoute = route({
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
    ),
  },
})

cards.openapi(lookRoute, async (c) => {
  await limitNetwork(c, 'cardTries')
  const look = await lookAtCard(c.env, c.req.valid('json').token)
  if (!look) throw new ProblemError('card-over')
  await unlimitNetwork(c, 'cardTries')
  const { account, ...seen } = look
  return c.json({ ...seen, person: account, here: account === c.var.session?.account }, 200)
})

const enterRoute = route({
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
    ),
  },
})

cards.openapi(enterRoute, async (c) => {
  const now = Date.now()
  const { token } = c.req.valid('json')
  await limitNetwork(c, 'cardTries')
  const look = await lookAtCard(c.env, token)
  if (!look) throw new ProblemError('card-over')
  await unlimitNetwork(c, 'cardTries')
  if (look.kept) throw new ProblemError('account-kept')
  await enterAs(c, look.account, now, async (opening) => {
    const session = await enterByCard(c.env, token, opening)
    if (!session) throw new ProblemError('card-over')
    return session
  })
  return c.json({ me: await profileOf(c.env, look.account) }, 200)
})
