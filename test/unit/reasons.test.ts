import { expect, test } from 'vitest'
import { games } from '../../worker/games/index.ts'
import { languages } from '../../worker/games/kernel/index.ts'
import { wordsOf } from '../../worker/games/words.ts'

const all = games.flatMap(({ id }) => languages.map((language) => [id, language] as const))

test.each(all)(
  'why a game of %s ended is told in %s to nobody in particular: it stands on people’s pages, too',
  (game, language) => {
    for (const reason of Object.values(wordsOf(game, language).reasons))
      expect(reason).not.toMatch(/\b(you|your|du|dich|dir|dein\p{L}*)\b/iu)
  },
)
