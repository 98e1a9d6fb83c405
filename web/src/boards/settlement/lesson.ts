import type { Lesson } from '../kit/lesson.ts'

/** Settlement: explore, a hunt, a yield, a building and its street, and the hero that all of it was for. */
export const lesson: Lesson = {
  seed: 1,
  tasks: [
    {
      id: 'artifact',
      rule: 'S3.9',
      mine: [{ do: 'take-artifact', artifact: 'star' }],
      theirs: [
        { do: 'take-artifact', artifact: 'ring' },
        { do: 'construct', market: 3 },
        { do: 'place-building', street: 'upper', column: 1 },
        { do: 'end-turn' },
      ],
      at: ['artifact:star'],
    },
    {
      id: 'explore',
      rule: 'S5.20',
      mine: [{ do: 'explore', region: 1 }],
      at: ['terrain:0:1', 'terrain:0:0', 'terrain:0:2'],
    },
    {
      id: 'place',
      rule: 'S5.21',
      mine: [{ do: 'place-terrain', region: 1, column: 2 }],
      at: ['terrain:0:1', 'terrain:0:0', 'terrain:0:2'],
    },
    {
      id: 'end',
      rule: 'S4.7',
      mine: [{ do: 'end-turn' }],
      theirs: [
        { do: 'construct', market: 8 },
        { do: 'place-building', street: 'upper', column: 2 },
        { do: 'end-turn' },
      ],
      at: ['settlers:0'],
    },
    {
      id: 'more',
      rule: 'S5.22',
      mine: [
        { do: 'explore', region: 1 },
        { do: 'place-terrain', region: 1, column: 1 },
        { do: 'end-turn' },
      ],
      theirs: [
        { do: 'construct', market: 7 },
        { do: 'place-building', street: 'upper', column: 3 },
        { do: 'end-turn' },
      ],
      at: ['terrain:0:0', 'terrain:0:1'],
    },
    {
      id: 'hunt',
      rule: 'S5.33',
      mine: [{ do: 'hunt', region: 1, column: 1 }, { do: 'end-turn' }],
      theirs: [
        { do: 'activate-street', street: 'upper' },
        { do: 'use', street: 'upper', column: 2 },
        { do: 'use', street: 'upper', column: 1 },
        { do: 'end-turn' },
      ],
      at: ['terrain:0:0'],
    },
    {
      id: 'region',
      rule: 'S5.40',
      mine: [{ do: 'activate-region', region: 1 }, { do: 'end-turn' }],
      theirs: [
        { do: 'construct', market: 8 },
        { do: 'place-building', street: 'middle', column: 1 },
        { do: 'end-turn' },
      ],
      at: ['region:0:1', 'terrain:0:0', 'terrain:0:1'],
    },
    {
      id: 'construct',
      rule: 'S5.16',
      mine: [
        { do: 'construct', market: 6 },
        { do: 'place-building', street: 'lower', column: 1 },
        { do: 'end-turn' },
      ],
      theirs: [
        { do: 'explore', region: 1 },
        { do: 'place-terrain', region: 1, column: 1 },
        { do: 'end-turn' },
      ],
      at: ['market:6', 'building:0:6'],
    },
    {
      id: 'street',
      rule: 'S5.46',
      mine: [
        { do: 'activate-street', street: 'lower' },
        { do: 'use', street: 'lower', column: 1 },
      ],
      at: ['street:0:lower', 'building:0:6'],
    },
    {
      id: 'hero',
      rule: 'S5.70',
      mine: [
        { do: 'exchange', give: 'wood+clay+stone', get: 'diamond' },
        { do: 'exchange', give: 'diamond+diamond', get: 'gold' },
        { do: 'invite', position: 4 },
      ],
      at: ['hero:4'],
    },
  ],
}
