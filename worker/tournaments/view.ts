/** A tournament as somebody sees it. */
import {
  type Tournament,
  type TournamentDeed,
  type TournamentGroup,
  tournamentDeeds,
} from '../wire/schema/tournaments.ts'
import { groupsIn, inFinal, isFinal } from './groups.ts'
import { numbered, standingsOf } from './order.ts'
import { type Asker, rightTo, rolesOf } from './rights.ts'
import { checkInFrom, isOver, isStartable, queued, type State } from './state.ts'

/** Deeds that somebody can do now: what their roles may, as far as there is anything to do. */
function mayNow(state: State, asker: Asker, now: number): TournamentDeed[] {
  const roles = rolesOf(state, asker)
  const { status } = state.facts
  const mine = state.entrants.find(({ account }) => account === asker.account)
  const from = checkInFrom(state)
  const isOffered = (deed: TournamentDeed): boolean => {
    if (deed === 'check-in') return from !== null && from <= now && mine?.checkedAt === null
    if (deed === 'register') return !mine
    return deed !== 'start' || isStartable(state, now)
  }
  return tournamentDeeds.filter((deed) => rightTo(deed, roles, status) === 'yes' && isOffered(deed))
}

/** The groups, once they are drawn. */
function groupsOf(state: State): TournamentGroup[] {
  const { settings, startedAt } = state.facts
  if (settings.format !== 'groups' || startedAt === null) return []
  const final = inFinal(state)
  return groupsIn(state).map(({ members, lines }, i) => ({
    group: i + 1,
    standings: numbered(lines),
    goOn: final.filter((one) => members.includes(one)).map(Number),
  }))
}

export function viewOf(state: State, asker: Asker, now: number): Tournament {
  const { facts, entrants, rounds, tables } = state
  const { least: _, rounds: __, ...settings } = facts.settings
  const waiting = new Set(queued(state).map(({ number }) => number))
  const isBefore = facts.status === 'registration'
  const mine = entrants.find(({ account }) => account !== null && account === asker.account)
  return {
    id: facts.id,
    ...settings,
    rounds: facts.total ?? (settings.format === 'swiss' ? facts.settings.rounds : null),
    groupSize: settings.format === 'groups' ? (settings.groupSize ?? null) : null,
    advance: settings.format === 'groups' ? (settings.advance ?? null) : null,
    onLeaving: settings.onLeaving ?? 'bot',
    series: settings.series ?? false,
    status: facts.status,
    createdAt: facts.createdAt,
    startedAt: facts.startedAt,
    endedAt: facts.endedAt,
    organiser:
      facts.organiser === null ? null : { person: facts.organiser, name: facts.organiserName },
    me: mine && (mine.gone === null || !isBefore) ? mine.number : null,
    may: mayNow(state, asker, now),
    // Before the start it is nobody else's concern whom the organiser did not want.
    people: entrants
      .filter(({ gone }) => gone === null || !isBefore)
      .map(({ number, account, name, checkedAt, seed, gone }) => ({
        entrant: number,
        person: account,
        name,
        waits: waiting.has(number),
        checkedIn: checkedAt !== null,
        seed,
        left: gone,
      })),
    played: rounds.map(({ round, openedAt, deadline, byes }) => ({
      ...{ round, openedAt, deadline, isOver: isOver(state, round), byes: [...byes] },
      isFinal: isFinal(state, round),
      tables: tables
        .filter((table) => table.round === round)
        .map(({ id, made, entrants: here, places, missing }) => ({
          table: id,
          isMade: made === 'made',
          entrants: [...here],
          places: places && [...places],
          missing: [...(missing ?? [])],
        })),
    })),
    standings: standingsOf(state),
    groups: groupsOf(state),
  }
}
