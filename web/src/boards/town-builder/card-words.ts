/** Words of the card index about Town Builder, besides the board's. */
export interface CardWords {
  readonly kinds: Readonly<Record<'town' | 'award' | 'judge' | 'crest' | 'other', string>>
  readonly facts: {
    readonly type: string
    readonly gold: string
    readonly resources: string
    readonly gives: string
    readonly points: string
    readonly favours: string
    readonly begins: string
    readonly cards: string
  }
  readonly firstPlayer: string
  readonly marker: string
  /** The cards below the judge in the deck (T-R3). */
  readonly below: { readonly name: string; readonly text: string }
  readonly between: (min: number, max: number, solo: number) => string
}
