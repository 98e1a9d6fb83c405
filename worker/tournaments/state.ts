/** A tournament as it stands, and what can be read off it. */
import type { Round } from '../pairings/rounds.ts'
import type { entrants, facts, rounds, tables } from './schema.ts'

export type Facts = Omit<typeof facts.$inferSelect, 'one'>
export type EntrantRow = typeof entrants.$inferSelect
export type RoundRow = typeof rounds.$inferSelect
export type TableRow = typeof tables.$inferSelect

export interface State {
  readonly facts: Facts
  /** By number. */
  readonly entrants: ReadonlyArray<EntrantRow>
  /** In their order. */
  readonly rounds: ReadonlyArray<RoundRow>
  /** By round and number. */
  readonly tables: ReadonlyArray<TableRow>
}

const hour = 60 * 60 * 1000

/** Those who have not left, in the order in which they came. */
export const present = ({ entrants }: Pick<State, 'entrants'>): EntrantRow[] =>
  entrants.filter(({ gone }) => gone === null)

/** Those who come too late for a place, before the start. */
export function queued({ facts, entrants }: State): EntrantRow[] {
  if (facts.status !== 'registration') return []
  return present({ entrants }).slice(facts.settings.places)
}

/** Moment from which people check in; `null`: nobody need. */
export function checkInFrom({ facts: { settings } }: Pick<State, 'facts'>): number | null {
  const { startAt, checkInHours } = settings
  return checkInHours === null ? null : startAt - checkInHours * hour
}

/** Those who are to play where it starts now: people with a place, who have checked in if that is asked by now. */
export function starters(state: State, now: number): EntrantRow[] {
  const from = checkInFrom(state)
  const isAsked = from !== null && from <= now
  return present(state)
    .filter(({ checkedAt }) => !isAsked || checkedAt !== null)
    .slice(0, state.facts.settings.places)
}

/** Fewest people of a tournament in groups: two groups of two. */
export const fewestInGroups = 4

/** True if enough people are there. */
export const isStartable = (state: State, now: number): boolean => {
  const { format, least } = state.facts.settings
  return starters(state, now).length >= (format === 'groups' ? fewestInGroups : least)
}

export const isOver = (state: State, round: number): boolean =>
  state.tables.every((table) => table.round !== round || table.places !== null)

/** Rounds that run. */
export const openRounds = (state: State): RoundRow[] =>
  state.rounds.filter(({ round }) => !isOver(state, round))

/** The rounds as pairings and standings read them; people go by their numbers. */
export const playedRounds = ({ rounds, tables }: Pick<State, 'rounds' | 'tables'>): Round[] =>
  rounds.map(({ round, byes }) => ({
    tables: tables
      .filter((table) => table.round === round)
      .map(({ entrants, places }) => ({ entrants: entrants.map(String), places })),
    byes: byes.map(String),
  }))

/** Numbers of all who ever played, the best seed first. */
export const seeded = ({ entrants }: Pick<State, 'entrants'>): string[] =>
  entrants
    .filter(({ seed }) => seed !== null)
    .toSorted((a, b) => (a.seed ?? 0) - (b.seed ?? 0))
    .map(({ number }) => String(number))

/**
 * A reckoning that is made once for each state, and shared by all who ask: a thousand people look at one state, and each is
 * told their place in it. Nobody changes its result.
 */
export function oncePerState<T>(reckon: (state: State) => T): (state: State) => T {
  const known = new WeakMap<State, { readonly result: T }>()
  return (state) => {
    const found = known.get(state) ?? { result: reckon(state) }
    known.set(state, found)
    return found.result
  }
}
