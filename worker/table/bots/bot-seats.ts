import { type Language, Random } from '../../games/kernel/index.ts'
import { lookAlike } from '../../wire/names.ts'
import { type Refusal, refuse } from '../../wire/refusal.ts'
import type { NewBot } from '../ground/new-table.ts'
import { botNames } from '../seats/bot-names.ts'
import { botNameAmong } from '../seats/names.ts'
import type { Journal } from '../storage/journal.ts'
import type { TakenSeat } from '../storage/rows.ts'
import type { TableSnapshot } from '../storage/snapshot.ts'
import { begin } from '../turns/write.ts'

/** Seats bots on the next free seats; the last seat taken starts the table. */
export function seatBots(
  journal: Journal,
  snapshot: TableSnapshot,
  bots: ReadonlyArray<NewBot>,
  language: Language,
  now: number,
): Refusal<'seat-taken'> | 'changed' | 'unchanged' {
  const { settings, takenSeats } = snapshot
  if (bots.length === 0) return 'unchanged'
  if (takenSeats.length + bots.length > settings.wanted) return refuse('seat-taken')
  const list = [...botNames[language]]
  const random = Random.fromSeed(crypto.getRandomValues(new Uint8Array(32)))
  random.shuffle(list)
  const taken = takenSeats.map(({ name }) => name)
  const kept = bots.flatMap(({ name }) => name ?? [])
  const isFree = (name: string) => ![...taken, ...kept].some((other) => lookAlike(name, other))
  const free = list.filter(isFree)
  const seated = bots.map(({ level, name }, i): TakenSeat => {
    const shown = botNameAmong(name ?? free.shift() ?? botNames[language][0], taken)
    taken.push(shown)
    return {
      ...{ seat: takenSeats.length + i, account: null, name: shown, ownRevision: 0 },
      ...{ waitingSince: null, bot: level, botOnce: false },
    }
  })
  journal.putTakenSeats([...takenSeats, ...seated])
  const isFull = takenSeats.length + bots.length === settings.wanted
  // One with a time of its own waits for it.
  if (isFull && settings.start === null) begin(journal, now)
  return 'changed'
}

/** The bots that sit here for themselves: they come to a rematch, too. */
export const botsAmong = (takenSeats: ReadonlyArray<TakenSeat>): NewBot[] =>
  takenSeats.flatMap(({ account, bot, name }) =>
    account === null && bot !== null ? [{ level: bot, name }] : [],
  )
