import { Show } from 'solid-js'
import { ApiProblem } from '../../api/client.ts'
import { Notice, Trouble } from '../../parts/Notice.tsx'
import { memoryTexts } from './memory-words.ts'

/** Reason why a plan was not kept: that it had changed meanwhile is said in its own words. */
export const LayTrouble = (props: { readonly error: unknown }) => (
  <Show
    when={props.error instanceof ApiProblem && props.error.code === 'stale-plan'}
    fallback={<Trouble error={props.error} />}
  >
    <Notice tone="bad">
      <p>{memoryTexts().plans.changed}</p>
    </Notice>
  </Show>
)
