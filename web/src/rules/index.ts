import type { Language } from '../../../worker/games/kernel/language.ts'
import { type Rules, readingsOf } from './shelf.ts'

/** Reason why something cannot be done: a rule to read. */
export interface Reason {
  readonly game: string
  /** The number of the rule. */
  readonly rule: string
  readonly text: string
  /** The language it is written in. */
  readonly language: Language
}

/** A game's rules, and the language that they are written in. */
export interface ReadRules {
  readonly rules: Rules
  readonly language: Language
}

/** A game's rules in a reader's language, or in English where those are not translated; `null` for a game that has none. */
export async function rulesOf(game: string, language: Language): Promise<ReadRules | null> {
  const all = (await readingsOf(game))?.rules
  if (!all) return null
  const own = all[language]
  return { rules: (await (own ?? all.en)()).rules, language: own ? language : 'en' }
}

/** A rule by its number, in the language that its game's rules are read in; `null` where there is none of that number. */
export async function ruleText(
  game: string,
  language: Language,
  number: string,
): Promise<Pick<Reason, 'text' | 'language'> | null> {
  const read = await rulesOf(game, language)
  const text = read?.rules.find(({ rules }) => number in rules)?.rules[number]
  return read && text !== undefined ? { text, language: read.language } : null
}

/** The chapters with only those rules that have all the words of a search, in number or text; chapters without any are left out. */
export function found(chapters: Rules, search: string): Rules {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return chapters
  return chapters.flatMap(({ title, rules }) => {
    const hits = Object.entries(rules).filter(([number, text]) => {
      const whole = `${number} ${title} ${text}`.toLocaleLowerCase()
      return words.every((word) => whole.includes(word))
    })
    return hits.length > 0 ? [{ title, rules: Object.fromEntries(hits) }] : []
  })
}
