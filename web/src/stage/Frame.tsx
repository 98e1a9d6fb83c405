import { createMemo, createSignal, onCleanup, Show } from 'solid-js'
import { markShown } from '../design/shown.ts'
import { endOpening, endPreview } from '../device/opening.ts'
import { Part } from '../parts/Part.tsx'
import { Drawer } from './Drawer.tsx'
import { Handle } from './Handle.tsx'
import { useKeys } from './keys.ts'
import { Panes } from './Panes.tsx'
import { paneInView } from './pane.ts'
import { Rail } from './Rail.tsx'
import { SelectionContext } from './selection.ts'
import { createPhone, createTablet, useStage } from './stage.ts'
import { onSwipe } from './swipe.ts'
import { Upright } from './Upright.tsx'
import { stageTexts } from './words.ts'
import './frame.css'
import './bubble.css'
import './scenes.css'

import { BoardOrFault, type ShownProps } from './ShownBoard.tsx'
import { createChosen, createShown, type FrameProps } from './shown.ts'

/** Part of the frame's properties that the seats in the rail need. */
const shownIn = ({ position, present }: FrameProps) => ({ position, present })

/** The pane in view on a phone, `null` elsewhere, and how a finger turns it; with the keys of the stage. */
function createPane(inView: () => string | null) {
  useKeys()
  const { setting, look } = useStage()
  const isPhone = createPhone()
  const isTablet = createTablet()
  const hasPanes = () => isPhone() && !(setting.module.isWholeOnTablets && isTablet())
  const pane = createMemo(() => (hasPanes() ? inView() : null))
  function turnPane(by: number): void {
    const { panes } = setting.module
    const at = panes.findIndex(({ id }) => id === pane())
    const next = at < 0 ? undefined : panes[at + by]
    if (next) look.choosePane(next.id)
  }
  return { hasPanes, pane, turnPane }
}

interface StageProps extends ShownProps {
  /** All of the board is drawn, with its keys and what lies around it. */
  readonly isThere: boolean
  readonly onThere: () => void
  /** A finger turns the pane: by one to the next or to the one before. */
  readonly onTurn: (by: number) => void
  readonly ref: (element: HTMLElement) => void
}

/** The stage: the board, what lies over it, and what slides over both. */
function Stage(props: StageProps) {
  const { setting } = useStage()
  const telling = () =>
    Object.fromEntries(
      Object.entries(setting.module.telling?.at?.(props.pane) ?? {}).map(([name, value]) => [
        `--said-${name}`,
        value,
      ]),
    )
  return (
    <main
      id="content"
      class="stage"
      style={telling()}
      tabindex="-1"
      aria-label={stageTexts().stage}
      ref={(element) => {
        props.ref(element)
        onCleanup(onSwipe(element, props.onTurn))
      }}
    >
      <div
        class="board"
        classList={{ 'board-flow': setting.module.panes.length === 0, coming: !props.isThere }}
        data-pane={props.pane ?? undefined}
        inert={props.frame.ended ?? false}
      >
        <Part>
          <BoardOrFault {...props} />
        </Part>
      </div>
      <Part onDraw={endOpening}>{props.frame.over}</Part>
      <Part>
        <Handle />
      </Part>
      {/* Last: whoever sees the board can use its keys and all around it. */}
      <Part onDraw={props.onThere} />
      <Drawer />
      <Upright />
    </main>
  )
}

/**
 * The frame in which every board lives, exactly as tall as the screen: a bar with the question, the
 * seats, the stage, and a drawer that slides over it. The document never scrolls.
 */
export function Frame(props: FrameProps) {
  const { setting, look } = useStage()
  const { module } = setting
  const shown = createShown(props)
  const { board, legal } = shown
  const { hasPanes, pane, turnPane } = createPane(() =>
    paneInView(module.panes, look.pane(), board.state, props.you, legal()),
  )
  const hasTabs = () => hasPanes() && module.panes.length > 1
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
          'frame-scores': look.drawer() === 'points' && setting.seats > 2,
          'frame-told': props.playing != null,
          'frame-ended': props.ended ?? false,
          'frame-covered': props.isCovered ?? false,
          coming: !seen().frame,
        }}
        data-game={module.game.id}
      >
        <Part>{props.bar}</Part>
        <Rail {...shownIn(props)} playing={props.playing ?? null} state={board.state} />
        <Part>{props.line}</Part>
        {/* The stage keeps its place as the tabs come. */}
        <Part
          fallback={
            <Show when={hasTabs()}>
              <div class="panes" />
            </Show>
          }
        >
          <Show when={hasTabs()}>
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
        <Stage
          frame={props}
          shown={shown}
          selection={selection}
          pane={pane()}
          isThere={seen().board}
          onThere={() => setSeen({ frame: true, board: true })}
          onTurn={turnPane}
          ref={(element) => {
            stage = element
          }}
        />
      </div>
    </SelectionContext.Provider>
  )
}
