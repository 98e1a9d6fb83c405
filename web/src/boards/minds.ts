import type { AnyGame, AnyMind } from '../../../worker/games/kernel/index.ts'

/** What is needed to think about a game: its rules and its mind. */
export interface Thinker {
  readonly game: AnyGame
  readonly mind: AnyMind
}

/** The minds by game, each loaded when somebody first asks for a hint. */
export const minds: Readonly<Record<string, () => Promise<Thinker>>> = {
  villagers: async () => ({
    game: (await import('../../../worker/games/villagers/index.ts')).villagers,
    mind: (await import('../../../worker/games/villagers/mind.ts')).mind,
  }),
  'my-village': async () => ({
    game: (await import('../../../worker/games/my-village/index.ts')).myVillage,
    mind: (await import('../../../worker/games/my-village/mind.ts')).mind,
  }),
  settlement: async () => ({
    game: (await import('../../../worker/games/settlement/index.ts')).settlement,
    mind: (await import('../../../worker/games/settlement/mind.ts')).mind,
  }),
  'town-builder': async () => ({
    game: (await import('../../../worker/games/town-builder/index.ts')).townBuilder,
    mind: (await import('../../../worker/games/town-builder/mind.ts')).mind,
  }),
}
