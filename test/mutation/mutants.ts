import { parseSync } from 'vite'

/** One small fault: `text` stands in the place of the characters from `start` to `end` of a source. */
export interface Mutant {
  readonly start: number
  readonly end: number
  readonly text: string
  /** Kind of the fault, such as `boundary`. */
  readonly kind: string
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

/** Mutants of a node itself, without those of the nodes in it. `code` is the source. */
function mutantsAt(node: Node, code: string): Mutant[] {
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
        return [{ start: node.start, end: node.end, text: source(left), kind: 'default' }]
      }
      if (swap[1] === 'arithmetic' && (isText(left) || isText(right))) return []
      const at = code.indexOf(String(node.operator), left.end)
      const end = at + String(node.operator).length
      return [{ start: at, end, text: swap[0], kind: swap[1] }]
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
      }))
    }
    case 'ExpressionStatement': {
      const expression = node.expression
      if (!isNode(expression) || !/^(Call|Await|Assignment|Update)/.test(expression.type)) return []
      return [{ start: node.start, end: node.end, text: ';', kind: 'statement' }]
    }
    case 'Literal':
      if (typeof node.value === 'boolean')
        return [{ ...node, text: String(!node.value), kind: 'literal' }]
      if (typeof node.value === 'number')
        return [{ ...node, text: String(node.value + 1), kind: 'number' }]
      return []
    case 'UnaryExpression': {
      const argument = node.argument
      if (node.operator !== '!' || !isNode(argument)) return []
      return [{ start: node.start, end: node.end, text: source(argument), kind: 'negation' }]
    }
    case 'CallExpression': {
      const callee = node.callee
      const property = isNode(callee) ? callee.property : undefined
      if (!isNode(callee) || !isNode(property)) return []
      const swap = swaps[source(property)]
      if (swap) return [{ start: property.start, end: property.end, text: swap[0], kind: swap[1] }]
      const object = callee.object
      if (isNode(object) && ['filter', 'toSorted', 'slice'].includes(source(property)))
        return [{ start: node.start, end: node.end, text: source(object), kind: 'method' }]
      return []
    }
    default:
      return []
  }
}

/** Every mutant of a TypeScript source, in its order. Types and imports are left as they are. */
export function mutantsOf(name: string, code: string): Mutant[] {
  const found: Mutant[] = []
  const visit = (node: Node): void => {
    if (/^(TS(?!As|NonNull|Satisfies)|Import)/.test(node.type)) return
    for (const { start, end, text, kind } of mutantsAt(node, code))
      found.push({ start, end, text, kind })
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child)
  }
  visit(parseSync(name, code).program as unknown as Node)
  return found.toSorted((a, b) => a.start - b.start)
}
