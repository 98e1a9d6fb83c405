import { createSignal, createUniqueId, For, Show } from 'solid-js'
import type { Pace } from '../../../../worker/wire/schema/table.ts'
import { type Preset, presetNames, presetOf, presets, usualPatience } from './pace.ts'
import { paceTexts } from './words.ts'

type Choice = 'none' | Preset | 'own'

const lates = ['ask', 'day', 'turn', 'bot', 'end'] as const satisfies ReadonlyArray<Pace['late']>
const most = 720
const maxDays = 60

/** The hours of an own pace. */
type Hours = keyof Omit<Pace, 'late'>

interface PaceProps {
  /** Choice to begin with; absent: no clock, and the usual days. */
  readonly begin?: { readonly pace: Pace | null; readonly patience: number }
  /** Takes the pace, and the number of days of waiting for somebody where no clock runs. */
  readonly onChange: (pace: Pace | null, patience: number) => void
}

/** One of the hours that make an own pace. */
function HoursField(props: {
  readonly label: string
  readonly min: number
  readonly value: number
  readonly onInput: (value: number) => void
}) {
  return (
    <label class="field">
      <span class="field-label">{props.label}</span>
      <input
        class="input"
        type="number"
        inputmode="numeric"
        required
        min={props.min}
        max={most}
        value={props.value}
        onInput={(event) => props.onInput(event.currentTarget.valueAsNumber)}
      />
    </label>
  )
}

/** Field for the number of days that somebody is waited for where no clock runs. */
function PatienceField(props: {
  readonly value: number
  readonly onInput: (value: number) => void
}) {
  return (
    <label class="field">
      <span class="field-label">{paceTexts().patience}</span>
      <input
        class="input input-short"
        type="number"
        inputmode="numeric"
        required
        min="1"
        max={maxDays}
        value={props.value}
        onInput={(event) => props.onInput(event.currentTarget.valueAsNumber)}
      />
      <span class="field-hint">{paceTexts().patienceHint}</span>
    </label>
  )
}

/** Field for the rule when a clock has run out. */
function LateField(props: {
  readonly value: Pace['late']
  readonly onChange: (value: Pace['late']) => void
}) {
  return (
    <label class="field">
      <span class="field-label">{paceTexts().late}</span>
      <select
        class="input"
        onChange={(event) => props.onChange(lates[event.currentTarget.selectedIndex] ?? 'ask')}
      >
        <For each={lates}>
          {(one) => <option selected={props.value === one}>{paceTexts().lates[one]}</option>}
        </For>
      </select>
    </label>
  )
}

/** Choices of a pace; every change is told. */
function createPace(props: PaceProps) {
  const begin = props.begin?.pace ?? null
  const [choice, setChoice] = createSignal<Choice>(begin ? (presetOf(begin) ?? 'own') : 'none')
  const [own, setOwn] = createSignal<Omit<Pace, 'late'>>(begin ?? presets.daily)
  const [late, setLate] = createSignal<Pace['late']>(begin?.late ?? 'ask')
  const [patience, setPatience] = createSignal(props.begin?.patience ?? usualPatience)
  const tell = () => {
    const chosen = choice()
    props.onChange(
      chosen === 'none' ? null : { ...(chosen === 'own' ? own() : presets[chosen]), late: late() },
      patience(),
    )
  }
  return {
    ...{ choice, own, late, patience },
    choose(next: Choice) {
      setChoice(next)
      tell()
    },
    setHours(field: Hours, value: number) {
      setOwn((values) => ({ ...values, [field]: value }))
      tell()
    },
    setLate(next: Pace['late']) {
      setLate(next)
      tell()
    },
    setPatience(days: number) {
      setPatience(days)
      tell()
    },
  }
}

/** Field for the pace of a table: no clock, a pace with a name, or own values. */
export function PaceField(props: PaceProps) {
  const group = createUniqueId()
  const pace = createPace(props)
  const hours = (field: Hours, min: number) => (
    <HoursField
      label={paceTexts()[field]}
      min={min}
      value={pace.own()[field]}
      onInput={(value) => pace.setHours(field, value)}
    />
  )
  return (
    <fieldset class="field pace-field">
      <legend class="field-label">{paceTexts().legend}</legend>
      <div class="choices">
        <For each={['none', ...presetNames, 'own'] as const}>
          {(one) => (
            <label class="choice">
              <input
                type="radio"
                name={group}
                checked={pace.choice() === one}
                onChange={() => pace.choose(one)}
              />
              <span>
                <strong>{paceTexts()[one]}</strong>
                <span class="field-hint">{paceTexts()[`${one}Hint`]}</span>
              </span>
            </label>
          )}
        </For>
      </div>
      <Show when={pace.choice() === 'own'}>
        <div class="pace-numbers">
          {hours('start', 1)}
          {hours('perTurn', 0)}
          {hours('cap', 1)}
        </div>
      </Show>
      <Show when={pace.choice() === 'none'}>
        <PatienceField value={pace.patience()} onInput={pace.setPatience} />
      </Show>
      <Show when={pace.choice() !== 'none'}>
        <p class="field-hint">{paceTexts().rule}</p>
        <LateField value={pace.late()} onChange={pace.setLate} />
      </Show>
    </fieldset>
  )
}
