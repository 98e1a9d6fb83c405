/** Small signs on 24 by 24. */
const paths = {
  time: 'M5 1h14v3h-1.500c0 4-1.700 6.300-4 8c2.300 1.700 4 4 4 8H19v3H5v-3h1.500c0-4 1.700-6.300 4-8c-2.300-1.700-4-4-4-8H5z',
  coin: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM12 4.500a7.500 7.500 0 1 1 0 15a7.500 7.500 0 1 1 0-15zM13 7v10h-2.500V10H9V8.200L11.200 7z',
  story:
    'M12 2c2 3.500 5 4 9 4v12c-4 0-7 .5-9 4c-2-3.500-5-4-9-4V6c4 0 7-.5 9-4zM12 6.500c-1.500 1.600-3.600 2.300-6.500 2.500v6.500c2.500.2 4.700.7 6.500 2.200z',
  prestige:
    'M12 1l3.200 6.900l7.500.9l-5.500 5.200l1.400 7.400L12 17.700l-6.600 3.700l1.400-7.400L1.300 8.800l7.500-.9z',
  marker: 'M7.500 1h9L23 7.500v9L16.500 23h-9L1 16.500v-9z',
  window:
    'M12 1c4 3 6.500 6.500 6.500 11v11h-13V12C5.500 7.500 8 4 12 1zM11 8c-1.700 1.600-2.700 3.200-3 5h3zM13 8v5h3c-.3-1.800-1.300-3.400-3-5zM8 15v5.500h3V15zM13 15v5.500h3V15z',
  person:
    'M12 1.500a4.700 4.700 0 1 1 0 9.400a4.700 4.700 0 1 1 0-9.400zM12 12c5.500 0 8 3.500 8 10.500H4C4 15.500 6.500 12 12 12z',
  cloud: 'M6.500 20a5.500 5.500 0 0 1-1-10.900a7 7 0 0 1 13.200-.6A5.800 5.800 0 0 1 18 20z',
  rosary:
    'M12 1a3 3 0 0 1 2.700 4.300A3 3 0 0 1 19 8.600a3 3 0 0 1-.9 5.800A3 3 0 0 1 13.500 17v2H16v2h-2.500v3h-3v-3H8v-2h2.500v-2a3 3 0 0 1-4.600-2.600A3 3 0 0 1 5 8.600a3 3 0 0 1 4.300-3.300A3 3 0 0 1 12 1zM12 7.500a3.700 3.700 0 1 0 0 7.400a3.700 3.700 0 1 0 0-7.400z',
  wheat:
    'M11 23V11C8 11 6.500 9.500 6.500 6.500C9.500 6.500 11 8 11 10.500c0-3-.5-6 1-9.500c1.500 3.500 1 6.500 1 9.500c0-2.500 1.500-4 4.500-4c0 3-1.500 4.500-4.500 4.500v4.500c0-2.500 1.500-4 4.500-4c0 3-1.500 4.500-4.500 4.500v7zM11 16c-3 0-4.500-1.500-4.500-4.500c3 0 4.500 1.500 4.500 4.500z',
  bag: 'M8 1h8l-1.500 4.500C19 8 21.500 12 21.500 16c0 5-3 7-9.500 7s-9.500-2-9.500-7c0-4 2.500-8 7-10.500z',
  arrow: 'M2 10h13L10.500 5.500L13 3l8.500 9L13 21l-2.500-2.500L15 14H2z',
} as const

export type GlyphName = keyof typeof paths

/** A sign in the colour of the text, decoration beside words. */
export const Glyph = (props: { readonly name: GlyphName }) => (
  <svg
    class={`mv-glyph mv-of-${props.name}`}
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

/** Where the pips of a die lie, on a grid of three by three. */
const pips: ReadonlyArray<string> = ['', '4', '26', '246', '0268', '02468', '023568']

/** A die as it lies. Decoration. */
export const DieFace = (props: { readonly pips: number; readonly colour: 'white' | 'black' }) => (
  <svg class="mv-die" data-colour={props.colour} viewBox="0 0 36 36" aria-hidden="true">
    <rect class="mv-die-body" x="1.500" y="1.500" width="33" height="33" rx="7" />
    {[...(pips[props.pips] ?? '')].map((at) => (
      <circle cx={9 + 9 * (Number(at) % 3)} cy={9 + 9 * Math.floor(Number(at) / 3)} r="3.400" />
    ))}
  </svg>
)
