/** Serves the gallery from the sources, and opens positions in it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { build, createServer, preview } from 'vite'
import { freePort } from '../local-runtime.ts'

export interface Gallery {
  readonly origin: string
}

interface ServedGallery extends Gallery {
  stop(): Promise<void>
}

const configFile = join(import.meta.dirname, '../../web/vite.config.ts')

/** Starts the gallery on a free port, from the sources as they are. */
export async function serveGallery(): Promise<ServedGallery> {
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
export async function serveBuiltGallery(): Promise<ServedGallery> {
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

export type Size = readonly [width: number, height: number]

export const isPhone = ([width]: Size): boolean => width < 960

/** A page with a screen of some size; a phone's is touched. */
export async function newScreen(
  browser: Browser,
  size: Size,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Page> {
  const [width, height] = size
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: isPhone(size),
    isMobile: isPhone(size),
    colorScheme,
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

/** Shows a position on a page and waits until it is drawn. */
export async function showPosition(
  page: Page,
  gallery: Gallery,
  position: Position,
): Promise<void> {
  const query = new URLSearchParams(
    Object.entries(position).map(([key, value]) => [key, `${value}`]),
  )
  await page.goto(new URL(`gallery/?${query}`, gallery.origin).href)
  await page.locator('.board:not(.coming)').waitFor()
  await page.evaluate(() => document.fonts.ready)
}

/** Opens a position on a new page with a screen of some size. */
export async function openPosition(
  browser: Browser,
  gallery: Gallery,
  size: Size,
  position: Position,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Page> {
  const page = await newScreen(browser, size, colorScheme)
  await showPosition(page, gallery, position)
  return page
}
