import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { perform } from '../../../api/client.ts'
import { A } from '../../../parts/A.tsx'
import { createAct } from '../../../parts/act.ts'
import { download } from '../../../parts/download.ts'
import { Trouble } from '../../../parts/Notice.tsx'
import { memoryTexts } from '../memory-words.ts'

/** A finished game, to be watched again, to be studied in the browser, and to be taken along as one file. */
export function DownloadRecord(props: { readonly table: TableView }) {
  const take = createAct(async () => {
    const record = await perform('GET /tables/{id}/record', { id: props.table.id })
    const name = `dorfpost-${props.table.game}-${props.table.id}.json`
    download(new File([JSON.stringify(record)], name, { type: 'application/json' }))
  })
  return (
    <>
      <p class="form-row ending-along">
        <A class="button" href="?turn=0">
          {memoryTexts().past.all}
        </A>
        <A class="button" href={`/study?table=${props.table.id}`}>
          {memoryTexts().study.this}
        </A>
        <button type="button" class="button" disabled={take.busy()} onClick={() => void take.run()}>
          {memoryTexts().study.take}
        </button>
      </p>
      <Trouble error={take.error()} />
    </>
  )
}
