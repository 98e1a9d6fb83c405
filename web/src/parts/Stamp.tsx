import guests from 'virtual:drawn/guests'
import { Show } from 'solid-js'
import type { Seat } from '../../../worker/games/kernel/contract.ts'
import { portraitOf } from './portrait.ts'

/** Number of colours for seats. */
const colours = 6

interface StampProps {
  /** Without one, the colour goes by the person as well. */
  readonly seat?: Seat
  /** Name of its person; `null` is a place still free. */
  readonly name: string | null
  /** Their account: two people of one name have pictures of their own. Without one, as of a bot, the name stands for it. */
  readonly person: string | null | undefined
  readonly size?: 's' | 'm' | 'l' | 'xl'
  /** Without the figure, which takes a further request: words and places are painted before it. */
  readonly bare?: boolean
}

/** A person as a postage stamp: a figure by their account, in their seat's colour. Decoration: say the name next to it. */
export const Stamp = (props: StampProps) => {
  const portrait = () => portraitOf(props.person ?? props.name ?? '')
  return (
    <span
      class={`stamp stamp-${props.size ?? 'm'}`}
      classList={{
        [`seat-${(props.seat ?? portrait().colour) % colours}`]: true,
        'stamp-free': props.name === null,
      }}
      aria-hidden="true"
    >
      <span class="stamp-paper">
        <span class="stamp-face">
          <Show when={props.name !== null && !props.bare}>
            <svg class="stamp-figure" aria-hidden="true">
              <use href={`${guests.day}#p${portrait().face}`} />
            </svg>
          </Show>
          <Show when={props.seat !== undefined && props.name !== null}>
            <span class="stamp-value">{(props.seat ?? 0) + 1}</span>
          </Show>
        </span>
      </span>
    </span>
  )
}
