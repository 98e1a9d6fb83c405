import type { AnyWords, Language, PerLanguage } from './kernel/index.ts'
import { words as myVillageDe } from './my-village/words.de.ts'
import { words as myVillageEn } from './my-village/words.en.ts'
import { words as settlementDe } from './settlement/words.de.ts'
import { words as settlementEn } from './settlement/words.en.ts'
import { wordsDe as townBuilderDe } from './town-builder/words.de.ts'
import { wordsEn as townBuilderEn } from './town-builder/words.en.ts'
import { words as villagersDe } from './villagers/words.de.ts'
import { words as villagersEn } from './villagers/words.en.ts'

const all: Readonly<Record<string, PerLanguage<AnyWords>>> = {
  villagers: { en: villagersEn, de: villagersDe },
  'my-village': { en: myVillageEn, de: myVillageDe },
  settlement: { en: settlementEn, de: settlementDe },
  'town-builder': { en: townBuilderEn, de: townBuilderDe },
}

/** The words of a game in a language. Throws a `RangeError` for a game that does not exist. */
export function wordsOf(gameId: string, language: Language): AnyWords {
  const words = all[gameId]
  if (!words) throw new RangeError(`No game is called ${gameId}.`)
  return words[language]
}
