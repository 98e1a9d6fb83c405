/**
 * Checks that comments name their thing first: a reader finds it by the first word, and a riddle must be read twice.
 *
 *   node .tools/comments.ts
 *
 * Prints every comment that begins with a question's word, has an inverted clause or an unnamed measure, with its
 * place, and the shares of all. Fails where a share is over its ceiling.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** First words of a riddle: the thing itself is still to be named. */
const riddle = new RegExp(
  [
    '^(?:What|Who|Whose|Whom|Whether|Where|Which|When|Why|How|Should|Whoever|Whatever|Of|Nor',
    'So (?:long|many|much|often|soon|far)',
    '(?:After|As|At|By|For|From|In|On|To|With|Within|Since|Until) (?:what|which|whom|whose|when|how))\\b',
  ].join('|'),
)

/** An inverted clause at the head of a sentence: "Should the object die" for "If the object dies". */
const inverted = /^(?:Should|Were|Had) (?:it|they|the|a|an|this|somebody|nobody)\b/

/** A measure that is not named: "stays so long" for "Time that it stays". */
const unnamed =
  /\b(?:after|for|within|lasts|stays|at least|at most) so (?:long|much|often)\b(?! as\b)/

/** Highest shares: of comments that are riddles, and of sentences with more than 30 words. */
const ceilings = { riddles: 0.01, long: 0.03 } as const
const mostWords = 30

/** A comment without its signs, and the offset at which it begins. */
interface Comment {
  readonly text: string
  readonly start: number
}

/** The comments of a script or a style sheet; lines of `//` that follow each other are one. */
function commentsIn(path: string, code: string): Comment[] {
  if (path.endsWith('.css'))
    return [...code.matchAll(/\/\*(.*?)\*\//gs)].map(({ 1: text = '', index: start }) => ({
      text,
      start,
    }))
  const found: (Comment & { end: number; isLine: boolean })[] = []
  for (const { type, value, start, end } of parseSync(path, code).comments) {
    const last = found.at(-1)
    const isLine = type === 'Line'
    const follows =
      isLine && last?.isLine && /^[^\S\n]*\n[^\S\n]*$/.test(code.slice(last.end, start))
    if (follows) found[found.length - 1] = { ...last, text: `${last.text} ${value}`, end }
    else found.push({ text: value, start, end, isLine })
  }
  return found
}

/** The words of a comment in one line; empty for orders to a tool. */
function proseOf(text: string): string {
  const prose = text
    .replaceAll(/(^|\n)\s*\*(?!\/)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /^(?:biome-|@ts-|@vite|#__)/.test(prose) ? '' : prose
}

const top = join(import.meta.dirname, '..')
const paths = globSync('{worker,web,test,.tools,.host}/**/*.{ts,tsx,css}', {
  cwd: top,
  exclude: (name) => name.includes('node_modules') || name.endsWith('.d.ts'),
})
const riddles: string[] = []
const count = { comments: 0, sentences: 0, long: 0 }
for (const path of paths.toSorted()) {
  const code = readFileSync(join(top, path), 'utf8')
  for (const { text, start } of commentsIn(path, code)) {
    const prose = proseOf(text)
    if (!prose) continue
    count.comments++
    const sentences = prose.split(/(?<=[.!?])\s+/)
    count.sentences += sentences.length
    count.long += sentences.filter((one) => one.split(' ').length > mostWords).length
    const line = code.slice(0, start).split('\n').length
    const isRiddle =
      riddle.test(prose) || unnamed.test(prose) || sentences.some((one) => inverted.test(one))
    if (isRiddle) riddles.push(`${path}:${line} ${prose.slice(0, 100)}`)
  }
}

const share = { riddles: riddles.length / count.comments, long: count.long / count.sentences }
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
for (const one of riddles) process.stdout.write(`${one}\n`)
process.stdout.write(
  `${percent(share.riddles)} of ${count.comments} comments are riddles (at most ${percent(ceilings.riddles)}), ` +
    `${percent(share.long)} of ${count.sentences} sentences have more than ${mostWords} words (at most ${percent(ceilings.long)}).\n`,
)
if (share.riddles > ceilings.riddles || share.long > ceilings.long) process.exitCode = 1
