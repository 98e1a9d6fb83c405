import { For } from 'solid-js'
import { appTexts } from '../words/index.ts'

interface SeatsFieldProps {
  readonly legend: string
  readonly min: number
  readonly max: number
  readonly value: number
  readonly onChange: (seats: number) => void
}

/** Field for the number of players: one key of a typewriter for each number. */
export const SeatsField = (props: SeatsFieldProps) => (
  <fieldset class="field">
    <legend class="field-label">{props.legend}</legend>
    <div class="keys">
      <For each={Array.from({ length: props.max - props.min + 1 }, (_, i) => props.min + i)}>
        {(count) => (
          <label class="key" classList={{ 'key-wide': count === 1 }}>
            <input
              type="radio"
              name="seats"
              value={count}
              checked={props.value === count}
              onChange={() => props.onChange(count)}
            />
            <span>
              {count === 1 ? appTexts().create.alone : count}
              <span class="quiet"> {appTexts().seatCount(count)}</span>
            </span>
          </label>
        )}
      </For>
    </div>
  </fieldset>
)
