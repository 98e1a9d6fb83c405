import { createMemo, For } from 'solid-js'
import { isHidden } from '../../../../worker/games/kernel/index.ts'
import type { HeroId, Region } from '../../../../worker/games/settlement/components/index.ts'
import type { State } from '../../../../worker/games/settlement/state.ts'
import {
  ground,
  pictureNames,
  suitOfColour,
  suitOfResource,
  suits,
  symbol,
} from '../../../../worker/pictures/settlement/index.ts'
import { gamePlace } from '../../../../worker/pictures/settlement/place.ts'
import { ink, tonesCss } from '../../../../worker/pictures/tones.ts'
import { Part } from '../../parts/Part.tsx'
import { type Box, placed } from '../../stage/layout.ts'

// Tones are variables of their own sheet: a site that forbids inline styles lets scripts adopt one.
const sheet = new CSSStyleSheet()
sheet.replaceSync(tonesCss(gamePlace, suits))
document.adoptedStyleSheets.push(sheet)

/** The class of a suit by what is printed in it. */
export const suitClass = (kind: keyof typeof suitOfResource | keyof typeof suitOfColour): string =>
  `s-${kind in suitOfResource ? suitOfResource[kind as keyof typeof suitOfResource] : suitOfColour[kind as keyof typeof suitOfColour]}`

/** A drawing by its name, as large as its box; its suit's class is on an element around it. */
export const Art = (props: { readonly name: string; readonly class?: string }) => (
  <svg class={`s-art ${props.class ?? ''}`} aria-hidden="true">
    <use href={`#s-${props.name}`} />
  </svg>
)

/** The unexplored land of a space: its part of the region's panorama, on whose ground a clearing lies or mist. */
export const Wild = (props: {
  readonly region: Region
  readonly column: number
  readonly isClear: boolean
}) => (
  <>
    <svg
      class="s-art s-wild-art"
      viewBox={`${120 * props.column} -24 120 108`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <use href={`#s-wild-${props.region}`} x="0" y="-24" width="360" height="108" />
    </svg>
    <Art name={props.isClear ? 'clearing' : 'mist'} class="s-wild-art" />
  </>
)

/** Drawings that come and go with the game, and scenes of things that the board shows by themselves; all others are always at hand. */
const comes = (name: string): boolean =>
  /^(terrain|adventurer|defender|builder|artisan)-|-scene$/.test(name)

const always = pictureNames.filter((name) => !comes(name))

/** The pieces in view that need a drawing of their own. */
const present = (state: State): ReadonlyArray<string> => [
  ...new Set<string>([
    ...state.heroRow.filter((hero): hero is HeroId => hero !== null),
    ...state.boards.flatMap(({ heroes, terrains }) => [
      ...heroes.filter((hero) => !isHidden(hero)),
      ...terrains.flatMap((terrain) => (terrain ? [terrain.tile] : [])),
    ]),
    ...state.agenda.flatMap((task) => (task.task === 'place-terrain' ? [task.tile] : [])),
  ]),
]

/** Every drawing that the board shows, once. */
export function Sprite(props: { readonly state: State }) {
  const names = createMemo(() => present(props.state).filter((name) => pictureNames.includes(name)))
  return (
    <svg class="s-sprite" aria-hidden="true">
      <Part>
        <defs innerHTML={ink(always.map(symbol).join(''))} />
      </Part>
      <For each={names()}>
        {(name) => (
          <Part>
            <defs innerHTML={ink(symbol(name))} />
          </Part>
        )}
      </For>
    </svg>
  )
}

/** The place on which the game lies. */
export const Ground = (props: { readonly box: Box }) => (
  <svg
    class="s-ground at"
    style={placed(props.box)}
    viewBox="0 125 1600 776"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
    innerHTML={ink(ground())}
  />
)
