/** PNGs that were made before, kept by what they show. */
import { late } from '../late.ts'
import { Busy, turns } from './turns.ts'

const renderer = late(() => import('./render.ts'))

/** Time that a PNG is kept to be shown to others, in seconds. */
const kept = 30 * 24 * 60 * 60

/** Between two looks whether it is one's turn, in milliseconds. */
const moment = 25

/** Rendering takes a quarter of a second of the isolate's only thread. */
const inTurn = turns(() => scheduler.wait(moment))

/** Tag that tells a drawing from every other: a hash of it, in hexadecimal. */
export async function tagOf(svg: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(svg))
  return [...new Uint8Array(hash, 0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * A drawing as PNG; one that was rendered here before is not rendered again, and others are one at a time. `origin` is ours. `mayRender`
 * is asked just before, and throws where it may not be; without it, the picture is for a letter, which is made out of turn where too many
 * wait. Throws what `mayRender` and `render` throw, and `Busy` where too many wait.
 */
export async function pngOf(
  origin: string,
  svg: string,
  mayRender?: () => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = new Request(new URL(`/previews/${await tagOf(svg)}.png`, origin))
  const before = await found(key)
  if (before) return before
  const make = async () => {
    // Somebody who waited for the same may have had it made.
    const meanwhile = await found(key)
    if (meanwhile) return meanwhile
    await mayRender?.()
    // The renderer is loaded where something has to be rendered: most requests never do.
    const { render } = await renderer()
    const png = await render(svg)
    const headers = { 'content-type': 'image/png', 'cache-control': `public, max-age=${kept}` }
    await caches.default.put(key, new Response(png, { headers }))
    return png
  }
  try {
    return await inTurn(make)
  } catch (error) {
    if (error instanceof Busy && !mayRender) return make()
    throw error
  }
}

async function found(key: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  const answer = await caches.default.match(key)
  return answer ? new Uint8Array(await answer.arrayBuffer()) : null
}
