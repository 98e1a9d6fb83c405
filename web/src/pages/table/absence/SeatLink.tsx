import { createResource, createSignal, onCleanup, Show, Suspense } from 'solid-js'
import type { Seat } from '../../../../../worker/games/kernel/contract.ts'
import { perform } from '../../../api/client.ts'
import { Trouble } from '../../../parts/Notice.tsx'
import { absenceTexts } from './words.ts'

/** The link by which somebody new takes an open seat. Its secret part stays on the device: it stands behind the hash. */
export function SeatLink(props: { readonly table: string; readonly seat: Seat }) {
  const [link] = createResource(
    () => [props.table, props.seat] as const,
    async ([table, seat]) => {
      const { token } = await perform('GET /tables/{id}/seats/{seat}/link', { id: table, seat })
      return `${location.origin}/t/${table}#seat=${seat}.${token}`
    },
  )
  const [copied, setCopied] = createSignal(false)
  let field: HTMLInputElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  onCleanup(() => clearTimeout(timer))
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link() ?? '')
      setCopied(true)
      clearTimeout(timer)
      timer = setTimeout(() => setCopied(false), 3000)
    } catch {
      // Not allowed: the link is then selected, to be copied by hand.
      field?.select()
    }
  }
  return (
    <Suspense>
      <Trouble error={link.error as unknown} />
      <Show when={!link.error && link()}>
        {(address) => (
          <div class="form-row seat-link">
            <input
              ref={field}
              type="text"
              class="input share-link"
              readonly
              value={address()}
              aria-label={absenceTexts().link}
              onFocus={(event) => event.currentTarget.select()}
            />
            <button type="button" class="button" onClick={() => void copy()}>
              {copied() ? absenceTexts().copied : absenceTexts().copy}
            </button>
            <span role="status" class="quiet">
              {copied() ? absenceTexts().copied : ''}
            </span>
          </div>
        )}
      </Show>
    </Suspense>
  )
}
