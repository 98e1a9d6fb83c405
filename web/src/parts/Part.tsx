import { createRenderEffect, type JSX, Show } from 'solid-js'
import { createPart } from '../device/opening.ts'

interface PartProps {
  readonly children?: JSX.Element
  /** Its turn has come. */
  readonly onDraw?: () => void
}

/** A part of a table that is drawn in its turn as the app is opened on it, and at once anywhere else. */
export function Part(props: PartProps) {
  const isDrawn = createPart()
  createRenderEffect(() => isDrawn() && props.onDraw?.())
  return <Show when={isDrawn()}>{props.children}</Show>
}
