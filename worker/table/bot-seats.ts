import { type BotLevel, type Language, Random } from '../games/kernel/index.ts'
import { type Refusal, refuse } from '../wire/refusal.ts'
import { botNames } from './bot-names.ts'
import type { TableSnapshot } from './snapshot.ts'
import type { Journal, TakenSeat } from './storage/journal.ts'
import { begin } from './write.ts'

/** Seats bots on the next free seats; the last seat taken starts the table. */
export function seatBots(
  journal: Journal,
  snapshot: TableSnapshot,
  levels: ReadonlyArray<BotLevel>,
  language: Language,
  now: number,
): Refusal<'seat-taken'> | 'changed' | 'unchanged' {
  const { settings, takenSeats } = snapshot
  if (levels.length === 0) return 'unchanged'
  if (takenSeats.length + levels.length > settings.wanted) return refuse('seat-taken')
  const free = botNames[language].filter((name) => !takenSeats.some((one) => one.name === name))
  const random = Random.fromSeed(crypto.getRandomValues(new Uint8Array(32)))
  random.shuffle(free)
  const bots = levels.map((bot, i): TakenSeat => {
    const seat = takenSeats.length + i
    const name = free[i] ?? botNames[language][0]
    return { seat, account: null, name, ownRevision: 0, waitingSince: null, bot, botOnce: false }
  })
  journal.putTakenSeats([...takenSeats, ...bots])
  if (takenSeats.length + bots.length === settings.wanted) begin(journal, now)
  return 'changed'
}

/** The levels of the bots that sit here for themselves: they come to a rematch, too. */
export const botsAmong = (takenSeats: ReadonlyArray<TakenSeat>): BotLevel[] =>
  takenSeats.flatMap(({ account, bot }) => (account === null && bot !== null ? [bot] : []))
