import { createSignal, Show } from 'solid-js'
import type { Ways } from '../../../../worker/wire/schema/ways.ts'
import { api } from '../../api/client.ts'
import { createAct } from '../../parts/act.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { settingsTexts } from './words.ts'

interface WaysProps {
  readonly ways: Ways
  readonly onChange: (ways: Ways) => void
}

/** The secret address of my calendar: made, copied, changed, removed. */
export function Calendar(props: WaysProps) {
  const texts = () => settingsTexts().calendar
  const [copied, setCopied] = createSignal(false)
  const change = createAct(async (method: string) => {
    setCopied(false)
    props.onChange(await api<Ways>(method, '/me/calendar'))
  })
  let field: HTMLInputElement | undefined
  async function copy(address: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      // Without the clipboard it is marked, so that it can be taken by hand.
      field?.select()
    }
  }
  return (
    <section class="sheet form" aria-labelledby="calendar-title">
      <h2 id="calendar-title">{texts().title}</h2>
      <p class="soft">{texts().lead}</p>
      <Show
        when={props.ways.calendar}
        fallback={
          <p>
            <button
              type="button"
              class="button"
              disabled={change.busy()}
              onClick={() => void change.run('POST')}
            >
              {texts().make}
            </button>
          </p>
        }
      >
        {(address) => (
          <>
            <label class="field">
              <span class="field-label">{texts().address}</span>
              <span class="form-row">
                <input
                  class="input"
                  readonly
                  value={address()}
                  ref={(element) => {
                    field = element
                  }}
                  onFocus={(event) => event.currentTarget.select()}
                />
                <button type="button" class="button" onClick={() => void copy(address())}>
                  {texts().copy}
                </button>
              </span>
            </label>
            <p role="status" class="small">
              {copied() ? texts().copied : ''}
            </p>
            <div class="form-row">
              <button
                type="button"
                class="button"
                disabled={change.busy()}
                aria-describedby="calendar-renew"
                onClick={() => void change.run('POST')}
              >
                {texts().renew}
              </button>
              <button
                type="button"
                class="button"
                disabled={change.busy()}
                onClick={() => void change.run('DELETE')}
              >
                {texts().remove}
              </button>
            </div>
            <p class="field-hint" id="calendar-renew">
              {texts().renewHint}
            </p>
          </>
        )}
      </Show>
      <Trouble error={change.error()} />
    </section>
  )
}
