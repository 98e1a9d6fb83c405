import { For, Show } from 'solid-js'
import { Stamp } from '../../../parts/Stamp.tsx'
import { Sign } from '../../../stage/Sign.tsx'
import { stageTexts } from '../../../stage/words.ts'
import type { Seated } from '../seated.ts'
import type { Visit } from '../visit.ts'
import type { Told } from './news.ts'
import { createTold } from './told.ts'
import './since-line.css'

/** Points that somebody gained since, signed; `null`: not at all, or that is not known. */
function gained({ standing }: Told): string | null {
  if (standing === null || standing.was === null || standing.is === standing.was) return null
  const more = standing.is - standing.was
  return more > 0 ? `+${more}` : `−${-more}`
}

/** News since my turn in one line, once its cards were put away on a phone; a tap shows them again. */
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
            <Show when={gained(one)}>{(count) => <b class="since-gained">{count()}</b>}</Show>
          </span>
        )}
      </For>
      <Show when={touch()} fallback={<span class="since-news" />}>
        {(found) => <span class={`since-news since-${found().side}`}>{found().news}</span>}
      </Show>
      <Sign name="down" />
    </button>
  )
}
