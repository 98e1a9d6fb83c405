import {
  type Accessor,
  batch,
  createEffect,
  createMemo,
  createSignal,
  on,
  onCleanup,
} from 'solid-js'
import {
  type Move,
  moveInWords,
  type Play,
  promptInWords,
  type Seat,
} from '../../../../worker/games/kernel/index.ts'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import { ApiProblem, perform, Unreachable } from '../../api/client.ts'
import { waitsFor } from '../../bots/waiting.ts'
import {
  type Answer,
  createPlanner,
  deedsIn,
  movesOf,
  type ReactivePlanner,
  type Sending,
  sensesOf,
} from '../../planner/index.ts'
import { closingOf, sendingIn } from '../../stage/closing.ts'
import { stageTexts } from '../../stage/words.ts'
import { appTexts } from '../../words/index.ts'
import { createDraftDrawer } from './draft.ts'
import { createLinked } from './linked.ts'
import type { LiveTable } from './live.ts'
import { resendWhenBack } from './resend.ts'
import type { Seated } from './seated.ts'
import { type Press, pressFor } from './sending.ts'

/** Posts a turn; whatever happens becomes one of the planner's answers. */
async function post(live: LiveTable, id: string, turn: Sending): Promise<Answer> {
  try {
    const { table, entry } = await perform('POST /tables/{id}/turns', {
      id,
      ...turn,
      moves: turn.moves.map((move) => ({ ...move })),
    })
    live.take(table, entry)
    return { answer: 'played', play: table.play as Play | null }
  } catch (error) {
    if (error instanceof Unreachable) return { answer: 'unreachable' }
    if (error instanceof ApiProblem && error.code === 'stale-revision') {
      const table = error.problem.table as TableView
      live.take(table)
      return { answer: 'stale', play: table.play as Play | null }
    }
    return { answer: 'refused', reason: error }
  }
}

/** Time in milliseconds for which a turn is said to be sent. */
const toldFor = 6000

/** Tells if a turn of mine was taken just now. */
function createSent() {
  const [isSent, setSent] = createSignal(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = () => {
    clearTimeout(timer)
    setSent(false)
  }
  onCleanup(forget)
  return {
    isSent,
    forget,
    tell() {
      forget()
      setSent(true)
      timer = setTimeout(forget, toldFor)
    },
  }
}

function plannerFor(at: Seated, sent: () => void): ReactivePlanner | null {
  if (at.seat === null) return null
  const planner = createPlanner({
    game: at.module.game,
    seat: at.seat,
    play: at.play,
    drawer: createDraftDrawer(at, at.seat),
    async send(turn) {
      const answer = await post(at.live, at.table.id, turn)
      if (answer.answer === 'played') sent()
      return answer
    },
    sense: (state, seat, move) => moveInWords(at.words, state, seat, move, at.names),
  })
  resendWhenBack(planner, at.table.id, at.seat, at.live.connection)
  createEffect(
    on(
      () => at.play,
      (play) => planner.rebase(play),
    ),
  )
  return planner
}

/** Plans moves, and what follows from the last of them without a choice. */
function maker(at: Seated, planner: ReactivePlanner | null) {
  return (moves: ReadonlyArray<Move>, joins = false): void => {
    if (!planner) return
    batch(() => {
      for (const [i, move] of moves.entries()) {
        // Before the move: after it, the position is another.
        const isLast = i === moves.length - 1
        const { state } = planner.play()
        const gifts = isLast ? at.module.gifts?.(state, at.seat ?? 0, move) : undefined
        planner.add(move, joins)
        for (const gift of gifts ?? []) planner.add(gift)
      }
    })
  }
}

/** Knowledge of a plan whose last move turns something up, before that is seen. */
function createUnseen(at: Seated, planner: ReactivePlanner | null, shown: Accessor<Play>) {
  const known = (of: 'endsUnseen' | 'closesUnseen') =>
    createMemo(() => {
      const reveals = planner?.plan().reveals
      return !!reveals && at.seat !== null && (at.module[of]?.(shown(), at.seat, reveals) ?? false)
    })
  return {
    /** It ends my turn. */
    endsUnseen: known('endsUnseen'),
    /** It leaves nothing but the end of my turn. */
    closesUnseen: known('closesUnseen'),
  }
}

/** The moves that close something, and what the button does of them. */
function createClosing(at: Seated, shown: Accessor<Play>, moves: Accessor<ReadonlyArray<Move>>) {
  const closing = createMemo(() => closingOf(at.module.groups, moves()))
  const press = createMemo((): Press | null => {
    if (at.seat === null) return null
    const [first] = sendingIn(at.module, shown().state, at.seat, moves())
    return first ? pressFor(at.module, shown(), at.seat, first) : null
  })
  /** Moves that close something, besides that of the button. */
  const otherClosing = createMemo(() => {
    const pressed = press()?.moves[0]
    return closing().filter((move) => move !== pressed)
  })
  return {
    closing,
    /** Effect of the button; `null`: none. */
    press,
    otherClosing,
  }
}

/** A seat's turn in the making at a running table: what is shown, what can be done, what was planned. */
export function createTurn(at: Seated) {
  const { game } = at.module
  const sent = createSent()
  const planner = plannerFor(at, sent.tell)
  const linked = createLinked(at, planner)
  // The socket may tell of the end before my turn has its answer: it is told first.
  const over = () => at.table.status === 'over' && planner?.status() !== 'sending'
  /** Nobody plays here by hand: it is over, or a bot plays in my place. */
  const isIdle = createMemo(
    () => over() || (at.seat !== null && at.table.seats[at.seat]?.bot != null),
  )
  const shown = createMemo((): Play => planner?.play() ?? at.play)
  // Not anew with each message about the table: a button drawn anew while it is pressed would lose the press.
  const moves = createMemo(() => (isIdle() ? [] : (planner?.moves() ?? [])))
  const toAct = createMemo(() => (over() ? [] : game.toAct(shown().state)))
  const mine = () => at.seat !== null && !isIdle() && toAct().includes(at.seat)
  const plannedMoves = createMemo(() => (planner ? movesOf(planner.plan()) : []))
  const wording = (state: unknown, seat: Seat, move: Move) =>
    moveInWords(at.words, state, seat, move, at.names)
  /** Words for the effect of a move, and for its further cost. */
  const offered = (state: unknown, seat: Seat, move: Move) => {
    const costs = at.module.costs?.(state, seat, move, at.names)
    const does = wording(state, seat, move)
    return costs ? `${does}. ${costs}` : does
  }
  const planned = createMemo(() => (planner ? sensesOf(planner.plan(), wording) : []))
  const dropped = () =>
    (planner?.dropped() ?? []).map(
      ({ move, meant }) => meant ?? wording(shown().state, at.seat ?? 0, move),
    )
  const { endsUnseen, closesUnseen } = createUnseen(at, planner, shown)
  const question = () => {
    if (over()) return appTexts().table.over
    if (planner?.status() === 'unreachable') return stageTexts().waitsForConnection
    if (endsUnseen() || closesUnseen()) return appTexts().table.complete
    if (planner?.plan().reveals) return appTexts().table.reveals
    if (mine() && at.seat !== null) return at.words.prompt(shown().state, at.seat, at.names)
    return planner?.complete()
      ? appTexts().table.complete
      : waitsFor(at.table.seats, toAct(), at.names)
  }
  /** Question to another seat; nothing where that takes more than I may see. */
  const askedOf = (seat: Seat) => promptInWords(at.words, shown().state, seat, at.names)
  const { closing, press, otherClosing } = createClosing(at, shown, moves)
  // The next turn has begun.
  createEffect(() => {
    if (planned().length > 0) sent.forget()
  })
  return {
    planner,
    make: maker(at, planner),
    linked,
    over,
    isIdle,
    shown,
    moves,
    toAct,
    mine,
    plannedMoves,
    planned,
    /** Number of planned deeds: what one tap made is one. */
    deeds: () => (planner ? deedsIn(planner.plan()) : 0),
    dropped,
    question,
    askedOf,
    wording,
    offered,
    closing,
    otherClosing,
    endsUnseen,
    closesUnseen,
    /** My turn was taken just now. */
    isSent: sent.isSent,
    forgetSent: sent.forget,
    /** Effect of the button for the first of the moves that end the turn; `null` where there is none. */
    press,
  }
}
export type Turn = ReturnType<typeof createTurn>

/** A move that somebody points at, on the board or in a list; let go when the moves change. */
export function createPointer(
  moves: Accessor<unknown>,
): readonly [Accessor<Move | null>, (move: Move | null) => void] {
  const [pointedAt, point] = createSignal<Move | null>(null)
  createEffect(on(moves, () => point(null), { defer: true }))
  return [pointedAt, point]
}
