import { expect, test } from 'vitest'
import { heard, Random, start, submit } from '../../../worker/games/kernel/index.ts'
import { villagers } from '../../../worker/games/villagers/index.ts'
import { wordsOf } from '../../../worker/games/words.ts'

const players = (seat: number) => ['Ann', 'Bo', 'Cy', 'Di', 'Eva'][seat] ?? '?'

/** Every kind of move and of event. */
const all = [
  ...['draft', 'coin', 'no-coin', 'place', 'trade-in', 'put', 'tinner', 'smuggle', 'apprentice'],
  ...['resettle', 'unlock', 'end-turn', 'round', 'drafted', 'refilled', 'draft-lapsed'],
  ...['took-square', 'road-cleared', 'road-coins', 'build-turn', 'placed', 'unlocked', 'traded-in'],
  ...['smuggled', 'turn-ended', 'founders-turned', 'first-player', 'market-triggered', 'market'],
  'ended',
].toSorted()

test.each(['en', 'de'] as const)(
  'the words in %s cover every move, event and prompt, and labels differ',
  (language) => {
    const words = wordsOf('villagers', language)
    const kinds = new Set<string>()
    for (let game = 0; game < 24; game++) {
      const seats = 2 + (game % 4)
      const seed = new Uint8Array(32).fill(game + 1)
      const choice = Random.fromSeed(seed.map((byte) => byte ^ 0xff))
      let play = start(villagers, { padlocks: game % 3 > 0 }, seats, seed)
      for (;;) {
        const [seat] = villagers.toAct(play.state)
        if (seat === undefined) break
        const seen = villagers.redact(play.state, seat)
        const moves = villagers.moves(seen, seat)
        const labels = moves.map((move) => words.move(seen, seat, move, players))
        expect(new Set(labels).size, labels.join('\n')).toBe(labels.length)
        const prompt = words.prompt(seen, seat, players)
        expect(prompt).not.toBe(words.prompt({ ...seen, agenda: [] }, seat, players))
        const move = choice.pick(moves)
        kinds.add(move.do)
        const { play: after, told } = submit(villagers, play, seat, [move])
        const said = heard(told, null).map((event) => {
          kinds.add(event.event)
          return words.event(event, players)
        })
        for (const text of [...labels, prompt, ...said.filter((one) => one !== null)]) {
          expect(text).toMatch(/^\p{Lu}|^\d/u)
          expect(text).not.toMatch(/undefined|null|NaN|\?\w|\s\s/)
        }
        play = after
      }
      const reason = villagers.result(play.state)?.reason ?? ''
      expect(words.reasons[reason]).toBeTruthy()
      for (const { categories } of villagers.score(play.state))
        for (const { category } of categories) expect(words.categories[category]).toBeTruthy()
    }
    expect([...kinds].toSorted()).toEqual(all)
  },
)
