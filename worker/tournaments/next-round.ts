/** The next round of a tournament: who meets whom. */
import type { Random } from '../games/kernel/random.ts'
import { type Apart, keepApart } from '../pairings/apart.ts'
import { type Bracket, firstBracket, tablesOf, withoutClashes } from '../pairings/knock-out.ts'
import { standings } from '../pairings/standings.ts'
import { swissRound } from '../pairings/swiss.ts'
import { groupsDue, groupsRound, robinRound, roundsInAll } from './groups.ts'
import { bracketAfter } from './order.ts'
import { openRounds, playedRounds, present, type State, seeded } from './state.ts'

/** A round before it is written; people go by their numbers. */
export interface NextRound {
  readonly tables: ReadonlyArray<ReadonlyArray<number>>
  readonly byes: ReadonlyArray<number>
  readonly bracket: ReadonlyArray<number | null> | null
}

/** Number of rounds in a tournament of so many people. */
export function roundsFor({ settings }: Pick<State['facts'], 'settings'>, people: number): number {
  if (settings.format === 'swiss') return settings.rounds
  if (settings.format === 'groups') return roundsInAll(settings, people)
  if (settings.format === 'knock-out') return Math.ceil(Math.log2(people))
  return people % 2 === 0 ? people - 1 : people
}

/** True if a further round can be played at all. */
function isPlayable(state: State): boolean {
  const { settings, total } = state.facts
  if (state.rounds.length >= (total ?? 0)) return false
  const needed = settings.format === 'swiss' ? settings.least : 2
  return present(state).filter(({ seed }) => seed !== null).length >= needed
}

/** Step that is due in a tournament that runs: a further round, or its end; `null`: its rounds are played. */
export function dueNow(state: State): 'round' | 'end' | null {
  const { status, settings } = state.facts
  if (status !== 'running') return null
  if (settings.format === 'groups') return groupsDue(state)
  const open = openRounds(state).length
  const atOnce = settings.format === 'knock-out' ? 1 : settings.atOnce
  if (isPlayable(state)) return open < atOnce ? 'round' : null
  return open === 0 ? 'end' : null
}

/** Pairs the next round. */
export function nextRound(state: State, apart: Apart, random: Random): NextRound {
  const { format } = state.facts.settings
  const paired = {
    ...{ swiss: ofSwiss, 'round-robin': ofRoundRobin, 'knock-out': ofKnockOut, groups: ofGroups },
  }[format](state, apart)
  // The lot decides who begins.
  return { ...paired, tables: paired.tables.map((table) => random.shuffle([...table])) }
}

const numbers = (entrants: ReadonlyArray<string>): number[] => entrants.map(Number)

function ofSwiss(state: State, apart: Apart): NextRound {
  const { size, least } = state.facts.settings
  const earlier = playedRounds(state)
  const here = new Set(present(state).map(({ number }) => String(number)))
  const entrants = standings(seeded(state), earlier, 'swiss').filter(({ entrant }) =>
    here.has(entrant),
  )
  const { tables, byes } = swissRound({ entrants, size, least, earlier, apart })
  return { tables: tables.map(numbers), byes: numbers(byes), bracket: null }
}

function ofRoundRobin(state: State): NextRound {
  const here = new Set(present(state).map(({ number }) => String(number)))
  const { tables, byes } = robinRound(seeded(state), state.rounds.length, (one) => here.has(one))
  return { tables: tables.map(numbers), byes: numbers(byes), bracket: null }
}

function ofGroups(state: State, apart: Apart): NextRound {
  const { tables, byes, order } = groupsRound(state, apart)
  return { tables: tables.map(numbers), byes: numbers(byes), bracket: order && numbers(order) }
}

function ofKnockOut(state: State, apart: Apart): NextRound {
  const bracket: Bracket =
    state.rounds.length === 0
      ? withoutClashes(firstBracket(seeded(state)), (a, b) => keepApart(apart, a, b))
      : bracketAfter(state)
  const tables = tablesOf(bracket)
  const seated = new Set(tables.flat())
  return {
    tables: tables.map(numbers),
    byes: numbers(bracket.flatMap((one) => (one === null || seated.has(one) ? [] : [one]))),
    bracket: bracket.map((one) => (one === null ? null : Number(one))),
  }
}
