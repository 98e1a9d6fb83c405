import { beforeAll, describe, expect, test } from 'vitest'
import { cards as cardsDe } from '../../../worker/games/my-village/cards.de.ts'
import { cards as cardsEn } from '../../../worker/games/my-village/cards.en.ts'
import {
  areas,
  banners,
  type Event,
  myVillage,
  scoreCategories,
} from '../../../worker/games/my-village/index.ts'
import * as de from '../../../worker/games/my-village/words.de.ts'
import * as en from '../../../worker/games/my-village/words.en.ts'
import * as fr from '../../../worker/games/my-village/words.fr.ts'
import { legal, midgame, mine, pending, randomGame, table } from './table.ts'

const names = (seat: number) => ['Ada', 'Bo', 'Cleo', 'Dan'][seat] ?? ''

const spoken = [
  ['en', en],
  ['de', de],
  ['fr', fr],
] as const

/** Faults of words in each language in random games, and the kinds of events that were told. */
function listen() {
  const events = new Set<string>()
  // Collected, as it is looked at many thousand times: Vitest's own takes long to say that all is well.
  const wrong: Record<string, string[]> = { en: [], de: [], fr: [] }
  for (let number = 0; number < 24; number++)
    for (const { play, seat, events: told } of randomGame(
      2 + (number % 3),
      number,
      number % 2 ? midgame : myVillage,
    )) {
      const moves = legal(play, seat)
      const isFinish = play.state.agenda.at(-1)?.task === 'finish'
      const mayActivate = moves.some((move) => move.do === 'activate')
      for (const { event } of told as Event[]) events.add(event)
      for (const [language, { words }] of spoken) {
        const check = (isRight: boolean, text: string | null): void => {
          if (!isRight) wrong[language]?.push(`${text}`)
        }
        const prompt = words.prompt(play.state, seat, names)
        check(/^\p{Lu}.*[.?]$/u.test(prompt), prompt)
        if (isFinish) check(/white|weiß|blanche/.test(prompt) === mayActivate, prompt)
        const labels = moves.map((move) => words.move(play.state, seat, move, names))
        check(new Set(labels).size === labels.length, labels.join('\n'))
        for (const label of labels) check(/^\p{Lu}/u.test(label), label)
        for (const event of told as Event[]) {
          const text = words.event(event, names)
          if (event.event === 'ended-turn') check(text === null, text)
          else check(/^(\p{Lu}|\d).*[.!]$/u.test(text ?? ''), text)
        }
        for (const text of [prompt, ...labels])
          check(!/undefined|null|NaN|\[object/.test(text), text)
      }
    }
  return { events, wrong }
}

describe('words', () => {
  let heard: ReturnType<typeof listen>
  beforeAll(() => {
    heard = listen()
  })

  for (const [language, { words, lackOf, textOf }] of spoken) {
    test(`every prompt, move and event of random games has its ${language} words, labels all differ`, () => {
      expect(heard.wrong[language]).toEqual([])
      expect(heard.events.size).toBe(38)
    })

    test(`categories, reasons and lacks have ${language} words`, () => {
      for (const category of scoreCategories) expect(words.categories[category]).toBeTruthy()
      for (const reason of ['points', 'tie-break', 'shared'])
        expect(words.reasons[reason]).toBeTruthy()
      const { state } = table(2, (all) => {
        mine({ state: all }).villagers.craftsman = false
      })
      for (const { lacks, banner } of banners(state, 0)) {
        for (const lack of lacks) expect(lackOf(lack)).toBeTruthy()
        if (!['hand', 'market-office', 'headman', 'play', 'school'].includes(banner))
          if (!banner.startsWith('travel-')) expect(textOf(banner)).toBeTruthy()
      }
    })
  }

  test('all languages name the same', () => {
    for (const { words } of [de, fr]) {
      expect(Object.keys(words.categories)).toEqual(Object.keys(en.words.categories))
      expect(Object.keys(words.reasons)).toEqual(Object.keys(en.words.reasons))
    }
    for (const cards of [cardsEn, cardsDe])
      for (const area of areas) expect(cards.areas[area]).toBeTruthy()
    expect(myVillage.id).toBe('my-village')
    expect(pending(table(2))?.task).toBe('dice')
  })
})
