import type { Language, PerLanguage } from '../../../worker/games/kernel/language.ts'
import type { RulesChapter } from '../../../worker/games/kernel/rules.ts'
import type { CardIndex, CardLook, CardNamed } from './entries.ts'

export type Rules = ReadonlyArray<RulesChapter>

type ByLanguage<T> = PerLanguage<() => Promise<T>>

/** Texts to be read about a game, each part loaded when somebody reads it. */
export interface Readings {
  /** Its rules to be read: in English, and in other languages where somebody has translated them. */
  readonly rules: Partial<ByLanguage<{ readonly rules: Rules }>> &
    Pick<ByLanguage<{ readonly rules: Rules }>, 'en'>
  cards(): Promise<{ cardIndex(language: Language): Promise<CardIndex> }>
  cardLooks(): Promise<{ lookOf(card: CardNamed): CardLook }>
}

type Shelf = (game: string) => Readings | undefined

let load: () => Promise<Shelf> = async () => () => undefined

/** Tells where the games' readings are found. The app calls it once as it starts: rules lie below the boards, which have them. */
export function shelve(shelf: () => Promise<Shelf>): void {
  load = shelf
}

/** The readings of a game; `undefined` for one that has none. */
export const readingsOf = async (game: string): Promise<Readings | undefined> =>
  (await load())(game)
