import { createContext, For, type JSX, onCleanup, useContext } from 'solid-js'
import type { goods } from '../../../../worker/games/my-village/index.ts'
import {
  buildingOf,
  ground,
  pictureOf,
  suitOf,
  symbolGroups,
} from '../../../../worker/pictures/my-village/index.ts'
import { gamePlace } from '../../../../worker/pictures/my-village/place.ts'
import type { signs } from '../../../../worker/pictures/my-village/signs.ts'
import { tonesCss } from '../../../../worker/pictures/tones.ts'
import { Part } from '../../parts/Part.tsx'
import { type Box, placed } from '../../stage/layout.ts'

/** A sign of the sprite: what a board counts, or a good. */
export type SignName = keyof typeof signs | (typeof goods)[number]

let sheet: CSSStyleSheet | undefined

/** The colours of the place, as long as the board is there. The site's policy allows no inline styles. */
function wearTones(): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(
      tonesCss(gamePlace, [
        'craft',
        'harvest',
        'religion',
        'council',
        'travel',
        'market',
        'timber',
      ]),
    )
  }
  const mine = sheet
  document.adoptedStyleSheets.push(mine)
  onCleanup(() => {
    const at = document.adoptedStyleSheets.indexOf(mine)
    if (at >= 0) document.adoptedStyleSheets.splice(at, 1)
  })
}

/** Every drawing of the game once, for all that show it by name. */
export function Sprite(): JSX.Element {
  wearTones()
  return (
    <svg class="mv-sprite" aria-hidden="true">
      <For each={symbolGroups}>
        {(some) => (
          <Part>
            <defs innerHTML={some()} />
          </Part>
        )}
      </For>
    </svg>
  )
}

/** The land behind the village: sky, hills, and the river with its bridge on the right. */
export function Ground(props: { readonly box: Box }): JSX.Element {
  // Drawn once: its box changes with most moves.
  const land = ground()
  return (
    <svg
      class="mv-ground at"
      style={placed(props.box)}
      viewBox="0 0 1600 330"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
      innerHTML={land}
    />
  )
}

/** The scale of the village, in pixels of a unit, for what stands in it. */
export const ScaleContext = createContext<() => number>()

/**
 * Style of a drawing that grows with the village around it; empty outside one. Each has the scale of its own: inherited, it
 * would have all that is drawn in the village styled anew whenever it changes, which it does with most moves.
 */
export function useScale(): () => Readonly<Record<string, string>> {
  const scale = useContext(ScaleContext)
  return () => (scale ? { '--k': `${scale()}px` } : {})
}

interface UseProps {
  readonly name: string
  readonly class: string
}

const Use = (props: UseProps) => (
  <svg class={props.class} aria-hidden="true">
    <use href={`#mv-${props.name}`} />
  </svg>
)

/** A drawing that grows with the village around it. */
function Scaled(props: UseProps): JSX.Element {
  const scale = useScale()
  return (
    <svg class={props.class} style={scale()} aria-hidden="true">
      <use href={`#mv-${props.name}`} />
    </svg>
  )
}

/** A small sign beside a number or a word. */
export const Sign = (props: { readonly name: SignName; readonly class?: string }) => (
  <Use name={`s-${props.name}`} class={`mv-sign ${props.class ?? ''}`} />
)

/** The picture of a card or banner, in the tones of its area. */
export const Picture = (props: { readonly of: string }) => (
  <Use name={`c-${pictureOf(props.of)}`} class={`mv-picture s-${suitOf(props.of)}`} />
)

/** A building that stands free; `plow` shows the field with its plough. */
export const Building = (props: { readonly of: string; readonly plow?: boolean }) => (
  <Scaled
    name={`b-${props.plow ? 'field-plow' : (buildingOf(props.of) ?? props.of)}`}
    class={`mv-building s-${suitOf(props.of)}`}
  />
)

/** A person, in the tones of the area. */
export const Pawn = (props: { readonly who: string; readonly suit?: string }) => (
  <Scaled name={`p-${props.who}`} class={`mv-pawn s-${props.suit ?? 'timber'}`} />
)

/** A die as it lies. */
export const DieFace = (props: { readonly pips: number; readonly colour: 'white' | 'black' }) => (
  <Use name={`d-${props.colour}-${props.pips}`} class="mv-die" />
)

/** Another piece of the sprite by its name. */
export const Thing = (props: { readonly name: string; readonly class?: string }) => (
  <Scaled name={props.name} class={`mv-thing ${props.class ?? ''}`} />
)

/** The paper of a card: a stamp, stretched to its size. */
export const Paper = () => (
  <svg class="mv-paper" viewBox="0 0 140 100" preserveAspectRatio="none" aria-hidden="true">
    <use href="#mv-paper" />
  </svg>
)
