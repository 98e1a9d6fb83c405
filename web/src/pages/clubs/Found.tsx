import { useNavigate } from '@solidjs/router'
import { createSignal, Show } from 'solid-js'
import { beSomebody, me } from '../../account/me.ts'
import { perform } from '../../api/client.ts'
import { NameField } from '../../door/NameField.tsx'
import { Page } from '../../parts/Page.tsx'
import { ClubForm, someCrest } from './ClubForm.tsx'
import { clubTexts } from './words.ts'
import './clubs.css'

/** The page that founds a club. */
export default function Found() {
  const navigate = useNavigate()
  const [name, setName] = createSignal('')
  return (
    <Page title={clubTexts().found} narrow>
      <h1>{clubTexts().found}</h1>
      <Show when={!me()}>
        <div class="sheet">
          <NameField value={name()} onInput={setName} alone={false} />
        </div>
      </Show>
      <ClubForm
        begin={{ name: '', description: '', crest: someCrest(), admission: 'link' }}
        go={clubTexts().found}
        onSave={async (about) => {
          await beSomebody(name())
          const { club } = await perform('POST /clubs', about)
          navigate(`/c/${club.id}`)
        }}
      />
    </Page>
  )
}
