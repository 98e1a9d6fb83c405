import { hour } from '../account/hour.ts'

interface PictureProps {
  /** Addresses of the picture by day and by night. */
  readonly of: { readonly day: string; readonly night: string }
  /** Its own size: the room is kept before it comes. */
  readonly width: number
  readonly height: number
  readonly class?: string
  /** It stands where nobody looks at first: it comes when somebody scrolls to it. */
  readonly later?: boolean
}

/** A drawn picture beside words that say the same: decoration for people who hear the page. */
export const Picture = (props: PictureProps) => (
  <img
    class={props.class}
    width={props.width}
    height={props.height}
    loading={props.later ? 'lazy' : 'eager'}
    decoding="async"
    src={props.of[hour()]}
    alt=""
  />
)
