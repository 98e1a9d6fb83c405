import { type Accessor, createEffect, createMemo, createSignal, type JSX, on } from 'solid-js'
import { createStore, reconcile } from 'solid-js/store'
import { copy, type Move, type Seat } from '../../../worker/games/kernel/index.ts'
import { language } from '../words/index.ts'
import type { Happened } from './board.ts'
import type { Choosing } from './choosing.ts'
import { createSelection } from './selection.ts'
import { type Position, useStage } from './stage.ts'

/** Inputs of a frame from its page. */
export interface FrameProps {
  readonly position: Position
  /** Seat whose things the moves are about. */
  readonly you: Seat | null
  readonly moves: ReadonlyArray<Move>
  readonly onMove: (move: Move, joins?: boolean) => void
  readonly pointedAt: Move | null
  readonly onPoint: (move: Move | null) => void
  readonly planned: ReadonlyArray<Move>
  readonly revealing: boolean
  readonly happened: Happened | null
  /** True while something is played on the stage; absent or `null`: nothing. */
  readonly isMidway?: boolean
  /** Seat whose turn is played on the stage just now; nobody plays what follows it by itself. Absent or `null`: none is. */
  readonly playing?: Seat | 'nobody' | null
  /** It is the table as it stands. */
  readonly present: boolean
  /** The end fills the room of seats, panes and stage. */
  readonly ended?: boolean
  readonly bar: JSX.Element
  /** A line under the seats of a phone. */
  readonly line?: JSX.Element
  /** Layers over the stage leave nothing of it to be used: panes are no way into it. */
  readonly isCovered?: boolean
  /** Layers over the stage: slips of paper, a film, the ending. */
  readonly over?: JSX.Element
}

/** A position as boards read it: its state as a store that changes where the position does, and plain. */
export function createShown(props: FrameProps) {
  const position = () => props.position
  const moves = () => props.moves
  const [board, setBoard] = createStore({ state: copy(position().play.state) as object })
  const [plain, setPlain] = createSignal(position().play.state)
  // The store changes in an effect: what is asked must not reach the board before its state does.
  const [toAct, setToAct] = createSignal(position().toAct)
  const [legal, setLegal] = createSignal(moves())
  createEffect(
    on(
      [position, moves] as const,
      ([{ play, toAct }, next]) => {
        setBoard('state', reconcile(copy(play.state) as object, { key: null, merge: true }))
        setPlain(() => play.state)
        setToAct(toAct)
        setLegal(next)
      },
      { defer: true },
    ),
  )
  const { look } = useStage()
  createEffect(() => look.show(position()))
  // Every piece asks for it, and it seldom changes with the plan.
  const revealing = createMemo(() => props.revealing)
  return { board, plain, toAct, legal, revealing }
}

/** Position that a frame shows, as boards read it. */
export type ShownPosition = ReturnType<typeof createShown>

/** A board that has buttons of its own. */
const unchosen: Choosing<unknown, Move> = { ways: () => [], says: () => null }

/** Selection on the board of the position shown. */
export function createChosen(
  props: FrameProps,
  { plain, legal, revealing }: ReturnType<typeof createShown>,
  pane: Accessor<string | null>,
  root: () => HTMLElement | undefined,
) {
  const { setting, look } = useStage()
  return createSelection<unknown, Move, unknown>({
    game: setting.module.choosing ?? unchosen,
    state: plain,
    seat: () => props.you,
    moves: legal,
    pointedAt: () => props.pointedAt,
    planned: () => props.planned,
    revealing,
    speech: () => ({ language: language(), names: setting.names, words: setting.words }),
    onMove: props.onMove,
    onPoint: props.onPoint,
    looked: look.seat,
    onLook: look.lookAt,
    pane,
    onPane: look.choosePane,
    root,
  })
}
