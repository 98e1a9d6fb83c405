import { createSignal, createUniqueId, Show } from 'solid-js'
import type { Pace } from '../../../../worker/wire/schema/table.ts'
import { Choices } from '../ChoicesField.tsx'
import { NumberField } from '../NumberField.tsx'
import { SelectField } from '../SelectField.tsx'
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
    <NumberField
      isWide
      max={most}
      label={paceTexts()[field]}
      min={min}
      value={pace.own()[field]}
      onInput={(value) => pace.setHours(field, value)}
    />
  )
  return (
    <fieldset class="field pace-field">
      <legend class="field-label">{paceTexts().legend}</legend>
      <Choices
        name={group}
        value={pace.choice()}
        choices={(['none', ...presetNames, 'own'] as const).map(
          (one) => [one, paceTexts()[one], paceTexts()[`${one}Hint`]] as const,
        )}
        onChange={pace.choose}
      />
      <Show when={pace.choice() === 'own'}>
        <div class="pace-numbers">
          {hours('start', 1)}
          {hours('perTurn', 0)}
          {hours('cap', 1)}
        </div>
      </Show>
      <Show when={pace.choice() === 'none'}>
        <NumberField
          label={paceTexts().patience}
          hint={paceTexts().patienceHint}
          min={1}
          max={maxDays}
          value={pace.patience()}
          onInput={pace.setPatience}
        />
      </Show>
      <Show when={pace.choice() !== 'none'}>
        <p class="field-hint">{paceTexts().rule}</p>
        <SelectField
          label={paceTexts().late}
          values={lates.map((late) => [late, paceTexts().lates[late]] as const)}
          value={pace.late()}
          onChange={pace.setLate}
        />
      </Show>
    </fieldset>
  )
}
