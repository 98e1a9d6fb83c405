import { A, useNavigate } from '@solidjs/router'
import { Show } from 'solid-js'
import type { Me } from '../../../worker/api/schema.ts'
import { api } from '../api/client.ts'
import { createAct } from '../parts/act.ts'
import { Trouble } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { becomes, refreshMe } from '../person.ts'
import { t } from '../words/index.ts'

/**
 * Where a letter's link leads. Only the button uses the token up, as scanners of
 * mail open links; the token is in the fragment, which no server sees.
 */
export default function SignInLink() {
  const navigate = useNavigate()
  const token = location.hash.slice(1)
  const enter = createAct(async () => {
    const { me } = await api<{ me: Me }>('POST', '/sign-in/link', { token })
    await becomes(me)
    await refreshMe()
    navigate('/', { replace: true })
  })
  return (
    <Page title={t().signIn.linkTitle} narrow>
      <h1>{t().signIn.linkTitle}</h1>
      <div class="sheet form">
        <Show when={token} fallback={<p>{t().signIn.linkNone}</p>}>
          <p class="lead">{t().signIn.linkText}</p>
          <button
            type="button"
            class="button button-main button-large"
            disabled={enter.busy()}
            onClick={() => void enter.run()}
          >
            {t().signIn.linkGo}
          </button>
        </Show>
        <Trouble error={enter.error()} />
        <p>
          <A href="/sign-in">{t().signIn.again}</A>
        </p>
      </div>
    </Page>
  )
}
