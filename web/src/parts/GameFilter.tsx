import { createResource, For } from 'solid-js'
import { appTexts, gameTexts } from '../words/index.ts'
import { gamesOnOffer } from './games.ts'

/** Chooses one of the games that are offered, or all (the empty text), for a list. */
export function GameFilter(props: { readonly onChange: (game: string) => void }) {
  const [games] = createResource(gamesOnOffer)
  return (
    <label class="field field-inline">
      <span class="field-label">{appTexts().filter.game}</span>
      <select class="input" onChange={(event) => props.onChange(event.currentTarget.value)}>
        <option value="">{appTexts().filter.allGames}</option>
        <For each={games.error ? [] : games.latest}>
          {(one) => <option value={one.id}>{gameTexts(one.id).title}</option>}
        </For>
      </select>
    </label>
  )
}
