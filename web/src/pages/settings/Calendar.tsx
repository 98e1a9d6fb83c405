import { createSignal, Show } from 'solid-js'
import type { ChannelSetup } from '../../../../worker/wire/schema/channels.ts'
import { perform } from '../../api/client.ts'
import { createAct } from '../../parts/act.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { settingsTexts } from './words.ts'

interface WaysProps {
  readonly ways: ChannelSetup
  readonly onChange: (ways: ChannelSetup) => void
}

/** The address, to be copied. */
function Address(props: {
  readonly address: string
  readonly copied: boolean
  readonly onCopied: () => void
}) {
  const texts = () => settingsTexts().calendar
  let field: HTMLInputElement | undefined
  async function copy(address: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      props.onCopied()
    } catch {
      // Without the clipboard it is marked, so that it can be taken by hand.
      field?.select()
    }
  }
  return (
    <>
      <div class="field">
        <label class="field-label" for="calendar-address">
          {texts().address}
        </label>
        <span class="form-row">
          <input
            id="calendar-address"
            type="text"
            class="input"
            readonly
            value={props.address}
            ref={(element) => {
              field = element
            }}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" class="button" onClick={() => void copy(props.address)}>
            {texts().copy}
          </button>
        </span>
      </div>
      <p role="status" class="small">
        {props.copied ? texts().copied : ''}
      </p>
    </>
  )
}

/** Changes the address, so that nobody who knows the old one sees more, or removes it. */
function AddressButtons(props: {
  readonly busy: boolean
  readonly onRenew: () => void
  readonly onRemove: () => void
}) {
  const texts = () => settingsTexts().calendar
  return (
    <>
      <div class="form-row">
        <button
          type="button"
          class="button"
          disabled={props.busy}
          aria-describedby="calendar-renew"
          onClick={() => props.onRenew()}
        >
          {texts().renew}
        </button>
        <button type="button" class="button" disabled={props.busy} onClick={() => props.onRemove()}>
          {texts().remove}
        </button>
      </div>
      <p class="field-hint" id="calendar-renew">
        {texts().renewHint}
      </p>
    </>
  )
}

/** The secret address of my calendar: made, copied, changed, removed. */
export function Calendar(props: WaysProps) {
  const texts = () => settingsTexts().calendar
  const [copied, setCopied] = createSignal(false)
  const change = createAct(async (what: 'POST /me/calendar' | 'DELETE /me/calendar') => {
    setCopied(false)
    props.onChange(await perform(what))
  })
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
              onClick={() => void change.run('POST /me/calendar')}
            >
              {texts().make}
            </button>
          </p>
        }
      >
        {(address) => (
          <>
            <Address address={address()} copied={copied()} onCopied={() => setCopied(true)} />
            <AddressButtons
              busy={change.busy()}
              onRenew={() => void change.run('POST /me/calendar')}
              onRemove={() => void change.run('DELETE /me/calendar')}
            />
          </>
        )}
      </Show>
      <Trouble error={change.error()} />
    </section>
  )
}
