/** What a table does when accounts change: other names, other hours, one account in another's place, none any more. */
import type { Hours } from '../wire/hours.ts'
import type { MyTurns } from '../wire/table-object.ts'
import { lose } from './absence.ts'
import { voicesOf } from './absence-view.ts'
import { putHours } from './clock.ts'
import { nameAt } from './names.ts'
import { carryOver, noteOf } from './notes.ts'
import { planOf } from './plans.ts'
import { forgetRemoved } from './removed.ts'
import { type Scene, seatOf } from './scene.ts'
import type { Journal } from './storage/journal.ts'
import { saidBy } from './talk.ts'
import { standUp } from './write.ts'

/** What a deleted person is called at the tables where they sat: the old sign for a name not known. */
const namelessPerson = 'N. N.'

/** Takes over when an account plays, as its settings have it now. */
export function changeHours(
  journal: Journal,
  scene: Scene,
  account: string,
  hours: Hours,
  now: number,
): 'changed' | 'unchanged' {
  if (seatOf(scene, account) === null || scene.facts.status === 'over') return 'unchanged'
  putHours(journal, scene, account, hours, now)
  return 'changed'
}

/**
 * Moves a seat from one account to another, as when a guest signs in; with the
 * same account twice it only changes the name. Where the other account sits at
 * this table already, a guest still gathering gets up, and one who plays keeps the seat.
 */
export function reseat(
  journal: Journal,
  { facts, sittings }: Scene,
  { from, to, name }: { readonly from: string; readonly to: string; readonly name: string },
): 'changed' | 'unchanged' {
  const sits = (account: string) => sittings.some((one) => one.account === account)
  if (from !== to) journal.line.move(from, to)
  if (!sits(from)) return 'unchanged'
  if (from !== to && sits(to)) {
    if (facts.status !== 'gathering') return 'unchanged'
    standUp(journal, sittings, from)
    return 'changed'
  }
  const shown = nameAt(sittings, from, name)
  if (from === to && sittings.some((one) => one.account === to && one.name === shown))
    return 'unchanged'
  journal.putSittings(
    sittings.map((sitting) =>
      sitting.account === from ? { ...sitting, account: to, name: shown } : sitting,
    ),
  )
  if (from !== to) {
    carryOver(journal, from, to)
    journal.absence.moveHours(from, to)
  }
  return 'changed'
}

/** Forgets a person: their account and their name. The seat of a running table stays. */
export function forgetPerson(
  journal: Journal,
  scene: Scene,
  account: string,
  now: number,
): 'changed' | 'unchanged' {
  journal.forgetInvitations(account)
  journal.absence.forgetHours(account)
  forgetRemoved(journal, account)
  const waited = journal.line.leave(account)
  const seat = seatOf(scene, account)
  if (seat === null) return waited ? 'changed' : 'unchanged'
  if (scene.facts.status === 'gathering') {
    standUp(journal, scene.sittings, account)
    return 'changed'
  }
  journal.putSittings(
    scene.sittings.map((sitting) =>
      sitting.account === account ? { ...sitting, account: null, name: namelessPerson } : sitting,
    ),
  )
  lose(journal, seat, now)
  return 'changed'
}

/** What an account did at the table, for its owner's download; `null` where it does not sit. */
export function turnsOf(journal: Journal, account: string): MyTurns | null {
  const scene = journal.scene()
  const seat = seatOf(scene, account)
  if (seat === null) return null
  const { id: table, game, title } = scene.facts
  // What the seat did before somebody new took it was done by another.
  const taken = journal.absence.takenAfter(seat)
  const turns = journal
    .turns()
    .filter(
      (row) => row.seat === seat && row.revision > taken && row.by !== 'bot' && row.back === null,
    )
    .map(({ revision, at, moves }) => ({ revision, at, moves }))
  const { steps, orders, pass, forced } = planOf(journal, account)
  const plan = {
    steps: steps.map((wishes) => wishes.map(({ text }) => text)),
    orders: orders.map(({ text }) => text),
    pass,
    forced,
  }
  const note = noteOf(journal, account).text
  const said = saidBy(journal, account)
  return { table, game, title, seat, turns, plan, note, said, ...voicesOf(scene.absence, seat) }
}
