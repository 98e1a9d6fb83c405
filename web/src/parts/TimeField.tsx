import { TextField } from './TextField.tsx'

/** A time in milliseconds since 1970 as a field for local date and time has it. */
export function fieldTime(time: number): string {
  const local = new Date(time - new Date(time).getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

interface TimeFieldProps {
  readonly label: string
  readonly hint?: string
  /** Local date and time, as `fieldTime` has it; empty: none is chosen yet. */
  readonly value: string
  readonly onInput: (value: string) => void
}

/** Field for a date and a time of day in the zone of this browser, which must be filled in. */
export const TimeField = (props: TimeFieldProps) => (
  <TextField
    label={props.label}
    hint={props.hint}
    type="datetime-local"
    required
    value={props.value}
    onInput={props.onInput}
  />
)
