import { expect, test } from 'vitest'
import { fronts } from '../../web/src/boards/list.ts'
import { evaluatorOf } from '../../worker/games/evaluators.ts'
import { games } from '../../worker/games/index.ts'
import { languages } from '../../worker/games/kernel/index.ts'
import { wordsOf } from '../../worker/games/words.ts'
import { played, turnsOf } from './said.ts'

const all = games.flatMap(({ id }) => languages.map((language) => [id, language] as const))

test.each(all)(
  'why a game of %s ended is told in %s to nobody in particular: it stands on people’s pages, too',
  (game, language) => {
    for (const reason of Object.values(wordsOf(game, language).reasons))
      expect(reason).not.toMatch(/\b(you|your|du|dich|dir|dein\p{L}*)\b/iu)
  },
)

test.for(played)(
  'a hint names all that a bot weighs in %s with %i seats, as it follows “for”',
  async ([id, seats, options]) => {
    const parts = new Set<string>()
    for (const { after } of turnsOf(id, seats, options))
      for (let seat = 0; seat < seats; seat++)
        for (const part of Object.keys(evaluatorOf(id).value(after.state, seat))) parts.add(part)
    expect(parts.size).toBeGreaterThan(4)
    for (const language of languages) {
      const { reasons } = await fronts[id].reasons[language]()
      expect([...parts].filter((part) => !(part in reasons))).toEqual([])
    }
  },
)
