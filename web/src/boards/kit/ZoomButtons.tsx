import { Show, useContext } from 'solid-js'
import { ActionButton } from '../../stage/ActionButton.tsx'
import type { Zoom } from '../../stage/actions.ts'
import { StageContext } from '../../stage/stage.ts'
import { stageTexts } from '../../stage/words.ts'

/** Buttons that zoom a village too large for its ground; keys do the same. */
export function ZoomButtons(props: { readonly of: Zoom }) {
  const stage = useContext(StageContext)
  stage?.look.lend('zoom', props.of)
  return (
    <Show when={stage && props.of.isLarge()}>
      <fieldset class="b-zoom">
        <legend class="quiet">{stageTexts().zoom.title}</legend>
        <ActionButton id="smaller" class="b-zoom-out" tellsKey>
          −
        </ActionButton>
        <ActionButton id="fit" class="b-zoom-fit" tellsKey>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
          </svg>
        </ActionButton>
        <ActionButton id="larger" class="b-zoom-in" tellsKey>
          +
        </ActionButton>
      </fieldset>
    </Show>
  )
}
