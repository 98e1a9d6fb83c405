import { Show, useContext } from 'solid-js'
import { RoomContext } from '../../stage/room.ts'
import { language } from '../../words/index.ts'
import type { Zoom } from './zoom.ts'

const en = {
  zoom: 'Size of the village',
  larger: 'Larger',
  smaller: 'Smaller',
  fit: 'Everything in view',
  usual: 'Usual size',
}
const de: typeof en = {
  zoom: 'Größe des Dorfs',
  larger: 'Größer',
  smaller: 'Kleiner',
  fit: 'Alles im Blick',
  usual: 'Übliche Größe',
}
const fr: typeof en = {
  zoom: 'Taille du village',
  larger: 'Agrandir',
  smaller: 'Réduire',
  fit: 'Tout voir',
  usual: 'Taille habituelle',
}
const words = { en, de, fr }

/** Buttons that zoom a village too large for its room; the keys +, − and 0 do the same. */
export function ZoomButtons(props: { readonly of: Zoom }) {
  const boardWords = () => words[language()]
  useContext(RoomContext)?.look.offer(
    { id: 'larger', when: () => props.of.isLarge(), run: () => props.of.larger() },
    { id: 'smaller', when: () => props.of.isLarge(), run: () => props.of.smaller() },
    { id: 'fit', when: () => props.of.isLarge(), run: () => props.of.whole() },
  )
  const whole = () => (props.of.zoom() < 1 ? boardWords().usual : boardWords().fit)
  return (
    <Show when={props.of.isLarge()}>
      <fieldset class="b-zoom">
        <legend class="quiet">{boardWords().zoom}</legend>
        <button
          type="button"
          class="b-zoom-out"
          aria-label={boardWords().smaller}
          title={`${boardWords().smaller} (−)`}
          onClick={() => props.of.smaller()}
        >
          −
        </button>
        <button
          type="button"
          class="b-zoom-fit"
          aria-label={whole()}
          title={`${whole()} (0)`}
          onClick={() => props.of.whole()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
          </svg>
        </button>
        <button
          type="button"
          class="b-zoom-in"
          aria-label={boardWords().larger}
          title={`${boardWords().larger} (+)`}
          onClick={() => props.of.larger()}
        >
          +
        </button>
      </fieldset>
    </Show>
  )
}
