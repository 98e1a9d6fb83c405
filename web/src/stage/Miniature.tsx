import { createEffect, createSignal, type JSX, on, onCleanup, Show } from 'solid-js'
import type { Seat } from '../../../worker/games/kernel/index.ts'
import { useStage } from './stage.ts'

/** Time that a village must stay as it is before it is drawn anew, in milliseconds: nothing is drawn while pieces move. */
const still = 1200

interface MiniatureProps {
  readonly seat: Seat
  /** State of the table, as I see it. */
  readonly state: unknown
  /** Pieces move on the stage. */
  readonly isMoving: boolean
  /** Marks of the village, on the picture. */
  readonly marks: JSX.Element
}

/** The village of a seat as a small picture, with marks of what matters on it. */
export function Miniature(props: MiniatureProps) {
  const { setting } = useStage()
  const [address, setAddress] = createSignal<string | null>(null)
  createEffect(
    on(
      () => [props.state, props.isMoving] as const,
      ([state, isMoving]) => {
        const { picture } = setting
        if (!picture || isMoving) return
        let isCurrent = true
        const draw = async () => {
          // Without its picture a seat is still told apart: it keeps the one it has.
          const drawn = await picture(props.seat, state).catch(() => null)
          if (isCurrent && drawn) setAddress(drawn)
        }
        const timer = setTimeout(() => void draw(), still)
        onCleanup(() => {
          isCurrent = false
          clearTimeout(timer)
        })
      },
    ),
  )
  return (
    <Show when={address()}>
      {(src) => (
        <span class="seat-place">
          <img src={src()} alt="" decoding="async" />
          {props.marks}
        </span>
      )}
    </Show>
  )
}
