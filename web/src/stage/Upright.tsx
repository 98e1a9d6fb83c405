import { createSignal, onCleanup, Show } from 'solid-js'
import { Sign } from './Sign.tsx'
import { createMedia } from './stage.ts'
import { stageTexts } from './words.ts'

/** A phone on its side, or one whose keyboard leaves so little of the page. */
const onItsSide = '(orientation: landscape) and (height < 480px) and (pointer: coarse)'

/** Returns true while the screen stands upright, however little of it is left to the page. */
function createIsUpright(): () => boolean {
  // WebKitGTK has none.
  const orientation = (screen as Partial<Screen>).orientation
  const read = () => orientation?.type.startsWith('portrait') ?? false
  const [isUpright, setUpright] = createSignal(read())
  const look = () => setUpright(read())
  orientation?.addEventListener('change', look)
  onCleanup(() => orientation?.removeEventListener('change', look))
  return isUpright
}

/** Asks to turn a phone that lies on its side, where the stage is too low; it can be shown all the same. */
export function Upright() {
  const isLow = createMedia(onItsSide)
  const isUpright = createIsUpright()
  const [isWanted, want] = createSignal(false)
  return (
    <Show when={isLow() && !isUpright() && !isWanted()}>
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
