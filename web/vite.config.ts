import { createRequire } from 'node:module'
import { defineConfig, type Plugin } from 'vite'
import solid from 'vite-plugin-solid'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>
}

/** How many numbers each command of a path takes. */
const takes: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
}

/** A path with its numbers rounded to tenths, which is finer than any picture is shown, and a third shorter. */
function rounded(path: string): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
    const count = takes[command.toLowerCase()] ?? 0
    const isArc = command.toLowerCase() === 'a'
    let written = command
    for (let i = 0, left = rest.replace(/^[\s,]+/, ''); left; i++) {
      // The two flags of an arc are single digits that may stick to what follows.
      const [number] =
        (isArc && (i % count === 3 || i % count === 4) ? /^[01]/ : /^[-+]?(\d+\.?\d*|\.\d+)/).exec(
          left,
        ) ?? []
      if (!number) throw new Error(`No number of a path: ${left}`)
      left = left.slice(number.length).replace(/^[\s,]+/, '')
      const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.')
      written += i === 0 || short.startsWith('-') ? short : ` ${short}`
    }
    return written
  })
}

/**
 * `import wheat from 'virtual:icon/wheat'` gives the path data of that picture of
 * game-icons.net, drawn on 512 by 512. Only the pictures that are imported are
 * shipped. A name that does not exist fails the build.
 */
function icons(): Plugin {
  const prefix = 'virtual:icon/'
  let set: IconSet | null = null
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      set ??= createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet
      const name = id.slice(prefix.length + 1)
      const icon = set.icons[name]
      if (!icon) throw new Error(`game-icons has no picture called ${name}.`)
      const paths = [...icon.body.matchAll(/\bd="([^"]+)"/g)].map(([, path]) => path ?? '')
      return `export default ${JSON.stringify(paths.map(rounded).join(''))}`
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [icons(), solid()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Everything the style sheets need is a file of our own: the policy in `_headers` forbids data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome125', 'firefox128', 'safari17.5'],
  },
})
