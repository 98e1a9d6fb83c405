/** The kernel against boardgame.io's reducer, on the same toy game and the same moves. */
import { createRequire } from 'node:module'
import { Random, start, submit } from '../../worker/games/kernel/index.ts'
import { type ToyEvent, type ToyMove, type ToyState, toy } from '../kernel/toy.ts'
import { race, report, rounded } from './measure.ts'

// boardgame.io is published for CommonJS only.
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)(
  'boardgame.io/internal',
)
type ToyPlay = ReturnType<typeof start<ToyState, ToyMove, { cards: number }, ToyEvent>>
const seats = 4
const seed = new Uint8Array(32).fill(9)

/** The toy game as boardgame.io has it: same state, same moves, dealt as the kernel dealt it. */
const rival = (dealt: ToyState) => ({
  name: 'toy',
  setup: () => ({
    stack: [...dealt.stack],
    hands: dealt.hands.map((hand) => [...hand]),
    points: dealt.points.map(() => 0),
    swapping: false,
  }),
  moves: {
    // biome-ignore lint/suspicious/noExplicitAny: boardgame.io gives its moves an untyped context.
    play({ G, events, playerID }: any, card: string) {
      const hand = G.hands[playerID]
      hand.splice(hand.indexOf(card), 1)
      G.points[playerID] += Number(card.slice(1))
      events.endTurn()
    },
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    draw({ G, playerID }: any) {
      G.hands[playerID].push(G.stack.shift())
      G.swapping = true
    },
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    roll({ G, events, random, playerID }: any) {
      G.points[playerID] += random.D6()
      G.stack.pop()
      events.endTurn()
    },
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    swap({ G, events, playerID }: any, other: number) {
      const mine = G.points[playerID]
      G.points[playerID] = G.points[other]
      G.points[other] = mine
      G.swapping = false
      events.endTurn()
    },
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    keep({ G, events }: any) {
      G.swapping = false
      events.endTurn()
    },
  },
})

/** A whole random game: who made which move. */
function script(first: ToyPlay): { seat: number; move: ToyMove }[] {
  const choice = Random.fromSeed(seed)
  const moves: { seat: number; move: ToyMove }[] = []
  let play: ToyPlay = first
  for (let [seat] = toy.toAct(play.state); seat !== undefined; [seat] = toy.toAct(play.state)) {
    const move = choice.pick(toy.moves(play.state, seat))
    moves.push({ seat, move })
    play = submit(toy, play, seat, [move]).play
  }
  return moves
}

const argument = (move: ToyMove): unknown[] =>
  move.do === 'play' ? [move.card] : move.do === 'swap' ? [move.with] : []

/** Moves per second of both; the aim is ten times boardgame.io's. */
export async function benchKernel(): Promise<void> {
  const first = start(toy, { cards: 60 }, seats, seed)
  const moves = script(first)
  const game = rival(first.state)
  const reducer = CreateGameReducer({ game })
  const initial = InitializeGame({ game, numPlayers: seats })
  const repeat = 20

  const ours = () => {
    for (let i = 0; i < repeat; i++) {
      let play: ToyPlay = first
      for (const { seat, move } of moves) play = submit(toy, play, seat, [move]).play
    }
    return repeat * moves.length
  }
  const theirs = () => {
    for (let i = 0; i < repeat; i++) {
      let state = initial
      for (const { seat, move } of moves) {
        const before = state._stateID
        state = reducer(state, {
          type: 'MAKE_MOVE',
          payload: { type: move.do, args: argument(move), playerID: String(seat) },
        })
        if (state._stateID === before) throw new Error(`boardgame.io refused ${move.do}.`)
      }
    }
    return repeat * moves.length
  }

  const { a, b, ratio } = await race(ours, theirs)
  report(
    'kernel against boardgame.io, the toy game',
    `${rounded(a)} against ${rounded(b)} moves a second, ${rounded(ratio)} times`,
    'at least 10 times',
    ratio >= 10,
  )
}
