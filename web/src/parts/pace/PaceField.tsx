import { createSignal, createUniqueId, For, Show } from 'solid-js'
import type { Pace } from '../../../../worker/wire/schema/table.ts'
import { type Preset, presetNames, presetOf, presets, usualPatience } from './pace.ts'
import { paceTexts } from './words.ts'

type Choice = 'none' | Preset | 'own'

const lates = ['ask', 'day', 'turn', 'bot', 'end'] as const satisfies ReadonlyArray<Pace['late']>
const most = 720
const mostDays = 60

interface PaceProps {
  /** What is chosen to begin with; absent: no clock, and the usual days. */
  readonly begin?: { readonly pace: Pace | null; readonly patience: number }
  /** With how many days are waited for somebody where no clock runs. */
  readonly onChange: (pace: Pace | null, patience: number) => void
}

/** How fast a table is to be played: no clock, a pace with a name, or own values. */
export function PaceField(props: PaceProps) {
  const group = createUniqueId()
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
  const number = (field: keyof Omit<Pace, 'late'>, min: number) => (
    <label class="field">
      <span class="field-label">{paceTexts()[field]}</span>
      <input
        class="input"
        type="number"
        inputmode="numeric"
        required
        min={min}
        max={most}
        value={own()[field]}
        onInput={(event) => {
          setOwn((values) => ({ ...values, [field]: event.currentTarget.valueAsNumber }))
          tell()
        }}
      />
    </label>
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
                checked={choice() === one}
                onChange={() => {
                  setChoice(one)
                  tell()
                }}
              />
              <span>
                <strong>{paceTexts()[one]}</strong>
                <span class="field-hint">{paceTexts()[`${one}Hint`]}</span>
              </span>
            </label>
          )}
        </For>
      </div>
      <Show when={choice() === 'own'}>
        <div class="pace-numbers">
          {number('start', 1)}
          {number('perTurn', 0)}
          {number('cap', 1)}
        </div>
      </Show>
      <Show when={choice() === 'none'}>
        <label class="field">
          <span class="field-label">{paceTexts().patience}</span>
          <input
            class="input input-short"
            type="number"
            inputmode="numeric"
            required
            min="1"
            max={mostDays}
            value={patience()}
            onInput={(event) => {
              setPatience(event.currentTarget.valueAsNumber)
              tell()
            }}
          />
          <span class="field-hint">{paceTexts().patienceHint}</span>
        </label>
      </Show>
      <Show when={choice() !== 'none'}>
        <p class="field-hint">{paceTexts().rule}</p>
        <label class="field">
          <span class="field-label">{paceTexts().late}</span>
          <select
            class="input"
            onChange={(event) => {
              setLate(lates[event.currentTarget.selectedIndex] ?? 'ask')
              tell()
            }}
          >
            <For each={lates}>
              {(one) => <option selected={late() === one}>{paceTexts().lates[one]}</option>}
            </For>
          </select>
        </label>
      </Show>
    </fieldset>
  )
}
