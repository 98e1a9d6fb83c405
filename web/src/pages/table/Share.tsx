import { createSignal, onCleanup, Show } from 'solid-js'
import { Qr } from '../../parts/Qr.tsx'
import { t } from '../../words/index.ts'

/** The link of the table: to copy, to hand to another app, to scan. */
export default function Share(props: { readonly title: string }) {
  const link = location.origin + location.pathname
  const [copied, setCopied] = createSignal(false)
  let field: HTMLInputElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  onCleanup(() => clearTimeout(timer))
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
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
        <h2 id="share-title">{t().table.share}</h2>
        <p class="soft">{t().table.shareHint}</p>
        <input
          ref={field}
          class="input share-link"
          readonly
          value={link}
          aria-label={t().table.share}
          onFocus={(event) => event.currentTarget.select()}
        />
        <p class="form-row">
          <button type="button" class="button button-main" onClick={() => void copy()}>
            {copied() ? t().table.copied : t().table.copy}
          </button>
          <Show when={'share' in navigator}>
            <button
              type="button"
              class="button"
              onClick={() =>
                // Closing the other app's window is no error.
                void navigator.share({ title: props.title, url: link }).catch(() => undefined)
              }
            >
              {t().table.send}
            </button>
          </Show>
          <span role="status" class="quiet">
            {copied() ? t().table.copied : ''}
          </span>
        </p>
      </div>
      <Qr text={link} label={t().table.qr} />
    </section>
  )
}
