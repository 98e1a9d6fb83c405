/**
 * The languages: the one list of them, and how each counts, lists and writes numbers and dates.
 * Everything that depends on a language takes its type from here, so what a new one lacks does not compile.
 */

/** Every language the pages, the letters and the pictures speak, as it is stored and sent (ISO 639-1). */
export const languages = ['en', 'de', 'fr'] as const
export type Language = (typeof languages)[number]

/** Something that there is once in every language. */
export type PerLanguage<T> = Readonly<Record<Language, T>>

/** Returns true if a stored or sent text names a language we speak. */
export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)

/** The first of some BCP 47 tags whose language we speak, such as `de` for `de-AT`; `null` where we speak none. */
export const spokenOf = (tags: ReadonlyArray<string>): Language | null =>
  tags.map((tag) => tag.trim().slice(0, 2).toLowerCase()).find(isLanguage) ?? null

/** A sentence begins with a capital, whatever is put at its head. */
export const capital = (text: string): string =>
  text.replace(/^\p{Ll}/u, (first) => first.toUpperCase())

/** A sentence goes on behind a colon: its first letter is small. */
export const uncapital = (text: string): string =>
  text.replace(/^\p{Lu}/u, (first) => first.toLowerCase())

/** A text, or several, for each plural category that a language has (CLDR): `one` and `other`, in Polish four. */
type PluralForms<C extends Intl.LDMLPluralRule, T> = Readonly<Record<C | 'other', T>>

/** Rules by which one language counts, lists and writes numbers and dates. */
interface Locale<C extends Intl.LDMLPluralRule> {
  /** BCP 47. */
  readonly tag: string
  /** Name of the language in itself. */
  readonly name: string
  /** The plural categories that a text is given for. */
  readonly categories: ReadonlyArray<C>
  /** The form that goes with a number: `plural(2, { one: '1 card', other: '2 cards' })`. */
  plural<T = string>(count: number, forms: PluralForms<C, T>): T
  /** "1 card", "2 cards", "1–3 cards": a number or a range and the form that goes with it. */
  counted(count: number | string, one: string, other: string): string
  /** "Ada, Ben and Cleo" */
  and(items: ReadonlyArray<string>): string
  /** "wood, stone or gold" */
  or(items: ReadonlyArray<string>): string
  /** "Points: 12", with the language's own space before the colon. */
  labelled(label: string, text: string | number): string
  /** Between items that have commas: "a, b; c", with the language's own space before the semicolon. */
  readonly between: string
  /** A number with the language's own marks: "1,250". */
  number(value: number): string
  /** A time in milliseconds, as far as the options ask; in this device's zone unless they name one. */
  date(time: number, options: Intl.DateTimeFormatOptions): string
}

/** Makes something at its first use, and keeps it: what Intl makes takes long, and nobody reads all languages. */
function once<T extends object>(make: () => T): () => T {
  let made: T | null = null
  return () => {
    made ??= make()
    return made
  }
}

/**
 * Returns the way in which a language counts, lists and writes.
 *
 * @param tag BCP 47
 * @param name what the language calls itself
 * @param categories the plural categories of its whole numbers; a category left out reads like `other`
 * @param colon a colon with the space that stands before it
 */
export function createLocale<C extends Intl.LDMLPluralRule>(
  tag: string,
  name: string,
  categories: ReadonlyArray<C>,
  colon = ':',
): Locale<C> {
  const plurals = once(() => new Intl.PluralRules(tag))
  const conjunction = once(() => new Intl.ListFormat(tag, { type: 'conjunction' }))
  const disjunction = once(() => new Intl.ListFormat(tag, { type: 'disjunction' }))
  const numbers = once(() => new Intl.NumberFormat(tag))
  const categoryOf = (count: number): C | 'other' => {
    const selected = plurals().select(count)
    return categories.find((category) => category === selected) ?? 'other'
  }
  return {
    tag,
    name,
    categories,
    plural: (count, forms) => forms[categoryOf(count)],
    counted: (count, one, other) =>
      `${count} ${typeof count === 'number' && categoryOf(count) === 'one' ? one : other}`,
    and: (items) => conjunction().format(items),
    or: (items) => disjunction().format(items),
    labelled: (label, text) => `${label}${colon} ${text}`,
    between: `${colon.replace(':', ';')} `,
    number: (value) => numbers().format(value),
    date: (time, options) => new Intl.DateTimeFormat(tag, options).format(time),
  }
}

/** Ways in which every language counts, lists and writes. */
export const locales = {
  en: createLocale('en-GB', 'English', ['one', 'other']),
  de: createLocale('de-DE', 'Deutsch', ['one', 'other']),
  // Its form for many is that of millions, and reads like any other.
  fr: createLocale('fr-FR', 'Français', ['one', 'other'], '\u202f:'),
} satisfies PerLanguage<unknown>
