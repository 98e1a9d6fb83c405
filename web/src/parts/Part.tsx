import { createRenderEffect, type JSX, Show } from 'solid-js'
import { createPart } from '../device/opening.ts'

interface PartProps {
  readonly children?: JSX.Element
  /** It has hundreds of elements that take little script, as a ground has. */
  readonly large?: boolean
  /** Stands in its place until then. */
  readonly fallback?: JSX.Element
  /** Its turn has come. */
  readonly onDraw?: () => void
}

/** A part of a table that is drawn in its turn as the app is opened on it, and at once anywhere else. */
export function Part(props: PartProps) {
  const isDrawn = createPart(props.large)
  createRenderEffect(() => isDrawn() && props.onDraw?.())
  return (
    <Show when={isDrawn()} fallback={props.fallback}>
      {props.children}
    </Show>
  )
}
