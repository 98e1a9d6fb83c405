import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

const root = new URL('../../', import.meta.url)

/** A text in a source, with `…` for what is put into it when it is said. */
export interface Text {
  readonly path: string
  readonly line: number
  /** Key of the property that it stands in; empty outside of one. */
  readonly key: string
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
  function walk(node: unknown, key: string): void {
    if (Array.isArray(node)) for (const one of node) walk(one, key)
    if (!isNode(node) || node.type === 'ImportDeclaration') return
    const text = textOf(node)
    if (text !== null)
      found.push({ path, key, text, line: code.slice(0, node.start).split('\n').length })
    const name = node.type === 'Property' ? (node.key as Node) : null
    const inside = name ? String(name.name ?? name.value ?? key) : key
    for (const [part, value] of Object.entries(node))
      if (!(name && part === 'key')) walk(value, part === 'value' ? inside : key)
  }
  walk(parseSync(path, code).program, '')
  return found
}

const catalogue = /(?:words|(?:^|[./])(?:en|de|fr)|sentences|telling|news)\.tsx?$/

/** Sources that hold words: those of a language, and those of all together. */
export const catalogues: ReadonlyArray<string> = globSync('{web/src,worker}/**/*.{ts,tsx}', {
  cwd: root,
}).filter((path) => catalogue.test(path))
