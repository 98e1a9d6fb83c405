import { createEffect, onCleanup, Show } from 'solid-js'
import type { MomentMotion } from './board-moments.ts'
import { Sign } from './Sign.tsx'
import { stageTexts } from './words.ts'
import './moments.css'

/** A moment with its pictures: addresses, `null` where there is none. */
export interface StagedMoment {
  readonly title: string
  readonly sentence: string
  readonly motion: MomentMotion
  readonly ms: number
  /** The place behind it; before it, where it passes from one state to another. */
  readonly place: string | null
  readonly placeBefore: string | null
  readonly piece: string | null
}

/** A moment on the stage, for its time; a tap ends it. */
export function MomentPlayer(props: {
  readonly moment: StagedMoment
  readonly onDone: () => void
}) {
  createEffect(() => {
    const timer = setTimeout(props.onDone, props.moment.ms)
    onCleanup(() => clearTimeout(timer))
  })
  return (
    <Show when={props.moment} keyed>
      {(moment) => (
        <button
          type="button"
          class={`moment moment-${moment.motion}`}
          style={{ '--ms': `${moment.ms}ms` }}
          onClick={() => props.onDone()}
        >
          <span class="moment-places" aria-hidden="true">
            <Show when={moment.place}>{(src) => <img src={src()} alt="" />}</Show>
            <Show when={moment.placeBefore}>
              {(src) => <img class="moment-before" src={src()} alt="" />}
            </Show>
          </span>
          <Show when={moment.piece}>
            {(src) => (
              <span class="moment-piece" aria-hidden="true">
                <img src={src()} alt="" />
              </span>
            )}
          </Show>
          <span class="moment-words">
            <b class="moment-title">{moment.title}</b>
            <span>{moment.sentence}</span>
          </span>
          <Sign name="last" />
          <span class="quiet">{stageTexts().skip}</span>
        </button>
      )}
    </Show>
  )
}
