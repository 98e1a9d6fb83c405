import { parseSync } from 'vite'

/** One small fault: `text` stands in the place of the characters from `start` to `end` of a source. */
export interface Mutant {
  readonly start: number
  readonly end: number
  readonly text: string
  /** Kind of the fault, such as `boundary`. */
  readonly kind: string
  /** Code that runs when the fault would matter: a probe is put into it. Null where none can be, and where a file's start runs it. */
  readonly reached: Part | null
}

/** Characters of a source that are an expression or a statement. */
interface Part {
  readonly start: number
  readonly end: number
  readonly is: 'expression' | 'statement'
}

/** A node of the syntax tree, as far as it is read here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly left?: unknown
  readonly right?: unknown
  readonly operator?: unknown
  readonly test?: unknown
  readonly expression?: unknown
  readonly value?: unknown
  readonly argument?: unknown
  readonly arguments?: unknown
  readonly callee?: unknown
  readonly object?: unknown
  readonly property?: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Operators and the ones that take their place. */
const swaps: Readonly<Record<string, readonly [string, string]>> = {
  '<': ['<=', 'boundary'],
  '<=': ['<', 'boundary'],
  '>': ['>=', 'boundary'],
  '>=': ['>', 'boundary'],
  '===': ['!==', 'equality'],
  '!==': ['===', 'equality'],
  '+': ['-', 'arithmetic'],
  '-': ['+', 'arithmetic'],
  '*': ['/', 'arithmetic'],
  '/': ['*', 'arithmetic'],
  '%': ['*', 'arithmetic'],
  '&&': ['||', 'logic'],
  '||': ['&&', 'logic'],
  '+=': ['-=', 'arithmetic'],
  '-=': ['+=', 'arithmetic'],
  some: ['every', 'method'],
  every: ['some', 'method'],
}

/** Text that is not a number: `+` joins it, and `-` would only be refused by the types. */
const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')

/** Code that runs when a node does. A call may be left out by a `?.` before it: then its first argument is, too. */
function reachedAt(node: Node): Part | null {
  if (node.type !== 'CallExpression') return { start: node.start, end: node.end, is: 'expression' }
  const [first] = Array.isArray(node.arguments) ? node.arguments : []
  if (!isNode(first) || first.type === 'SpreadElement') return null
  return { start: first.start, end: first.end, is: 'expression' }
}

/** Mutants of a node itself, without those of the nodes in it. `code` is the source. */
function mutantsAt(node: Node, code: string): Mutant[] {
  const reached = reachedAt(node)
  const source = (part: Node) => code.slice(part.start, part.end)
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      const [left, right] = [node.left, node.right]
      if (!isNode(left) || !isNode(right)) return []
      const swap = swaps[String(node.operator)]
      if (!swap) {
        if (node.operator !== '??') return []
        return [{ start: node.start, end: node.end, text: source(left), kind: 'default', reached }]
      }
      if (swap[1] === 'arithmetic' && (isText(left) || isText(right))) return []
      const at = code.indexOf(String(node.operator), left.end)
      const end = at + String(node.operator).length
      return [{ start: at, end, text: swap[0], kind: swap[1], reached }]
    }
    case 'IfStatement':
    case 'ConditionalExpression': {
      const test = node.test
      if (!isNode(test)) return []
      return ['true', 'false'].map((text) => ({
        start: test.start,
        end: test.end,
        text,
        kind: `condition ${text}`,
        reached: { start: test.start, end: test.end, is: 'expression' },
      }))
    }
    case 'ExpressionStatement': {
      const expression = node.expression
      if (!isNode(expression) || !/^(Call|Await|Assignment|Update)/.test(expression.type)) return []
      return [
        {
          start: node.start,
          end: node.end,
          text: ';',
          kind: 'statement',
          reached: { start: node.start, end: node.end, is: 'statement' },
        },
      ]
    }
    case 'Literal':
      if (typeof node.value === 'boolean')
        return [{ ...node, text: String(!node.value), kind: 'literal', reached }]
      if (typeof node.value === 'number')
        return [{ ...node, text: String(node.value + 1), kind: 'number', reached }]
      return []
    case 'UnaryExpression': {
      const argument = node.argument
      if (node.operator !== '!' || !isNode(argument)) return []
      return [
        { start: node.start, end: node.end, text: source(argument), kind: 'negation', reached },
      ]
    }
    case 'CallExpression': {
      const callee = node.callee
      const property = isNode(callee) ? callee.property : undefined
      if (!isNode(callee) || !isNode(property)) return []
      const swap = swaps[source(property)]
      if (swap)
        return [{ start: property.start, end: property.end, text: swap[0], kind: swap[1], reached }]
      const object = callee.object
      if (isNode(object) && ['filter', 'toSorted', 'slice'].includes(source(property)))
        return [{ start: node.start, end: node.end, text: source(object), kind: 'method', reached }]
      return []
    }
    default:
      return []
  }
}

/** Every mutant of a TypeScript source, in its order. Types and imports are left as they are. */
export function mutantsOf(name: string, code: string): Mutant[] {
  const found: Mutant[] = []
  const visit = (node: Node, isInFunction: boolean): void => {
    if (/^(TS(?!As|NonNull|Satisfies)|Import)/.test(node.type)) return
    for (const { start, end, text, kind, reached } of mutantsAt(node, code))
      found.push({ start, end, text, kind, reached: isInFunction ? reached : null })
    const isNext = isInFunction || /Function/.test(node.type)
    // The name of a property is no expression.
    for (const [name, value] of Object.entries(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child) && !(name === 'key' && child.type === 'Literal')) visit(child, isNext)
  }
  visit(parseSync(name, code).program as unknown as Node, false)
  return found.toSorted((a, b) => a.start - b.start)
}

/** Source with a fault in it. */
export const withFault = (code: string, { start, end, text }: Mutant): string =>
  code.slice(0, start) + text + code.slice(end)

/** Source that tells, by the set `globalThis.reached`, which of its mutants would matter: `name` and the mutant's number. */
export function withProbes(name: string, code: string, mutants: ReadonlyArray<Mutant>): string {
  const put = mutants.flatMap(({ reached }, number) => {
    if (!reached) return []
    const probe = `globalThis.reached?.add(${JSON.stringify(`${name} ${number}`)})`
    const [before, after] =
      reached.is === 'expression' ? [`(${probe}, `, ')'] : [`{ ${probe}; `, ' }']
    // The longer part stands around the shorter one.
    const length = reached.end - reached.start + (reached.is === 'statement' ? 0.5 : 0)
    return [
      { at: reached.start, text: before, order: -length },
      { at: reached.end, text: after, order: length - 1e9 },
    ]
  })
  let probed = ''
  let from = 0
  for (const { at, text } of put.toSorted((a, b) => a.at - b.at || a.order - b.order)) {
    probed += code.slice(from, at) + text
    from = at
  }
  return probed + code.slice(from)
}
