import { Show } from 'solid-js'
import { Notice, Trouble } from '../parts/Notice.tsx'
import { PasskeyStopped } from './passkey.ts'
import { doorTexts } from './words.ts'

/** Trouble with a passkey. Somebody who closed the browser's window knows; it is said softly. */
export const PasskeyTrouble = (props: { readonly error: unknown }) => (
  <Show when={props.error instanceof PasskeyStopped} fallback={<Trouble error={props.error} />}>
    <Notice tone="info">
      <p>{doorTexts().passkeys.stopped}</p>
    </Notice>
  </Show>
)
