import { createSignal, onCleanup, Show } from 'solid-js'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import { type Card, PictureCard } from '../../parts/PictureCard.tsx'
import { Qr } from '../../parts/Qr.tsx'
import { linkTo } from '../../parts/table-link.ts'
import { tableTitle } from '../../parts/table-title.ts'
import { appTexts, language } from '../../words/index.ts'

/** The picture that a link to a table unfolds to, as it is now, to be sent with the link. */
async function cardOf(link: string, title: string): Promise<Card> {
  const src = `${new URL(link).pathname}/preview.png?lang=${language()}`
  // Kept for a while by browsers; who sits there may have changed since.
  const response = await fetch(src, { cache: 'no-cache' })
  if (!response.ok) throw new Error('There is no picture of this table.')
  const png = new File([await response.blob()], 'dorfpost.png', { type: 'image/png' })
  return { png, src, alt: title, link }
}

/** The link of the table: to copy, to hand to another app, to scan, and on a postcard. */
export default function Share(props: { readonly table: TableView }) {
  const link = () => linkTo(props.table)
  const [copied, setCopied] = createSignal(false)
  let field: HTMLInputElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  onCleanup(() => clearTimeout(timer))
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link())
      setCopied(true)
      clearTimeout(timer)
      timer = setTimeout(() => setCopied(false), 3000)
    } catch {
      // Not allowed: the link is then selected, to be copied by hand.
      field?.select()
    }
  }
  return (
    <section class="sheet share" aria-labelledby="share-title">
      <div class="share-text">
        <h2 id="share-title">{appTexts().table.share}</h2>
        <p class="soft">{appTexts().table.shareHint}</p>
        <Show when={props.table.key}>
          <p class="soft">{appTexts().table.newLink}</p>
        </Show>
        <input
          ref={field}
          type="text"
          class="input share-link"
          readonly
          value={link()}
          aria-label={appTexts().table.share}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="form-row">
          <button type="button" class="button button-main" onClick={() => void copy()}>
            {copied() ? appTexts().table.copied : appTexts().table.copy}
          </button>
          <Show when={'share' in navigator}>
            <button
              type="button"
              class="button"
              onClick={() =>
                // Closing the other app's window is no error.
                void navigator
                  .share({ title: tableTitle(props.table), url: link() })
                  .catch(() => undefined)
              }
            >
              {appTexts().table.send}
            </button>
          </Show>
          <PictureCard make={() => cardOf(link(), tableTitle(props.table))} />
          <span role="status" class="quiet">
            {copied() ? appTexts().table.copied : ''}
          </span>
        </div>
      </div>
      <Qr text={link()} label={appTexts().table.qr} />
    </section>
  )
}
