import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build, defineConfig, type Plugin } from 'vite'
import solid from 'vite-plugin-solid'
import { readHouse } from '../.tools/house.ts'
import { bootInPage } from './boot.ts'
import { drawn, openings } from './drawn.ts'
import { filesAhead, groups } from './files.ts'
import { smallFonts } from './fonts.ts'
import { roundPath } from './round-path.ts'
import { rulebooks } from './rulebooks.ts'

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

/** Texts in `.house`, as one file that the worker reads. */
function houseTexts(): Plugin {
  return {
    name: 'house-texts',
    apply: 'build',
    // After the service worker, which keeps what pages need: they read the texts from the API.
    generateBundle: {
      order: 'post',
      handler() {
        const { texts, faults } = readHouse(join(import.meta.dirname, '../.house'))
        if (faults.length > 0) throw new Error(`.house: ${faults.join(' ')}`)
        this.emitFile({ type: 'asset', fileName: 'house.json', source: JSON.stringify(texts) })
      },
    },
  }
}

/** The faces of headings and of running text, which every page shows at once. */
const firstFonts = [
  /vollkorn-latin-wght-normal.*\.woff2$/,
  /alegreya-sans-latin-400-normal.*\.woff2$/,
]

/** Has the first fonts fetched along with the style sheets that ask for them, so that text does not shift. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        firstFonts.map((font) => {
          const file = Object.keys(bundle ?? {}).find((name) => font.test(name))
          if (!file) throw new Error(`No font file is called ${font}.`)
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}` }
          return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' as const }
        }),
    },
  }
}

/** Files of ours that are no part of the build; the service worker keeps them too. */
const publicFiles = readdirSync(join(import.meta.dirname, 'public'))

/** Builds the service worker, which must be one file under its own name, and tells it its version and the app's files. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const hash = createHash('sha256')
        for (const file of Object.values(bundle))
          hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source)
        for (const name of publicFiles)
          hash.update(name).update(readFileSync(join(import.meta.dirname, 'public', name)))
        const files = Object.keys(bundle)
          // Hosts read it; no page does.
          .filter((name) => name !== '_headers')
          .map((name) => (name === 'index.html' ? '/' : `/${name}`))
          .concat(publicFiles.map((name) => `/${name}`))
        const source = (await codeOf('service-worker/sw.ts'))
          .replace('%VERSION%', hash.digest('hex').slice(0, 16))
          .replace('%FILES%', files.join(' '))
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}

/** A script that is no module, with all that it imports, made small. */
async function codeOf(script: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      target,
      rolldownOptions: {
        input: join(import.meta.dirname, script),
        output: { format: 'iife' },
      },
    },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') throw new Error(`There is no ${script}.`)
  return chunk.code
}

const cacheDir = join(import.meta.dirname, '../.wrangler/vite')
const target = ['chrome125', 'firefox128', 'safari17.5']

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    icons(),
    drawn(),
    openings(),
    bootInPage(() => codeOf('boot.js')),
    solid(),
    smallFonts(join(import.meta.dirname, 'src/design/fonts.css'), join(cacheDir, 'fonts')),
    preloadFonts(),
    filesAhead(),
    serviceWorker(),
    houseTexts(),
    rulebooks(),
  ],
  // Engines and minds are loaded into the thinking worker game by game.
  worker: { format: 'es' },
  cacheDir,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Everything the style sheets need is a file of our own: the policy in `_headers` forbids data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target,
    rolldownOptions: {
      output: { codeSplitting: { groups } },
    },
  },
})
