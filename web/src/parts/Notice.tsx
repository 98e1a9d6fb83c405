import { type JSX, Show } from 'solid-js'
import { sentenceOf } from '../api/client.ts'
import { appTexts } from '../words/index.ts'

interface NoticeProps {
  readonly tone: 'info' | 'good' | 'bad'
  readonly children: JSX.Element
}

/** A slip of paper with news: read out at once when it is bad, politely otherwise. */
export const Notice = (props: NoticeProps) => (
  <div class={`notice notice-${props.tone}`} role={props.tone === 'bad' ? 'alert' : 'status'}>
    {props.children}
  </div>
)

/** Words for an error, with a way out where there is one. */
export const Trouble = (props: { readonly error: unknown; readonly onRetry?: () => void }) => (
  <Show when={props.error}>
    <Notice tone="bad">
      <p>{sentenceOf(props.error)}</p>
      <Show when={props.onRetry}>
        {(retry) => (
          <button type="button" class="button" onClick={() => retry()()}>
            {appTexts().retry}
          </button>
        )}
      </Show>
    </Notice>
  </Show>
)
