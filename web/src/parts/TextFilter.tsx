import { appTexts } from '../words/index.ts'

interface TextFilterProps {
  /** Called with each letter, or once the field is left or sent: a search by the server waits for that. */
  readonly when: 'input' | 'change'
  readonly onText: (text: string) => void
}

/** Field that looks for tables by a word in the title or a name. */
export function TextFilter(props: TextFilterProps) {
  const tell = (when: TextFilterProps['when'], field: HTMLInputElement) => {
    if (when === props.when) props.onText(field.value.trim())
  }
  return (
    <label class="field field-inline">
      <span class="field-label">{appTexts().filter.text}</span>
      <input
        type="search"
        class="input"
        maxlength="60"
        onInput={(event) => tell('input', event.currentTarget)}
        onChange={(event) => tell('change', event.currentTarget)}
      />
    </label>
  )
}
