import type { dice, tokens } from '../../../../worker/games/my-village/components/index.ts'

/** Pieces that are printed on the boards, and values that depend on the number of players. */
export const printed = [
  'setup',
  'end',
  'life-track',
  'headman-path',
  'school-banner',
  'windows',
  'hand',
  'market-office',
  'chronicle',
  'rat-track',
  'graves',
  'population',
] as const
export type Printed = (typeof printed)[number]

/** Words of the card index about My Village, besides the board's. */
export interface CardWords {
  readonly kinds: Readonly<
    Record<
      | 'church'
      | 'monk'
      | 'chamber'
      | 'field'
      | 'travel'
      | 'building'
      | 'customer'
      | 'board'
      | 'die'
      | 'token'
      | 'printed',
      string
    >
  >
  readonly facts: {
    readonly black: string
    readonly white: string
    readonly time: string
    readonly whiteTime: string
    readonly cost: string
    readonly acquired: string
    readonly goods: string
    readonly spaces: string
    readonly windows: string
    readonly points: string
    readonly letter: string
    readonly goOn: string
    readonly stack: string
    readonly faces: string
    readonly values: string
    readonly stories: string
    readonly coins: string
    readonly steps: string
    readonly perPlayers: (players: string) => string
  }
  readonly board: string
  readonly markers: (count: number) => string
  readonly story: (count: number) => string
  readonly dice: Readonly<Record<(typeof dice)[number]['id'], string>>
  readonly tokens: Readonly<Record<(typeof tokens)[number]['id'], string>>
  readonly printed: Readonly<Record<Printed, { readonly name: string; readonly text: string }>>
  readonly diceOf: (white: number, black: number) => string
  readonly price: (time: number, coins: number) => string
}
