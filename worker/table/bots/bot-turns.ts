import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { evaluatorOf } from '../../games/evaluators.ts'
import {
  type BotLevel,
  type Move,
  Random,
  type Seat,
  searchBudgetOf,
  TurnSearch,
  view,
} from '../../games/kernel/index.ts'
import type { Deed } from '../effects/deed.ts'
import type { Journal } from '../storage/journal.ts'
import type { TableSnapshot } from '../storage/snapshot.ts'
import { playTurn } from '../turns/write.ts'
import { botToPlay } from './bots.ts'

/** Games in mind between two looks at what else the table is asked for. */
const slice = 20

/** Games in mind in one alarm: far below what the platform's limit on computing lets through. */
const maxPerAlarm = 300

/** The search for a turn at the table as it stood at a revision. */
interface RunningSearch {
  readonly revision: number
  readonly level: BotLevel
  readonly search: TurnSearch
}

/** A turn that a bot has thought out, and the revision it is for. */
export interface BotTurn {
  readonly seat: Seat
  readonly revision: number
  readonly moves: ReadonlyArray<Move>
}

/** The bots of one table while it is awake. Their thoughts are lost when the table sleeps, and are thought again. */
export class Bots {
  readonly #searches = new Map<Seat, RunningSearch>()

  /**
   * Thinks for a seat's bot, letting others in between. `'later'`: not done yet, wake it again;
   * `null`: no bot is to play there any more. `present` reads the table as it stands.
   */
  async think(seat: Seat, present: () => TableSnapshot): Promise<BotTurn | 'later' | null> {
    for (let left = maxPerAlarm; left > 0; left -= slice) {
      const running = this.#searchOf(seat, present())
      if (!running) return null
      if (this.#think(seat, running)) {
        this.#searches.delete(seat)
        return { seat, revision: running.revision, moves: running.search.moves }
      }
      await scheduler.wait(0)
    }
    return 'later'
  }

  /** Thinks a slice further; whether it is thought out. A thought that fails is begun anew the next time, with other chances. */
  #think(seat: Seat, { search }: RunningSearch): boolean {
    try {
      return search.think(slice)
    } catch (error) {
      this.#searches.delete(seat)
      throw error
    }
  }

  /** Search of the seat's bot, begun anew where the table has moved on. */
  #searchOf(seat: Seat, snapshot: TableSnapshot): RunningSearch | null {
    const level = botToPlay(snapshot, seat)
    const { game, play } = snapshot
    if (!level || !play) {
      this.#searches.delete(seat)
      return null
    }
    const known = this.#searches.get(seat)
    if (known?.revision === play.revision && known.level === level) return known
    const random = Random.fromSeed(chanceOf(snapshot, play.revision, seat))
    const seen = view(game, play, seat)
    const evaluator = evaluatorOf(game.id)
    const search = new TurnSearch(
      game,
      evaluator,
      seen,
      seat,
      searchBudgetOf(evaluator, level),
      random,
    )
    const running = { revision: play.revision, level, search }
    this.#searches.set(seat, running)
    return running
  }
}

/** A bot's own chance. At a week's deal it is the same for all who come to the same position by the same turns. */
function chanceOf({ settings }: TableSnapshot, revision: number, seat: Seat): Uint8Array {
  if (settings.deal === null) return crypto.getRandomValues(new Uint8Array(32))
  return sha256(utf8ToBytes(`bot ${settings.deal.seed} ${revision} ${seat}`))
}

/** Plays what a bot has thought out, unless the table has moved on or the seat was taken back. Called inside a transaction. */
export function playBotTurn(
  journal: Journal,
  { play, ...snapshot }: TableSnapshot,
  { seat, revision, moves }: BotTurn,
  now: number,
): Deed | 'unchanged' {
  if (!play || play.revision !== revision || !botToPlay({ ...snapshot, play }, seat))
    return 'unchanged'
  const turn = { moves: moves.map((move) => ({ ...move })), turn: crypto.randomUUID() }
  return { did: 'turn', row: playTurn(journal, { ...snapshot, play }, seat, turn, 'bot', now) }
}
