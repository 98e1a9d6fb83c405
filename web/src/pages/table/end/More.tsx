import { createSignal, onCleanup, onMount, Show } from 'solid-js'
import type { AnyGame } from '../../../../../worker/games/kernel/contract.ts'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { perform } from '../../../api/client.ts'
import { closeByBack } from '../../../device/back-key.ts'
import { createAct } from '../../../parts/act.ts'
import { keepFocus } from '../../../parts/focus.ts'
import { Notice, Trouble } from '../../../parts/Notice.tsx'
import { onEscape } from '../../../stage/behaviour.ts'
import { useStage } from '../../../stage/stage.ts'
import { stageTexts } from '../../../stage/words.ts'
import { appTexts } from '../../../words/index.ts'
import { dayOf, isSealed } from '../../shared/deals.ts'
import { Postcard } from '../../shared/Postcard.tsx'
import { weekTexts } from '../../week/words.ts'
import { Scores } from '../Scores.tsx'
import type { Seated } from '../seated.ts'
import type { Verdict } from '../verify.ts'
import { DownloadRecord } from './DownloadRecord.tsx'
import type { End } from './end.ts'

/** Lets anybody replay the whole game and see that chance was fair. */
function Verification(props: { readonly table: TableView; readonly game: AnyGame }) {
  const [verdict, setVerdict] = createSignal<{ verdict: Verdict; turns: number } | null>(null)
  const check = createAct(async () => {
    const record = await perform('GET /tables/{id}/record', { id: props.table.id })
    const { verify } = await import('../verify.ts')
    setVerdict({
      verdict: await verify(props.game, record, props.table),
      turns: record.turns.length,
    })
  })
  return (
    <div class="verify">
      <p class="soft">{appTexts().table.verifyHint}</p>
      <p>
        <button
          type="button"
          class="button"
          disabled={check.busy()}
          onClick={() => void check.run()}
        >
          {check.busy() ? appTexts().table.verifying : appTexts().table.verify}
        </button>
      </p>
      <Trouble error={check.error()} />
      <Show when={verdict()}>
        {(outcome) => (
          <Notice tone={outcome().verdict === 'verified' ? 'good' : 'bad'}>
            <p>
              {outcome().verdict === 'verified'
                ? appTexts().table.verified(outcome().turns)
                : appTexts().table[outcome().verdict as Exclude<Verdict, 'verified'>]}
            </p>
          </Notice>
        )}
      </Show>
      <details class="proof">
        <summary>{appTexts().table.proof}</summary>
        <dl class="facts facts-small">
          <dt>{appTexts().table.commitment}</dt>
          <dd class="mono">{props.table.play?.commitment}</dd>
          <dt>{appTexts().table.seed}</dt>
          <dd class="mono">{props.table.seed}</dd>
        </dl>
      </details>
    </div>
  )
}

/** All else of a game that is over: points by kind, every turn again, the file, and that it was fair. */
export function More(props: { readonly at: Seated; readonly end: End }) {
  const { setting, look } = useStage()
  const table = () => props.at.table
  let root: HTMLElement | undefined
  const close = () => props.end.showMore(false)
  closeByBack(props.end.isMore, close)
  onEscape(close)
  onMount(() => root?.focus({ preventScroll: true }))
  onCleanup(() => queueMicrotask(() => keepFocus('end-more', 'content')))
  return (
    <section class="ending-more" aria-label={stageTexts().menu} tabindex={-1} ref={root}>
      <div class="ending-body">
        <div class="form-row ending-along">
          <button type="button" class="button" onClick={props.end.lookAtBoard}>
            {stageTexts().showBoard}
          </button>
          <Postcard table={table} />
          <button type="button" class="button" onClick={() => look.open('talk')}>
            {stageTexts().talk}
          </button>
          <button type="button" class="button" onClick={() => look.open('log')}>
            {stageTexts().log}
          </button>
        </div>
        <Scores
          scores={table().scores}
          result={table().result}
          words={setting.words}
          names={setting.names}
          people={table().seats}
        />
        <Show
          when={!isSealed(table())}
          fallback={<p class="soft">{weekTexts().sealed(dayOf(table().deal?.until ?? 0))}</p>}
        >
          <DownloadRecord table={table()} />
          <Verification table={table()} game={props.at.module.game} />
        </Show>
      </div>
    </section>
  )
}
