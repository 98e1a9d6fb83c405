/** What the people at a table can decide together, and whose voices count. Reads only. */

import type { Seat } from '../games/kernel/index.ts'
import type { AbsenceChoice, Decision, TableWish } from '../wire/schema.ts'
import { hour } from './pace.ts'
import type { Scene } from './scene.ts'
import { ballotAbout } from './storage/absence.ts'
import type { Sitting } from './storage/journal.ts'

/** Whether a person plays here, and no bot in their place. */
export const isPerson = ({ account, bot }: Pick<Sitting, 'account' | 'bot'>): boolean =>
  account !== null && bot === null

const choicesFor: Readonly<Record<Decision['reason'], ReadonlyArray<AbsenceChoice>>> = {
  time: ['wait', 'day', 'week', 'turn', 'bot', 'open', 'end'],
  gone: ['wait', 'bot', 'open', 'end'],
  bot: ['open'],
  // Waiting has the bot tried again; the bot that takes the seat is another.
  stuck: ['wait', 'bot', 'open', 'end'],
}

const isLate = ({ absence }: Scene, seat: Seat): boolean =>
  absence.clocks.some((clock) => clock.seat === seat && clock.overAt !== null)

/** The seats whose people count: those who play themselves and are not late. Who is missing holds up no decision. */
export const atHand = (scene: Scene): Seat[] =>
  scene.sittings
    .filter((sitting) => isPerson(sitting) && !isLate(scene, sitting.seat))
    .map(({ seat }) => seat)

function reasonFor(scene: Scene, sitting: Sitting): Decision['reason'] | null {
  if (sitting.bot !== null && scene.absence.stuck.has(sitting.seat)) return 'stuck'
  if (sitting.bot !== null) return sitting.botOnce ? null : 'bot'
  if (sitting.account === null) return 'gone'
  return isLate(scene, sitting.seat) ? 'time' : null
}

/** So long, in milliseconds, a seat is kept for its person, unless several voices give it away. */
export const keptFor = 7 * 24 * hour

/** Since when the person of a seat has not played, as far as the table knows; 0: for longer than that. */
const goneSince = ({ absence }: Scene, { seat, bot, waitingSince }: Sitting): number =>
  bot === null
    ? (waitingSince ?? 0)
    : (absence.happenings.findLast(
        ({ what, ...about }) => about.seat === seat && (what === 'resigned' || what === 'bot-seat'),
      )?.at ?? 0)

/** Whether a seat may be opened to somebody new: one voice alone does not give away what belongs to a person who may come back. */
export const mayOpen = (scene: Scene, sitting: Sitting, now: number): boolean =>
  sitting.account === null ||
  atHand(scene).filter((voter) => voter !== sitting.seat).length > 1 ||
  goneSince(scene, sitting) + keptFor <= now

/** What can be decided about a seat; `null` where all is well with it, or the table does not play. */
export function decisionAbout(scene: Scene, seat: Seat, now: number = Date.now()): Decision | null {
  const { facts, sittings, absence } = scene
  const sitting = sittings[seat]
  const reason = sitting ? reasonFor(scene, sitting) : null
  if (facts.status !== 'playing' || !sitting || !reason) return null
  const voters = atHand(scene).filter((voter) => voter !== seat)
  const ballot = ballotAbout(seat)
  return {
    seat,
    reason,
    choices: choicesFor[reason].filter(
      (choice) =>
        (choice !== 'open' || mayOpen(scene, sitting, now)) &&
        // Without a clock there is no time to give.
        (facts.pace !== null || (choice !== 'day' && choice !== 'week')),
    ),
    votes: absence.votes
      .filter((vote) => vote.ballot === ballot && voters.includes(vote.seat))
      .map((vote) => ({ seat: vote.seat, choice: vote.choice as AbsenceChoice })),
    voters,
    open: absence.open.has(seat),
  }
}

/** All that is to be decided. A bot's seat is, once somebody wants a person there. */
export const decisionsIn = (scene: Scene, now: number = Date.now()): Decision[] =>
  scene.sittings
    .map(({ seat }) => decisionAbout(scene, seat, now))
    .filter((decision) => decision !== null)
    .filter(({ reason, votes, open }) => reason !== 'bot' || votes.length > 0 || open)

/** What more than half of those whose voices count have chosen; `null` as long as there is no such choice. */
export const chosenIn = ({ choices, votes, voters }: Decision): AbsenceChoice | null =>
  choices.find(
    (choice) => votes.filter((vote) => vote.choice === choice).length * 2 > voters.length,
  ) ?? null

/** Whether enough people want it: a pause more than half, the end and another pace all. */
export function isWished(scene: Scene, wish: TableWish): boolean {
  if (wish === 'pace' && scene.absence.proposal === null) return false
  const all = atHand(scene)
  const wanting = scene.absence.votes.filter(
    ({ ballot, seat }) => ballot === wish && all.includes(seat),
  ).length
  return wish === 'pause' ? wanting * 2 > all.length : all.length > 0 && wanting === all.length
}
