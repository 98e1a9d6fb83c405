interface IconProps {
  /** Path data, from `virtual:icon/<name>`. */
  readonly path: string
  /** Words for a screen reader; without it, it is decoration. */
  readonly label?: string
  readonly class?: string
}

/** A picture in the colour of the text, as large as the text unless a class says otherwise. */
export const Icon = (props: IconProps) => (
  <svg
    class={`icon ${props.class ?? ''}`}
    viewBox="0 0 512 512"
    width="1em"
    height="1em"
    fill="currentColor"
    role={props.label ? 'img' : undefined}
    aria-label={props.label}
    aria-hidden={props.label ? undefined : 'true'}
  >
    <path d={props.path} />
  </svg>
)
