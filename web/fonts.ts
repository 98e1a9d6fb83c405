import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** OpenType features of running text, and the figures that the style sheets ask for. Small capitals and the like go. */
const keepFeatures = [
  'kern',
  'liga',
  'clig',
  'calt',
  'ccmp',
  'locl',
  'mark',
  'mkmk',
  'lnum',
  'tnum',
]

/** The face of running text keeps its instructions for coarse screens: some take its widths from them, and boards are laid out by these. */
const isLaidOut = (address: string): boolean => address.includes('alegreya-sans')

/**
 * Fonts of `fonts.css` without unused features, and stamps and headings without instructions for coarse screens: a page
 * waits for fewer bytes. The small files lie in the cache folder, and the style sheet's addresses lead to them.
 */
export function smallFonts(sheet: string, cache: string): Plugin {
  return {
    name: 'small-fonts',
    async config() {
      const addresses = readFileSync(sheet, 'utf8').matchAll(/url\("(.+?\.woff2)"\)/g)
      const { resolve } = createRequire(import.meta.url)
      mkdirSync(cache, { recursive: true })
      const alias: Record<string, string> = {}
      for (const [, address = ''] of addresses) {
        const small = join(cache, basename(address))
        const noHinting = !isLaidOut(address)
        const options = { keepAllGlyphs: true, keepFeatures, noHinting } as const
        writeFileSync(small, await subsetFont(readFileSync(resolve(address)), null, options))
        alias[address] = small
      }
      return { resolve: { alias } }
    },
  }
}
