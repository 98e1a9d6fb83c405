/** Sums that two dice of the table can have, and the banners they reach: what the first die is chosen by. */
import type { Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import {
  isCraftBuilding,
  isMonk,
  type MonkId,
  monk,
} from '../../games/my-village/components/index.ts'
import { type AnyBanner, pairs } from '../../games/my-village/outlook.ts'
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

/** Name of a banner; of a monk with the bonus that he brings: `monk (quill: 3 story points)`. */
function calledIn(banner: string, language: Language): string {
  const name = isCraftBuilding(banner) ? nameOn(banner, language) : bareName(banner, language)
  if (!isMonk(banner)) return name
  return `${locales[language].labelled(name.replace(/\)$/, ''), bonusIn(banner, language))})`
}

/** A banner that some dice reach as they lie: its name, and the sums, the least first. */
export interface Reached {
  readonly banner: AnyBanner
  readonly name: string
  readonly values: ReadonlyArray<number>
}

/**
 * Banners that two dice which a seat could still take together reach as they lie (M5.15, M5.84), those of the least sums first. The "?"
 * banner takes any sum, and is left out. Nothing once both dice are taken: the list has all then.
 */
export function reachedIn(view: State, seat: Seat, language: Language): Reached[] {
  if (view.pool.length === 0 || view.turn.dice.length === 2) return []
  const found = new Map<string, { banner: AnyBanner; name: string; sums: Set<number> }>()
  for (const { value, reaches } of pairs(view, seat))
    for (const { ways, ...banner } of reaches) {
      if (banner.banner === 'headman' || ways.every(({ changes }) => changes.length > 0)) continue
      const name = calledIn(banner.banner, language)
      const key = `${banner.colour} ${name}`
      const known = found.get(key) ?? { banner, name, sums: new Set() }
      found.set(key, { ...known, sums: known.sums.add(value) })
    }
  return [...found.values()]
    .map(({ sums, ...one }) => ({ ...one, values: [...sums].toSorted((a, b) => a - b) }))
    .toSorted((one, other) => compare(one.values, other.values))
}

/** Lines such as "5/8 Stable, market office": what the same sums reach stands in one line. */
export function sumsIn(view: State, seat: Seat, language: Language): string[] {
  const byName = Map.groupBy(reachedIn(view, seat, language), ({ name }) => name)
  const lines = Map.groupBy(
    [...byName].map(([name, some]) => ({
      name,
      values: [...new Set(some.flatMap(({ values }) => values))].toSorted((a, b) => a - b),
    })),
    ({ values }) => values.join('/'),
  )
  return [...lines]
    .toSorted(([, [one]], [, [other]]) => compare(one?.values ?? [], other?.values ?? []))
    .map(([values, same]) => `${values} ${same.map(({ name }) => name).join(', ')}`)
}

/** Order of sums: by the first that differs, the fewer first. */
function compare(some: ReadonlyArray<number>, others: ReadonlyArray<number>): number {
  const at = some.findIndex((one, i) => one !== others[i])
  return at < 0 ? some.length - others.length : (some[at] ?? 0) - (others[at] ?? Infinity)
}
