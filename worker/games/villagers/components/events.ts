/**
 * The events of the Countess: season and phase of each.
 * Rules: V2.5, V-R42.
 */

export const seasons = ['summer', 'winter'] as const
export type Season = (typeof seasons)[number]

/** What is printed on an event, and how well we know it. `phase` says when it acts (V7.72). */
export interface EventData {
  readonly season: Season
  readonly phase: 'event' | 'draft' | 'build' | 'round' | 'reveal'
  readonly rule: string
  readonly source: 'rulebook'
  readonly confidence: 'high'
}

/** The 24 events of the Countess, one copy each (V2.5, V7.140-V7.163). */
export const soloEvents = {
  bribes: {
    season: 'summer',
    phase: 'event',
    rule: 'V7.140',
    source: 'rulebook',
    confidence: 'high',
  },
  'countess-bank': {
    season: 'summer',
    phase: 'build',
    rule: 'V7.141',
    source: 'rulebook',
    confidence: 'high',
  },
  'sinister-banquet': {
    season: 'summer',
    phase: 'event',
    rule: 'V7.142',
    source: 'rulebook',
    confidence: 'high',
  },
  'guild-conspiracy': {
    season: 'summer',
    phase: 'event',
    rule: 'V7.143',
    source: 'rulebook',
    confidence: 'high',
  },
  'land-claim': {
    season: 'summer',
    phase: 'event',
    rule: 'V7.144',
    source: 'rulebook',
    confidence: 'high',
  },
  serfdom: {
    season: 'summer',
    phase: 'build',
    rule: 'V7.145',
    source: 'rulebook',
    confidence: 'high',
  },
  'value-added-tax': {
    season: 'summer',
    phase: 'event',
    rule: 'V7.146',
    source: 'rulebook',
    confidence: 'high',
  },
  'black-market': {
    season: 'summer',
    phase: 'event',
    rule: 'V7.147',
    source: 'rulebook',
    confidence: 'high',
  },
  'mood-swing': {
    season: 'summer',
    phase: 'event',
    rule: 'V7.148',
    source: 'rulebook',
    confidence: 'high',
  },
  betrayer: {
    season: 'summer',
    phase: 'event',
    rule: 'V7.149',
    source: 'rulebook',
    confidence: 'high',
  },
  'temporary-employment': {
    season: 'summer',
    phase: 'event',
    rule: 'V7.150',
    source: 'rulebook',
    confidence: 'high',
  },
  customs: {
    season: 'summer',
    phase: 'event',
    rule: 'V7.151',
    source: 'rulebook',
    confidence: 'high',
  },
  arrest: {
    season: 'winter',
    phase: 'event',
    rule: 'V7.152',
    source: 'rulebook',
    confidence: 'high',
  },
  arson: {
    season: 'winter',
    phase: 'build',
    rule: 'V7.153',
    source: 'rulebook',
    confidence: 'high',
  },
  'it-was-you': {
    season: 'winter',
    phase: 'round',
    rule: 'V7.154',
    source: 'rulebook',
    confidence: 'high',
  },
  'dark-mood': {
    season: 'winter',
    phase: 'reveal',
    rule: 'V7.155',
    source: 'rulebook',
    confidence: 'high',
  },
  abduction: {
    season: 'winter',
    phase: 'event',
    rule: 'V7.156',
    source: 'rulebook',
    confidence: 'high',
  },
  blackmail: {
    season: 'winter',
    phase: 'event',
    rule: 'V7.157',
    source: 'rulebook',
    confidence: 'high',
  },
  'trade-network': {
    season: 'winter',
    phase: 'event',
    rule: 'V7.158',
    source: 'rulebook',
    confidence: 'high',
  },
  rats: {
    season: 'winter',
    phase: 'draft',
    rule: 'V7.159',
    source: 'rulebook',
    confidence: 'high',
  },
  'protection-money': {
    season: 'winter',
    phase: 'event',
    rule: 'V7.160',
    source: 'rulebook',
    confidence: 'high',
  },
  'spy-network': {
    season: 'winter',
    phase: 'event',
    rule: 'V7.161',
    source: 'rulebook',
    confidence: 'high',
  },
  tribute: {
    season: 'winter',
    phase: 'event',
    rule: 'V7.162',
    source: 'rulebook',
    confidence: 'high',
  },
  conscription: {
    season: 'winter',
    phase: 'event',
    rule: 'V7.163',
    source: 'rulebook',
    confidence: 'high',
  },
} as const satisfies Readonly<Record<string, EventData>>
export type SoloEventId = keyof typeof soloEvents
export const soloEventIds = Object.keys(soloEvents) as ReadonlyArray<SoloEventId>
