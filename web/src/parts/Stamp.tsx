import guests from 'virtual:drawn/guests'
import { Show } from 'solid-js'
import type { Seat } from '../../../worker/games/kernel/contract.ts'

/** How many people the sheet has, and how many colours seats have. */
const faces = 24
const colours = 6

interface StampProps {
  /** Without one, the colour goes by the name as well. */
  readonly seat?: Seat
  /** Whose it is; `null` is a place still free. */
  readonly name: string | null
  readonly size?: 's' | 'm' | 'l' | 'xl'
}

/** The same number for the same name. */
function numberOf(name: string): number {
  let hash = 7
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return hash ^ (hash >>> 13)
}

/** A person as a postage stamp: a figure by their name, in their seat's colour. Decoration: say the name next to it. */
export const Stamp = (props: StampProps) => {
  const hash = () => numberOf(props.name ?? '')
  return (
    <span
      class={`stamp stamp-${props.size ?? 'm'} seat-${(props.seat ?? hash() >>> 5) % colours}`}
      classList={{ 'stamp-free': props.name === null }}
      aria-hidden="true"
    >
      <span class="stamp-paper">
        <span class="stamp-face">
          <Show when={props.name !== null} fallback="+">
            <svg class="stamp-figure" aria-hidden="true">
              <use href={`${guests.day}#p${hash() % faces}`} />
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
