import { type BotLevel, type Language, Random, type Seat } from '../games/kernel/index.ts'
import { type Refusal, refuse } from '../wire/refusal.ts'
import { botNames } from './bot-names.ts'
import type { Journal, Sitting } from './journal.ts'
import { hostSeat, type Scene, seatOf } from './scene.ts'
import { begin } from './write.ts'

/** Seats bots on the next free seats, at the host's wish; the last seat taken starts the table. */
export function seatBots(
  journal: Journal,
  scene: Scene,
  account: string,
  levels: ReadonlyArray<BotLevel>,
  language: Language,
  now: number,
): Refusal | 'unchanged' | null {
  const { facts, sittings } = scene
  const refusal = hostOnly(scene, account)
  if (refusal) return refusal
  if (levels.length === 0) return 'unchanged'
  if (sittings.length + levels.length > facts.wanted) return refuse('seat-taken')
  const free = botNames[language].filter((name) => !sittings.some((one) => one.name === name))
  const random = Random.fromSeed(crypto.getRandomValues(new Uint8Array(32)))
  random.shuffle(free)
  const bots = levels.map((bot, i): Sitting => {
    const seat = sittings.length + i
    const name = free[i] ?? botNames[language][0]
    return { seat, account: null, name, ownRevision: 0, waitingSince: null, bot, botOnce: false }
  })
  journal.putSittings([...sittings, ...bots])
  journal.changed(now)
  if (sittings.length + bots.length === facts.wanted) begin(journal, now, 'full')
  return null
}

/** Sends a bot away from a table that gathers people, at the host's wish. */
export function dismissBot(
  journal: Journal,
  scene: Scene,
  account: string,
  seat: Seat,
  now: number,
): Refusal | null {
  const refusal = hostOnly(scene, account)
  if (refusal) return refusal
  const sitting = scene.sittings[seat]
  if (!sitting || sitting.account !== null) return refuse('not-found')
  const staying = scene.sittings.filter((other) => other !== sitting)
  journal.putSittings(staying.map((other, i) => ({ ...other, seat: i })))
  journal.changed(now)
  return null
}

function hostOnly(scene: Scene, account: string): Refusal | null {
  const seat = seatOf(scene, account)
  if (seat === null) return refuse('not-your-seat')
  if (scene.facts.status !== 'gathering') return refuse('already-started')
  return seat === hostSeat ? null : refuse('not-the-host')
}

/** The levels of the bots that sit here for themselves: they come to a rematch, too. */
export const botsAmong = (sittings: ReadonlyArray<Sitting>): BotLevel[] =>
  sittings.flatMap(({ account, bot }) => (account === null && bot !== null ? [bot] : []))
