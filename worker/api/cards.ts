/** Seat cards: a guest's way back on any device. */
import type { Context } from 'hono'
import { accountOf } from '../accounts/account.ts'
import { type Card, cardOf, endCard, enterByCard, lookAtCard, makeCard } from '../accounts/cards.ts'
import { endRoute, enterRoute, getRoute, lookRoute, makeRoute } from '../wire/routes/cards.ts'
import { limit, limitNetwork, unlimitNetwork } from './limit.ts'
import { hasEnded } from './orphan.ts'
import { ProblemError } from './problem.ts'
import { profileFor } from './profile.ts'
import { type AppEnv, resource, signedIn } from './route.ts'
import { enterAs } from './session.ts'

export const cards = resource()

/** The secret stands behind the `#`: browsers send that part to no server, and to no other site. */
const shown = (c: Context<AppEnv>, card: Card | null) =>
  card && {
    link: `${c.env.ORIGIN}/card#${card.token}`,
    createdAt: card.createdAt,
    usedAt: card.usedAt,
  }

cards.openapi(getRoute, async (c) => {
  const { account } = signedIn(c)
  return c.json({ card: shown(c, await cardOf(c.env, account)) }, 200)
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

cards.openapi(endRoute, async (c) => {
  await endCard(c.env, signedIn(c).account)
  return c.json({ card: null }, 200)
})

cards.openapi(lookRoute, async (c) => {
  await limitNetwork(c, 'cardTries')
  const look = await lookAtCard(c.env, c.req.valid('json').token)
  if (!look) throw new ProblemError('card-over')
  await unlimitNetwork(c, 'cardTries')
  const { account, ...seen } = look
  return c.json({ ...seen, person: account, here: account === c.var.session?.account }, 200)
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
  return c.json({ me: await profileFor(c.env, look.account) }, 200)
})
