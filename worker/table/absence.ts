/** What becomes of a seat whose person is missing, and what people agree on. Each function is called inside a transaction. */

import type { BotLevel, Seat } from '../games/kernel/index.ts'
import type { Hours } from '../wire/hours.ts'
import type { AbsenceChoice, Pace, TableHappening } from '../wire/schema.ts'
import { ballotAbout, ballotOfGifts } from './absence-store.ts'
import { changePace } from './another-pace.ts'
import { carryBack } from './back.ts'
import { wakeBots } from './bots.ts'
import { dropClock, endTime, giveBack, giveDays, runClocks } from './clock.ts'
import { chosenIn, decisionAbout, decisionsIn, isWished } from './decisions.ts'
import { grace } from './grace.ts'
import type { Journal, Sitting } from './journal.ts'
import { nameAt } from './names.ts'
import { tellNews } from './news.ts'
import { hour } from './pace.ts'
import { callAgain, endPatience, passOver, patienceEnds, renewPatience } from './patience.ts'
import { dropPlans } from './plans.ts'
import type { Scene } from './scene.ts'
import { tellAll } from './write.ts'

/** How well a bot plays that stands in for somebody. */
const standInLevel: BotLevel = 'medium'

/** Which bot takes the place of one that cannot go on. */
const otherLevel: Readonly<Record<BotLevel, BotLevel>> = {
  easy: 'medium',
  medium: 'easy',
  hard: 'easy',
}

/** Whoever chose to wait is asked again after so long, in milliseconds: a table must not be forgotten. */
const waiting = 24 * hour

/** Writes down what happened at the table; its number. */
export const happened = (
  journal: Journal,
  what: TableHappening['what'],
  seat: Seat | null,
  now: number,
  by: Seat | null = null,
): number => journal.absence.note({ at: now, revision: journal.revision(), what, seat, by })

const changeSitting = (journal: Journal, seat: Seat, change: Partial<Sitting>): void =>
  journal.putSittings(
    journal
      .sittings()
      .map((sitting) => (sitting.seat === seat ? { ...sitting, ...change } : sitting)),
  )

/** Lets a bot play in a seat, this turn or from now on. */
function seatBot(journal: Journal, seat: Seat, botOnce: boolean, now: number): void {
  changeSitting(journal, seat, { bot: standInLevel, botOnce })
  runClocks(journal, now)
  wakeBots(journal, journal.scene(), now)
}

/** Ends a running table by its people's will, as it stands. */
function endTogether(journal: Journal, now: number): void {
  const { play, sittings } = journal.scene()
  if (!play) return
  journal.putSittings(sittings.map((sitting) => ({ ...sitting, waitingSince: null })))
  happened(journal, 'ended', null, now)
  journal.changed(now, { status: 'over', endedAt: now, ended: 'together' })
  runClocks(journal, now)
  tellAll(journal, 'over', play, now)
  dropPlans(journal)
}

/** Has another bot play in the place of one that cannot go on. */
function seatOtherBot(journal: Journal, seat: Seat, now: number): void {
  const bot = journal.sittings()[seat]?.bot ?? standInLevel
  journal.unpost('bot', seat)
  changeSitting(journal, seat, { bot: otherLevel[bot] })
  wakeBots(journal, journal.scene(), now)
}

/** A seat's bot failed so often that it is not tried any more: the others decide. */
export function botFailed(journal: Journal, seat: Seat, now: number): void {
  const { facts, absence, sittings } = journal.scene()
  if (facts.status !== 'playing' || !absence.stuck.has(seat) || sittings[seat]?.bot === null) return
  askOthers(journal, seat, happened(journal, 'bot-stuck', seat, now), now + grace)
  journal.changed(now)
}

/** Does what was chosen for a seat; nobody is asked about it any more. */
function carryOut(journal: Journal, seat: Seat, choice: AbsenceChoice, now: number): void {
  const isStuck = journal.absence.stuck().has(seat)
  journal.absence.clearVotes(ballotAbout(seat))
  switch (choice) {
    case 'wait':
      askOthers(journal, seat, happened(journal, 'waited', seat, now), now + waiting)
      if (isStuck) journal.retry(now + waiting, seat)
      break
    case 'day':
    case 'week':
      happened(journal, choice === 'day' ? 'day-given' : 'week-given', seat, now)
      giveDays(journal, seat, choice === 'day' ? 1 : 7, now)
      break
    case 'turn':
      happened(journal, 'bot-turn', seat, now)
      seatBot(journal, seat, true, now)
      break
    case 'bot':
      happened(journal, 'bot-seat', seat, now)
      if (isStuck) seatOtherBot(journal, seat, now)
      else seatBot(journal, seat, false, now)
      break
    case 'open':
      happened(journal, 'opened', seat, now)
      journal.absence.putOpening(seat, crypto.randomUUID())
      break
    case 'end':
      endTogether(journal, now)
      break
  }
  journal.changed(now)
}

/** Does whatever enough people want by now: a voice came or went, or somebody joined those who count. */
export function recount(journal: Journal, now: number): void {
  const scene = journal.scene()
  if (scene.facts.status !== 'playing') return
  if (isWished(scene, 'end')) {
    endTogether(journal, now)
    return
  }
  // Somebody who was asked about a turn may not be missing any more.
  carryBack(journal, now)
  if (isWished(scene, 'pace')) {
    changePace(journal, now)
    recount(journal, now)
    return
  }
  const { pausedAt } = scene.absence
  const isPaused = isWished(scene, 'pause')
  if (isPaused !== (pausedAt !== null)) {
    journal.absence.putPausedAt(isPaused ? now : null)
    const what = isPaused ? 'paused' : 'resumed'
    happened(journal, what, null, now)
    if (pausedAt !== null) passOver(journal, pausedAt, now)
    runClocks(journal, now)
    const wanting = journal.absence.votes().filter(({ ballot }) => ballot === 'pause')
    // The person who wanted it knows that it begins.
    tellNews(journal, { what, except: isPaused ? wanting.map(({ seat }) => seat) : [] }, now)
  }
  for (const decision of decisionsIn(scene)) {
    const choice = chosenIn(decision)
    if (!choice) continue
    carryOut(journal, decision.seat, choice, now)
    // Who counts may be others now.
    recount(journal, now)
    return
  }
}

/** Tells those who can decide about a seat, once each for what happened. */
function askOthers(journal: Journal, seat: Seat, happening: number, due: number): void {
  for (const voter of decisionAbout(journal.scene(), seat)?.voters ?? [])
    journal.post('decision', voter, journal.revision(), due, `${happening}`)
}

/** Whether a seat was given a day for this turn already, by the table and not by one of the others. */
function hadDay({ absence }: Journal, seat: Seat): boolean {
  const since = absence.clock(seat)?.waiting
  return absence
    .happenings()
    .some(
      ({ what, at, by, ...about }) =>
        what === 'day-given' && about.seat === seat && by === null && since != null && at >= since,
    )
}

/** What the host said should happen by itself, to a seat without a person or out of time; else the others are asked. A day more comes once a turn: a table must not stand for ever. */
function goOn(
  journal: Journal,
  seat: Seat,
  late: Pace['late'],
  happening: number,
  now: number,
): void {
  const decision = decisionAbout(journal.scene(), seat)
  // Nobody comes back to a seat that was left for good: what would help for a turn does not help it.
  const choice = decision?.reason === 'gone' && late === 'turn' ? 'bot' : late
  const own = decision?.choices.find((one) => one === choice)
  if (own && !(own === 'day' && hadDay(journal, seat))) carryOut(journal, seat, own, now)
  else askOthers(journal, seat, happening, now + grace)
  journal.changed(now)
  recount(journal, now)
}

/** A seat's time is over, if it is by present truth. Whether something changed. */
export function expire(journal: Journal, seat: Seat, now: number): boolean {
  if (!endTime(journal, seat, now)) return false
  goOn(
    journal,
    seat,
    journal.facts().pace?.late ?? 'ask',
    happened(journal, 'over-time', seat, now),
    now,
  )
  return true
}

/** At a table without a clock the others decide about a person awaited too long. Returns whether something changed. */
export function expirePatience(journal: Journal, now: number): boolean {
  const over = patienceEnds(journal).filter(({ due }) => due <= now)
  for (const { seat, due } of over) endPatience(journal, seat, due)
  for (const { seat } of over)
    goOn(journal, seat, 'ask', happened(journal, 'over-time', seat, now), now)
  callAgain(journal)
  return over.length > 0
}

/** A seat of a running table lost its person for good. To be called after its sitting was written. */
export function lose(journal: Journal, seat: Seat, now: number): void {
  dropClock(journal, seat)
  journal.absence.forgetVotesOf(seat)
  journal.absence.clearVotes(ballotOfGifts(seat))
  if (journal.facts().status !== 'playing') return
  const happening = happened(journal, 'gone', seat, now)
  // A bot that played there goes on; one that played a turn only has a turn to play.
  if (journal.sittings()[seat]?.bot === null)
    goOn(journal, seat, journal.facts().pace?.late ?? 'ask', happening, now)
  else recount(journal, now)
}

/** Hands one's own seat to a bot. It can be taken back. */
export function resign(
  journal: Journal,
  scene: Scene,
  seat: Seat,
  now: number,
): 'changed' | 'unchanged' {
  const sitting = scene.sittings[seat]
  if (!sitting || (sitting.bot !== null && !sitting.botOnce)) return 'unchanged'
  journal.absence.forgetVotesOf(seat)
  happened(journal, 'resigned', seat, now, seat)
  seatBot(journal, seat, false, now)
  journal.changed(now)
  recount(journal, now)
  return 'changed'
}

/** Whether a seat's person came back to it in this turn before. */
function hasReturned({ absence, sittings }: Scene, seat: Seat): boolean {
  const since = sittings[seat]?.waitingSince ?? null
  return absence.happenings.some(
    (one) => one.what === 'taken-back' && one.seat === seat && since !== null && one.at >= since,
  )
}

/** Takes one's own seat back from the bot, or from being offered to somebody new. */
export function takeBack(
  journal: Journal,
  scene: Scene,
  seat: Seat,
  now: number,
): 'changed' | 'unchanged' {
  const sitting = scene.sittings[seat]
  if (!sitting || (sitting.bot === null && !scene.absence.open.has(seat))) return 'unchanged'
  changeSitting(journal, seat, { bot: null, botOnce: false })
  journal.unpost('bot', seat)
  journal.absence.removeOpening(seat)
  journal.absence.clearVotes(ballotAbout(seat))
  const { pace } = scene.facts
  const isFirst = !hasReturned(scene, seat)
  if (pace) giveBack(journal, seat, pace, { isFirst, now })
  else if (isFirst) renewPatience(journal, seat, now)
  else callAgain(journal)
  happened(journal, 'taken-back', seat, now, seat)
  journal.changed(now)
  recount(journal, now)
  return 'changed'
}

/** Somebody new takes a seat that was opened; the earlier person loses it. All are told, and the table is rated no more. */
export function takeOver(
  journal: Journal,
  { sittings }: Scene,
  seat: Seat,
  { account, name, hours }: { account: string; name: string; hours: Hours },
  now: number,
): void {
  const { absence } = journal
  const before = sittings[seat]
  if (before?.account) absence.forgetHours(before.account)
  const shown = nameAt(
    sittings.filter((sitting) => sitting.seat !== seat),
    account,
    name,
  )
  changeSitting(journal, seat, {
    ...{ account, name: shown, ownRevision: 0, bot: null, botOnce: false },
    // Whoever is new has not been waited for yet.
    waitingSince: before?.waitingSince == null ? null : now,
  })
  absence.removeOpening(seat)
  journal.unpost('bot', seat)
  absence.clearVotes(ballotAbout(seat))
  absence.clearVotes(ballotOfGifts(seat))
  absence.forgetVotesOf(seat)
  absence.putHours(account, hours)
  dropClock(journal, seat)
  journal.endRating()
  const happening = happened(journal, 'taken', seat, now, seat)
  for (const one of new Set([before?.account, ...sittings.map((sitting) => sitting.account)]))
    if (one) journal.post('taken', seat, journal.revision(), now, `${happening} ${one}`)
  runClocks(journal, now)
  journal.changed(now)
  recount(journal, now)
}
