import type { allTokens } from '../../../../worker/games/settlement/components/index.ts'

/** Words of the card index about Settlement, besides the board's. */
export interface CardWords {
  readonly kinds: Readonly<
    Record<'terrain' | 'building' | 'hero' | 'artifact' | 'monster' | 'token', string>
  >
  readonly facts: {
    readonly works: string
    readonly cost: string
    readonly region: string
    readonly yields: string
    readonly colour: string
    readonly guild: string
    readonly points: string
    readonly brings: string
    readonly settlers: string
    readonly reward: string
    readonly perPlayer: string
  }
  readonly tokens: Readonly<Record<(typeof allTokens)[number]['id'], string>>
}
