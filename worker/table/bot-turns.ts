import {
  type BotLevel,
  diligenceOf,
  type Move,
  Random,
  type Seat,
  Thought,
  view,
} from '../games/kernel/index.ts'
import { mindOf } from '../games/minds.ts'
import { botToPlay } from './bots.ts'
import type { Deed } from './deed.ts'
import type { Scene } from './scene.ts'
import type { Journal } from './storage/journal.ts'
import { playTurn } from './write.ts'

/** Games in mind between two looks at what else the table is asked for. */
const slice = 20

/** Games in mind in one alarm: far below what the platform's limit on computing lets through. */
const mostPerAlarm = 300

/** A thought about the table as it stood at a revision. */
interface Musing {
  readonly revision: number
  readonly level: BotLevel
  readonly thought: Thought
}

/** A turn that a bot has thought out, and the revision it is for. */
export interface BotTurn {
  readonly seat: Seat
  readonly revision: number
  readonly moves: ReadonlyArray<Move>
}

/** The bots of one table while it is awake. What they have thought is lost when it sleeps, and thought again. */
export class Bots {
  readonly #musings = new Map<Seat, Musing>()

  /**
   * Thinks for a seat's bot, letting others in between. `'later'`: not done yet, wake it again;
   * `null`: no bot is to play there any more. `present` reads the table as it stands.
   */
  async think(seat: Seat, present: () => Scene): Promise<BotTurn | 'later' | null> {
    for (let left = mostPerAlarm; left > 0; left -= slice) {
      const musing = this.#musingOf(seat, present())
      if (!musing) return null
      if (this.#think(seat, musing)) {
        this.#musings.delete(seat)
        return { seat, revision: musing.revision, moves: musing.thought.moves }
      }
      await scheduler.wait(0)
    }
    return 'later'
  }

  /** Thinks a slice further; whether it is thought out. A thought that fails is begun anew the next time, with other chances. */
  #think(seat: Seat, { thought }: Musing): boolean {
    try {
      return thought.think(slice)
    } catch (error) {
      this.#musings.delete(seat)
      throw error
    }
  }

  /** What the seat's bot is thinking about, begun anew where the table has moved on. */
  #musingOf(seat: Seat, scene: Scene): Musing | null {
    const level = botToPlay(scene, seat)
    const { game, play } = scene
    if (!level || !play) {
      this.#musings.delete(seat)
      return null
    }
    const known = this.#musings.get(seat)
    if (known?.revision === play.revision && known.level === level) return known
    const random = Random.fromSeed(crypto.getRandomValues(new Uint8Array(32)))
    const seen = view(game, play, seat)
    const mind = mindOf(game.id)
    const thought = new Thought(game, mind, seen, seat, diligenceOf(mind, level), random)
    const musing = { revision: play.revision, level, thought }
    this.#musings.set(seat, musing)
    return musing
  }
}

/** Plays what a bot has thought out, unless the table has moved on or the seat was taken back. Called inside a transaction. */
export function playBotTurn(
  journal: Journal,
  { play, ...scene }: Scene,
  { seat, revision, moves }: BotTurn,
  now: number,
): Deed | 'unchanged' {
  if (!play || play.revision !== revision || !botToPlay({ ...scene, play }, seat))
    return 'unchanged'
  const turn = { moves: moves.map((move) => ({ ...move })), turn: crypto.randomUUID() }
  return { did: 'turn', row: playTurn(journal, { ...scene, play }, seat, turn, 'bot', now) }
}
