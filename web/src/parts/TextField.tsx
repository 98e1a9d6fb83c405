import { type JSX, Show, splitProps } from 'solid-js'
import { Dynamic } from 'solid-js/web'

type Given = Omit<JSX.InputHTMLAttributes<HTMLInputElement>, 'onInput' | 'value'>

interface TextFieldProps extends Given {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: string
  /** Lines in view of a text of several; absent: it has one. */
  readonly rows?: number
  /** Absent: it is only read. */
  readonly onInput?: (value: string) => void
}

/** Field for a text, or for what else is typed, by its `type`. */
export function TextField(props: TextFieldProps): JSX.Element {
  const [own, given] = splitProps(props, ['label', 'hint', 'class', 'onInput'])
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control within it is an input or a text area.
    <label class="field">
      <span class="field-label">{own.label}</span>
      <Dynamic
        component={props.rows === undefined ? 'input' : 'textarea'}
        type={props.rows === undefined ? 'text' : undefined}
        class={own.class ?? 'input'}
        {...(given as object)}
        onInput={(event: { readonly currentTarget: HTMLInputElement }) =>
          own.onInput?.(event.currentTarget.value)
        }
      />
      <Show when={own.hint}>
        <span class="field-hint">{own.hint}</span>
      </Show>
    </label>
  )
}
