import { createMemo, For, Show } from 'solid-js'
import type { Me } from '../../../../worker/wire/schema/me.ts'
import { ApiProblem } from '../../api/client.ts'
import { Notice, Trouble } from '../../parts/Notice.tsx'
import { zoneHere } from '../../person.ts'
import { locale } from '../../words/index.ts'
import { createSave } from './save.ts'
import { settingsTexts } from './words.ts'

const days = [1, 2, 3, 4, 5, 6, 7]
const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour)
const night = { from: 22 * 60, to: 7 * 60 }
const evening = 18

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
function Span(props: SpanProps) {
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

/** Whether these are too few hours to play. */
const isTooLittle = (error: unknown): boolean =>
  error instanceof ApiProblem &&
  (error.problem.fields?.some(({ field }) => field === 'hours') ?? false)

/** When I play and when it is quiet, in my own zone. Each change is saved at once. */
export function Times(props: { readonly person: Me }) {
  const texts = () => settingsTexts().times
  const { save, error, failures, ahead } = createSave()
  const person = () => ahead(props.person)
  const zones = createMemo(() => {
    const known = Intl.supportedValuesOf('timeZone')
    const mine = person().zone ?? zoneHere()
    return known.includes(mine) ? known : [mine, ...known]
  })
  const weekday = (day: number) =>
    // The first of January 2024 was a Monday.
    locale().date(Date.UTC(2024, 0, day), { weekday: 'short', timeZone: 'UTC' })
  const fullDay = (time: number) => locale().date(time, { weekday: 'long', timeZone: 'UTC' })
  return (
    <section class="sheet form" aria-labelledby="times-title">
      <h2 id="times-title">{texts().title}</h2>
      <Show when={failures()} keyed>
        <div class="field">
          <label class="field-label" for="zone">
            {texts().zone}
          </label>
          <select
            id="zone"
            class="input"
            value={person().zone ?? zoneHere()}
            onChange={(event) => {
              const { value: zone } = event.currentTarget
              save(() => ({ zone }))
            }}
          >
            <For each={zones()}>
              {(zone) => <option value={zone}>{zone.replaceAll('_', ' ')}</option>}
            </For>
          </select>
          <Show when={person().zone !== null && person().zone !== zoneHere()}>
            <p class="zone-here">
              <button
                type="button"
                class="button"
                onClick={() => save(() => ({ zone: zoneHere() }))}
              >
                {texts().zoneHere(zoneHere().replaceAll('_', ' '))}
              </button>
            </p>
          </Show>
        </div>
        <fieldset class="field">
          <legend class="field-label">{texts().hours}</legend>
          <Span
            label={texts().hours}
            from={person().hours.from}
            to={person().hours.to}
            onChange={(span) => save(({ hours }) => ({ hours: { ...hours, ...span } }))}
          />
          <fieldset class="keys">
            <legend class="quiet">{texts().days}</legend>
            <For each={days}>
              {(day) => (
                <label class="key key-wide">
                  <input
                    type="checkbox"
                    aria-label={fullDay(Date.UTC(2024, 0, day))}
                    checked={person().hours.days.includes(day)}
                    disabled={person().hours.days.length === 1 && person().hours.days.includes(day)}
                    onChange={(event) => {
                      const { checked } = event.currentTarget
                      save(({ hours }) => {
                        const others = hours.days.filter((one) => one !== day)
                        return { hours: { ...hours, days: checked ? [...others, day] : others } }
                      })
                    }}
                  />
                  <span>{weekday(day)}</span>
                </label>
              )}
            </For>
          </fieldset>
          <p class="field-hint">{texts().hoursHint}</p>
          <Show when={isTooLittle(error())}>
            <Notice tone="bad">{texts().hoursTooLittle}</Notice>
          </Show>
        </fieldset>
        <div class="field">
          <label class="check">
            <input
              type="checkbox"
              checked={person().quiet !== null}
              onChange={(event) => {
                const { checked } = event.currentTarget
                save(() => ({ quiet: checked ? night : null }))
              }}
            />
            <span>
              <span class="field-label">{texts().quiet}</span>
              <span class="field-hint">{texts().quietHint}</span>
            </span>
          </label>
          <Show when={person().quiet}>
            {(quiet) => (
              <Span
                label={texts().quiet}
                from={quiet().from}
                to={quiet().to}
                onChange={(change) =>
                  save(({ quiet: now }) => ({ quiet: { ...night, ...now, ...change } }))
                }
              />
            )}
          </Show>
        </div>
        <div class="field">
          <label class="check">
            <input
              type="checkbox"
              checked={person().digestHour !== null}
              onChange={(event) => {
                const { checked } = event.currentTarget
                save(() => ({ digestHour: checked ? evening : null }))
              }}
            />
            <span>
              <span class="field-label">{texts().digest}</span>
              <span class="field-hint">{texts().digestHint}</span>
            </span>
          </label>
          <Show when={person().digestHour !== null}>
            <label class="span-end span">
              <span>{texts().digestAt}</span>
              <select
                class="input input-short"
                aria-label={`${texts().digest}, ${texts().digestAt}`}
                value={person().digestHour ?? evening}
                onChange={(event) => {
                  const digestHour = Number(event.currentTarget.value)
                  save(() => ({ digestHour }))
                }}
              >
                <For each={hoursOfDay}>
                  {(hour) => <option value={hour}>{texts().oClock(hour)}</option>}
                </For>
              </select>
            </label>
          </Show>
        </div>
      </Show>
      <Trouble error={isTooLittle(error()) ? null : error()} />
    </section>
  )
}
