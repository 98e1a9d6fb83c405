import { createResource, Show } from 'solid-js'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { arrived } from '../../../api/arrived.ts'
import { perform } from '../../../api/client.ts'
import { frontOf } from '../../../boards/list.ts'
import { A } from '../../../parts/A.tsx'
import { optionMatters, optionSentence } from '../../../parts/OptionsForm.tsx'
import { paceSentence } from '../../../parts/pace/pace.ts'
import { paceTexts } from '../../../parts/pace/words.ts'
import { readRules } from '../../../rules/reading.ts'
import { rulesTexts } from '../../../rules/words.ts'
import { appTexts, gameTexts, language } from '../../../words/index.ts'
import { companyTexts } from '../../company/words.ts'
import { seriesTexts } from '../series-words.ts'
import { gatherTexts } from './words.ts'

/** Time by which the list may lag behind the tables, in milliseconds: until then nothing is concluded from it. */
const lag = 60_000

/** Tells the host if the list of open tables shows this one. */
function Listed(props: { readonly table: TableView }) {
  const isMine = () =>
    props.table.access === 'open' && props.table.seats.some((seat) => seat.you && seat.host)
  const [found] = createResource(
    () => isMine() && props.table.id,
    async (id) => {
      const { tables, more } = await perform('GET /tables', {
        which: 'open',
        game: props.table.game,
      })
      return more || tables.some((one) => one.id === id)
    },
  )
  const isOld = () => Date.now() - props.table.createdAt > lag
  return (
    <Show when={isMine() && !found.loading && !found.error}>
      {'. '}
      <A href="/lobby">
        {found() || !isOld() ? companyTexts().lobby.listed : companyTexts().lobby.unlisted}
      </A>
    </Show>
  )
}

/** Length, pace, options and players. */
function Terms(props: { readonly table: TableView }) {
  const [words] = createResource(
    () => [props.table.game, language()] as const,
    async ([id, spoken]) => (await frontOf(id)?.words[spoken]())?.words,
  )
  const texts = () => appTexts().table.played
  const options = () => Object.entries((props.table.options ?? {}) as Record<string, unknown>)
  const chosen = () =>
    options()
      .filter(([id]) =>
        optionMatters(arrived(words), id, props.table.seats.length, Object.fromEntries(options())),
      )
      .map(([id, value]) => optionSentence(arrived(words), id, value))
  return (
    <dl class="played">
      <Show when={gameTexts(props.table.game).long}>
        {(long) => (
          <div>
            <dt>{texts().long}</dt>
            <dd>{long()}</dd>
          </div>
        )}
      </Show>
      <div>
        <dt>{texts().pace}</dt>
        <dd>
          {props.table.pace
            ? paceSentence(props.table.pace)
            : paceTexts().unhurried(props.table.patience)}
        </dd>
      </div>
      <Show when={chosen().length > 0 && arrived(words)}>
        <div>
          <dt>{appTexts().create.options}</dt>
          <dd>{chosen().join(' · ')}</dd>
        </div>
      </Show>
      <div>
        <dt>{appTexts().create.access}</dt>
        <dd>
          {appTexts().create[props.table.access]}
          <Listed table={props.table} />
        </dd>
      </div>
      <Show when={props.table.series}>
        <div>
          <dt>{seriesTexts().title}</dt>
          <dd>{seriesTexts().hint(props.table.seats.length)}</dd>
        </div>
      </Show>
      <Show when={props.table.rated}>
        <div>
          <dt>
            <span class="tag">{companyTexts().rated}</span>
          </dt>
          <dd>{companyTexts().ratedHint}</dd>
        </div>
      </Show>
    </dl>
  )
}

/** Terms of the game, for somebody who has never heard of it: its name, length, pace, and what was chosen. */
export function Played(props: {
  readonly table: TableView
  readonly onChange: (() => void) | null
}) {
  const texts = () => appTexts().table.played
  return (
    <section class="sheet" aria-labelledby="played-title">
      <h2 id="played-title">{texts().title}</h2>
      <p>
        {gameTexts(props.table.game).tagline}{' '}
        <A href={`/how/${props.table.game}`}>
          {appTexts().landing.how}
          <span class="quiet">: {gameTexts(props.table.game).title}</span>
        </A>
        {' · '}
        <button type="button" class="link" onClick={() => readRules({ game: props.table.game })}>
          {rulesTexts().short}
        </button>
      </p>
      <Show when={props.table.origin}>
        {(origin) => <p>{gatherTexts().origin(origin().title, origin().turn)}</p>}
      </Show>
      <Terms table={props.table} />
      <p class="small">{gatherTexts().rulesText}</p>
      <Show when={props.onChange}>
        {(change) => (
          <p class="form-row">
            <button type="button" class="button" onClick={() => change()()}>
              {gatherTexts().change}
            </button>
          </p>
        )}
      </Show>
    </section>
  )
}
