import type { Language } from '../../../worker/games/kernel/language.ts'
import type { RulesChapter } from '../../../worker/games/kernel/rules.ts'
import { frontOf } from '../boards/list.ts'

export type Rules = ReadonlyArray<RulesChapter>

/** Why something cannot be done: a rule to read. */
export interface Reason {
  readonly game: string
  /** The number of the rule. */
  readonly rule: string
  readonly text: string
  /** The language it is written in. */
  readonly language: Language
}

/** The language in which somebody reads a game's rules: their own, or English where those are not translated. */
export const rulesLanguage = (game: string, language: Language): Language =>
  frontOf(game)?.rules[language] ? language : 'en'

/** A game's rules in a language, else in English; `null` for a game that has none. */
export async function rulesOf(game: string, language: Language): Promise<Rules | null> {
  const rules = frontOf(game)?.rules
  return rules ? (await (rules[language] ?? rules.en)()).rules : null
}

/** A rule by its number, in a reader's language where it is told in that; `null` where there is none of that number. */
export async function ruleText(
  game: string,
  language: Language,
  number: string,
): Promise<Pick<Reason, 'text' | 'language'> | null> {
  const told = (await frontOf(game)?.refusals?.[language]?.())?.refusals[number]
  if (told !== undefined) return { text: told, language }
  const chapters = await rulesOf(game, language)
  const text = chapters?.find(({ rules }) => number in rules)?.rules[number]
  return text === undefined ? null : { text, language: rulesLanguage(game, language) }
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
