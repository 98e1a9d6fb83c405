import { contentsOf } from '../../web/src/boards/settlement/contents.ts'
import { boardWordsIn, loadWords } from '../../web/src/boards/settlement/dictionary.ts'
import type { Contents, Side } from '../../web/src/boards/settlement/places.ts'
import type { Table } from '../../web/src/boards/settlement/table.ts'
import { waysOf } from '../../web/src/boards/settlement/targets.ts'
import { litBy } from '../../web/src/stage/taps.ts'
import {
  type Language,
  Random,
  type Seat,
  start,
  submit,
  view,
} from '../../worker/games/kernel/index.ts'
import { languages } from '../../worker/games/kernel/language.ts'
import { settlement } from '../../worker/games/settlement/index.ts'
import type { SettlementMove, SettlementState } from '../../worker/games/settlement/state.ts'

/** A state of a game, as one seat sees it, and how it is looked at. */
export interface Looked {
  readonly where: string
  readonly state: SettlementState
  readonly moves: ReadonlyArray<SettlementMove>
  readonly you: Seat
  readonly looked: Seat
  readonly toAct: ReadonlyArray<Seat>
  readonly seats: number
  readonly language: Language
  readonly side: Side
}

const names = ['Käthe', 'Hebamme Frida', 'Weberin Tilda', 'Dachdecker Hugo']
await Promise.all(languages.map(loadWords))

/** The contents of the stage in a state, on a pane or on all of it. */
export function contentsIn(at: Looked, pane: string | null, handle: boolean): Contents {
  const lit = litBy(waysOf(at.you, at.moves), [])
  const props = {
    ...{ plain: at.state, state: at.state, you: at.you, looked: at.looked, seats: at.seats },
    ...{ pane, language: at.language, moves: at.moves, toAct: at.toAct },
    names: (seat: Seat) => names[seat] ?? '',
    over: at.toAct.length === 0,
  }
  const table = {
    props,
    boardWords: () => boardWordsIn(at.language),
    selection: { planned: () => [], isLit: (piece: string) => lit.has(piece) },
    side: () => at.side,
    hasHandle: () => handle,
  }
  return contentsOf(table as unknown as Table)
}

/** Every state of some games of random play, each looked at in one language; sides of the shelf in turn. */
export function* statesOf(games: number): Generator<Looked> {
  for (let game = 0; game < games; game++) {
    const random = Random.fromSeed(new Uint8Array(32).fill(40 + game))
    const seats = 1 + (game % 4)
    let play = start(settlement, {}, seats, new Uint8Array(32).fill(game))
    for (let step = 0; step < 600; step++) {
      const toAct = settlement.toAct(play.state)
      const [seat] = toAct
      const you = seat ?? 0
      const { state } = view(settlement, play, you)
      const moves = seat === undefined ? [] : settlement.moves(state, seat)
      const language = languages[(step + game) % languages.length] ?? 'en'
      const looked = step % 5 === 0 ? (you + 1) % seats : you
      const isAsked = moves.some(({ do: what }) => what === 'take-artifact')
      const side =
        isAsked || step % 7 === 0 ? 'artifacts' : step % 11 === 0 ? 'own-heroes' : 'market'
      yield {
        ...{ state, moves, you, looked, toAct, seats, language, side },
        where: `game ${game} step ${step} ${language}`,
      }
      if (seat === undefined) break
      const going = moves.filter(({ do: what }) => !['end-turn', 'pass', 'done'].includes(what))
      const move = random.pick(going.length > 0 && random.int(4) > 0 ? going : moves)
      play = submit(settlement, play, seat, [move]).play
    }
  }
}
