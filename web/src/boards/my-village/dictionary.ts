import type { CardTexts } from '../../../../worker/games/my-village/cards.ts'
import type { Lack } from '../../../../worker/games/my-village/index.ts'
import { createDictionary } from '../kit/dictionary.ts'
import type { BoardWords } from './words.ts'

/** Words of the game about cards and lacks. */
interface GameWords {
  nameOf(id: string): string
  textOf(id: string): string
  lackOf(lack: Lack): string
}

/** The board's words together with what the game calls its cards. */
export interface Vocabulary extends BoardWords, GameWords {
  readonly cards: CardTexts
}

/** A game's words, and the vocabulary made of them, its cards' texts and the board's words. */
async function combined<W extends GameWords>(
  parts: Promise<[W, { readonly cards: CardTexts }, { readonly boardWords: BoardWords }]>,
) {
  const [game, { cards }, { boardWords }] = await parts
  const { nameOf, textOf, lackOf } = game
  const vocabulary: Vocabulary = { ...boardWords, cards, nameOf, textOf, lackOf }
  return [game, { boardWords: vocabulary }] as const
}

export const { loadWords, boardWordsIn } = createDictionary({
  en: () =>
    combined(
      Promise.all([
        import('../../../../worker/games/my-village/words.en.ts'),
        import('../../../../worker/games/my-village/cards.en.ts'),
        import('./words.en.ts'),
      ]),
    ),
  de: () =>
    combined(
      Promise.all([
        import('../../../../worker/games/my-village/words.de.ts'),
        import('../../../../worker/games/my-village/cards.de.ts'),
        import('./words.de.ts'),
      ]),
    ),
  fr: () =>
    combined(
      Promise.all([
        import('../../../../worker/games/my-village/words.fr.ts'),
        import('../../../../worker/games/my-village/cards.fr.ts'),
        import('./words.fr.ts'),
      ]),
    ),
})
