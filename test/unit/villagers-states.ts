import { contentsOf } from '../../web/src/boards/villagers/contents.ts'
import { boardWordsIn, loadWords } from '../../web/src/boards/villagers/dictionary.ts'
import { hintOf } from '../../web/src/boards/villagers/hints.ts'
import { padlockPaidIn } from '../../web/src/boards/villagers/labels.ts'
import type { Contents } from '../../web/src/boards/villagers/places.ts'
import type { Table } from '../../web/src/boards/villagers/table.ts'
import { spotPiece, waysOf } from '../../web/src/boards/villagers/targets.ts'
import type { Seat } from '../../worker/games/kernel/index.ts'
import { languages } from '../../worker/games/kernel/language.ts'
import { moduleIds } from '../../worker/games/villagers/components/index.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import type { Move, Pile, State } from '../../worker/games/villagers/state.ts'
import { playedStates, type Seen } from './played-states.ts'

/** A state of a game, as one seat sees it, and how it is looked at. */
export interface Looked extends Seen<State, Move> {
  readonly options: unknown
  readonly chosen: ReadonlyArray<string>
}

const names = ['Käthe', 'Hebamme Frida', 'Weberin Tilda', 'Dachdecker Hugo', 'Schäfer Till']
await Promise.all(languages.map(loadWords))

/** The contents of the stage in a state, on a pane or on all of it. */
export function contentsIn(at: Looked, pane: string | null): Contents {
  const { state, moves, you, looked, toAct, chosen } = at
  const ways = waysOf(state, you, moves)
  const going = ways.filter(({ pieces }) => chosen.every((piece, i) => pieces[i] === piece))
  const lit = new Set(going.flatMap(({ pieces }) => pieces[chosen.length] ?? []))
  const boardWords = () => boardWordsIn(at.language)
  const nameOf = (seat: Seat) => (seat < 0 ? boardWords().names.countess : (names[seat] ?? ''))
  const hint = (now: ReadonlyArray<string>) =>
    hintOf(boardWords(), {
      state,
      moves,
      myTurn: toAct.includes(you),
      chosen: now,
      paid:
        moves.flatMap((move) => padlockPaidIn(boardWords(), state, you, move, nameOf) ?? [])[0] ??
        null,
    })
  const isLit = (piece: string) => lit.has(piece)
  const table = {
    props: {
      ...{ plain: state, state, you, looked, moves, toAct, pane, options: at.options },
      names: nameOf,
      over: toAct.length === 0,
    },
    selection: { isLit, chosen: () => chosen },
    boardWords,
    name: nameOf,
    zoom: () => 1,
    hint: () => hint(chosen),
    hintStays: () => hint([]) !== null,
    shownHand: () =>
      looked !== you && pane === null && chosen.length === 0
        ? { seat: looked, isMine: false }
        : { seat: you, isMine: true },
    opens: (pile: Pile, index: number) =>
      pile.branches.length === 1 &&
      isLit(spotPiece(looked, index, 0, 0)) &&
      going.some(({ move }) => move.do === 'place' || move.do === 'resettle'),
  }
  return contentsOf(table as unknown as Table)
}

/** Options of a game: every third one has modules. */
function optionsOf(game: number) {
  const modules = game % 3 === 2 ? moduleIds.filter((_, i) => (i + game) % 2 === 0) : []
  return { ...villagers.options.parse({}), modules }
}

/** Every state of some games of random play, each looked at in one language; cards of a hand are chosen in turn. */
export function* statesOf(games: number): Generator<Looked> {
  const played = playedStates(villagers, {
    ...{ games, steps: 400, stream: 40, away: 4, seats: (game) => 1 + (game % 5) },
    options: optionsOf,
    choose: (moves, random, game) => {
      const building = moves.filter(({ do: what }) => what !== 'end-turn' && what !== 'discard')
      return random.pick(game % 3 < 2 && building.length > 0 ? building : moves)
    },
  })
  for (const { at: seen, game, step } of played) {
    const at = { ...seen, options: optionsOf(game), chosen: [] }
    yield at
    const firsts = [
      ...new Set(
        waysOf(at.state, at.you, at.moves).flatMap(({ pieces }) =>
          pieces.length > 1 ? [pieces[0]] : [],
        ),
      ),
    ]
    const chosen = firsts[step % Math.max(1, firsts.length)]
    if (chosen) yield { ...at, looked: at.you, where: `${at.where} ${chosen}`, chosen: [chosen] }
  }
}
