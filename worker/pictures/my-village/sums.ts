/** Sums that two dice of the table can have, and the banners they reach: what the first die is chosen by. */
import type { Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { isMonk, type MonkId, monk } from '../../games/my-village/components/index.ts'
import { pairs } from '../../games/my-village/outlook.ts'
import type { State } from '../../games/my-village/state.ts'
import { bareName, texts } from './seen.ts'
import { nameOn } from './tile.ts'

const titles: PerLanguage<string> = {
  en: 'What sums reach as they lie',
  de: 'Was Summen ohne Drehen erreichen',
  fr: 'Ce que les sommes atteignent telles quelles',
}

/** The title of that, for a plate. */
export const titleOfSums = (language: Language): string => titles[language]

/** Bonus of a monk (M5.51-M5.55): story points, or the banner that he activates. */
function bonusIn(card: MonkId, language: Language): string {
  const { bonus } = monk(card)
  if ('sp' in bonus) return texts[language].monkText(bonus)
  if ('headman' in bonus) return bareName('headman', language)
  if (!('school' in bonus)) return bareName('market-office', language)
  const times = bonus.school > 1 ? ` ×${bonus.school}` : ''
  return `${bareName('school', language)}${times}`
}

/** Name of a banner; of a monk with the bonus that he brings: `the monk (quill: 3 story points)`. */
function calledIn(banner: string, language: Language): string {
  const name = nameOn(banner, language)
  if (!isMonk(banner)) return name
  return `${locales[language].labelled(name.replace(/\)$/, ''), bonusIn(banner, language))})`
}

/**
 * Lines such as "5/8 Stable, the market office", the least sum first: of dice as they lie that a seat could still take together
 * (M5.15, M5.84). What the same sums reach stands in one line. The "?" banner takes any sum, and is left out. Nothing once both
 * dice are taken: the list has all then.
 */
export function sumsIn(view: State, seat: Seat, language: Language): string[] {
  if (view.pool.length === 0 || view.turn.dice.length === 2) return []
  const sums = new Map<string, Set<number>>()
  for (const { value, reaches } of pairs(view, seat))
    for (const { banner, ways } of reaches)
      if (banner !== 'headman' && ways.some(({ changes }) => changes.length === 0)) {
        const name = calledIn(banner, language)
        sums.set(name, (sums.get(name) ?? new Set()).add(value))
      }
  const sorted = [...sums].map(([name, values]) => ({
    name,
    values: [...values].toSorted((one, other) => one - other),
  }))
  const lines = Map.groupBy(sorted, ({ values }) => values.join('/'))
  return [...lines.values()]
    .toSorted(([one], [other]) => compare(one?.values ?? [], other?.values ?? []))
    .map((same) => `${same[0]?.values.join('/')} ${same.map(({ name }) => name).join(', ')}`)
}

/** Order of sums: by the first that differs, the fewer first. */
function compare(some: ReadonlyArray<number>, others: ReadonlyArray<number>): number {
  const at = some.findIndex((one, i) => one !== others[i])
  return at < 0 ? some.length - others.length : (some[at] ?? 0) - (others[at] ?? Infinity)
}

/** The same as one sentence; empty where there is nothing to say. */
export function sumsInWords(view: State, seat: Seat, language: Language): string {
  const sums = sumsIn(view, seat, language)
  return sums.length === 0
    ? ''
    : `${locales[language].labelled(titles[language], sums.join(locales[language].between))}.`
}
