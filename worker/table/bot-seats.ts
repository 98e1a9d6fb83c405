import { type BotLevel, type Language, Random } from '../games/kernel/index.ts'
import { type Refusal, refuse } from '../wire/refusal.ts'
import { botNames } from './bot-names.ts'
import type { Scene } from './scene.ts'
import type { Journal, Sitting } from './storage/journal.ts'
import { begin } from './write.ts'

/** Seats bots on the next free seats; the last seat taken starts the table. */
export function seatBots(
  journal: Journal,
  scene: Scene,
  levels: ReadonlyArray<BotLevel>,
  language: Language,
  now: number,
): Refusal<'seat-taken'> | 'changed' | 'unchanged' {
  const { facts, sittings } = scene
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
  if (sittings.length + bots.length === facts.wanted) begin(journal, now)
  return 'changed'
}

/** The levels of the bots that sit here for themselves: they come to a rematch, too. */
export const botsAmong = (sittings: ReadonlyArray<Sitting>): BotLevel[] =>
  sittings.flatMap(({ account, bot }) => (account === null && bot !== null ? [bot] : []))
