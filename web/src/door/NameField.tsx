import { TextField } from '../parts/TextField.tsx'
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
    <TextField
      label={props.alone ? appTexts().start.nameAlone : appTexts().start.name}
      hint={appTexts().start.nameHint}
      name="name"
      autocomplete="nickname"
      maxlength="40"
      required
      value={props.value}
      onInput={props.onInput}
    />
  </>
)
