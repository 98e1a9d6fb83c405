import { createSignal } from 'solid-js'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import { linkTo } from '../../parts/table-link.ts'
import { memoryTexts } from './memory-words.ts'

/** The link for looking on, an address of its own: it shows everybody the same, and leads to no seat. */
export function Watch(props: { readonly table: TableView }) {
  const link = () => linkTo(props.table, `/watch/${props.table.id}`)
  const [copied, setCopied] = createSignal(false)
  let field: HTMLInputElement | undefined
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link())
      setCopied(true)
    } catch {
      // Not allowed: the link is then selected, to be copied by hand.
      field?.select()
    }
  }
  return (
    <div class="watch">
      <p class="soft">{memoryTexts().watch.hint}</p>
      <p class="form-row">
        <input
          ref={field}
          type="text"
          class="input watch-link"
          readonly
          value={link()}
          aria-label={memoryTexts().watch.title}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="button" onClick={() => void copy()}>
          {copied() ? memoryTexts().watch.copied : memoryTexts().watch.copy}
        </button>
      </p>
    </div>
  )
}
