/**
 * Writes the table of characters that look like others, `worker/wire/look-alikes.ts`, from Unicode's as `unhomoglyph` has it.
 *
 *   node .tools/look-alikes.ts
 *
 * Characters that NFKD takes apart are left out: a skeleton is made of what NFKD leaves.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import likeness from 'unhomoglyph'
import { apart } from '../worker/wire/names.ts'

const last = 0x10ffff
const codesOf = (text: string) => [...text].map((sign) => sign.codePointAt(0) ?? 0)

let before = 0
const rows: string[] = []
for (let code = 0; code <= last; code++) {
  const sign = String.fromCodePoint(code)
  if (!sign.isWellFormed() || apart(sign) !== sign || likeness(sign) === sign) continue
  rows.push([code - before, ...codesOf(likeness(sign))].map((n) => n.toString(36)).join(','))
  before = code
}
const lines = rows.join(' ').match(/.{1,110}(?: |$)/g) ?? []
const said = lines.map((line) => `  '${line}'`).join(' +\n')
writeFileSync(
  join(import.meta.dirname, '../worker/wire/look-alikes.ts'),
  `/**
 * Characters that look like others (Unicode TR39, confusables.txt), in the order of their codes: how far each is from the one before,
 * then the codes of what it looks like, to the base 36. \`node .tools/look-alikes.ts\` writes it.
 */
export const lookAlikes =
${said}
`,
)
