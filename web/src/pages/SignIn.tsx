import { useSearchParams } from '@solidjs/router'
import { Show } from 'solid-js'
import { createArrival } from '../door/arrival.ts'
import { rememberBack, safePath } from '../door/back.ts'
import { FirstName } from '../door/FirstName.tsx'
import { PasskeySignIn } from '../door/PasskeySignIn.tsx'
import { Page } from '../parts/Page.tsx'
import { VerifyEmail } from '../parts/VerifyEmail.tsx'
import { appTexts } from '../words/index.ts'

export default function SignIn() {
  const arrival = createArrival()
  const [search] = useSearchParams<{ back?: string }>()
  rememberBack(safePath(search.back, location.origin))
  return (
    <Page title={appTexts().signIn.title} narrow>
      <h1>{appTexts().signIn.title}</h1>
      <Show
        when={!arrival.asking()}
        fallback={
          <div class="sheet">
            <FirstName onDone={arrival.go} />
          </div>
        }
      >
        <p class="lead">{appTexts().signIn.lead}</p>
        <div class="sheet">
          <VerifyEmail action={appTexts().signIn.send} onDone={arrival.arrive} />
        </div>
        <PasskeySignIn onDone={arrival.arrive} />
      </Show>
    </Page>
  )
}
