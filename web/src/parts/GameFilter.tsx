import { createResource, For, Show } from 'solid-js'
import type { GameInfo } from '../../../worker/wire/schema/games.ts'
import { appTexts, gameTexts } from '../words/index.ts'
import { gamesOnOffer } from './games.ts'

interface GameFilterProps {
  readonly onChange: (game: string) => void
  /** The games there are to choose from; absent: those on offer, or all of them (the empty text). */
  readonly games?: ReadonlyArray<GameInfo> | undefined
  /** The one that is chosen. */
  readonly value?: string | undefined
}

/** Chooses one of the games that are offered, or all (the empty text), for a list. */
export function GameFilter(props: GameFilterProps) {
  const [offered] = createResource(
    () => props.games === undefined,
    () => gamesOnOffer(),
  )
  const games = () => props.games ?? (offered.error ? [] : offered.latest)
  return (
    <label class="field field-inline">
      <span class="field-label">{appTexts().filter.game}</span>
      <select class="input" onChange={(event) => props.onChange(event.currentTarget.value)}>
        <Show when={props.games === undefined}>
          <option value="">{appTexts().filter.allGames}</option>
        </Show>
        <For each={games()}>
          {(one) => (
            <option value={one.id} selected={one.id === props.value}>
              {gameTexts(one.id).title}
            </option>
          )}
        </For>
      </select>
    </label>
  )
}
