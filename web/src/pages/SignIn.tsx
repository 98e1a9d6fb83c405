import { useNavigate } from '@solidjs/router'
import { MailProof } from '../parts/MailProof.tsx'
import { Page } from '../parts/Page.tsx'
import { t } from '../words/index.ts'

export default function SignIn() {
  const navigate = useNavigate()
  return (
    <Page title={t().signIn.title} narrow>
      <h1>{t().signIn.title}</h1>
      <p class="lead">{t().signIn.lead}</p>
      <div class="sheet">
        <MailProof action={t().signIn.send} onDone={() => navigate('/')} />
      </div>
    </Page>
  )
}
