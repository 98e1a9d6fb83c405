import { contentsOf } from '../../web/src/boards/villagers/contents.ts'
import { boardWordsIn, loadWords } from '../../web/src/boards/villagers/dictionary.ts'
import { hintOf } from '../../web/src/boards/villagers/hints.ts'
import { padlockPaidIn } from '../../web/src/boards/villagers/labels.ts'
import type { Contents } from '../../web/src/boards/villagers/places.ts'
import type { Table } from '../../web/src/boards/villagers/table.ts'
import { spotPiece, waysOf } from '../../web/src/boards/villagers/targets.ts'
import {
  type Language,
  Random,
  type Seat,
  start,
  submit,
  view,
} from '../../worker/games/kernel/index.ts'
import { languages } from '../../worker/games/kernel/language.ts'
import { moduleIds } from '../../worker/games/villagers/components/index.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import type { Move, Pile, State } from '../../worker/games/villagers/state.ts'

/** A state of a game, as one seat sees it, and how it is looked at. */
export interface Looked {
  readonly where: string
  readonly state: State
  readonly moves: ReadonlyArray<Move>
  readonly you: Seat
  readonly looked: Seat
  readonly toAct: ReadonlyArray<Seat>
  readonly options: unknown
  readonly language: Language
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

/** Every state of some games of random play, each looked at in one language; cards of a hand are chosen in turn. */
export function* statesOf(games: number): Generator<Looked> {
  for (let game = 0; game < games; game++) {
    const random = Random.fromSeed(new Uint8Array(32).fill(40 + game))
    const seats = 1 + (game % 5)
    // Every third game has modules.
    const modules = game % 3 === 2 ? moduleIds.filter((_, i) => (i + game) % 2 === 0) : []
    const options = { ...villagers.options.parse({}), modules }
    let play = start(villagers, options, seats, new Uint8Array(32).fill(game))
    for (let step = 0; step < 400; step++) {
      const toAct = villagers.toAct(play.state)
      const [seat] = toAct
      const you = seat ?? 0
      const { state } = view(villagers, play, you)
      const moves = seat === undefined ? [] : villagers.moves(state, seat)
      const language = languages[(step + game) % languages.length] ?? 'en'
      const looked = step % 4 === 0 ? (you + 1) % seats : you
      const at = { state, moves, you, looked, toAct, options, language, chosen: [] }
      const where = `game ${game} step ${step} ${language}`
      yield { ...at, where }
      const firsts = [
        ...new Set(
          waysOf(state, you, moves).flatMap(({ pieces }) => (pieces.length > 1 ? [pieces[0]] : [])),
        ),
      ]
      const chosen = firsts[step % Math.max(1, firsts.length)]
      if (chosen) yield { ...at, looked: you, where: `${where} ${chosen}`, chosen: [chosen] }
      if (seat === undefined) break
      const building = moves.filter(({ do: what }) => what !== 'end-turn' && what !== 'discard')
      const move = random.pick(game % 3 < 2 && building.length > 0 ? building : moves)
      play = submit(villagers, play, seat, [move]).play
    }
  }
}
