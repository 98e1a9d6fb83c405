import type {
  DevelopmentId,
  EventData,
  Season,
  SoloEventId,
} from '../../../../worker/games/villagers/components/index.ts'

/** Words of the board for modules and the Countess alone. Names of people come in ready. */
export interface MoreWords {
  readonly events: {
    readonly heading: string
    readonly names: Readonly<Record<SoloEventId, string>>
    readonly texts: Readonly<Record<SoloEventId, string>>
    readonly phase: Readonly<Record<EventData['phase'], string>>
    readonly season: Readonly<Record<Season, string>>
    readonly none: string
    readonly begun: string
    readonly acted: string
    readonly stack: (season: string, count: number) => string
    readonly toCome: (season: string) => string
    readonly discarded: (count: number) => string
    readonly jester: string
    readonly jesterText: string
    readonly jesterGone: string
    /** Supply, what the last market would add, and the sum. */
    readonly standing: (name: string, gold: number, market: number, total: number) => string
    readonly you: string
    readonly rats: string
    readonly ledger: string
    readonly drawn: string
  }
  readonly developments: {
    readonly heading: string
    readonly names: Readonly<Record<DevelopmentId, string>>
    readonly texts: Readonly<Record<DevelopmentId, string>>
    readonly wouldWin: (name: string) => string
    readonly you: string
    readonly nobody: string
    readonly token: (name: string) => string
  }
  readonly look: {
    readonly stack: (stack: number) => string
    readonly reserve: string
    readonly hand: (name: string) => string
    readonly other: (name: string, count: number) => string
    readonly laid: string
    readonly left: string
    readonly special: string
  }
}
