import { createResource, Show } from 'solid-js'
import { me } from '../../account/me.ts'
import { perform } from '../../api/client.ts'
import { A } from '../../parts/A.tsx'
import { Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { TournamentList } from './TournamentList.tsx'
import { tournamentTexts } from './words.ts'

const listOf = async (which: 'mine' | 'open') =>
  (await perform('GET /tournaments', { which })).tournaments

/** My tournaments, and those that are open to all. */
export default function Tournaments() {
  const [mine, mineAgain] = createResource(
    // Somebody who came by a letter's link has none here.
    () => (me()?.only === null ? me()?.id : undefined),
    () => listOf('mine'),
  )
  const [open, openAgain] = createResource(() => listOf('open'))
  const own = () => (mine.error ? [] : (mine.latest ?? []))
  const others = () => {
    const ids = new Set(own().map(({ id }) => id))
    return (open.error ? [] : (open.latest ?? [])).filter(({ id }) => !ids.has(id))
  }
  return (
    <Page title={tournamentTexts().title} narrow>
      <div class="page-head">
        <h1>{tournamentTexts().title}</h1>
        <A href="/tournaments/new" class="button button-main">
          {tournamentTexts().make}
        </A>
      </div>
      <p class="soft">{tournamentTexts().lead}</p>
      <Trouble error={mine.error as unknown} onRetry={() => void mineAgain.refetch()} />
      <Show when={own().length > 0}>
        <section class="section" aria-labelledby="cups-mine">
          <h2 id="cups-mine" class="section-title">
            {tournamentTexts().mine}
          </h2>
          <TournamentList list={own()} />
        </section>
      </Show>
      <section class="section" aria-labelledby="cups-open">
        <h2 id="cups-open" class="section-title">
          {tournamentTexts().open}
        </h2>
        <Trouble error={open.error as unknown} onRetry={() => void openAgain.refetch()} />
        <TournamentList list={others()} />
        <Show when={others().length === 0 && !open.loading && !open.error}>
          <p class="soft">{tournamentTexts().noneOpen}</p>
        </Show>
      </section>
    </Page>
  )
}
