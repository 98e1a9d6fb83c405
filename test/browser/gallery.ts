/** Serves the gallery from the sources, and opens positions in it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { build, createServer, preview } from 'vite'
import { freePort } from '../local-runtime.ts'

export interface Gallery {
  readonly origin: string
  stop(): Promise<void>
}

const configFile = join(import.meta.dirname, '../../web/vite.config.ts')

/** Starts the gallery on a free port, from the sources as they are. */
export async function serveGallery(): Promise<Gallery> {
  const server = await createServer({
    configFile,
    logLevel: 'error',
    server: { port: await freePort(), strictPort: true, hmr: false, watch: null },
  })
  await server.listen()
  const [origin = ''] = server.resolvedUrls?.local ?? []
  return { origin, stop: () => server.close() }
}

/** Builds the gallery and serves that: pages open many times as fast. */
export async function serveBuiltGallery(): Promise<Gallery> {
  const outDir = mkdtempSync(join(tmpdir(), 'dorfpost-gallery-'))
  const input = join(import.meta.dirname, '../../web/gallery/index.html')
  const common = { configFile, logLevel: 'error' as const }
  await build({ ...common, build: { outDir, emptyOutDir: true, rolldownOptions: { input } } })
  const server = await preview({
    ...common,
    build: { outDir },
    preview: { port: await freePort(), strictPort: true },
  })
  const [origin = ''] = server.resolvedUrls?.local ?? []
  return {
    origin,
    async stop() {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}

/** A position: everything that `web/gallery/wishes.ts` can read from an address. */
export type Position = Readonly<Record<string, string | number>>

/** Opens a position on a screen of some size and waits until it is drawn. */
export async function openPosition(
  browser: Browser,
  gallery: Gallery,
  [width, height]: readonly [number, number],
  position: Position,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: width <= 700,
    isMobile: width <= 700,
    colorScheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const query = new URLSearchParams(
    Object.entries(position).map(([key, value]) => [key, `${value}`]),
  )
  await page.goto(new URL(`gallery/?${query}`, gallery.origin).href)
  await page.locator('.board').waitFor()
  await page.evaluate(() => document.fonts.ready)
  return page
}
