import { onCleanup } from 'solid-js'
import type { Drawn } from './drawn.ts'

/** The drawings' parts, each once, in the colours of the place for as long as the page is there. */
export function Parts(props: { readonly drawn: Drawn }) {
  const { tones, parts } = props.drawn
  document.adoptedStyleSheets.push(tones)
  onCleanup(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== tones)
  })
  return (
    <svg
      class="drawn-parts"
      width="0"
      height="0"
      aria-hidden="true"
      innerHTML={`<defs>${parts}</defs>`}
    />
  )
}
