import { useNavigate } from '@solidjs/router'
import { Show } from 'solid-js'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import { refreshMe } from '../../account/me.ts'
import { perform } from '../../api/client.ts'
import { createAct } from '../../parts/act.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { companyTexts } from '../company/words.ts'

/** One tap from the end of a game to the next with the same people. */
export function Rematch(props: { readonly table: TableView }) {
  const navigate = useNavigate()
  const again = createAct(async () => {
    const { table } = await perform('POST /tables/{id}/rematch', { id: props.table.id })
    await refreshMe()
    navigate(`/t/${table.id}`)
  })
  const texts = () => companyTexts().rematch
  const alone = () => props.table.seats.length === 1
  return (
    <>
      <p>
        <button
          type="button"
          class="button button-main button-large"
          disabled={again.busy()}
          onClick={() => void again.run()}
        >
          {alone() ? texts().alone : props.table.rematch ? texts().join : texts().go}
        </button>
      </p>
      <Show when={!alone() && !props.table.rematch}>
        <p class="soft">{texts().hint}</p>
      </Show>
      <Trouble error={again.error()} />
    </>
  )
}
