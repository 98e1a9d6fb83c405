import { createRequire } from 'node:module'
import { defineConfig, type Plugin } from 'vite'
import solid from 'vite-plugin-solid'
import { roundPath } from './round-path.ts'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>
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
      return `export default ${JSON.stringify(paths.map(roundPath).join(''))}`
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
