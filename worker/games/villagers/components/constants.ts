import type { CountessSide } from './countess.ts'
import type { VillagerId } from './villager-id.ts'

/**
 * The villagers with the starting-road symbol, columns 0 to 5 (V-R2). No source states which six
 * they are: our completion, source `reconstructed`, confidence `low`.
 */
export const startingRoad = [
  'swineherd',
  'carpenter',
  'grazier',
  'mason',
  'harvester',
  'wattler',
] as const satisfies ReadonlyArray<VillagerId>

export const startingGold = 8 // V3.3
export const startingHand = 5 // V3.9
export const columns = 6 // V3.7

/** Cards in each face-down stack, by the number of players (V3.7). */
export const stackSize: Readonly<Record<number, number>> = { 1: 5, 2: 4, 3: 6, 4: 8, 5: 10 }

/** Under which stacks the market cards lie (V3.8). */
export const marketColumns = { first: 1, second: 5 } as const

export const draftBase = 2 // V4.3
export const draftCap = 5 // V4.3
export const buildBase = 2 // V4.26
export const buildCap = 5 // V4.26
export const tradeInsPerTurn = 3 // V5.30
export const padlockPrice = 2 // V5.41

export const thiefTakes = 3 // V7.32
export const freelancerPrice = 1 // V7.52
export const recruiterPrice = 1 // V7.24
export const pigeoneerLooks = 6 // V7.25

export const countessBankPrice = 3 // V7.141
export const arsonPrice = 3 // V7.153
export const ratsPrice = 3 // V7.159

export const levelIds = ['beginner', 'standard', 'hard'] as const
export type LevelId = (typeof levelIds)[number]

/** Changes by the levels of solo play (V8.20-V8.22). `eventsPerRound`: a fixed number, or `null` by the value of the Countess's new villager. */
export const levels: Readonly<
  Record<
    LevelId,
    {
      readonly countessGold: number
      readonly countessSide: CountessSide
      readonly eventsAtStart: number
      readonly eventsPerRound: number | null
      readonly jester: boolean
      readonly itWasYou: boolean
    }
  >
> = {
  beginner: {
    countessGold: 1,
    countessSide: 'blank',
    eventsAtStart: 1,
    eventsPerRound: 1,
    jester: true,
    itWasYou: false,
  },
  standard: {
    countessGold: 1,
    countessSide: 'gold',
    eventsAtStart: 1,
    eventsPerRound: null,
    jester: true,
    itWasYou: true,
  },
  hard: {
    countessGold: 10,
    countessSide: 'gold',
    eventsAtStart: 2,
    eventsPerRound: null,
    jester: false,
    itWasYou: false,
  },
}

/** Number of new events that a villager of at least that value brings (V8.12). */
export const eventsByValue = [
  { from: 10, events: 1 },
  { from: 1, events: 2 },
  { from: 0, events: 3 },
] as const

/** Cards of the modules that solo play leaves out (V8.30, V-R54). */
export const notInSolo: ReadonlyArray<VillagerId> = [
  'recruiter',
  'noble',
  'courier',
  'thief',
  'sheriff',
  'freelancer',
]
