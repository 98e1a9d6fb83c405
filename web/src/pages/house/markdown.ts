/** Markdown as far as an operator's text needs it: headings, paragraphs, lists, links, emphasis. HTML in it is text. */

/** A piece of a line. */
export type Span =
  | { readonly kind: 'text' | 'strong' | 'em'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'break' }

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly spans: ReadonlyArray<Span> }
  | { readonly kind: 'paragraph'; readonly spans: ReadonlyArray<Span> }
  | {
      readonly kind: 'list'
      readonly isNumbered: boolean
      readonly items: ReadonlyArray<ReadonlyArray<Span>>
    }

/** Links lead to the web, to mail, to a telephone, or to a page of ours. */
const isSafe = (href: string): boolean => /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(href)

const pieces =
  /\[([^\]\n]+)\]\(([^()\s]+)\)|<((?:https?:\/\/|mailto:)[^<>\s]+)>|\*\*([^*\n]+)\*\*|\*([^*\n]+)\*|( {2,}\n|\\\n)/g

/** The pieces of a paragraph. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = []
  const say = (said: string) => said !== '' && spans.push({ kind: 'text', text: said })
  let at = 0
  for (const match of text.matchAll(pieces)) {
    const [whole, label, href, address, strong, em, isBreak] = match
    const link = href ?? address
    if (link !== undefined && !isSafe(link)) continue
    say(text.slice(at, match.index))
    at = match.index + whole.length
    if (link !== undefined)
      spans.push({ kind: 'link', text: label ?? link.replace(/^mailto:/, ''), href: link })
    else if (strong !== undefined) spans.push({ kind: 'strong', text: strong })
    else if (em !== undefined) spans.push({ kind: 'em', text: em })
    else if (isBreak !== undefined) spans.push({ kind: 'break' })
  }
  say(text.slice(at))
  return spans
}

const bullet = /^ {0,3}[-*+] +/
const number = /^ {0,3}\d+[.)] +/

/** A text in blocks. Lines that follow each other are one paragraph, or one item of a list. */
export function blocksOf(text: string): Block[] {
  return text
    .replace(/^(#{1,6} .*)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .flatMap((part): Block[] => {
      const lines = part.replace(/^\n+|\s+$/g, '')
      if (lines.trim() === '') return []
      const [, marks, title] = /^(#{1,6}) +(.*?)(?: +#+)?$/.exec(lines) ?? []
      if (marks !== undefined)
        return [{ kind: 'heading', level: levelOf(marks), spans: spansOf(title ?? '') }]
      return listed(lines) ?? [{ kind: 'paragraph', spans: spansOf(lines) }]
    })
}

const levelOf = (marks: string): 1 | 2 | 3 => (marks.length > 2 ? 3 : marks.length === 2 ? 2 : 1)

/** A part that begins with an item, or has a list below its words; `null` for others. */
function listed(lines: string): Block[] | null {
  const all = lines.split('\n')
  const first = all.findIndex((line) => bullet.test(line) || number.test(line))
  if (first < 0) return null
  const mark = bullet.test(all[first] ?? '') ? bullet : number
  // A number within running text begins no list.
  if (first > 0 && mark === number) return null
  const items: string[] = []
  for (const line of all.slice(first))
    if (mark.test(line)) items.push(line.replace(mark, ''))
    else items.push(`${items.pop() ?? ''}\n${line.trim()}`)
  const list: Block = { kind: 'list', isNumbered: mark === number, items: items.map(spansOf) }
  const before = all.slice(0, first).join('\n')
  return before === '' ? [list] : [{ kind: 'paragraph', spans: spansOf(before) }, list]
}
