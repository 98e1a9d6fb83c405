import { For, Show } from 'solid-js'
import { LevelField } from './LevelField.tsx'
import type { BotLevel } from './levels.ts'
import { botTexts } from './words.ts'

interface BotsFieldProps {
  /** Seats of the table: one of them is the host's. */
  readonly seats: number
  readonly value: number
  readonly onChange: (bots: number) => void
  readonly level: BotLevel
  readonly onLevel: (level: BotLevel) => void
}

/** Number of a table's seats that bots take, and their strength. */
export const BotsField = (props: BotsFieldProps) => (
  <>
    <fieldset class="field">
      <legend class="field-label">{botTexts().count}</legend>
      <div class="keys">
        <For each={Array.from({ length: props.seats }, (_, count) => count)}>
          {(count) => (
            <label class="key" classList={{ 'key-wide': count === 0 }}>
              <input
                type="radio"
                name="bots"
                value={count}
                checked={props.value === count}
                onChange={() => props.onChange(count)}
              />
              <span>{count === 0 ? botTexts().none : count}</span>
            </label>
          )}
        </For>
      </div>
      <Show when={props.value > 0}>
        <span class="field-hint">{botTexts().countHint(props.seats - props.value)}</span>
      </Show>
    </fieldset>
    <Show when={props.value > 0}>
      <LevelField value={props.level} onChange={props.onLevel} />
    </Show>
  </>
)
