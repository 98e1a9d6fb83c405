import type { JSX } from 'solid-js'
import { createStore } from 'solid-js/store'
import type { ClubRequest } from '../../../../worker/wire/schema/clubs.ts'
import { createAct } from '../../parts/act.ts'
import { ChoicesField, choicesOf } from '../../parts/ChoicesField.tsx'
import { Trouble } from '../../parts/Notice.tsx'
import { SelectField } from '../../parts/SelectField.tsx'
import { TextField } from '../../parts/TextField.tsx'
import { Crest } from './Crest.tsx'
import { clubTexts } from './words.ts'

type Parts = ClubRequest['crest']

/** Keys of a record of words: each has a name. */
const keysOf = <T extends string>(names: Readonly<Record<T, unknown>>) => Object.keys(names) as T[]

const any = <T,>(list: ReadonlyArray<T>): T => list[Math.floor(Math.random() * list.length)] as T

/** A crest by lot, for a club that is new. */
export const someCrest = (): Parts => {
  const { shapes, divisions, charges, colours } = clubTexts()
  const fieldColour = any(keysOf(colours))
  const others = keysOf(colours).filter((colour) => colour !== fieldColour)
  return {
    shape: any(keysOf(shapes)),
    division: any(keysOf(divisions)),
    charge: any(keysOf(charges)),
    fieldColour,
    divisionColour: any(others),
  }
}

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly names: Readonly<Record<T, string>>
  readonly onChange: (value: T) => void
}

/** One of several, by their names. */
const Choice = <T extends string>(props: ChoiceProps<T>): JSX.Element => (
  <SelectField
    label={props.label}
    values={keysOf(props.names).map((one) => [one, props.names[one]] as const)}
    value={props.value}
    onChange={props.onChange}
  />
)

/** The parts that a crest is drawn from. */
function CrestField(props: { readonly crest: Parts; readonly onChange: (crest: Parts) => void }) {
  const texts = () => clubTexts().form
  const set = (change: Partial<Parts>) => props.onChange({ ...props.crest, ...change })
  return (
    <fieldset class="field">
      <legend class="field-label">{texts().crest}</legend>
      <div class="crest-fields">
        <Crest crest={props.crest} large />
        <Choice
          label={texts().shape}
          value={props.crest.shape}
          names={clubTexts().shapes}
          onChange={(shape) => set({ shape })}
        />
        <Choice
          label={texts().division}
          value={props.crest.division}
          names={clubTexts().divisions}
          onChange={(division) => set({ division })}
        />
        <Choice
          label={texts().charge}
          value={props.crest.charge}
          names={clubTexts().charges}
          onChange={(charge) => set({ charge })}
        />
        <Choice
          label={texts().first}
          value={props.crest.fieldColour}
          names={clubTexts().colours}
          onChange={(colour) => set({ fieldColour: colour })}
        />
        <Choice
          label={texts().second}
          value={props.crest.divisionColour}
          names={clubTexts().colours}
          onChange={(colour) => set({ divisionColour: colour })}
        />
      </div>
    </fieldset>
  )
}

interface ClubFormProps {
  readonly begin: ClubRequest
  readonly go: string
  readonly onSave: (club: ClubRequest) => Promise<unknown>
}

/** The form that says what a club is. */
export function ClubForm(props: ClubFormProps) {
  const [club, set] = createStore<ClubRequest>({ ...props.begin })
  const save = createAct(() => props.onSave({ ...club, crest: { ...club.crest } }))
  const texts = () => clubTexts().form
  return (
    <form
      class="form sheet"
      onSubmit={(event) => {
        event.preventDefault()
        void save.run()
      }}
    >
      <TextField
        label={texts().name}
        required
        minlength={2}
        maxlength={40}
        value={club.name}
        onInput={(name) => set({ name })}
      />
      <TextField
        label={texts().description}
        rows={4}
        maxlength={1000}
        value={club.description}
        onInput={(description) => set({ description })}
      />
      <CrestField crest={club.crest} onChange={(crest) => set({ crest })} />
      <ChoicesField
        legend={texts().admission}
        name="admission"
        value={club.admission}
        choices={choicesOf(texts().admissions)}
        onChange={(admission) => set({ admission })}
      />
      <Trouble error={save.error()} />
      <button type="submit" class="button button-main" disabled={save.busy()}>
        {props.go}
      </button>
    </form>
  )
}
