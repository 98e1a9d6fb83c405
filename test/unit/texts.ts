import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { isLanguage, type Language } from '../../worker/games/kernel/language.ts'

const root = new URL('../../', import.meta.url)

/** A text in a source, with `…` for what is put into it when it is said. */
export interface Text {
  readonly path: string
  readonly line: number
  /** Key of the property that it stands in; empty outside of one. */
  readonly key: string
  /** Language of the file, or of the nearest property called by one; `null` where neither tells. */
  readonly language: Language | null
  readonly text: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [part: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** The text of a node; null for any other node. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return null
  const quasis = node.quasis as ReadonlyArray<{ readonly value: { readonly cooked: string } }>
  return quasis.map(({ value }) => value.cooked).join('…')
}

/** The texts of a source. */
export function textsIn(path: string): Text[] {
  const code = readFileSync(new URL(path, root), 'utf8')
  const found: Text[] = []
  function walk(node: unknown, key: string, language: Language | null): void {
    if (Array.isArray(node)) for (const one of node) walk(one, key, language)
    if (!isNode(node) || node.type === 'ImportDeclaration') return
    const text = textOf(node)
    if (text !== null) {
      const line = code.slice(0, node.start).split('\n').length
      found.push({ path, key, language, text, line })
    }
    const name = node.type === 'Property' ? (node.key as Node) : null
    const inside = name ? String(name.name ?? name.value ?? key) : key
    const spoken = name && isLanguage(inside) ? inside : language
    for (const [part, value] of Object.entries(node))
      if (!(name && part === 'key')) walk(value, part === 'value' ? inside : key, spoken)
  }
  const [, ofFile] = /(?:^|[./])(en|de|fr)\.tsx?$/.exec(path) ?? []
  walk(parseSync(path, code).program, '', ofFile && isLanguage(ofFile) ? ofFile : null)
  return found
}

const catalogue = /(?:words|(?:^|[./])(?:en|de|fr)|sentences|telling|news)\.tsx?$/

/** Sources that hold words: those of a language, and those of all together. */
export const catalogues: ReadonlyArray<string> = globSync('{web/src,worker}/**/*.{ts,tsx}', {
  cwd: root,
}).filter((path) => catalogue.test(path))
