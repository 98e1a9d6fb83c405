import { For, Show } from 'solid-js'
import { Stamp } from '../../../parts/Stamp.tsx'
import { Sign } from '../../../stage/Sign.tsx'
import { stageTexts } from '../../../stage/words.ts'
import type { Seated } from '../seated.ts'
import type { Visit } from '../visit.ts'
import { createTold } from './told.ts'
import './since-line.css'

/** News since my turn beside the tabs of a phone, once its cards were put away; a tap shows them again. */
export function SinceLine(props: { readonly at: Seated; readonly visit: Visit }) {
  const { told } = createTold(props.at, props.visit)
  /** The worst of it for me, else the first. */
  const touch = () => {
    const all = told().flatMap((one) => one.touch ?? [])
    return all.find(({ side }) => side === 'bad') ?? all[0]
  }
  return (
    <button type="button" class="since-line" data-words onClick={() => props.visit.showSince()}>
      <b>{stageTexts().since}</b>
      <For each={told()}>
        {(one) => (
          <span class="since-who">
            <Stamp
              seat={one.seat}
              name={props.at.names(one.seat)}
              person={props.at.table.seats[one.seat]?.person}
              size="s"
            />
            <span class="quiet">{props.at.names(one.seat)} </span>
          </span>
        )}
      </For>
      <Show when={touch()}>
        {(found) => <span class={`quiet since-${found().side}`}>{found().news}</span>}
      </Show>
      <Sign name="down" />
    </button>
  )
}
