import type { AnyBanner, Good, State } from '../../../../worker/games/my-village/index.ts'
import type { Vocabulary } from './dictionary.ts'
import { type Gained, gainOf } from './gains.ts'

/** Gain at once, as part of a sentence; `null` where it is a sentence of its own, or comes at the end. */
function thingOf({ cards, coins, says }: Vocabulary, { sign, n }: Gained): string | null {
  if (sign === 'story') return says.stories(n ?? 1)
  if (sign === 'customer') return says.customers(n ?? 1)
  if (sign === 'marker') return says.markers(n ?? 1)
  if (sign === 'coin') return coins(Number(n ?? 1))
  return sign in cards.goods ? cards.goods[sign as Good].count(Number(n ?? 1)) : null
}

/** Gains of a banner at once and at the end, in a sentence; `coins` are those left to pay with. */
export function saysOf(words: Vocabulary, state: State, banner: AnyBanner, coins: number): string {
  const gains = gainOf(state, banner, coins)
  const { says } = words
  const things = gains.flatMap((gain) => thingOf(words, gain) ?? [])
  const now = things.length > 0 ? [says.now(things.join(', '))] : []
  const deeds = gains.flatMap(({ sign }) => {
    if (sign === 'child') return [says.child]
    return sign === 'walk' || sign === 'headman' ? [says.walk] : []
  })
  const ends = gains.flatMap(({ sign, n }) => {
    if (sign === 'prestige' && n) return [says.atEnd(n)]
    return sign === 'window' ? [says.window] : []
  })
  return [...now, ...deeds, ...ends].join(', ').replace(/^./u, (first) => first.toUpperCase())
}
