import { createEffect, createMemo, createSignal, createUniqueId, on, onCleanup } from 'solid-js'
import { createStore, reconcile } from 'solid-js/store'
import {
  type AnyWords,
  copy,
  type Move,
  type Names,
  type Play,
  type Seat,
} from '../../../../worker/games/kernel/index.ts'
import type { BoardModule, Happened } from '../../boards/index.ts'
import type { Reason } from '../../rules/index.ts'
import { reasonAgainst } from '../../rules/why.ts'
import { language, t } from '../../words/index.ts'
import { Guarded } from './Guarded.tsx'

const none = () => undefined

/** What a position is shown with: all that stays the same from one to the next. */
export interface Scenery {
  readonly module: BoardModule
  readonly words: AnyWords
  readonly names: Names
  readonly options: unknown
  readonly seats: number
  /** Is told which position is on the board, and `null` once none is. */
  readonly onShown: ((play: Play | null) => void) | null
}

interface StageProps extends Scenery {
  readonly play: Play
  /** Whose things are drawn first. */
  readonly you: Seat | null
  readonly moves: ReadonlyArray<Move>
  readonly onMove: (move: Move) => void
  readonly pointedAt: Move | null
  readonly onPoint: (move: Move | null) => void
  readonly planned: ReadonlyArray<Move>
  readonly revealing: boolean
  readonly happened: Happened | null
}

/** A board that shows a position beside the table's own: a past one, or one that is tried out. */
export function Stage(props: StageProps) {
  const game = () => props.module.game
  const [board, setBoard] = createStore({ state: copy(props.play.state) as object })
  // A move is worded on its state: the board gets both at once.
  const [moves, setMoves] = createSignal(props.moves)
  createEffect(
    on(
      () => [props.play, props.moves] as const,
      ([play, legal]) => {
        setBoard('state', reconcile(copy(play.state) as object, { key: null, merge: true }))
        setMoves(legal)
      },
      { defer: true },
    ),
  )
  createEffect(() => props.onShown?.(props.play))
  onCleanup(() => props.onShown?.(null))
  /** Why something cannot be done here, where somebody could do anything at all. */
  async function why(wish: Move): Promise<Reason | null> {
    if (props.you === null || props.moves.length === 0) return null
    return reasonAgainst(game(), props.play.state, props.you, wish)
  }
  const toAct = createMemo(() => game().toAct(props.play.state))
  const title = createUniqueId()
  return (
    <section class="board" aria-labelledby={title}>
      <h2 id={title} class="quiet">
        {t().table.board}
      </h2>
      <Guarded>
        <props.module.Board
          state={board.state}
          options={props.options}
          seats={props.seats}
          you={props.you}
          toAct={toAct()}
          moves={moves()}
          onMove={props.onMove}
          pointedAt={props.pointedAt}
          onPoint={props.onPoint}
          why={why}
          planned={props.planned}
          revealing={props.revealing}
          names={props.names}
          language={language()}
          words={props.words}
          over={toAct().length === 0}
          happened={props.happened}
          looked={props.you ?? 0}
          onLook={none}
          pane={null}
        />
      </Guarded>
    </section>
  )
}
