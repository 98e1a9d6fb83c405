import { createMemo, For, Show } from 'solid-js'
import type { Me } from '../../../../worker/wire/schema/me.ts'
import { zoneHere } from '../../account/me.ts'
import { ApiProblem } from '../../api/client.ts'
import { CheckField } from '../../parts/CheckField.tsx'
import { Notice, Trouble } from '../../parts/Notice.tsx'
import { locale } from '../../words/index.ts'
import { Span } from './Span.tsx'
import { createSave } from './save.ts'
import { settingsTexts } from './words.ts'

const days = [1, 2, 3, 4, 5, 6, 7]
const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour)
const night = { from: 22 * 60, to: 7 * 60 }
const evening = 18

const texts = () => settingsTexts().times

/** Returns true if these are too few hours to play. */
const isTooLittle = (error: unknown): boolean =>
  error instanceof ApiProblem &&
  (error.problem.fields?.some(({ field }) => field === 'hours') ?? false)

interface TimesProps {
  /** As it is with the changes that are being saved. */
  readonly person: Me
  readonly save: ReturnType<typeof createSave>['save']
}

/** The zone in which all times are told. */
function Zone(props: TimesProps) {
  const zones = createMemo(() => {
    const known = Intl.supportedValuesOf('timeZone')
    const mine = props.person.zone ?? zoneHere()
    return known.includes(mine) ? known : [mine, ...known]
  })
  return (
    <div class="field">
      <label class="field-label" for="zone">
        {texts().zone}
      </label>
      <select
        id="zone"
        class="input"
        value={props.person.zone ?? zoneHere()}
        onChange={(event) => {
          const { value: zone } = event.currentTarget
          props.save(() => ({ zone }))
        }}
      >
        <For each={zones()}>
          {(zone) => <option value={zone}>{zone.replaceAll('_', ' ')}</option>}
        </For>
      </select>
      <Show when={props.person.zone !== null && props.person.zone !== zoneHere()}>
        <p class="zone-here">
          <button
            type="button"
            class="button"
            onClick={() => props.save(() => ({ zone: zoneHere() }))}
          >
            {texts().zoneHere(zoneHere().replaceAll('_', ' '))}
          </button>
        </p>
      </Show>
    </div>
  )
}

/** The days of the week on which I play; one of them at least. */
function Days(props: TimesProps) {
  const weekday = (day: number) =>
    // The first of January 2024 was a Monday.
    locale().date(Date.UTC(2024, 0, day), { weekday: 'short', timeZone: 'UTC' })
  const fullDay = (time: number) => locale().date(time, { weekday: 'long', timeZone: 'UTC' })
  return (
    <fieldset class="keys">
      <legend class="quiet">{texts().days}</legend>
      <For each={days}>
        {(day) => (
          <label class="key key-wide">
            <input
              type="checkbox"
              aria-label={fullDay(Date.UTC(2024, 0, day))}
              checked={props.person.hours.days.includes(day)}
              disabled={
                props.person.hours.days.length === 1 && props.person.hours.days.includes(day)
              }
              onChange={(event) => {
                const { checked } = event.currentTarget
                props.save(({ hours }) => {
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
  )
}

/** Hours and days in which I play. */
const Hours = (props: TimesProps & { readonly isTooLittle: boolean }) => (
  <fieldset class="field">
    <legend class="field-label">{texts().hours}</legend>
    <Span
      label={texts().hours}
      from={props.person.hours.from}
      to={props.person.hours.to}
      onChange={(span) => props.save(({ hours }) => ({ hours: { ...hours, ...span } }))}
    />
    <Days person={props.person} save={props.save} />
    <p class="field-hint">{texts().hoursHint}</p>
    <Show when={props.isTooLittle}>
      <Notice tone="bad">{texts().hoursTooLittle}</Notice>
    </Show>
  </fieldset>
)

/** The hours in which nothing rings, if I want such. */
const Quiet = (props: TimesProps) => (
  <div class="field">
    <CheckField
      label={texts().quiet}
      hint={texts().quietHint}
      value={props.person.quiet !== null}
      onChange={(isOn) => props.save(() => ({ quiet: isOn ? night : null }))}
    />
    <Show when={props.person.quiet}>
      {(quiet) => (
        <Span
          label={texts().quiet}
          from={quiet().from}
          to={quiet().to}
          onChange={(change) =>
            props.save(({ quiet: now }) => ({ quiet: { ...night, ...now, ...change } }))
          }
        />
      )}
    </Show>
  </div>
)

/** Everything in one letter a day, at an hour of my choice. */
const Digest = (props: TimesProps) => (
  <div class="field">
    <CheckField
      label={texts().digest}
      hint={texts().digestHint}
      value={props.person.digestHour !== null}
      onChange={(isOn) => props.save(() => ({ digestHour: isOn ? evening : null }))}
    />
    <Show when={props.person.digestHour !== null}>
      <label class="span-end span">
        <span>{texts().digestAt}</span>
        <select
          class="input input-short"
          aria-label={`${texts().digest}, ${texts().digestAt}`}
          value={props.person.digestHour ?? evening}
          onChange={(event) => {
            const digestHour = Number(event.currentTarget.value)
            props.save(() => ({ digestHour }))
          }}
        >
          <For each={hoursOfDay}>
            {(hour) => <option value={hour}>{texts().oClock(hour)}</option>}
          </For>
        </select>
      </label>
    </Show>
  </div>
)

/** Days after which a table without a clock may be told of again. */
const remindChoices = [1, 2, 3, 5, 7, 14, 30]
const usualRemindAfter = 3

/** One letter more where no clock runs, after some days, if I want such. */
const Remind = (props: TimesProps) => (
  <div class="field">
    <CheckField
      label={texts().remind}
      hint={texts().remindHint}
      value={props.person.remindAfter !== null}
      onChange={(isOn) => props.save(() => ({ remindAfter: isOn ? usualRemindAfter : null }))}
    />
    <Show when={props.person.remindAfter !== null}>
      <label class="span-end span">
        <span>{texts().remindAfter}</span>
        <select
          class="input input-short"
          aria-label={`${texts().remind}, ${texts().remindAfter}`}
          value={props.person.remindAfter ?? usualRemindAfter}
          onChange={(event) => {
            const remindAfter = Number(event.currentTarget.value)
            props.save(() => ({ remindAfter }))
          }}
        >
          <For
            each={[...new Set([...remindChoices, props.person.remindAfter ?? usualRemindAfter])]}
          >
            {(days) => <option value={days}>{texts().daysLong(days)}</option>}
          </For>
        </select>
      </label>
    </Show>
  </div>
)

/** One letter, and no more until I am here again, if I want it so. */
const Once = (props: TimesProps) => (
  <div class="field">
    <CheckField
      label={texts().once}
      hint={texts().onceHint}
      value={props.person.once}
      onChange={(once) => props.save(() => ({ once }))}
    />
  </div>
)

/** Times of my play and of quiet, in my own zone. Each change is saved at once. */
export function Times(props: { readonly person: Me }) {
  const { save, error, failures, ahead } = createSave()
  const person = () => ahead(props.person)
  return (
    <section class="sheet form" aria-labelledby="times-title">
      <h2 id="times-title">{texts().title}</h2>
      <Show when={failures()} keyed>
        <Zone person={person()} save={save} />
        <Hours person={person()} save={save} isTooLittle={isTooLittle(error())} />
        <Quiet person={person()} save={save} />
        <Digest person={person()} save={save} />
        <Remind person={person()} save={save} />
        <Once person={person()} save={save} />
      </Show>
      <Trouble error={isTooLittle(error()) ? null : error()} />
    </section>
  )
}
