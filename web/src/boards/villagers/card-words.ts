/** Words of the card index about Villagers, besides the board's. */
export interface CardWords {
  readonly kinds: Readonly<
    Record<
      | 'start'
      | 'villager'
      | 'saint'
      | 'scoundrel'
      | 'profiteer'
      | 'development'
      | 'event'
      | 'countess',
      string
    >
  >
  readonly facts: {
    readonly suit: string
    readonly on: string
    readonly goldSide: string
    readonly foodSide: string
    readonly padlock: string
    readonly keyring: string
    readonly players: string
    readonly startingRoad: string
    readonly season: string
    readonly phase: string
    readonly developmentSuit: string
    readonly inSolo: string
  }
  readonly from: (players: number) => string
  readonly keys: (count: number) => string
  readonly yes: string
  readonly no: string
  readonly developmentSuits: Readonly<Record<'community' | 'trade' | 'production', string>>
}
