import type { AnyGame, Move, Play, Seat } from '../../../worker/games/kernel/index.ts'
import type { Drawer } from './drawer.ts'
import {
  add,
  clear,
  type Dropped,
  emptyPlan,
  isComplete,
  movesOf,
  nextMoves,
  type Plan,
  planned,
  planOn,
  redo,
  type Sense,
  sensesOf,
  undo,
} from './plan.ts'

/** Request that is posted to the table: the wire's `TurnRequest`. */
export interface Sending<M extends Move = Move> {
  readonly revision: number
  readonly moves: M[]
  readonly turn: string
}

/**
 * Answer to the posting of a turn. `played` and `stale` bring the table's present
 * view (`null`: I have none there any more); `refused` means nothing was played,
 * and why; `unreachable` means that nobody knows.
 */
export type Answer =
  | { readonly answer: 'played' | 'stale'; readonly play: Play | null }
  | { readonly answer: 'refused'; readonly reason: unknown }
  | { readonly answer: 'unreachable' }

export type Status = 'planning' | 'sending' | 'unreachable' | 'refused'

export interface PlannerOptions {
  readonly game: AnyGame
  readonly seat: Seat
  readonly play: Play
  readonly drawer: Drawer
  send(turn: Sending): Promise<Answer>
  newTurn(): string
  /** Keeps a plan from being carried over to a view on which its moves mean something else. */
  readonly sense?: Sense
  /** Called after every change. */
  changed(): void
}

/**
 * One seat's planning at one table. It keeps the plan in its drawer, sends it,
 * and carries it over when the table moves on. It holds no clock and no socket:
 * the page calls `rebase` with each new view.
 */
export class Planner {
  readonly #game: AnyGame
  readonly #seat: Seat
  readonly #drawer: Drawer
  readonly #send: PlannerOptions['send']
  readonly #newTurn: () => string
  readonly #changed: () => void
  readonly #sense: Sense | null
  #plan: Plan
  #turn: string
  /** The turn that was sent and not answered: the table may have played it or not. */
  #unanswered: Sending | null = null
  /** Meanings of the moves of that turn when they were planned. */
  #meant: ReadonlyArray<string> = []
  /** A view that came while a turn was under way. */
  #meanwhile: Play | null = null
  #status: Status = 'planning'
  #refusal: unknown = null
  #dropped: ReadonlyArray<Dropped> = []

  constructor(options: PlannerOptions) {
    const { game, seat, play, drawer, send, newTurn, changed, sense } = options
    this.#game = game
    this.#seat = seat
    this.#drawer = drawer
    this.#send = send
    this.#newTurn = newTurn
    this.#changed = changed
    this.#sense = sense ?? null
    this.#plan = emptyPlan(play, seat)
    this.#turn = newTurn()
    this.#restore(play)
  }

  get plan(): Plan {
    return this.#plan
  }
  /** The view with the planned moves played. */
  get play(): Play {
    return planned(this.#plan)
  }
  /** Moves that can be planned next; nothing while a turn is under way. */
  get moves(): Move[] {
    return this.#status === 'sending' ? [] : nextMoves(this.#game, this.#plan)
  }
  get complete(): boolean {
    return isComplete(this.#game, this.#plan)
  }
  get status(): Status {
    return this.#status
  }
  /** Reason why the table refused the turn, when it did. */
  get refusal(): unknown {
    return this.#refusal
  }
  /** Moves of an earlier plan that did not fit the new view; until `forget` or the next turn. */
  get dropped(): ReadonlyArray<Dropped> {
    return this.#dropped
  }

  /**
   * Plans a move. Throws `IllegalMove`; does nothing while a turn is under way.
   *
   * @param joins it was made by the same tap as the move before, and is taken back with it
   */
  add(move: Move, joins = false): void {
    this.#edit((plan) => add(this.#game, plan, move, joins))
  }
  undo(): void {
    this.#edit(undo)
  }
  redo(): void {
    this.#edit((plan) => redo(this.#game, plan))
  }
  clear(): void {
    this.#edit(clear)
  }
  /** The message about dropped moves was read. */
  forget(): void {
    this.#dropped = []
    this.#changed()
  }

  /**
   * Sends the plan. While one is under way, further calls do nothing. Without an
   * answer the plan stays, and sending it again is safe: it keeps its name.
   */
  async submit(): Promise<void> {
    if (this.#status === 'sending') return
    const moves = movesOf(this.#plan)
    if (this.#unanswered) await this.#post(this.#unanswered)
    else if (moves.length > 0) {
      this.#meant = this.#senses()
      await this.#post({ revision: this.#plan.base.revision, moves, turn: this.#turn })
    }
  }

  /**
   * Goes on with a view that came from elsewhere. The plan is tried on it move
   * by move. A view that is older than the present one, or the same, changes nothing.
   */
  rebase(play: Play): void {
    if (play.revision <= this.#plan.base.revision) return
    if (this.#status === 'sending') {
      this.#meanwhile = play
      return
    }
    if (this.#unanswered) void this.#askAgain(this.#unanswered, play)
    else this.#carryOver(play, movesOf(this.#plan), this.#senses())
  }

  #edit(change: (plan: Plan) => Plan): void {
    if (this.#status === 'sending') return
    const plan = change(this.#plan)
    if (plan === this.#plan) return
    this.#plan = plan
    // Other moves are another turn: under the old name the table would take them for the old ones.
    this.#begin()
  }

  #begin(): void {
    this.#turn = this.#newTurn()
    this.#unanswered = null
    this.#status = 'planning'
    this.#refusal = null
    this.#save()
    this.#changed()
  }

  async #post(turn: Sending): Promise<void> {
    this.#status = 'sending'
    this.#unanswered = turn
    this.#refusal = null
    this.#dropped = []
    this.#save()
    this.#changed()
    const answer = await this.#send(turn)
    switch (answer.answer) {
      case 'played':
        return this.#carryOver(answer.play, [], [])
      case 'stale':
        return this.#carryOver(answer.play, turn.moves, this.#meant)
      case 'refused':
        this.#unanswered = null
        this.#status = 'refused'
        this.#refusal = answer.reason
        break
      case 'unreachable':
        this.#status = 'unreachable'
    }
    this.#save()
    this.#changed()
  }

  /**
   * The table has moved on and a turn of mine is without an answer. Sent again
   * it cannot be played a second time, as its revision is gone; but the answer
   * tells whether it was.
   */
  async #askAgain(turn: Sending, play: Play): Promise<void> {
    await this.#post(turn)
    if (this.#status === 'refused') this.#carryOver(play, turn.moves, this.#meant)
  }

  #senses(): string[] {
    return this.#sense ? sensesOf(this.#plan, this.#sense) : []
  }

  #planOn(base: Play, moves: ReadonlyArray<Move>, meant: ReadonlyArray<string>) {
    return planOn(this.#game, base, this.#seat, moves, meant, this.#sense)
  }

  #carryOver(play: Play | null, moves: ReadonlyArray<Move>, meant: ReadonlyArray<string>): void {
    let base = this.#plan.base
    for (const newer of [play, this.#meanwhile])
      if (newer && newer.revision >= base.revision) base = newer
    this.#meanwhile = null
    const { plan, dropped } = this.#planOn(base, moves, meant)
    this.#plan = plan
    this.#dropped = dropped
    this.#begin()
  }

  #restore(play: Play): void {
    const stored = this.#drawer.load()
    if (!stored || stored.seat !== this.#seat || stored.moves.length === 0) return
    const { revision, moves, meant = [], turn, sent } = stored
    this.#meant = meant
    // On the same view they mean the same, in whatever language.
    const expected = revision === play.revision ? [] : meant
    const { plan, dropped } = this.#planOn(play, moves, expected)
    this.#plan = plan
    if (sent) this.#unanswered = { revision, moves: [...moves], turn }
    if (revision === play.revision) {
      this.#turn = turn
      if (sent) this.#status = 'unreachable'
    } else if (this.#unanswered) {
      void this.#askAgain(this.#unanswered, play)
    } else {
      this.#dropped = dropped
      this.#save()
    }
  }

  #save(): void {
    const { revision, moves, turn } = this.#unanswered ?? {
      revision: this.#plan.base.revision,
      moves: movesOf(this.#plan),
      turn: this.#turn,
    }
    this.#drawer.save(
      moves.length === 0
        ? null
        : {
            revision,
            seat: this.#seat,
            moves,
            meant: this.#unanswered ? this.#meant : this.#senses(),
            turn,
            sent: this.#unanswered !== null,
          },
    )
  }
}
