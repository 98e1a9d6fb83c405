import { Index } from 'solid-js'
import type { Ability, BuildingType, Yield } from '../../../../worker/games/town-builder/index.ts'

/** Small signs on 24 by 24. Building types and resources differ in shape as well as in colour. */
const paths = {
  trade:
    'M7 2h10c2 3 3 6.500 3 10s-1 7-3 10H7c-2-3-3-6.500-3-10s1-7 3-10zM5 7.500v2h14v-2zM5 14.500v2h14v-2z',
  social:
    'M12 21.500C5 16 2 12.500 2 8.500A5.300 5.300 0 0 1 12 6a5.300 5.300 0 0 1 10 2.500c0 4-3 7.500-10 13z',
  residential: 'M12 2L1 12h3v10h6v-6h4v6h6V12h3z',
  culture:
    'M12 1.500a2 2 0 0 1 2 2c3.500.900 5 4 5 8V16l2.500 3.500h-19L5 16v-4.500c0-4 1.500-7.100 5-8a2 2 0 0 1 2-2zM9 20.500h6a3 3 0 0 1-6 0z',
  military:
    'M12 1.500l9 3V11c0 6-4 9.500-9 11.500C7 20.500 3 17 3 11V4.500zM12 4.600v14.900c3.300-1.600 6-4.300 6-8.500V6.600z',
  stone: 'M7.500 4L16 3l6.500 8-2 8L11 21.500 2.500 17.500 1.500 10zM9 7l-4 4 7 1.500L16 7z',
  wood: 'M7.500 5H19a4 7 0 0 1 0 14H7.500zM6.500 5a4.500 7 0 1 1 0 14a4.500 7 0 0 1 0-14zM6.500 9a2 3 0 1 0 0 6a2 3 0 0 0 0-6z',
  straw:
    'M11 1h2v8l4-6.500 2 1L15.500 10H17v3h-2l4.500 8.500H15L12 16l-3 5.500H4.500L9 13H7v-3h1.500L5 3.500l2-1L11 9z',
  gold: 'M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20zM12 5a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM12 7.500l4.500 4.500-4.500 4.500-4.500-4.500z',
  star: 'M12 1.500l3.200 6.700 7.300 1-5.300 5.100 1.300 7.200-6.500-3.500-6.500 3.500 1.300-7.200L1.500 9.200l7.300-1z',
  build: 'M3 3h13l5 4.500-3 3-2.500-2H14V11h-4V8.500H3zM10 12.500h4V22h-4z',
  end: 'M5 1.500h14v3l-5 7.500 5 7.500v3H5v-3l5-7.500-5-7.500zM8.500 19.500h7L12 15z',
  row: 'M2 6h13l7 6-7 6H2zM5 9v6h3V9zM10 9v6h3V9z',
  padlock:
    'M6.500 10V7.500a5.500 5.500 0 0 1 11 0V10H20v12H4V10zM9.500 10h5V7.500a2.500 2.500 0 0 0-5 0z',
  check: 'M2.500 12.500l3-3 4 4 9-9.500 3 3L9.500 19.500z',
  laurel:
    'M11 22C4 20 2 15 3 9c1 3 2.500 4 4 4.500C5 10 5 6 7.500 2.500 8 6 9 8 10.500 9.500V22zM13 22c7-2 9-7 8-13-1 3-2.500 4-4 4.500 2-3.500 2-7.500-.500-11-.500 3.500-1.500 5.500-3 7V22z',
} as const

export type GlyphName = keyof typeof paths

/** A sign in the colour of what it stands for, decoration beside words. */
export const Glyph = (props: { readonly name: GlyphName }) => (
  <svg
    class={`tb-glyph tb-is-${props.name}`}
    viewBox="0 0 24 24"
    width="1em"
    height="1em"
    fill="currentColor"
    fill-rule="evenodd"
    aria-hidden="true"
  >
    <path d={paths[props.name]} />
  </svg>
)

export const TypeSign = (props: { readonly type: BuildingType }) => <Glyph name={props.type} />

/** What a card gives: one of these signs. */
export const YieldSign = (props: { readonly of: Yield }) => <Glyph name={props.of} />

export const AbilitySign = (props: { readonly kind: Ability['kind'] }) => (
  <Glyph name={props.kind} />
)

/** Several signs of one kind. */
export const Signs = (props: { readonly of: Yield; readonly count: number }) => (
  <Index each={Array.from({ length: props.count })}>{() => <YieldSign of={props.of} />}</Index>
)
