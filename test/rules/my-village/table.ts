import {
  copy,
  type GameEvent,
  IllegalMove,
  type Json,
  type Play,
  Random,
  type Seat,
  start,
  submit,
} from '../../../worker/games/kernel/index.ts'
import {
  type CustomerId,
  type Event,
  type Move,
  myVillage,
  type Options,
  type State,
  type Village,
} from '../../../worker/games/my-village/index.ts'

export type Table = Play<State, Options>

const seed = new Uint8Array(32).fill(7)

/** A table whose seat 0 begins its turn, without coins anywhere; `set` makes it what a test needs. */
export function table(seats: number, set: (state: State) => void = () => {}): Table {
  const play = start(myVillage, {}, seats, seed)
  const state = copy(play.state)
  state.startPlayer = 0
  state.hand.owner = 0
  state.turn = { index: 0, seat: 0, dice: [], activated: [] }
  state.agenda = [{ task: 'turn-over' }, { task: 'dice', seat: 0 }]
  for (const village of state.villages) village.coins = 0
  set(state)
  return { ...play, state }
}

/** A table whose seat 0 has taken two white dice of a banner value. */
export function withValue(
  value: number,
  set: (village: Village, state: State) => void = () => {},
  seats = 2,
): Table {
  return table(seats, (state) => {
    const first = Math.max(1, value - 6)
    state.turn.dice = [first, value - first].map((pips) => ({
      colour: 'white',
      pips,
      rolled: pips,
      by: null,
    }))
    state.agenda = [{ task: 'turn-over' }, { task: 'use', seat: 0 }]
    set(mine({ state }), state)
  })
}

/** A village of a table. */
export function mine({ state }: { state: State }, seat: Seat = 0): Village {
  const village = state.villages[seat]
  if (!village) throw new RangeError(`No seat ${seat}.`)
  return village
}

/** The table after these moves, each submitted as a turn of its own. */
export function played(play: Table, seat: Seat, ...moves: Move[]): Table {
  return moves.reduce((now, move) => submit(myVillage, now, seat, [move]).play, play)
}

/** The events of these moves. */
export function eventsOf(play: Table, seat: Seat, ...moves: Move[]): Event[] {
  return submit(myVillage, play, seat, moves).events.map(({ event }) => event)
}

/** The events of a kind among others. */
export const only = <K extends Event['event']>(events: ReadonlyArray<Event>, kind: K) =>
  events.filter((event): event is Extract<Event, { event: K }> => event.event === kind)

export const legal = (play: Table, seat: Seat = 0): Move[] => myVillage.moves(play.state, seat)

/** The legal moves of a kind. */
export const options = <K extends Move['do']>(play: Table, kind: K, seat: Seat = 0) =>
  legal(play, seat).filter((move): move is Extract<Move, { do: K }> => move.do === kind)

/** The number of the rule with which a move is refused; fails the test when it is legal. */
export function refusal(play: Table, sent: Json, seat: Seat = 0): string | undefined {
  try {
    submit(myVillage, play, seat, [sent as unknown as Move])
  } catch (error) {
    if (error instanceof IllegalMove) return error.rule
    throw error
  }
  throw new Error(`${JSON.stringify(sent)} is legal.`)
}

/** The same table with chance about to give a die of these pips. */
export function rolling(play: Table, pips: number): Table {
  for (let drawn = play.drawn; ; drawn++)
    if (Random.fromSeed(seed, drawn).int(6) + 1 === pips) return { ...play, drawn }
}

/** The pending task and its seat. */
export const pending = ({ state }: Table) => state.agenda.at(-1)

/**
 * The same game begun in the middle: villages with churches, chambers, meeting places, goods and
 * customers from the display, so that random play comes to what is rare.
 */
export const midgame: typeof myVillage = {
  ...myVillage,
  setup(chosen, seats, random) {
    const state = myVillage.setup(chosen, seats, random)
    state.villages.forEach((village, seat) => {
      village.coins = 5
      village.treeSp = 6
      village.church = state.churches.shift() ?? null
      village.chamber = state.chambers.pop() ?? null
      village.jokers = village.chamber === 'guild-chamber' ? 3 : 0
      village.meetingPlace = { markers: 2 }
      state.meetingPlaces--
      village.tile = 'school'
      for (let kind = 0; kind < 5; kind++) {
        const id = state.buildings.splice(kind * (4 - seat), 1)[0]
        if (id) village.buildings.push({ id, goods: 2 })
      }
      for (let i = 0; i < 2; i++) {
        const id = state.fields.shift()
        if (id) village.fields.push({ id, plow: i === 0 })
      }
      for (let i = 0; i < 3; i++) village.market.push(state.customers.deck.shift() as CustomerId)
    })
    return state
  },
}

/** A random game to the end: every state before a move, and the events of each move. */
export function* randomGame(
  seats: number,
  number: number,
  game = myVillage,
): Generator<{ play: Table; seat: Seat; events: ReadonlyArray<GameEvent>; move: Move }> {
  const own = new Uint8Array(32).fill(number)
  const choice = Random.fromSeed(own.map((byte) => byte ^ 0x5a))
  let play: Table = start(game, {}, seats, own)
  for (;;) {
    const [seat] = game.toAct(play.state)
    if (seat === undefined) return
    const move = choice.pick(game.moves(play.state, seat))
    const next = submit(game, play, seat, [move])
    yield { play, seat, move, events: next.events.map(({ event }) => event) }
    play = next.play
  }
}
