import {
  type AddressedEvent,
  type AnyGame,
  type GameEvent,
  type Move,
  type Play,
  Random,
  type Seat,
  scoresSeen,
  sentSteps,
  start,
  stepsOf,
  stepsSeen,
  submit,
  type Viewer,
  view,
  visibleTo,
} from '../../worker/games/kernel/index.ts'
import type { Entry } from '../../worker/wire/schema/entry.ts'
import type { PastView, TurnRequest } from '../../worker/wire/schema/history.ts'
import type { Draft } from '../../worker/wire/schema/plans.ts'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import type { Wishes } from './wishes.ts'

interface Turn {
  readonly seat: Seat
  readonly moves: ReadonlyArray<Move>
  readonly at: number
  readonly by: Entry['by']
  readonly events: ReadonlyArray<AddressedEvent<GameEvent>>
}

/** Question to me. */
export interface Asked {
  readonly state: unknown
  readonly seat: Seat
  readonly moves: ReadonlyArray<Move>
}

/** Most moves in a turn of a seat that plays at random. */
const maxTurn = 8

/** The identifier of the only table there is. */
export const localId = 'gallerygallerygallery1'

/** A table played in this browser with the real rules: the other seats play at random. */
export class LocalTable {
  readonly #game: AnyGame
  readonly #wishes: Wishes
  readonly #closing: ReadonlySet<string>
  readonly #chance: Random
  readonly #plays: Play[]
  readonly #turns: Turn[] = []
  /** The last turn that I count as having seen. */
  #since = 0
  #played = 0
  /** Seat in the midst of a turn, and the number of moves that it may still have. */
  #turn: { readonly seat: Seat; readonly left: number } | null = null

  /** @param closing the `do` of the moves that end a turn */
  constructor(game: AnyGame, closing: Iterable<string>, wishes: Wishes) {
    this.#game = game
    this.#wishes = wishes
    this.#closing = new Set([...closing, ...(game.passes ?? [])])
    const seed = new Uint8Array(32).fill(7)
    new DataView(seed.buffer).setUint32(0, wishes.seed)
    this.#chance = Random.fromSeed(seed.map((byte) => byte ^ 0xa5))
    this.#plays = [start(game, wishes.options, wishes.seats, seed)]
    this.#playOn()
  }

  get #now(): Play {
    return this.#plays.at(-1) as Play
  }
  /** Number of moves that were played at random by now. */
  get played(): number {
    return this.#played
  }
  get revision(): number {
    return this.#now.revision
  }
  toAct(): Seat[] {
    return this.#game.toAct(this.#now.state)
  }

  /** Moves that I can do now; `null` while others are asked. */
  asked(): Asked | null {
    const { you } = this.#wishes
    if (you === null || !this.toAct().includes(you)) return null
    const { state } = this.#seen(this.#now)
    return { state, seat: you, moves: this.#game.moves(this.#now.state, you) }
  }

  /** Plays until where the address wishes it to stop. */
  #playOn(): void {
    const { moves, until, you } = this.#wishes
    for (;;) {
      const asked = this.toAct()
      if (asked.length === 0) break
      const enough = this.#played >= moves && until !== 'end'
      const mine = you !== null && asked.includes(you)
      if (enough && (until === 'moves' || (until === 'mine') === mine)) break
      const left = enough || until === 'end' ? 1 : moves - this.#played
      this.#random(this.#chance.pick(asked), Math.min(maxTurn, left))
    }
    this.#lookBack()
  }

  #lookBack(): void {
    const { you } = this.#wishes
    const mine = this.#turns.findLastIndex(({ seat }) => seat === you)
    this.#since = you === null ? 0 : mine + 1
  }

  /**
   * Plays on to the next state that my page shows: after each move of mine, and after each turn of
   * somebody else. The states are those that `moves` of an address leads to with `until=moves`. False once the game is over.
   */
  walkOn(): boolean {
    const asked = this.toAct()
    if (asked.length === 0) return false
    const isInTurn = this.#turn !== null && this.#turn.left > 0 && asked.includes(this.#turn.seat)
    const { seat, left } =
      this.#turn && isInTurn ? this.#turn : { seat: this.#chance.pick(asked), left: maxTurn }
    const isMine = seat === this.#wishes.you
    const count = this.#random(seat, isMine ? 1 : left)
    this.#turn = { seat, left: left - count }
    this.#lookBack()
    return true
  }

  /** A seat plays at random for as long as it is asked; how many moves those were. */
  #random(seat: Seat, most: number): number {
    const events: AddressedEvent<GameEvent>[] = []
    const moves: Move[] = []
    let play = this.#now
    while (moves.length < most && this.#game.toAct(play.state).includes(seat)) {
      const move = this.#pick(play, seat)
      const next = submit(this.#game, play, seat, [move])
      moves.push(move)
      events.push(...next.events)
      play = { ...next.play, revision: this.revision }
    }
    this.#keep({ ...play, revision: this.revision + 1 }, { seat, by: 'bot', moves, events })
    this.#played += moves.length
    return moves.length
  }

  #pick(play: Play, seat: Seat): Move {
    const legal: Move[] = this.#game.moves(play.state, seat)
    const doing = legal.filter((move) => !this.#game.waits?.(play.state, seat, move))
    const all = doing.length > 0 ? doing : legal
    const going = all.filter((move) => !this.#closing.has(move.do))
    const lively = this.#wishes.busy && going.length > 0 && this.#chance.int(12) > 0
    return this.#chance.pick(lively ? going : all)
  }

  #keep(play: Play, turn: Omit<Turn, 'at'>): void {
    this.#plays.push(play)
    this.#turns.push({ ...turn, at: Date.now() - 60_000 })
  }

  /** The turn that I have planned and not sent. */
  draft: Draft | null = null

  /** Plays a turn that was sent. Throws `IllegalMove`. */
  send({ moves }: TurnRequest): Entry {
    const seat = this.#wishes.you ?? 0
    const { play, events } = submit(this.#game, this.#now, seat, moves)
    this.#keep(play, { seat, by: 'person', moves, events })
    this.#since = play.revision
    return this.entry(play.revision)
  }

  /** One seat other than mine plays a turn at random, if it is asked; what happened. */
  goOn(): Entry | null {
    const others = this.toAct().filter((seat) => seat !== this.#wishes.you)
    if (others.length === 0) return null
    this.#random(this.#chance.pick(others), maxTurn)
    return this.entry(this.revision)
  }

  entry(revision: number): Entry {
    const turn = this.#turns[revision - 1]
    if (!turn) throw new RangeError('There is no such turn.')
    const { seat, at, by } = turn
    const events = visibleTo(turn.events, this.#viewer).map((event) => ({ ...event }))
    return { revision, seat, at, by, back: null, events }
  }
  entries(after: number): Entry[] {
    return this.#turns.map((_, i) => this.entry(i + 1)).slice(after)
  }
  past(revision: number): PastView {
    const play = this.#seen(this.#plays[revision] ?? this.#now)
    const [before, turn] = [this.#plays[revision - 1], this.#turns[revision - 1]]
    if (!before || !turn) return { play, entry: null, steps: null }
    const { steps } = stepsOf(this.#game, before, turn.seat, turn.moves)
    const seen = stepsSeen(this.#game, before.state, steps, this.#viewer)
    return { play, entry: this.entry(revision), steps: sentSteps(seen, play.state) }
  }

  get #viewer(): Viewer {
    return this.#wishes.you
  }
  #seen(play: Play): PastView['play'] {
    return { ...view(this.#game, play, this.#viewer), seed: null }
  }

  table(): TableView {
    const result = this.#game.result(this.#now.state)
    const play = this.#seen(this.#now)
    return {
      ...fixed,
      draft: this.draft?.revision === this.revision ? this.draft : null,
      game: this.#game.id,
      options: play.options,
      status: result ? 'over' : 'playing',
      seats: Array.from({ length: this.#wishes.seats }, (_, seat) => this.#seat(seat)),
      you: this.#wishes.you,
      toAct: this.toAct(),
      play,
      since: this.#since,
      scores: scoresSeen(this.#game, play.state).map((score) => ({
        ...score,
        categories: [...score.categories],
      })),
      result: result && { ...result, places: [...result.places] },
      endedAt: result ? Date.now() : null,
      seed: result ? this.#now.seed : null,
    }
  }

  #seat(seat: Seat): TableView['seats'][number] {
    return {
      seat,
      name: this.#wishes.names[seat] ?? `${seat + 1}`,
      person: null,
      you: seat === this.#wishes.you,
      host: seat === 0,
      present: seat % 2 === 0,
      bot: seat !== this.#wishes.you && seat % 3 === 1 ? 'medium' : null,
      botOnce: false,
      left: null,
      deadline: null,
      overAt: null,
      awayUntil: null,
    }
  }
}

const fixed = {
  id: localId,
  title: '',
  access: 'link',
  createdAt: 0,
  startedAt: Date.now() - 600_000,
  rated: false,
  deal: null,
  rematch: null,
  pace: null,
  patience: 7,
  pausedAt: null,
  wishes: { pause: [], end: [], pace: [] },
  decisions: [],
  happenings: [],
  plan: { steps: [], orders: [], pass: false, forced: false, version: 0, dropped: null },
  talk: { last: 0, unread: 0 },
  nudges: [],
  proposal: null,
  back: null,
  letters: null,
  isRemoved: false,
  line: { length: 0, place: null, isCalled: false, isKept: false, isFree: false, people: [] },
} satisfies Partial<TableView>
