import { expect, test } from 'vitest'
import { type ClubDeed, leastRole, may, mayExclude } from '../../worker/accounts/club-rights.ts'
import { type ClubStanding, clubStandings } from '../../worker/wire/schema/clubs.ts'

const standings: ReadonlyArray<ClubStanding | null> = [...clubStandings, null]

const allowed: Readonly<Record<string, ReadonlyArray<ClubDeed>>> = {
  founder: Object.keys(leastRole) as ClubDeed[],
  organiser: [
    ...['read', 'talk', 'free', 'table', 'leave'],
    ...['event', 'invite', 'accept', 'quieten', 'describe'],
  ] as ClubDeed[],
  member: ['read', 'talk', 'free', 'table', 'leave'],
}

test.each(standings)('%s may do in a club what the table says, and nothing else', (standing) => {
  for (const deed of Object.keys(leastRole) as ClubDeed[])
    expect([deed, may(standing, deed)]).toEqual([
      deed,
      allowed[standing ?? 'nobody']?.includes(deed) ?? false,
    ])
})

test.each(standings)(
  '%s may exclude those below, if they are an organiser or the founder',
  (mine) => {
    const below: Readonly<Record<string, ReadonlyArray<ClubStanding | null>>> = {
      founder: ['organiser', 'member', 'asked', 'invited', 'blocked', null],
      organiser: ['member', 'asked', 'invited', 'blocked', null],
    }
    for (const theirs of standings)
      expect([theirs, mayExclude(mine, theirs)]).toEqual([
        theirs,
        below[mine ?? 'nobody']?.includes(theirs) ?? false,
      ])
  },
)
