import mailbox from 'virtual:icon/mailbox'
import { A } from '@solidjs/router'
import { Icon } from '../design/Icon.tsx'
import { Page } from '../parts/Page.tsx'
import { t } from '../words/index.ts'

export default function Missing() {
  return (
    <Page title={t().missing.title} narrow>
      <div class="empty">
        <Icon path={mailbox} class="empty-picture" />
        <h1>{t().missing.title}</h1>
        <p class="lead">{t().missing.text}</p>
        <A href="/" class="button button-main">
          {t().home}
        </A>
      </div>
    </Page>
  )
}
