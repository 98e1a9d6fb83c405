/**
 * The events of the Countess: season and phase of each.
 * Rules: V2.5, V-R42.
 */
import { from, type Provenance } from '../../kernel/provenance.ts'

export const seasons = ['summer', 'winter'] as const
export type Season = (typeof seasons)[number]

/** Print on an event, and how well we know it. `phase` says when it acts (V7.72). */
export interface EventData extends Provenance {
  readonly season: Season
  readonly phase: 'event' | 'draft' | 'build' | 'round' | 'reveal'
  readonly rule: string
}

/** The 24 events of the Countess, one copy each (V2.5, V7.140-V7.163). */
// biome-ignore format: one event a row
export const soloEvents = {
  bribes: { season: 'summer', phase: 'event', ...from('rulebook, high', 'V7.140') },
  'countess-bank': { season: 'summer', phase: 'build', ...from('rulebook, high', 'V7.141') },
  'sinister-banquet': { season: 'summer', phase: 'event', ...from('rulebook, high', 'V7.142') },
  'guild-conspiracy': { season: 'summer', phase: 'event', ...from('rulebook, high', 'V7.143') },
  'land-claim': { season: 'summer', phase: 'event', ...from('rulebook, high', 'V7.144') },
  serfdom: { season: 'summer', phase: 'build', ...from('rulebook, high', 'V7.145') },
  'value-added-tax': { season: 'summer', phase: 'event', ...from('rulebook, high', 'V7.146') },
  'black-market': { season: 'summer', phase: 'event', ...from('rulebook, high', 'V7.147') },
  'mood-swing': { season: 'summer', phase: 'event', ...from('rulebook, high', 'V7.148') },
  betrayer: { season: 'summer', phase: 'event', ...from('rulebook, high', 'V7.149') },
  'temporary-employment': { season: 'summer', phase: 'event', ...from('rulebook, high', 'V7.150') },
  customs: { season: 'summer', phase: 'event', ...from('rulebook, high', 'V7.151') },
  arrest: { season: 'winter', phase: 'event', ...from('rulebook, high', 'V7.152') },
  arson: { season: 'winter', phase: 'build', ...from('rulebook, high', 'V7.153') },
  'it-was-you': { season: 'winter', phase: 'round', ...from('rulebook, high', 'V7.154') },
  'dark-mood': { season: 'winter', phase: 'reveal', ...from('rulebook, high', 'V7.155') },
  abduction: { season: 'winter', phase: 'event', ...from('rulebook, high', 'V7.156') },
  blackmail: { season: 'winter', phase: 'event', ...from('rulebook, high', 'V7.157') },
  'trade-network': { season: 'winter', phase: 'event', ...from('rulebook, high', 'V7.158') },
  rats: { season: 'winter', phase: 'draft', ...from('rulebook, high', 'V7.159') },
  'protection-money': { season: 'winter', phase: 'event', ...from('rulebook, high', 'V7.160') },
  'spy-network': { season: 'winter', phase: 'event', ...from('rulebook, high', 'V7.161') },
  tribute: { season: 'winter', phase: 'event', ...from('rulebook, high', 'V7.162') },
  conscription: { season: 'winter', phase: 'event', ...from('rulebook, high', 'V7.163') },
} as const satisfies Readonly<Record<string, EventData>>
export type SoloEventId = keyof typeof soloEvents
export const soloEventIds = Object.keys(soloEvents) as ReadonlyArray<SoloEventId>
