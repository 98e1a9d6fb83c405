import { type JSX, Show } from 'solid-js'
import type { Move } from '../../../worker/games/kernel/index.ts'
import { LocalErrorBoundary } from '../parts/LocalErrorBoundary.tsx'
import type { Reason } from '../rules/index.ts'
import { reasonAgainst, reasonOf } from '../rules/why.ts'
import { language } from '../words/index.ts'
import type { BoardModule, Reasons } from './board.ts'
import type { Selection } from './selection.ts'
import type { FrameProps, ShownPosition } from './shown.ts'
import { useStage } from './stage.ts'

/** Reason why a wish cannot be played in the frame's position; `null` where nothing can be said. */
async function whyNot(
  props: FrameProps,
  { game }: BoardModule,
  wish: Move,
): Promise<Reason | null> {
  // The effect of a revealing move is not known yet: after it, nobody can say.
  if (props.you === null || props.revealing) return null
  // Somebody who waits is told as well; the past and the end of a game answer nothing.
  const isRunning = props.present && props.position.toAct.length > 0
  if (props.moves.length === 0 && !isRunning) return null
  return reasonAgainst(game, props.position.play.state, props.you, wish)
}

/** Fails in the place of a board, as that would. */
function Broken(props: { readonly error: unknown }): JSX.Element {
  throw props.error
}

export interface ShownProps {
  readonly frame: FrameProps
  readonly shown: ShownPosition
  readonly selection: Selection
  readonly pane: string | null
}

/** The board of the position shown. */
function ShownBoard(props: ShownProps) {
  const { setting, look } = useStage()
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
export const BoardOrFault = (props: ShownProps) => (
  <LocalErrorBoundary>
    <Show when={props.selection.fault()} fallback={<ShownBoard {...props} />}>
      {(fault) => <Broken error={fault().error} />}
    </Show>
  </LocalErrorBoundary>
)
