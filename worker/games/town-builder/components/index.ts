/**
 * All components, checked once when they are loaded, and how they are looked up.
 * Rules: T2.14.
 */
import { awards } from './awards.ts'
import { checkComponents } from './check.ts'
import type { marker } from './constants.ts'
import { crests } from './crests.ts'
import { judges } from './judges.ts'
import { townCards } from './town-cards.ts'
import type { Award, Crest, Judge, TownCard } from './types.ts'

export * from './awards.ts'
export * from './check.ts'
export * from './constants.ts'
export * from './crests.ts'
export * from './judges.ts'
export * from './town-cards.ts'
export * from './types.ts'

export type TownId = (typeof townCards)[number]['id']
export type AwardId = (typeof awards)[number]['id']
export type JudgeId = (typeof judges)[number]['id']
export type CrestId = (typeof crests)[number]['id']

/** Source of an ability: a Town card or a crest. */
export type Source = TownId | CrestId

/** A card's name and, where it says something, its sentence. */
export type CardTexts = Readonly<
  Record<
    TownId | AwardId | JudgeId | CrestId | typeof marker.id,
    { readonly name: string; readonly text?: string }
  >
>

// T2.14, T2.15
checkComponents({ townCards, awards, judges, crests })

const byId = <T extends { readonly id: string }>(cards: ReadonlyArray<T>) =>
  new Map<string, T>(cards.map((card) => [card.id, card]))
const townCardById = byId<TownCard>(townCards)
const awardById = byId<Award>(awards)
const judgeById = byId<Judge>(judges)
const crestById = byId<Crest>(crests)

function known<T>(card: T | undefined, id: string): T {
  if (!card) throw new RangeError(`There is no card ${id}.`)
  return card
}

/** The Town card of an id; throws a `RangeError` for a string that is none. */
export const townCard = (id: TownId): TownCard => known(townCardById.get(id), id)

/** The award of an id. */
export const award = (id: AwardId): Award => known(awardById.get(id), id)

/** The judge of an id. */
export const judge = (id: JudgeId): Judge => known(judgeById.get(id), id)

/** The crest of an id. */
export const crest = (id: CrestId): Crest => known(crestById.get(id), id)

/** Returns true if a word is the name of a Town card. */
export const isTownCard = (id: string): id is TownId => townCardById.has(id)

/** Returns true if a word is the name of an award. */
export const isAward = (id: string): id is AwardId => awardById.has(id)

/** Returns true if a card of the deck is a judge. */
export const isJudge = (id: string): id is JudgeId => judgeById.has(id)

/** Returns true if an ability's source is a crest. */
export const isCrest = (id: string): id is CrestId => crestById.has(id)
