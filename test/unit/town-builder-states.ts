import { contentsOf } from '../../web/src/boards/town-builder/contents.ts'
import { boardWordsIn, loadWords } from '../../web/src/boards/town-builder/dictionary.ts'
import type { Contents } from '../../web/src/boards/town-builder/places.ts'
import type { Table } from '../../web/src/boards/town-builder/table.ts'
import { chosenOf, waysOf } from '../../web/src/boards/town-builder/targets.ts'
import { type Browsed, trayOf } from '../../web/src/boards/town-builder/tray.ts'
import type { Seat } from '../../worker/games/kernel/index.ts'
import { languages } from '../../worker/games/kernel/language.ts'
import { type Move, type State, townBuilder } from '../../worker/games/town-builder/index.ts'
import { playedStates, type Seen } from './played-states.ts'

/** A state of a game, as one seat sees it, and how it is looked at. */
export interface Looked extends Seen<State, Move> {
  readonly chosen: string | null
  readonly browsed: Browsed
}

const names = ['Käthe', 'Hebamme Frida', 'Weberin Tilda', 'Dachdecker Hugo']
const words = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await loadWords(language)])),
)

/** The contents of the stage in a state, on a pane or on all of it. */
export function contentsIn(at: Looked, pane: string | null): Contents {
  const ways = waysOf(at.moves)
  const props = {
    ...{ plain: at.state, state: at.state, you: at.you, looked: at.looked, seats: at.seats },
    ...{ pane, language: at.language, words: words[at.language], moves: at.moves, toAct: at.toAct },
    names: (seat: Seat) => names[seat] ?? '',
    over: at.toAct.length === 0,
    isMidway: false,
  }
  const mine = at.toAct.includes(at.you)
  const chosen = () => at.chosen ?? chosenOf(ways, undefined)
  const table = {
    props,
    selection: { ways: () => ways },
    boardWords: () => boardWordsIn(at.language),
    chosen,
    open: () =>
      ways.filter(({ pieces }) =>
        chosen() === null ? pieces.length === 1 : pieces.length === 2 && pieces[0] === chosen(),
      ),
    tray: () => trayOf(at.state, mine, at.moves, at.browsed),
    browsed: () => at.browsed,
    places: () => at.state.row,
  }
  return contentsOf(table as unknown as Table)
}

/** Every state of some games of random play, each looked at in one language; cards of the row are chosen in turn. */
export function* statesOf(games: number): Generator<Looked> {
  const played = playedStates(townBuilder, {
    ...{ games, steps: 500, stream: 90, away: 4, seats: (game) => 1 + (game % 4) },
    options: (game) => ({ autoClaim: game % 3 > 0, confirmEnd: false }),
    choose: (moves, random, game) => {
      const going = moves.filter(({ do: what }) => !['end', 'done', 'decline'].includes(what))
      return random.pick(game % 2 === 0 && going.length > 0 ? going : moves)
    },
  })
  for (const { at: seen, step } of played) {
    const at = { ...seen, chosen: null, browsed: null }
    yield at
    const firsts = [
      ...new Set(waysOf(at.moves).flatMap(({ pieces }) => (pieces.length > 1 ? [pieces[0]] : []))),
    ]
    const chosen = firsts[step % Math.max(1, firsts.length)]
    if (chosen) yield { ...at, looked: at.you, where: `${at.where} ${chosen}`, chosen }
    if (step % 9 === 0) yield { ...at, where: `${at.where} discard`, browsed: 'discard' }
  }
}
