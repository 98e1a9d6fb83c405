/** PNGs that were made before, kept by what they show. */

/** A PNG is kept for others to be shown for so long, in seconds. */
const kept = 30 * 24 * 60 * 60

/** What tells a drawing from every other: a hash of it, in hexadecimal. */
export async function tagOf(svg: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(svg))
  return [...new Uint8Array(hash, 0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * A drawing as PNG; one that was rendered here before is not rendered again. `origin` is ours. Throws
 * what `render` throws.
 */
export async function pngOf(origin: string, svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = new Request(new URL(`/previews/${await tagOf(svg)}.png`, origin))
  const found = await caches.default.match(key)
  if (found) return new Uint8Array(await found.arrayBuffer())
  // The renderer is loaded where something has to be rendered: most requests never do.
  const { render } = await import('./render.ts')
  const png = await render(svg)
  const headers = { 'content-type': 'image/png', 'cache-control': `public, max-age=${kept}` }
  await caches.default.put(key, new Response(png, { headers }))
  return png
}
