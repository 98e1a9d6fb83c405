/** Groups and final of a tournament: who is in which group, who goes on, and how it stands. */
import { type Apart, keepApart } from '../pairings/apart.ts'
import {
  apartInGroups,
  evenSize,
  finalRound,
  finalRounds,
  goingOn,
  groupsOf,
} from '../pairings/groups.ts'
import { roundRobin } from '../pairings/round-robin.ts'
import { type Entrant, fullPoints, type Round } from '../pairings/rounds.ts'
import { type Standing, standings } from '../pairings/standings.ts'
import { swissRound } from '../pairings/swiss.ts'
import {
  type EntrantRow,
  oncePerState,
  openRounds,
  playedRounds,
  present,
  type RoundRow,
  type State,
  seeded,
  type TableRow,
} from './state.ts'

/** A group and how it stands. */
export interface Group {
  /** By seed. */
  readonly members: ReadonlyArray<Entrant>
  /** The best first; equals share a place, in the order of their seeds. */
  readonly lines: ReadonlyArray<Standing>
}

/** A round of the groups or of the final before it is written. */
export interface GroupsRound {
  readonly tables: ReadonlyArray<ReadonlyArray<Entrant>>
  readonly byes: ReadonlyArray<Entrant>
  /** People of a final's round, the best first; `null`: it is one of the groups. */
  readonly order: ReadonlyArray<Entrant> | null
}

type Settings = State['facts']['settings']

/** Number that other formats have no use for; those of groups always have it. */
const asked = (number: number | undefined): number => {
  if (number === undefined) throw new Error('A tournament in groups says how large they are.')
  return number
}

/** Number of people of each group who go on: never all of the smallest. */
const advancing = ({ advance }: Settings, groups: ReadonlyArray<ReadonlyArray<Entrant>>): number =>
  Math.min(asked(advance), Math.min(...groups.map((group) => group.length)) - 1)

/** Rounds of the groups: everybody against everybody at tables of two, else as many as were said. */
function groupRounds({ size, rounds }: Settings, groups: ReadonlyArray<ReadonlyArray<Entrant>>) {
  return size > 2 ? rounds : Math.max(...groups.map((group) => roundRobin(group).length))
}

/** Rounds of groups and final, where so many people play and nobody leaves. */
export function roundsInAll(settings: Settings, people: number): number {
  const all = Array.from({ length: people }, (_, i) => String(i))
  const groups = groupsOf(all, asked(settings.groupSize))
  return (
    groupRounds(settings, groups) +
    finalRounds(groups.length * advancing(settings, groups), settings.size)
  )
}

/** Seeds in which people who keep apart are in groups of their own, if that can be helped. */
export const seedsInGroups = (
  { groupSize }: Settings,
  order: ReadonlyArray<Entrant>,
  apart: Apart,
): ReadonlyArray<Entrant> =>
  apartInGroups(order, asked(groupSize), (a, b) => keepApart(apart, a, b))

const membersIn = (state: State) => groupsOf(seeded(state), asked(state.facts.settings.groupSize))

/** Rounds of the final, the first first. */
const finalsIn = ({ rounds }: State): RoundRow[] => rounds.filter(({ bracket }) => bracket !== null)

/** People of a final's round, the best first. */
const orderIn = ({ bracket }: RoundRow): Entrant[] =>
  (bracket ?? []).flatMap((one) => (one === null ? [] : [String(one)]))

/** Rounds of one group, without those in which all of it rests. */
function roundsOf(members: ReadonlyArray<Entrant>, rounds: ReadonlyArray<Round>): Round[] {
  const inside = new Set(members)
  return rounds
    .map(({ tables, byes }) => ({
      tables: tables.filter(({ entrants }) => entrants.every((one) => inside.has(one))),
      byes: byes.filter((one) => inside.has(one)),
    }))
    .filter(({ tables, byes }) => tables.length + byes.length > 0)
}

/** Rounds of the groups alone. */
const groupsPlayed = (state: State): Round[] =>
  playedRounds({ ...state, rounds: state.rounds.filter(({ bracket }) => bracket === null) })

/** All groups in their order. */
export const groupsIn = oncePerState((state): ReadonlyArray<Group> => {
  const played = groupsPlayed(state)
  const format = state.facts.settings.size > 2 ? 'swiss' : 'round-robin'
  return membersIn(state).map((members) => ({
    members,
    lines: standings(members, roundsOf(members, played), format),
  }))
})

const namesOf = (entrants: ReadonlyArray<EntrantRow>): ReadonlySet<Entrant> =>
  new Set(entrants.map(({ number }) => String(number)))

/**
 * Order in the final: the first of the groups, then the second, …; among them by points for each table they played, as groups differ in
 * rounds and rests. People who have left do not go on, and the next of their group does.
 */
function finalists(state: State): Entrant[] {
  const here = namesOf(present(state))
  const seed = new Map(seeded(state).map((entrant, i) => [entrant, i]))
  const played = groupsPlayed(state)
  const many = advancing(state.facts.settings, membersIn(state))
  return groupsIn(state)
    .flatMap(({ members, lines }) => {
      const rounds = roundsOf(members, played)
      const restsOf = (entrant: Entrant) =>
        rounds.filter(({ byes }) => byes.includes(entrant)).length
      const meanOf = ({ entrant, points }: Standing): number => {
        const rests = restsOf(entrant)
        return (points - rests * fullPoints) / Math.max(1, rounds.length - rests)
      }
      return lines
        .filter(({ entrant }) => here.has(entrant))
        .slice(0, many)
        .map((line, nth) => ({ entrant: line.entrant, nth, mean: meanOf(line) }))
    })
    .toSorted(
      (a, b) =>
        a.nth - b.nth || b.mean - a.mean || (seed.get(a.entrant) ?? 0) - (seed.get(b.entrant) ?? 0),
    )
    .map(({ entrant }) => entrant)
}

/** Table at which somebody sits in a round. */
const tableIn = ({ tables }: State, { round }: RoundRow, entrant: Entrant): TableRow | undefined =>
  tables.find((table) => table.round === round && table.entrants.includes(Number(entrant)))

/** People of a table, the best first; who tie go by the final's order. Of one that runs all are as good. */
function ranked({ entrants, places }: TableRow, order: ReadonlyArray<Entrant>): Entrant[] {
  const placeOf = (one: Entrant) => places?.[entrants.indexOf(Number(one))] ?? 1
  return entrants
    .map(String)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || order.indexOf(a) - order.indexOf(b))
}

/** People of the final's next round; none: there is none. Called as all rounds are over. */
function nextOrder(state: State): Entrant[] {
  const { size } = state.facts.settings
  const last = finalsIn(state).at(-1)
  if (!last) return finalists(state)
  const order = orderIn(last)
  if (order.length <= size) return []
  const here = namesOf(present(state))
  const tables = state.tables.filter(({ round }) => round === last.round)
  const many = goingOn(
    tables.map(({ entrants }) => entrants.map(String)),
    size,
  )
  const on = new Set([
    ...last.byes.map(String),
    ...tables.flatMap((table) =>
      ranked(table, order)
        .filter((one) => here.has(one))
        .slice(0, many),
    ),
  ])
  return order.filter((one) => on.has(one) && here.has(one))
}

/** True if the next round is one of the groups. */
function isInGroups(state: State): boolean {
  const { settings } = state.facts
  if (finalsIn(state).length > 0 || present(state).length < 2) return false
  return state.rounds.length < groupRounds(settings, membersIn(state))
}

/** Step that is due: a further round, or the end; `null`: rounds are played. */
export function groupsDue(state: State): 'round' | 'end' | null {
  const open = openRounds(state).length
  if (isInGroups(state)) return open < state.facts.settings.atOnce ? 'round' : null
  if (open > 0) return null
  return nextOrder(state).length > 0 ? 'round' : 'end'
}

/** A round of one group. At tables of two somebody who was to meet somebody who has left has a bye. */
function roundOf(
  members: ReadonlyArray<Entrant>,
  state: State,
  apart: Apart,
): Omit<GroupsRound, 'order'> {
  const here = namesOf(present(state))
  const there = members.filter((one) => here.has(one))
  const { size } = state.facts.settings
  if (size === 2) return robinRound(members, state.rounds.length, (one) => here.has(one))
  if (there.length < 2) return { tables: [], byes: there }
  const earlier = roundsOf(members, groupsPlayed(state))
  const even = evenSize(there.length, size)
  return swissRound({
    entrants: standings(members, earlier, 'swiss').filter(({ entrant }) => here.has(entrant)),
    ...{ size: even, least: Math.max(2, even - 1), earlier, apart },
  })
}

/** The nth round, from 0, in which everybody meets everybody; somebody who was to meet somebody who has left has a bye. */
export function robinRound(
  members: ReadonlyArray<Entrant>,
  nth: number,
  isHere: (entrant: Entrant) => boolean,
): Omit<GroupsRound, 'order'> {
  const { tables = [], byes = [] } = roundRobin(members)[nth] ?? {}
  const alone = tables.filter((table) => !table.every(isHere)).flat()
  return {
    tables: tables.filter((table) => table.every(isHere)),
    byes: [...byes, ...alone].filter(isHere),
  }
}

/** The next round, of all groups or of the final. */
export function groupsRound(state: State, apart: Apart): GroupsRound {
  if (isInGroups(state)) {
    const rounds = membersIn(state).map((members) => roundOf(members, state, apart))
    return {
      tables: rounds.flatMap(({ tables }) => tables),
      byes: rounds.flatMap(({ byes }) => byes),
      order: null,
    }
  }
  const order = nextOrder(state)
  const groups = membersIn(state)
  const groupOf = (one: Entrant) => groups.findIndex((members) => members.includes(one))
  const clash = (a: Entrant, b: Entrant): number =>
    (keepApart(apart, a, b) ? order.length ** 2 : 0) + (groupOf(a) === groupOf(b) ? 1 : 0)
  return { ...finalRound(order, state.facts.settings.size, clash), order }
}

/** People who have gone on to the final; none before it begins. */
export function inFinal(state: State): Entrant[] {
  const [first] = finalsIn(state)
  return first ? orderIn(first) : []
}

/** True if a round is one of the final. */
export const isFinal = (state: State, round: number): boolean =>
  state.facts.settings.format === 'groups' && finalsIn(state).some((one) => one.round === round)

/**
 * Places of all: first those of the final, by how far they have come and their place at their last table; then the others by
 * their place in the group, which they share with those of the other groups.
 */
export function groupPlaces(state: State): { readonly entrant: Entrant; readonly place: number }[] {
  const finals = finalsIn(state)
  const known = new Map<Entrant, readonly [reached: number, rank: number]>()
  for (const { lines } of groupsIn(state))
    for (const { entrant, place } of lines) known.set(entrant, [-1, place])
  finals.forEach((final, reached) => {
    for (const entrant of orderIn(final)) {
      const table = tableIn(state, final, entrant)
      const isPlayed = table !== undefined && table.places !== null
      const rank = isPlayed ? ranked(table, inFinal(state)).indexOf(entrant) + 1 : 1
      known.set(entrant, [reached, rank])
    }
  })
  const isBetter = (a: readonly [number, number], b: readonly [number, number]): boolean =>
    a[0] > b[0] || (a[0] === b[0] && a[1] < b[1])
  const all = [...known.values()]
  return seeded(state)
    .flatMap((entrant) => {
      const own = known.get(entrant)
      return own ? [{ entrant, place: 1 + all.filter((it) => isBetter(it, own)).length }] : []
    })
    .toSorted((a, b) => a.place - b.place)
}
