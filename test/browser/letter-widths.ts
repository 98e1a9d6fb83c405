/**
 * Measures how wide the letters of our faces are and writes them to `web/src/stage/letter-widths.ts`:
 * `npm run letter-widths`, after a change of the fonts.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findOrInstallChromium } from '../../.tools/chromium.ts'

const root = join(import.meta.dirname, '../..')
const files = {
  text: 'alegreya-sans/files/alegreya-sans-latin-400-normal.woff2',
  bold: 'alegreya-sans/files/alegreya-sans-latin-700-normal.woff2',
  display: '../@fontsource-variable/vollkorn/files/vollkorn-latin-wght-normal.woff2',
} as const
const letters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)),
  ...'ÄÖÜäöüßÀÂÇÉÈÊËÎÏÔŒÙÛàâçéèêëîïôœùûÿ’‘“”„«»…–—·×✓½\u202f\u00a0',
]

const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
const faces = Object.entries(files).map(([face, path]) => {
  const data = readFileSync(join(root, 'node_modules/@fontsource', path)).toString('base64')
  return `@font-face{font-family:${face};font-weight:700;src:url(data:font/woff2;base64,${data})}`
})
await page.setContent(`<style>${faces.join('')}</style>`)
const measured = await page.evaluate(
  async ([all, names]) => {
    const widths: Record<string, Record<string, number>> = {}
    for (const name of names) {
      await document.fonts.load(`700 100px ${name}`)
      const span = document.createElement('span')
      span.style.cssText = `position:absolute;white-space:pre;font:700 100px ${name};font-kerning:none;font-variant-numeric:lining-nums;font-variant-ligatures:none`
      document.body.append(span)
      widths[name] = {}
      for (const letter of all) {
        span.textContent = letter.repeat(10)
        widths[name][letter] = Math.round(span.getBoundingClientRect().width / 10)
      }
    }
    return widths
  },
  [letters, Object.keys(files)] as const,
)
await browser.close()

/** Letters of the same width share a line: `"62": "ab…"`. */
const table = Object.entries(measured).map(([face, widths]) => {
  const by = new Map<number, string>()
  for (const [letter, width] of Object.entries(widths))
    by.set(width, (by.get(width) ?? '') + letter)
  const lines = [...by]
    .toSorted(([a], [b]) => a - b)
    .map(([width, same]) => `    ${width}: ${JSON.stringify(same)},`)
  return `  ${face}: {\n${lines.join('\n')}\n  },`
})
writeFileSync(
  join(root, 'web/src/stage/letter-widths.ts'),
  `/** Widths of letters, in hundredths of their size; measured by \`test/browser/letter-widths.ts\`. */
export const letterWidths: Readonly<Record<'text' | 'bold' | 'display', Readonly<Record<number, string>>>> = {
${table.join('\n')}
}
`,
)
