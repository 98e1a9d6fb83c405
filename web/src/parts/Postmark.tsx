import { inFull, stamped } from './time.ts'

/** A moment as a cancellation mark: date and time of day, local; in full on request. */
export const Postmark = (props: { readonly time: number; readonly label?: string }) => (
  <time class="postmark" dateTime={new Date(props.time).toISOString()} title={inFull(props.time)}>
    <span class="quiet">{`${props.label ? `${props.label}: ` : ''}${inFull(props.time)}`}</span>
    <span aria-hidden="true">{stamped(props.time).date}</span>
    <span aria-hidden="true">{stamped(props.time).clock}</span>
  </time>
)
