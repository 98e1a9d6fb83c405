import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Writes `boot.js` into the page, so that what it fetches ahead is asked for as soon as the page is there; and its hash
 * into the policy of `_headers`, which lets nothing else run that stands in a page. `code`: the script, made small.
 */
export function bootInPage(code: () => Promise<string>): Plugin {
  let isBuild = false
  let written: Promise<string> | null = null
  const inPage = () => {
    written ??= isBuild
      ? code()
      : Promise.resolve(readFileSync(join(import.meta.dirname, 'boot.js'), 'utf8'))
    return written
  }
  return {
    name: 'boot-in-page',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    transformIndexHtml: async () => [
      { tag: 'script', children: await inPage(), injectTo: 'body' as const },
    ],
    async generateBundle() {
      const hash = createHash('sha256')
        .update(await inPage())
        .digest('base64')
      const headers = readFileSync(join(import.meta.dirname, '_headers'), 'utf8')
      const source = headers.replace("script-src 'self'", (own) => `${own} 'sha256-${hash}'`)
      this.emitFile({ type: 'asset', fileName: '_headers', source })
    },
  }
}
