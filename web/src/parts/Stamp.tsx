import bee from 'virtual:icon/bee'
import fox from 'virtual:icon/fox-head'
import hedgehog from 'virtual:icon/hedgehog'
import owl from 'virtual:icon/owl'
import rabbit from 'virtual:icon/rabbit'
import rooster from 'virtual:icon/rooster'
import { Show } from 'solid-js'
import type { Seat } from '../../../worker/games/kernel/contract.ts'
import { Icon } from '../design/Icon.tsx'

const animals = [fox, owl, rooster, hedgehog, bee, rabbit]

interface StampProps {
  readonly seat: Seat
  /** Whose it is; `null` is a place still free. */
  readonly name: string | null
  readonly size?: 's' | 'm' | 'l'
}

/** A seat as a postage stamp: an animal, a colour and a number. Decoration: say the name next to it. */
export const Stamp = (props: StampProps) => (
  <span
    class={`stamp stamp-${props.size ?? 'm'} seat-${props.seat % animals.length}`}
    classList={{ 'stamp-free': props.name === null }}
    aria-hidden="true"
  >
    <span class="stamp-paper">
      <span class="stamp-face">
        <Show when={props.name !== null}>
          <Icon path={animals[props.seat % animals.length] ?? fox} />
        </Show>
        <span class="stamp-value">{props.seat + 1}</span>
      </span>
    </span>
  </span>
)
