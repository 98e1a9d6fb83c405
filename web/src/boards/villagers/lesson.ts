import type { Lesson } from '../kit/lesson.ts'

/** Villagers: a first draft, a coin on the road, a basic villager and the first chain. */
export const lesson: Lesson = {
  seed: 1,
  tasks: [
    {
      id: 'draft',
      rule: 'V4.5',
      mine: [{ do: 'draft', from: 'road', column: 2 }],
      theirs: [{ do: 'draft', from: 'road', column: 3 }],
      at: ['road:2'],
    },
    {
      id: 'again',
      rule: 'V4.3',
      mine: [{ do: 'draft', from: 'road', column: 3 }],
      theirs: [
        { do: 'draft', from: 'road', column: 0 },
        { do: 'coin', column: 1 },
      ],
      at: ['road:3'],
    },
    { id: 'coin', rule: 'V4.16', mine: [{ do: 'coin', column: 0 }], at: ['road:0'] },
    { id: 'basic', rule: 'V5.31', mine: [{ do: 'trade-in', basic: 'hayer' }], at: ['basic:hayer'] },
    {
      id: 'pay',
      rule: 'V5.35',
      mine: [{ do: 'put', card: 'wine-trader', on: 'stack', column: 1 }],
      at: ['hand:wine-trader'],
    },
    {
      id: 'chain',
      rule: 'V5.20',
      mine: [{ do: 'place', card: 'grazier', pile: 1, branch: 0 }],
      at: ['hand:grazier'],
    },
    { id: 'start', rule: 'V5.21', mine: [{ do: 'place', card: 'hunter' }], at: ['hand:hunter'] },
    { id: 'end', rule: 'V4.27', mine: [{ do: 'end-turn' }], at: ['market-first'] },
  ],
}
