import { For } from 'solid-js'
import { settingsTexts } from './words.ts'

/** "8:00" as an input of times has it, from minutes after midnight. */
const clock = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => `${part}`.padStart(2, '0')).join(':')

/** Minutes after midnight; `null` while a time is half typed. */
function minutesOf(text: string): number | null {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(text) ?? []
  return hour === undefined ? null : Number(hour) * 60 + Number(minute)
}

interface SpanProps {
  readonly label: string
  readonly from: number
  readonly to: number
  /** With the end that was changed. */
  readonly onChange: (span: { from: number } | { to: number }) => void
}

/** Two times of day. Saved when one was typed and left. */
export function Span(props: SpanProps) {
  const texts = () => settingsTexts().times
  return (
    <div class="form-row span">
      <For each={['from', 'to'] as const}>
        {(end) => (
          <label class="span-end">
            <span>{texts()[end]}</span>
            <input
              type="time"
              class="input input-short"
              aria-label={`${props.label}, ${texts()[end]}`}
              required
              value={clock(props[end])}
              onChange={(event) => {
                const minutes = minutesOf(event.currentTarget.value)
                if (minutes === null) return
                props.onChange(end === 'from' ? { from: minutes } : { to: minutes })
              }}
            />
          </label>
        )}
      </For>
    </div>
  )
}
