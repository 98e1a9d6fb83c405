import type { Lesson } from '../kit/lesson.ts'

/** Town Builder: a foundation, its resources, a building with its ability, and gold. */
export const lesson: Lesson = {
  seed: 7,
  tasks: [
    { id: 'plan', rule: 'T5.1', mine: [{ do: 'start', card: 'fishery' }], at: ['card:fishery'] },
    {
      id: 'resource',
      rule: 'T5.13',
      mine: [{ do: 'resource', card: 'stables', to: 'fishery' }],
      at: ['card:stables'],
    },
    {
      id: 'end',
      rule: 'T4.19',
      mine: [{ do: 'end' }],
      theirs: [
        { do: 'start', card: 'quarry' },
        { do: 'resource', card: 'art-gallery', to: 'quarry' },
        { do: 'star', with: 'crest-2' },
        { do: 'discard', card: 'cottage' },
      ],
      at: ['store:0'],
    },
    {
      id: 'finish',
      rule: 'T5.30',
      mine: [{ do: 'resource', card: 'music-hall', to: 'fishery' }],
      at: ['card:music-hall'],
    },
    {
      id: 'ability',
      rule: 'T5.53',
      mine: [{ do: 'build', with: 'fishery' }],
      at: ['card:fishery'],
    },
    {
      id: 'gold',
      rule: 'T5.24',
      mine: [{ do: 'gold', card: 'trading-post' }],
      at: ['card:trading-post'],
    },
    {
      id: 'last',
      rule: 'T6.9',
      mine: [{ do: 'end' }],
      at: ['card:judge-culture'],
      pane: 'judges',
    },
  ],
}
