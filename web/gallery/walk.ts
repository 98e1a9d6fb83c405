/** A walk through a whole game on the open page, state by state, as tests lead it. */
import type { Language } from '../../worker/games/kernel/language.ts'
import { frontOf } from '../src/boards/list.ts'
import type { Piece, Way } from '../src/stage/taps.ts'
import { setLanguage } from '../src/words/index.ts'
import type { Asked, LocalTable } from './local-table.ts'
import { tell } from './post-office.ts'

export interface Walk {
  /** Number of moves that were played by now: the `moves` of an address that leads here with `until=moves`. */
  played(): number
  isOver(): boolean
  isMine(): boolean
  /** Plays on to the next state; false where the game is over. */
  next(): boolean
  /** Has the page show the state that was reached: several at once if it left some out. */
  show(): void
  /** The pieces by which my moves begin; those that no piece stands for begin with `button:` or `counter:`. */
  begins(): Promise<ReadonlyArray<Piece>>
  /** Speaks a language, once all its words are there. */
  speak(language: Language): Promise<void>
}

declare global {
  var walk: Walk
}

type Ways = ReadonlyArray<Way<unknown>>

/** Ways to make the moves of each game by tapping pieces. Each game has states and moves of its own types. */
const ways: Readonly<Record<string, (asked: Asked) => Promise<Ways>>> = {
  async villagers({ state, seat, moves }) {
    const { waysOf } = await import('../src/boards/villagers/targets.ts')
    return waysOf(state as never, seat, moves as never)
  },
  async 'my-village'({ state, seat, moves }) {
    const { waysOf } = await import('../src/boards/my-village/targets.ts')
    return waysOf(state as never, seat, moves as never)
  },
  async settlement({ seat, moves }) {
    const { waysOf } = await import('../src/boards/settlement/targets.ts')
    return waysOf(seat, moves as never)
  },
  async 'town-builder'({ moves }) {
    const { waysOf } = await import('../src/boards/town-builder/targets.ts')
    return waysOf(moves as never)
  },
}

/** Lets tests lead the page through the game of a table. */
export function openWalk(table: LocalTable, game: string): void {
  let shown = table.revision
  globalThis.walk = {
    played: () => table.played,
    isOver: () => table.toAct().length === 0,
    isMine: () => table.asked() !== null,
    next: () => table.walkOn(),
    show() {
      if (table.revision > shown) tell(table, table.entry(table.revision))
      shown = table.revision
    },
    async begins() {
      const asked = table.asked()
      const found = (asked && (await ways[game]?.(asked))) ?? []
      return [...new Set(found.map(({ pieces: [first] }) => first))]
    },
    async speak(language) {
      const front = frontOf(game)
      const [loaded] = await Promise.all([front?.board(), front?.words[language]()])
      await loaded?.board.words(language)
      await setLanguage(language)
    },
  }
}
