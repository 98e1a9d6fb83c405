/** Rights of people in a tournament: all pairs of role and deed, and when. */
import { expect, test } from 'vitest'
import {
  type Asker,
  rights,
  rightTo,
  rolesOf,
  type TournamentRole,
  tournamentRoles,
} from '../../worker/tournaments/rights.ts'
import type { State } from '../../worker/tournaments/state.ts'
import {
  type TournamentDeed,
  tournamentDeeds,
  tournamentStatuses,
} from '../../worker/wire/schema/tournaments.ts'

/** By role: `A` at any time, `R` during registration, `O` until it is over, `-` never; in the order of the deeds. */
const allowed: Readonly<Record<TournamentRole, string>> = {
  //         see register withdraw check-in start cancel remove
  organiser: 'A - - - R O O',
  entrant: 'A R O R - - -',
  eligible: 'A R - - - - -',
  visitor: 'A - - - - - -',
  outsider: '- - - - - - -',
}
const times: Readonly<Record<string, ReadonlyArray<string>>> = {
  A: tournamentStatuses,
  R: ['registration'],
  O: ['registration', 'running'],
  '-': [],
}

test.each(tournamentRoles)('%s may do what the table says, and nothing else', (role) => {
  expect(Object.keys(rights)).toEqual([...tournamentRoles])
  const row = allowed[role].split(' ')
  tournamentDeeds.forEach((deed: TournamentDeed, i) => {
    for (const status of tournamentStatuses)
      expect([deed, status, rightTo(deed, [role], status) === 'yes']).toEqual([
        ...[deed, status, times[row[i] ?? '-']?.includes(status) ?? false],
      ])
    expect(rightTo(deed, [role], 'registration') === 'never').toBe(row[i] === '-')
  })
})

const entrant = { number: 1, account: 'ada', name: 'Ada', at: 1, checkedAt: null, seed: null }
const stateOf = (club: string | null, gone: 'withdrawn' | 'removed' | null = null) =>
  ({
    facts: { organiser: 'olga', settings: { club } },
    entrants: [{ ...entrant, gone }],
  }) as unknown as State
const asker = (account: string | null, role: Asker['role'] = null): Asker => ({
  ...{ account, name: '', role },
})

test('roles follow from who made it, who plays, and how one stands in its club', () => {
  const open = stateOf(null)
  expect(rolesOf(open, asker('olga'))).toEqual(['organiser', 'eligible', 'visitor'])
  expect(rolesOf(open, asker('ada'))).toEqual(['entrant', 'visitor'])
  expect(rolesOf(open, asker('bob'))).toEqual(['eligible', 'visitor'])
  expect(rolesOf(open, asker(null))).toEqual(['visitor'])
  const club = stateOf('club')
  expect(rolesOf(club, asker('bob'))).toEqual(['outsider'])
  expect(rolesOf(club, asker(null))).toEqual(['outsider'])
  expect(rolesOf(club, asker('bob', 'member'))).toEqual(['eligible', 'visitor'])
  expect(rolesOf(club, asker('bob', 'organiser'))).toEqual(['organiser', 'eligible', 'visitor'])
  // Somebody who plays has left the club, and so has its maker, whose power over its people ends.
  expect(rolesOf(club, asker('ada'))).toEqual(['entrant', 'visitor'])
  expect(rolesOf(club, asker('olga'))).toEqual(['outsider'])
  expect(rolesOf(club, asker('olga', 'member'))).toEqual(['organiser', 'eligible', 'visitor'])
  // There is no such club any more.
  expect(rolesOf(club, asker('olga', 'gone'))).toEqual(['organiser', 'outsider'])
  expect(rolesOf(club, asker('ada', 'gone'))).toEqual(['entrant', 'visitor'])
  expect(rolesOf(club, asker('bob', 'gone'))).toEqual(['outsider'])
})

test('whoever left, or was removed, does not register again', () => {
  for (const gone of ['withdrawn', 'removed'] as const)
    expect(rolesOf(stateOf(null, gone), asker('ada'))).toEqual(['visitor'])
})
