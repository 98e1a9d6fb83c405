import lost from 'virtual:drawn/lost'
import { Show } from 'solid-js'
import { me } from '../account/me.ts'
import { A } from '../parts/A.tsx'
import { Page } from '../parts/Page.tsx'
import { Picture } from '../parts/Picture.tsx'
import { appTexts } from '../words/index.ts'
import './missing.css'

/** There is nothing at this address: what may have happened, and two ways on; for a table that was looked for, of its seats. */
export default function Missing(props: { readonly isTable?: boolean }) {
  return (
    <Page title={appTexts().missing.title} class="missing">
      <Picture of={lost} width={1180} height={700} class="missing-picture" />
      <div class="sheet missing-note">
        <h1>{appTexts().missing.title}</h1>
        <p>{appTexts().missing.text}</p>
        <p class="form-row">
          <Show when={me()}>
            <A href="/tables" class="button button-main">
              {appTexts().missing.tables}
            </A>
          </Show>
          <A href="/" class="button" classList={{ 'button-main': !me() }}>
            {appTexts().missing.places}
          </A>
        </p>
        <Show when={props.isTable}>
          <p class="small">{appTexts().missing.seat}</p>
        </Show>
      </div>
    </Page>
  )
}
