import { Show } from 'solid-js'
import { linkOf } from '../../../../../worker/games/kernel/bg-stats.ts'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { perform } from '../../../api/client.ts'
import { A } from '../../../parts/A.tsx'
import { createAct } from '../../../parts/act.ts'
import { download } from '../../../parts/download.ts'
import { Trouble } from '../../../parts/Notice.tsx'
import { gameTexts } from '../../../words/index.ts'
import { memoryTexts } from '../memory-words.ts'

/** Link to the app BG Stats with how a game ended; `null` where it has no result. */
function playLink({ id, game, seats, scores, result, endedAt }: TableView): string | null {
  if (!result || result.places.length === 0 || endedAt === null) return null
  const people = seats.map(({ person, name }, seat) => ({
    account: person,
    name,
    place: result.places[seat] ?? seats.length,
    points: scores.find((one) => one.seat === seat)?.total ?? 0,
  }))
  return linkOf({ table: id, game, title: gameTexts(game).title, endedAt, people })
}

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
        <Show when={playLink(props.table)}>
          {(link) => (
            <a class="button" href={link()} rel="external noreferrer" target="_blank">
              {memoryTexts().study.bgStats}
            </a>
          )}
        </Show>
      </p>
      <Trouble error={take.error()} />
    </>
  )
}
