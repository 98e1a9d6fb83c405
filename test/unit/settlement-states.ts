import { contentsOf } from '../../web/src/boards/settlement/contents.ts'
import { boardWordsIn, loadWords } from '../../web/src/boards/settlement/dictionary.ts'
import type { Contents, Side } from '../../web/src/boards/settlement/places.ts'
import type { Table } from '../../web/src/boards/settlement/table.ts'
import { waysOf } from '../../web/src/boards/settlement/targets.ts'
import { litBy } from '../../web/src/stage/taps.ts'
import type { Seat } from '../../worker/games/kernel/index.ts'
import { languages } from '../../worker/games/kernel/language.ts'
import { settlement } from '../../worker/games/settlement/index.ts'
import type { Move, State } from '../../worker/games/settlement/state.ts'
import { playedStates, type Seen } from './played-states.ts'

/** A state of a game, as one seat sees it, and how it is looked at. */
export interface Looked extends Seen<State, Move> {
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
  const played = playedStates(settlement, {
    ...{ games, steps: 600, stream: 40, away: 5, seats: (game) => 1 + (game % 4) },
    choose: (moves, random) => {
      const going = moves.filter(({ do: what }) => !['end-turn', 'pass', 'done'].includes(what))
      return random.pick(going.length > 0 && random.int(4) > 0 ? going : moves)
    },
  })
  for (const { at, step } of played) {
    const isAsked = at.moves.some(({ do: what }) => what === 'take-artifact')
    const side = isAsked || step % 7 === 0 ? 'artifacts' : step % 11 === 0 ? 'own-heroes' : 'market'
    yield { ...at, side }
  }
}
