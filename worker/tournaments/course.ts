/** Course of a tournament: facts, written in one transaction each. Nothing here waits for anything. */
import type { Random } from '../games/kernel/random.ts'
import type { Apart } from '../pairings/apart.ts'
import { seeds } from '../pairings/seeding.ts'
import { freshId } from '../wire/ids.ts'
import { lookAlike, namelessPerson } from '../wire/names.ts'
import type { Leaving } from '../wire/schema/tournaments.ts'
import type { TableReport } from '../wire/tournament-object.ts'
import { inFinal, seedsInGroups } from './groups.ts'
import { dueNow, nextRound, roundsFor } from './next-round.ts'
import { playsOn } from './order.ts'
import type { Call } from './outbox.ts'
import {
  type EntrantRow,
  isStartable,
  present,
  queued,
  type State,
  starters,
  type TableRow,
} from './state.ts'
import type { Store } from './store.ts'

const day = 24 * 60 * 60 * 1000

/** Counts a change that the lists in D1 show, and has them told. */
export function touch(store: Store, now: number): void {
  const { change } = store.state().facts
  store.putFacts({ change: change + 1, updatedAt: now })
  store.post({ call: 'list' }, now)
}

/** Has a letter go to somebody who has an account. */
function write(
  store: Store,
  { account }: Pick<EntrantRow, 'account'>,
  letter: Omit<Extract<Call, { readonly call: 'letter' }>, 'call' | 'account'>,
  now: number,
): void {
  if (account !== null) store.post({ call: 'letter', account, ...letter }, now)
}

/** Tells those who have got a place that was another's before. */
function tellOfPlaces(store: Store, before: State, now: number): void {
  if (before.facts.status !== 'registration') return
  const waiting = new Set(queued(store.state()).map(({ number }) => number))
  const here = present(store.state())
  for (const { number } of queued(before)) {
    const one = here.find((other) => other.number === number)
    if (one && !waiting.has(number)) write(store, one, { what: 'place' }, now)
  }
}

/** Calls people to check in. */
export function callIn(store: Store, now: number): void {
  const state = store.state()
  store.putFacts({ calledAt: now })
  for (const one of present(state)) write(store, one, { what: 'called' }, now)
}

/** Starts it with those who are there, or cancels it where they are too few. */
export function start(
  store: Store,
  ratings: ReadonlyMap<string, number>,
  apart: Apart,
  random: Random,
  now: number,
): void {
  const state = store.state()
  if (state.facts.status !== 'registration') return
  if (!isStartable(state, now)) {
    cancel(store, null, now)
    return
  }
  const playing = starters(state, now)
  const { settings } = state.facts
  const seeding = seeds(
    playing.map(({ number, account }) => ({
      entrant: String(number),
      rating: ratings.get(account ?? '') ?? null,
    })),
    settings.seeding,
    random,
  )
  const order = settings.format === 'groups' ? seedsInGroups(settings, seeding, apart) : seeding
  order.forEach((number, i) => {
    store.putEntrant(Number(number), { seed: i + 1 })
  })
  const left = state.entrants.filter(({ number }) => !order.includes(String(number)))
  store.dropEntrants(left.map(({ number }) => number))
  for (const one of left) if (one.gone === null) write(store, one, { what: 'left-out' }, now)
  const total = roundsFor(state.facts, playing.length)
  store.putFacts({ status: 'running', startedAt: now, total })
  touch(store, now)
}

/** Calls it off; `by`: the account that does it, `null`: nobody. */
export function cancel(store: Store, by: string | null, now: number): void {
  store.putFacts({ status: 'cancelled', endedAt: now })
  for (const one of present(store.state()))
    if (one.account !== by) write(store, one, { what: 'cancelled' }, now)
  touch(store, now)
}

/** Opens the next round, or ends the tournament after the last one, where that is due. */
export function goOn(store: Store, apart: Apart, random: Random, now: number): void {
  const state = store.state()
  const due = dueNow(state)
  if (due === 'end') {
    store.putFacts({ status: 'finished', endedAt: now })
    for (const one of state.entrants)
      if (one.gone !== 'removed') write(store, one, { what: 'final' }, now)
    touch(store, now)
  }
  if (due !== 'round') return
  const { tables, byes, bracket } = nextRound(state, apart, random)
  const round = state.rounds.length + 1
  const deadline = now + state.facts.settings.roundDays * day
  const made = tables.map((entrants, i) => ({
    ...{ id: freshId(), round, number: i + 1, entrants, made: 'not' as const },
    ...{ places: null, missing: null },
  }))
  store.addRound({ round, openedAt: now, deadline, closedAt: null, byes, bracket }, made)
  for (const { id } of made) store.post({ call: 'make', table: id }, now)
  const what = bracket ? 'bye-on' : 'bye'
  for (const one of state.entrants)
    if (byes.includes(one.number)) write(store, one, { what, round }, now)
  tellOfGroups(store, state, now)
  store.putFacts({ updatedAt: now })
}

/** Tells those who are not in the final, as that begins. */
function tellOfGroups(store: Store, before: State, now: number): void {
  if (before.facts.settings.format !== 'groups' || inFinal(before).length > 0) return
  const on = inFinal(store.state())
  if (on.length === 0) return
  for (const one of present(before))
    if (!on.includes(String(one.number))) write(store, one, { what: 'group-out' }, now)
}

/** Ends the tables of rounds whose time is over. */
export function closeRounds(store: Store, now: number): void {
  const { rounds, tables } = store.state()
  for (const { round, deadline, closedAt } of rounds) {
    if (closedAt !== null || deadline > now) continue
    store.putRound(round, { closedAt: now })
    for (const table of tables)
      if (table.round === round && table.places === null)
        store.post({ call: 'end', table: table.id }, now)
  }
}

/** Takes in how a table ended; told twice, it counts once. */
export function takeReport(
  store: Store,
  { table: id, places, missing }: TableReport,
  now: number,
): void {
  const { facts, tables, entrants } = store.state()
  const table = tables.find((one) => one.id === id)
  if (!table || table.places !== null) return
  const lost = missing.flatMap((seat) => table.entrants[seat] ?? [])
  store.putTable(id, { places, missing: lost })
  if (facts.status !== 'running') return
  for (const { number, gone } of entrants)
    if (facts.settings.missing === 'out' && lost.includes(number) && gone === null)
      leave(store, number, 'missed', now)
  if (playsOn(store.state(), table)) playAgain(store, table, now)
}

/** The next game of a series: the other one begins. */
function playAgain(store: Store, { round, entrants }: TableRow, now: number): void {
  const here = store.state().tables.filter((one) => one.round === round)
  const next: TableRow = {
    ...{ id: freshId(), round, number: here.length + 1, entrants: entrants.toReversed() },
    ...{ made: 'not', places: null, missing: null },
  }
  store.addTable(next)
  store.post({ call: 'make', table: next.id }, now)
}

/**
 * Somebody leaves. Before the start nothing stays of them, but that the organiser does not want them; then the next in the queue
 * has a place. Later a bot plays on at their tables, or these end, as was said at the start.
 */
export function leave(store: Store, number: number, why: Leaving, now: number): void {
  const before = store.state()
  if (before.facts.status === 'registration') {
    if (why === 'removed') store.putEntrant(number, { gone: why, checkedAt: null })
    else store.dropEntrants([number])
  } else {
    store.putEntrant(number, { gone: why })
    const call = before.facts.settings.onLeaving === 'end' ? 'end' : 'resign'
    // Deleting an account gives up its seats by itself.
    if (before.facts.status === 'running' && (call === 'end' || why !== 'deleted'))
      for (const { id, entrants, places } of before.tables)
        if (places === null && entrants.includes(number))
          store.post({ call, table: id, entrant: number }, now)
  }
  const who = before.entrants.find((one) => one.number === number)
  if (who && (why === 'removed' || why === 'missed')) write(store, who, { what: why }, now)
  tellOfPlaces(store, before, now)
  touch(store, now)
}

/** Forgets an account: as its organiser, and as one who plays or waits. */
export function forget(store: Store, account: string, now: number): void {
  const { facts, entrants } = store.state()
  if (facts.organiser === account) {
    store.putFacts({ organiser: null, organiserName: '' })
    touch(store, now)
  }
  const mine = entrants.find((one) => one.account === account)
  if (!mine) return
  if (mine.gone === null) leave(store, mine.number, 'deleted', now)
  store.putEntrant(mine.number, { account: null, name: namelessPerson, gone: 'deleted' })
}

const withoutNumber = (name: string): string => name.replace(/ \(\d+\)$/, '')

/** The name of an account among those who are there, of whom there may be a thousand: with a number where others have one like it. */
export function nameIn({ entrants }: State, account: string, name: string): string {
  const own = withoutNumber(name)
  const alike = entrants
    .filter((other) => other.account !== null && other.account !== account)
    .map((other) => other.name)
    .filter((other) => lookAlike(withoutNumber(other), own))
  if (alike.length === 0) return name
  for (let number = alike.length + 1; ; number++) {
    const shown = `${own} (${number})`
    if (!alike.includes(shown)) return shown
  }
}

/** Moves what is one account's to another; where that is there already, it stays as it is. */
export function rename(store: Store, from: string, to: string, name: string, now: number): void {
  const { facts, entrants } = store.state()
  if (facts.organiser === from) store.putFacts({ organiser: to, organiserName: name })
  const mine = entrants.find(({ account }) => account === from)
  const isThere = from !== to && entrants.some(({ account }) => account === to)
  if (mine && !isThere)
    store.putEntrant(mine.number, { account: to, name: nameIn(store.state(), from, name) })
  if (mine && isThere && facts.status === 'registration')
    leave(store, mine.number, 'withdrawn', now)
  if (mine || facts.organiser === from) touch(store, now)
}

/** Everybody who is there. */
export const peopleIn = ({ entrants, facts }: State): string[] => [
  ...new Set(
    [facts.organiser, ...entrants.map(({ account }) => account)].filter((one) => one !== null),
  ),
]

/** The number that the list in D1 shows. */
export const countOf = (state: State): number =>
  state.facts.status === 'registration' ? present(state).length : state.entrants.length
