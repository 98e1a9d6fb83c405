import { Index, Show } from 'solid-js'
import type { Ability, BuildingType, Yield } from '../../../../worker/games/town-builder/index.ts'
import type { goods, marks } from '../../../../worker/pictures/town-builder/index.ts'

export type GlyphName = keyof typeof marks | keyof typeof goods

const isGood = (name: GlyphName): name is Yield =>
  name === 'stone' || name === 'wood' || name === 'straw' || name === 'gold'

/** A sign in the colour of what it stands for, decoration beside words. Each differs by its shape. */
export const Glyph = (props: { readonly name: GlyphName }) => (
  <svg class={`tb-glyph tb-is-${props.name}`} viewBox="0 0 24 24" aria-hidden="true">
    <use href={isGood(props.name) ? `#tb-${props.name}` : `#tb-mark-${props.name}`} />
  </svg>
)

export const TypeSign = (props: { readonly type: BuildingType }) => <Glyph name={props.type} />

export const AbilitySign = (props: { readonly kind: Ability['kind'] }) => (
  <Glyph name={props.kind} />
)

/** Several signs of one kind; many of them as one with a number. */
export const Signs = (props: { readonly of: Yield; readonly count: number }) => (
  <Show
    when={props.count > 2}
    fallback={
      <Index each={Array.from({ length: props.count })}>{() => <Glyph name={props.of} />}</Index>
    }
  >
    <span class="tb-many-of">
      <b class="tb-times">{props.count}×</b>
      <Glyph name={props.of} />
    </span>
  </Show>
)
