import { createSignal, Show } from 'solid-js'
import { createMedia } from './room.ts'
import { Sign } from './Sign.tsx'
import { stageTexts } from './words.ts'

/** A phone on its side. */
const onItsSide = '(orientation: landscape) and (height < 480px) and (pointer: coarse)'

/** Asks to turn a phone that lies on its side, where the stage is too low; it can be shown all the same. */
export function Upright() {
  const isLow = createMedia(onItsSide)
  const [isWanted, want] = createSignal(false)
  return (
    <Show when={isLow() && !isWanted()}>
      <div class="upright" role="status">
        <Sign name="upright" />
        <p>{stageTexts().upright}</p>
        <button type="button" class="bar-button" onClick={() => want(true)}>
          {stageTexts().anyway}
        </button>
      </div>
    </Show>
  )
}
