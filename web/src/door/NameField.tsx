import { appTexts } from '../words/index.ts'
import { OnlyHere } from './OnlyHere.tsx'

interface NameFieldProps {
  readonly value: string
  readonly onInput: (name: string) => void
  /** Nobody else will be at the table. */
  readonly alone?: boolean
}

/** Asks a new person's name. Somebody who has one only at a table of a letter's link is told why. */
export const NameField = (props: NameFieldProps) => (
  <>
    <OnlyHere />
    <label class="field">
      <span class="field-label">
        {props.alone ? appTexts().start.nameAlone : appTexts().start.name}
      </span>
      <input
        type="text"
        class="input"
        name="name"
        autocomplete="nickname"
        maxlength="40"
        required
        value={props.value}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
      <span class="field-hint">{appTexts().start.nameHint}</span>
    </label>
  </>
)
