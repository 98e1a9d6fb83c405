import { createMemo, For, Show } from 'solid-js'
import { DetailsPanel } from '../DetailsPanel.tsx'
import { Glyph } from './glyphs.tsx'
import { type Detail, useTable } from './table.ts'

function About(props: { readonly detail: Detail }) {
  const explanation = createMemo(() => props.detail.about())
  return (
    <>
      <h4>{explanation().title}</h4>
      <Show when={explanation().about}>{(about) => <p class="mv-note">{about()}</p>}</Show>
      <ul>
        <For each={explanation().lines}>
          {(line) => (
            <li data-tone={line.tone}>
              <Show when={line.sign}>{(sign) => <Glyph name={sign()} />}</Show>
              <span>{line.text}</span>
            </li>
          )}
        </For>
      </ul>
    </>
  )
}

/** The explanation of a piece. */
export function Details(props: { readonly detail: Detail | null; readonly onClose: () => void }) {
  const table = useTable()
  return (
    <DetailsPanel
      detail={props.detail}
      onClose={props.onClose}
      label={table.say().details}
      close={table.say().close}
    >
      {(detail) => <About detail={detail} />}
    </DetailsPanel>
  )
}
