/** Small signs on 24 by 24 that the cards print. */
const paths = {
  house: 'M12 2L1 12h3v10h6v-6h4v6h6V12h3z',
  padlock:
    'M6.500 10V7.500a5.500 5.500 0 0 1 11 0V10H20v12H4V10zM9.500 10h5V7.500a2.500 2.500 0 0 0-5 0z',
  key: 'M7 6.500a5.500 5.500 0 0 1 5.200 3.700H23v3.600h-2v3.200h-3.400v-3.200h-5.400A5.500 5.500 0 1 1 7 6.500zM7 10a2 2 0 1 0 0 4a2 2 0 0 0 0-4z',
  apple:
    'M12.500 7C13 4 14.800 2.200 17.200 1.800c.2 2-1 4.200-3.200 4.900c3.500-1 7.500.8 7.500 5.800c0 5-3.200 9.700-6.200 9.700c-1.300 0-2-.6-3.300-.6s-2 .6-3.300.6c-3 0-6.200-4.700-6.200-9.700c0-5.500 5-7.200 10-5.500z',
  flag: 'M4 1h2.500v22H4zM8 2.500h13l-4 4.500l4 4.500H8z',
  eye: 'M12 4.500C6 4.500 2 9 .5 12C2 15 6 19.500 12 19.500S22 15 23.500 12C22 9 18 4.500 12 4.500zM12 7.500a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9zM12 10a2 2 0 1 0 0 4a2 2 0 1 0 0-4z',
  summer:
    'M12 6.500a5.500 5.500 0 1 1 0 11a5.500 5.500 0 1 1 0-11zM11 0h2v4.500h-2zM11 19.500h2V24h-2zM0 11h4.500v2H0zM19.500 11H24v2h-4.500zM4.200 2.800l3.200 3.200L6 7.400L2.800 4.200zM19.800 2.800l1.400 1.400L18 7.400L16.600 6zM6 16.600L7.400 18l-3.200 3.200l-1.400-1.400zM18 16.600l3.200 3.200l-1.400 1.400l-3.200-3.200z',
  winter:
    'M11 0h2v8l2.700-2.700l1.400 1.400L13 10.800v2.400l4.100 4.100l-1.400 1.400L13 16v8h-2v-8l-2.700 2.700l-1.400-1.400l4.100-4.100v-2.400L6.900 6.700l1.400-1.400L11 8zM2.100 5.100L10 9.700v2.300L1.100 6.900zM21.900 5.100l1 1.800L14 12V9.700zM2.100 18.900l-1-1.800L10 12v2.300zM21.900 18.900L14 14.300V12l8.900 5.100z',
  cards: 'M2 5h11v15H2zM15 6.500h3V20h-3zM20 8h2v11h-2z',
} as const

export type GlyphName = keyof typeof paths

/** A sign in the colour of the text, decoration beside words. */
export const Glyph = (props: { readonly name: GlyphName }) => (
  <svg
    class={`v-glyph v-${props.name}`}
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

/** A coin with its number; silver and bronze ones say what they are worth now. */
export const Coin = (props: {
  readonly metal: 'gold' | 'silver' | 'bronze'
  readonly value: number
  /** It counts another card's symbol and is none of its own. */
  readonly borrowed?: boolean
}) => (
  <span
    class="v-coin"
    classList={{ 'v-borrowed': props.borrowed ?? false }}
    data-metal={props.metal}
  >
    {props.value}
  </span>
)
