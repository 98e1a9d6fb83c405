/** The texts of an instance’s operator: Markdown files in a folder, such as `imprint.md` and `imprint.de.md`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../worker/games/kernel/language.ts'
import { houseNames } from '../worker/wire/schema/house.ts'

/** Largest length of a text, in characters. */
const longest = 100_000

/** Texts in a folder, by the names of its files, and their faults, a sentence each. Without a folder there is nothing. */
export function readHouse(folder: string) {
  const texts: Record<string, string> = {}
  const faults: string[] = []
  const fits = new RegExp(`^(?:${houseNames.join('|')})(?:\\.(?:${languages.join('|')}))?\\.md$`)
  for (const name of existsSync(folder) ? readdirSync(folder).toSorted() : []) {
    if (!name.endsWith('.md')) continue
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim()
    if (!fits.test(name))
      faults.push(
        `${name} is none of ${houseNames.map((one) => `${one}.md`).join(', ')}, or one of these with a language, such as imprint.de.md.`,
      )
    else if (text === '' || text.length > longest)
      faults.push(`${name} has ${text.length} characters; it may have 1 to ${longest}.`)
    else texts[name] = text
  }
  return {
    texts,
    faults,
    missing: houseNames.map((one) => `${one}.md`).filter((one) => !(one in texts)),
  }
}
