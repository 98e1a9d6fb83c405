import { For, Show } from 'solid-js'
import type { GameInfo } from '../../../worker/wire/schema/games.ts'
import { appTexts, gameTexts } from '../words/index.ts'
import { frontSize, fronts } from './fronts.ts'
import { Picture } from './Picture.tsx'

interface GameFieldProps {
  readonly games: ReadonlyArray<GameInfo>
  readonly value: string
  readonly onChange: (game: string) => void
}

/** Field of games, each with its place and a line of what it is. */
export const GameField = (props: GameFieldProps) => (
  <>
    <legend class="field-label">{appTexts().create.game}</legend>
    <div class="choices">
      <For each={props.games}>
        {(one) => (
          <label class="choice choice-pictured">
            <input
              type="radio"
              name="game"
              checked={one.id === props.value}
              onChange={() => props.onChange(one.id)}
            />
            <span>
              <Show when={fronts[one.id]}>
                {(front) => <Picture of={front()} {...frontSize} class="choice-picture" />}
              </Show>
              <span class="choice-words">
                <strong>{gameTexts(one.id).title}</strong>
                <span class="field-hint">{gameTexts(one.id).tagline}</span>
              </span>
            </span>
          </label>
        )}
      </For>
    </div>
  </>
)
