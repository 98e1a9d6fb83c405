/** Each suit's own outline, on 24 by 24: the colour is never the only sign. */
const outlines = {
  grains: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z',
  wood: 'M12 2.5L22.5 21.5H1.5z',
  hay: 'M1.5 20v-3a10.5 12 0 0 1 21 0v3z',
  ore: 'M12 1l11 11l-11 11L1 12z',
  grapes:
    'M7 3a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2zM17 3a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2zM12 12a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2z',
  wool: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z',
  leather: 'M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z',
  solitary:
    'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21zM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10z',
  special:
    'M12 1l3.2 7.100l7.800.9l-5.800 5.2l1.6 7.700L12 18l-6.800 3.900l1.6-7.700L1 9l7.800-.9z',
} as const

export type SuitName = keyof typeof outlines

interface SuitShapeProps {
  readonly suit: SuitName
  /** The suit's name for a screen reader; leave it out where the text says it already. */
  readonly label?: string
  readonly class?: string
}

/** A suit's mark in its colour: `1em` high, so that it sits in a line of text; a class may enlarge it. */
export const SuitShape = (props: SuitShapeProps) => (
  <svg
    class={`suit-shape ${props.class ?? ''}`}
    viewBox="0 0 24 24"
    width="1em"
    height="1em"
    fill={`var(--suit-${props.suit})`}
    role={props.label ? 'img' : undefined}
    aria-label={props.label}
    aria-hidden={props.label ? undefined : 'true'}
  >
    <path d={outlines[props.suit]} />
  </svg>
)
