import { createResource, Show } from 'solid-js'
import { me } from '../account/me.ts'
import { arrived } from '../api/arrived.ts'
import { perform } from '../api/client.ts'
import { createAct } from '../parts/act.ts'
import { Trouble } from '../parts/Notice.tsx'
import { doorTexts } from './words.ts'

/** Number of links of my letters that still open their table on another device; they can be ended together. */
export function LetterLinks() {
  const texts = () => doorTexts().pass
  const [count, { mutate }] = createResource(
    () => me()?.email && me()?.id,
    () => perform('GET /me/passes'),
  )
  const open = () => arrived(count)?.open ?? 0
  const end = createAct(async () => mutate(await perform('DELETE /me/passes')))
  return (
    <Show when={open() > 0}>
      <p class="small">{texts().open(open())}</p>
      <p>
        <button type="button" class="button" disabled={end.busy()} onClick={() => void end.run()}>
          {texts().end}
        </button>
      </p>
      <Trouble error={end.error()} />
    </Show>
  )
}
