import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { networkOf } from '../accounts/limits.ts'
import { tableOrObject } from '../accounts/tables.ts'
import { isLocal, keptMails } from '../notices/mailer.ts'
import { answerProblem } from './problem.ts'
import type { AppEnv } from './route.ts'

/** Headers in which a proxy names the client that it speaks for. */
const proxied = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Returns true if a browser of this computer asks: by its address, by the name it asks for (a page elsewhere could have a
 * name that leads here), and not through a proxy. One that does not say so cannot be told apart; the README warns of it.
 */
const isHere = (c: Context<AppEnv>): boolean =>
  networkOf(c.req.header('cf-connecting-ip')) === null &&
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(c.req.url).hostname) &&
  proxied.every((name) => c.req.header(name) === undefined)

/** Local running only, below `/dev`: the letters as they went out, for this computer alone. Nowhere else is there such a page. */
export const dev = new Hono<AppEnv>()

dev.use(async (c, next) => {
  if (!isLocal(c.env) || !isHere(c)) return answerProblem(c, 'not-found')
  await next()
  c.header('cache-control', 'no-store')
  return undefined
})

dev.get('/letters.json', async (c) => c.json({ letters: await keptMails(c.env) }))

/** Calls that a table gave up to deliver. */
dev.get('/tables/:id/parked', async (c) =>
  c.json({ parked: (await tableOrObject(c.env, c.req.param('id'))?.parked()) ?? [] }),
)

/** Has it tried again. */
dev.post('/tables/:id/retry', async (c) => {
  await tableOrObject(c.env, c.req.param('id'))?.retryParked()
  return c.body(null, 204)
})

dev.get('/letters', async (c) => {
  const mails = await keptMails(c.env)
  return c.html(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Letters kept in local running</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 Georgia, serif }
  body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
  summary { cursor: pointer; padding: .5rem 0 }
  summary time, dt { opacity: .75; font-size: .875rem }
  iframe { width: 100%; height: 34rem; border: 1px solid; border-radius: .25rem }
  pre { white-space: pre-wrap; overflow-wrap: anywhere }
  dd { margin: 0 0 .5rem; overflow-wrap: anywhere }
</style>
</head>
<body>
<h1>Letters</h1>
<p>Every e-mail of local running, the newest first.</p>
${mails.map(
  (mail, i) => html`<details ${i === 0 ? 'open' : ''}>
<summary><strong>${mail.subject}</strong> to ${mail.to} <time>${new Date(mail.createdAt).toISOString()}</time></summary>
<iframe title="${mail.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${mail.html.replace('<head>', '<head><base target="_blank">')}"></iframe>
<details><summary>Plain text</summary><pre>${linked(mail.text)}</pre></details>
<details><summary>Headers</summary><dl>${Object.entries(mail.headers).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl></details>
</details>`,
)}
</body>
</html>`)
})

/** Plain text with its links to click. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, i) => (i % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
