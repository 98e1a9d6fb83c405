/** Cost of the style sheets in a browser: read from their text. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../../web/src')

/** The end of the parenthesis that opens at a place of a text. */
function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}

/** A selector without what its `:has()`, `:not()` and `:nth-…()` ask for. */
function bare(selector: string): string {
  const found = /:(?:has|not|nth-[\w-]+)\(/.exec(selector)
  if (!found) return selector
  const end = closing(selector, found.index + found[0].length - 1)
  return bare(selector.slice(0, found.index) + selector.slice(end + 1))
}

/** The selectors of a rule, one by one; commas within parentheses do not part them. */
function* parted(selectors: string): Generator<string> {
  let depth = 0
  let from = 0
  for (let at = 0; at <= selectors.length; at++) {
    if (selectors[at] === '(') depth++
    if (selectors[at] === ')') depth--
    if (at < selectors.length && (selectors[at] !== ',' || depth > 0)) continue
    yield selectors.slice(from, at).trim()
    from = at + 1
  }
}

const selectorsIn = (css: string) =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/[^{};]+(?=\{)/g)].flatMap(([rule]) =>
    rule.trim().startsWith('@') ? [] : [...parted(rule)],
  )

test('no :has() lets each new element restyle the whole page', () => {
  // A browser joins all rules with :has() to one set. With a rule among them whose last part names no class, tag or
  // attribute, everything below the body is styled anew whenever any element comes or goes.
  const wide = globSync('**/*.css', { cwd: web }).flatMap((file) =>
    selectorsIn(readFileSync(join(web, file), 'utf8'))
      .filter((selector) => selector.includes(':has('))
      .filter((selector) => {
        const last =
          bare(selector)
            .split(/[\s>+~]+(?![^(]*\))/)
            .at(-1) ?? ''
        return !/[.#[&]|(?:^|[(\s,])[a-z]/.test(last)
      })
      .map((selector) => `${file}: ${selector}`),
  )
  expect(wide).toEqual([])
})

test('boards and stage have few conditions: places and sizes come from layout functions', () => {
  const files = globSync('{boards,stage}/**/*.css', { cwd: web })
  const conditions = files.flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(/@(?:media|container)[^{]*/g)].map(
      ([condition]) => condition.trim(),
    ),
  )
  expect([...new Set(conditions)].sort().length).toBeLessThanOrEqual(10)
})
