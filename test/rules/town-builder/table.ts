import {
  type AddressedEvent,
  copy,
  Hidden,
  IllegalMove,
  type Json,
  type Play,
  type Seat,
  start,
  submit,
  view,
} from '../../../worker/games/kernel/index.ts'
import {
  type District,
  type Event,
  type Foundation,
  type Move,
  type State,
  type TownId,
  townBuilder,
} from '../../../worker/games/town-builder/index.ts'
import { cards } from './own-cards.ts'

const SEED = new Uint8Array(32).fill(7)

/** A foundation with cards under it. */
export const site = (card: TownId, ...under: TownId[]): Foundation => ({ card, under, covered: [] })

type Setting = Partial<Omit<State, 'districts' | 'turn' | 'agenda'>> & {
  readonly seats?: number
  readonly confirmEnd?: boolean
  /** The districts by seat; seat 0 is the first player and in turn. */
  readonly districts?: ReadonlyArray<Partial<District>>
  readonly turn?: Partial<State['turn']>
}

/** A table in the middle of the first player's turn: empty but for what is given, with plain cards in deck and row. */
export class Table {
  play: Play<State, unknown>
  events: AddressedEvent<Event>[] = []

  constructor({ seats = 2, districts = [], turn = {}, ...parts }: Setting = {}) {
    const play = start(townBuilder, {}, seats, SEED) as Play<State, unknown>
    const state: State = {
      ...copy(play.state),
      autoClaim: false,
      first: 0,
      deck: cards(20),
      deckJudges: 0,
      row: cards(5),
      judgeRow: [],
      awards: [],
      stirred: true,
      ...parts,
    }
    state.districts = state.districts.map((district, seat) => ({ ...district, ...districts[seat] }))
    state.turn = { ...state.turn, seat: 0, ...turn }
    this.play = { ...play, state }
  }

  get state(): State {
    return this.play.state
  }

  get me(): District {
    return this.seat(this.state.turn.seat)
  }

  seat(seat: Seat): District {
    return this.state.districts[seat] as District
  }

  /** Seat that must act; -1 for nobody. */
  get acting(): Seat {
    return townBuilder.toAct(this.state)[0] ?? -1
  }

  get moves(): Move[] {
    return townBuilder.moves(this.state, this.acting)
  }

  /** The moves of one kind. */
  can<K extends Move['do']>(what: K): Extract<Move, { do: K }>[] {
    return this.moves.filter((move): move is Extract<Move, { do: K }> => move.do === what)
  }

  /** Plays moves of the seat to act, one after the other. */
  do(...moves: Move[]): this {
    for (const move of moves) {
      const { play, events } = submit(townBuilder, this.play, this.acting, [move])
      this.play = play as Play<State, unknown>
      this.events.push(...events)
    }
    return this
  }

  /** The rule that refuses a move. Throws if it is legal. */
  refusal(move: Json, seat: Seat = this.acting): string | undefined {
    try {
      submit(townBuilder, this.play, seat, [move as unknown as Move])
    } catch (error) {
      if (error instanceof IllegalMove) return error.rule
      throw error
    }
    throw new Error('The move is legal.')
  }

  /** Returns true if a move can be played on the acting seat's view, and so be taken back (T-R54). */
  plansAhead(move: Move): boolean {
    try {
      submit(townBuilder, view(townBuilder, this.play, this.acting), this.acting, [move])
      return true
    } catch (error) {
      if (error instanceof Hidden) return false
      throw error
    }
  }

  /** The view of a seat, or of a spectator. */
  seenBy(viewer: Seat | null): State {
    return view(townBuilder, this.play, viewer).state
  }

  /** All events of one kind so far. */
  seen<K extends Event['event']>(event: K): Extract<Event, { event: K }>[] {
    return this.events
      .map(({ event }) => event)
      .filter((e): e is Extract<Event, { event: K }> => e.event === event)
  }

  /** Points of a seat in one category, or in total. */
  points(seat: Seat = 0, category?: string): number {
    const score = townBuilder.score(this.state)[seat]
    if (!category) return score?.total ?? Number.NaN
    return score?.categories.find((one) => one.category === category)?.points ?? Number.NaN
  }

  /** Plays the first legal moves until another player is in turn. */
  finishTurn(): this {
    const { seat } = this.state.turn
    while (this.acting === seat) {
      const move = this.moves.find((one) => one.do === 'end') ?? this.moves[0]
      if (move) this.do(move)
    }
    return this
  }

  /** Plays the first legal moves until the game is over. */
  finish(): this {
    for (let i = 0; i < 1000 && this.acting >= 0; i++) {
      const move = this.moves.find((one) => one.do === 'end') ?? this.moves[0]
      if (move) this.do(move)
    }
    return this
  }
}
