import type { GameFront } from '../../web/src/boards/manifest.ts'
import { type Language, languages, type PerLanguage } from '../../worker/games/kernel/index.ts'
import { toy } from '../kernel/toy.ts'
import { manifest } from './manifest.ts'
import * as pictures from './pictures.ts'

/** The same in every language. */
const inAll = <T>(load: (language: Language) => T) =>
  Object.fromEntries(
    languages.map((language) => [language, async () => load(language)]),
  ) as PerLanguage<() => Promise<T>>

/** Parts that the front end loads of the toy game. */
export const front: GameFront = {
  board: () => import('./Board.tsx'),
  thinker: async () => ({ game: toy, evaluator: manifest.evaluator }),
  words: inAll((language) => ({ words: manifest.words[language] })),
  rules: inAll(() => ({
    rules: [{ title: 'The turn', rules: { 'toy.1': 'Wait for your turn.' } }],
  })),
  cards: async () => ({ cardIndex: async () => ({ kinds: {}, cards: [] }) }),
  cardLooks: async () => ({
    lookOf: () => ({ drawn: pictures.manifest.front, tint: 'var(--ink)' }),
  }),
  how: inAll(() => ({
    how: {
      goal: 'Most points win.',
      aim: ['Play,', 'draw,', 'and roll for points.'],
      size: '1 to 4 people',
      steps: [
        ['Play', 'a card'],
        ['Draw', 'another'],
        ['Roll', 'the die'],
        ['Swap', 'points'],
      ],
      course: { title: 'One turn', parts: [] },
      different: 'It is the smallest.',
      named: {},
    },
  })),
  figures: async () => ({
    figures: {
      place: pictures.manifest.place,
      suits: [],
      parts: '',
      aim: [0, 1, 2],
      draw: () => ['', '', '', ''],
    },
  }),
  lesson: async () => ({
    lesson: { seed: 1, tasks: [{ id: 'roll', rule: 'toy.2', mine: [{ do: 'roll' }] }] },
  }),
  tasks: inAll(() => ({ tasks: { roll: ['Roll', 'Roll the die.'] } })),
  reasons: inAll(() => ({ reasons: { hand: 'cards in hand' } })),
  earned: async () => ({ earned: { en: {}, de: {}, fr: {} } }),
  moments: async () => ({ moments: () => [] }),
  story: async () => ({ story: manifest.story }),
  meaning: async () => ({
    meaning: {
      deeds: () => [],
      touches: () => [],
      unit: { en: () => 'points', de: () => 'Punkte', fr: () => 'points' },
    },
  }),
  village: async () => ({ village: pictures.village, postcard: pictures.postcard }),
}
