import {
  type Accessor,
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  on,
  onCleanup,
  Show,
} from 'solid-js'
import { createStore, reconcile } from 'solid-js/store'
import { copy, type Move, type Seat } from '../../../worker/games/kernel/index.ts'
import type { BoardModule, Happened, Reasons } from '../boards/index.ts'
import type { Choosing } from '../boards/kit/choosing.ts'
import { markShown } from '../design/shown.ts'
import { endOpening, endPreview } from '../opening.ts'
import { LocalErrorBoundary } from '../parts/LocalErrorBoundary.tsx'
import { Part } from '../parts/Part.tsx'
import type { Reason } from '../rules/index.ts'
import { reasonAgainst, reasonOf } from '../rules/why.ts'
import { language } from '../words/index.ts'
import { Drawer } from './Drawer.tsx'
import { Handle } from './Handle.tsx'
import { useKeys } from './keys.ts'
import { Panes } from './Panes.tsx'
import { paneInView } from './pane.ts'
import { Rail } from './Rail.tsx'
import { createPhone, type Position, useRoom } from './room.ts'
import { createSelection, type Selection, SelectionContext } from './selection.ts'
import { onSwipe } from './swipe.ts'
import { Upright } from './Upright.tsx'
import { stageTexts } from './words.ts'
import './frame.css'
import './bubble.css'
import './scenes.css'

interface FrameProps {
  readonly position: Position
  /** Whose things the moves are about. */
  readonly you: Seat | null
  readonly moves: ReadonlyArray<Move>
  readonly onMove: (move: Move, joins?: boolean) => void
  readonly pointedAt: Move | null
  readonly onPoint: (move: Move | null) => void
  readonly planned: ReadonlyArray<Move>
  readonly revealing: boolean
  readonly happened: Happened | null
  /** What is played on the stage; absent or `null`: nothing. */
  readonly isMidway?: boolean
  /** Whose turn is played on the stage just now; nobody plays what follows it by itself. Absent or `null`: none is. */
  readonly playing?: Seat | 'nobody' | null
  /** It is the table as it stands. */
  readonly present: boolean
  readonly bar: JSX.Element
  /** What lies over the stage: slips of paper, a film, the ending. */
  readonly over?: JSX.Element
}

/** A position as boards read it: its state as a store that changes where the position does, and plain. */
function createShown(props: FrameProps) {
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
  const { look } = useRoom()
  createEffect(() => look.show(position()))
  // Every piece asks for it, and it seldom changes with the plan.
  const revealing = createMemo(() => props.revealing)
  return { board, plain, toAct, legal, revealing }
}

/** Why a wish cannot be played in the frame's position; `null` where nothing can be said. */
async function whyNot(
  props: FrameProps,
  { game }: BoardModule,
  wish: Move,
): Promise<Reason | null> {
  // What a revealing move brings is not known yet: after it, nobody can say.
  if (props.you === null || props.revealing) return null
  // Who waits is told as well; the past and the end of a game answer nothing.
  const isRunning = props.present && props.position.toAct.length > 0
  if (props.moves.length === 0 && !isRunning) return null
  return reasonAgainst(game, props.position.play.state, props.you, wish)
}

/** A board that has buttons of its own. */
const unchosen: Choosing<unknown, Move> = { ways: () => [], says: () => null }

/** Selection on the board of the position shown. */
function createChosen(
  props: FrameProps,
  { plain, legal, revealing }: ReturnType<typeof createShown>,
  pane: Accessor<string | null>,
  root: () => HTMLElement | undefined,
) {
  const { setting, look } = useRoom()
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

/** What the frame shows, for the seats in the rail. */
const shownIn = ({ position, present }: FrameProps) => ({ position, present })

/** The pane in view on a phone, `null` elsewhere, and how a finger turns it; with the keys of the stage. */
function createPane(inView: () => string | null) {
  useKeys()
  const { setting, look } = useRoom()
  const isPhone = createPhone()
  const pane = createMemo(() => (isPhone() ? inView() : null))
  function turnPane(by: number): void {
    const { panes } = setting.module
    const at = panes.findIndex(({ id }) => id === pane())
    const next = at < 0 ? undefined : panes[at + by]
    if (next) look.choosePane(next.id)
  }
  return { isPhone, pane, turnPane }
}

/** Fails in the place of a board, as that would. */
function Broken(props: { readonly error: unknown }): JSX.Element {
  throw props.error
}

interface ShownProps {
  readonly frame: FrameProps
  readonly shown: ReturnType<typeof createShown>
  readonly selection: Selection
  readonly pane: string | null
}

/** The board of the position shown. */
function ShownBoard(props: ShownProps) {
  const { setting, look } = useRoom()
  const { module } = setting
  const reasons: Reasons = {
    against: (wish) => whyNot(props.frame, module, wish),
    of: (rule) => reasonOf(module.game.id, rule),
  }
  return (
    <module.Board
      selection={props.selection}
      state={props.shown.board.state}
      plain={props.shown.plain()}
      options={setting.options}
      seats={setting.seats}
      you={props.frame.you}
      toAct={props.shown.toAct()}
      moves={props.shown.legal()}
      reasons={reasons}
      names={setting.names}
      language={language()}
      words={setting.words}
      over={
        props.shown.toAct().length === 0 && !props.frame.isMidway && props.frame.playing == null
      }
      happened={props.frame.happened}
      isMidway={props.frame.isMidway ?? false}
      looked={look.seat()}
      pane={props.pane}
    />
  )
}

/** The board, or that it broke: the frame around it goes on. */
const BoardOrFault = (props: ShownProps) => (
  <LocalErrorBoundary>
    <Show when={props.selection.fault()} fallback={<ShownBoard {...props} />}>
      {(fault) => <Broken error={fault().error} />}
    </Show>
  </LocalErrorBoundary>
)

/**
 * The frame in which every board lives, exactly as tall as the screen: a bar with the question, the
 * seats, the stage, and a drawer that slides over it. The document never scrolls.
 */
export function Frame(props: FrameProps) {
  const { setting, look } = useRoom()
  const { module } = setting
  const shown = createShown(props)
  const { board, legal } = shown
  const { isPhone, pane, turnPane } = createPane(() =>
    paneInView(module.panes, look.pane(), board.state, props.you, legal()),
  )
  // Each is seen once all of it is there: nothing moves while it grows.
  const [seen, setSeen] = createSignal({ frame: false, board: false })
  markShown('frame')
  const showFrame = () => {
    setSeen({ frame: true, board: false })
    endPreview()
  }
  let stage: HTMLElement | undefined
  const selection = createChosen(props, shown, pane, () => stage)
  return (
    <SelectionContext.Provider value={selection}>
      <div
        class="frame"
        classList={{
          'frame-drawn': look.drawer() !== null,
          'frame-away': !props.present,
          'frame-scores': look.drawer() === 'points' && setting.seats > 3,
          'frame-told': props.playing != null,
          coming: !seen().frame,
        }}
        data-game={module.game.id}
      >
        <Part>{props.bar}</Part>
        <Rail {...shownIn(props)} playing={props.playing ?? null} state={board.state} />
        <Part>
          <Show when={isPhone() && module.panes.length > 1}>
            <Panes
              state={board.state}
              you={props.you}
              moves={legal()}
              planned={props.planned}
              pane={pane()}
              happened={props.happened}
            />
          </Show>
        </Part>
        <Part onDraw={showFrame} />
        <main
          id="content"
          class="stage"
          tabindex="-1"
          aria-label={stageTexts().stage}
          ref={(element) => {
            stage = element
            onCleanup(onSwipe(element, turnPane))
          }}
        >
          <div
            class="board"
            classList={{ 'board-flow': module.panes.length === 0, coming: !seen().board }}
            data-pane={pane() ?? undefined}
            aria-hidden={!seen().board || undefined}
          >
            <Part>
              <BoardOrFault frame={props} shown={shown} selection={selection} pane={pane()} />
            </Part>
          </div>
          <Part onDraw={endOpening}>{props.over}</Part>
          <Part>
            <Handle />
          </Part>
          <Show when={!seen().board}>
            <div class="coming-cover" />
          </Show>
          {/* Last: whoever sees the board can use its keys and all around it. */}
          <Part onDraw={() => setSeen({ frame: true, board: true })} />
          <Drawer />
          <Upright />
        </main>
      </div>
    </SelectionContext.Provider>
  )
}
