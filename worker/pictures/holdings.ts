import { type Language, locales, type PerLanguage, uncapital } from '../games/kernel/language.ts'
import type { Unit } from './manifest.ts'

/** Counts what lies together: names once each, in their first order, with how many there are of them. */
export function counted(names: ReadonlyArray<string>): string[] {
  const numbers = new Map<string, number>()
  for (const name of names) numbers.set(name, (numbers.get(name) ?? 0) + 1)
  return [...numbers].map(([name, number]) => (number === 1 ? name : `${name} ×${number}`))
}

/** A number of something: `2 coins`. */
export const countedIn = (count: number, unit: Unit, language: Language): string =>
  `${count} ${locales[language].plural(count, unit)}`

/** A noun within a sentence. */
export const nounIn = (name: string, language: Language): string =>
  language === 'de' ? name : uncapital(name)

/** End of a line that leaves some out. */
const others: PerLanguage<(count: number) => string> = {
  en: (count) => `and ${count} more`,
  de: (count) => `und ${count} weitere`,
  fr: (count) => `et ${count} autres`,
}

/**
 * Joins items to a line of about so many words; how many it leaves out, more than one, stands at its end. `names`: of the
 * items, which stand there in the place of those that are left out.
 */
export function fitted(
  items: ReadonlyArray<string>,
  between: string,
  most: number,
  language: Language,
  names: ReadonlyArray<string> = [],
): string {
  let words = 0
  const count = items.findIndex((item) => {
    words += item.split(/\s+/u).length
    return words > most
  })
  const left = items.length - count
  if (count < 1 || left < 2) return items.join(between)
  if (names.length > 0) return [...items.slice(0, count), ...names.slice(count)].join(between)
  return `${items.slice(0, count).join(between)} ${others[language](left)}`
}
