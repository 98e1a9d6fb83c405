import { useNavigate, useSearchParams } from '@solidjs/router'
import { createResource, For, Match, Show, Switch } from 'solid-js'
import type { CardLook } from '../../../worker/wire/schema/ways-in.ts'
import { becomes, me, refreshMe } from '../account/me.ts'
import { perform } from '../api/client.ts'
import { signInFrom } from '../door/back.ts'
import { doorTexts } from '../door/words.ts'
import { A } from '../parts/A.tsx'
import { createAct } from '../parts/act.ts'
import { Notice, Trouble } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { Stamp } from '../parts/Stamp.tsx'
import { tableTitle } from '../parts/table-title.ts'
import { appTexts, gameTexts } from '../words/index.ts'
import '../door/door.css'

/** Owner of the card, its tables, and my ways in. */
function createCard() {
  const navigate = useNavigate()
  const token = location.hash.slice(1)
  const [search] = useSearchParams<{ t?: string }>()
  const [look] = createResource(
    () => token || null,
    (sent) => perform('POST /card/look', { token: sent }),
  )
  const seen = () => (look.error ? undefined : look.latest)
  /** The table that the card was made for comes first, where it is among those that go on. */
  const tables = () =>
    [...(seen()?.tables ?? [])].sort(
      (a, b) => Number(b.id === search.t) - Number(a.id === search.t),
    )
  const there = () => {
    const [first] = tables()
    return first && (first.id === search.t || tables().length === 1) ? `/t/${first.id}` : '/tables'
  }
  const enter = createAct(async () => {
    const path = there()
    const { me: person } = await perform('POST /card', { token })
    await becomes(person)
    await refreshMe()
    navigate(path, { replace: true })
  })
  return { token, search, look, seen, tables, there, enter }
}

type SeatCard = ReturnType<typeof createCard>

/** Owner of the card, and the tables that go on there. */
function Whose(props: { readonly found: CardLook; readonly tables: CardLook['tables'] }) {
  const texts = () => doorTexts().cardPage
  const titleOf = ({ title, host }: CardLook['tables'][number]) =>
    tableTitle({ title, seats: [{ name: host }] })
  return (
    <>
      <div class="card-who">
        <Stamp name={props.found.name} person={props.found.person} size="l" />
        <p class="lead">
          {props.found.here ? texts().hereAlready(props.found.name) : texts().who(props.found.name)}
        </p>
      </div>
      <Show when={props.tables.length > 0} fallback={<p class="soft">{texts().noTables}</p>}>
        <p>{texts().tables}</p>
        <ul class="card-tables">
          <For each={props.tables}>
            {(table) => (
              <li>
                <b>{titleOf(table)}</b> <span class="soft">{gameTexts(table.game).title}</span>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </>
  )
}

/** The button that lets its owner in, and what that changes for somebody else who is here. */
function GoIn(props: { readonly name: string; readonly enter: SeatCard['enter'] }) {
  const texts = () => doorTexts().cardPage
  return (
    <>
      <Show when={me()}>
        {(person) => (
          <Notice tone="info">
            <p>{texts().other(person().name)}</p>
          </Notice>
        )}
      </Show>
      <p>
        <button
          type="button"
          class="button button-main button-large"
          disabled={props.enter.busy()}
          onClick={() => void props.enter.run()}
        >
          {texts().go(props.name)}
        </button>
      </p>
      <p class="soft">{texts().goHint}</p>
    </>
  )
}

/** Page to which a seat card leads. Only the button lets somebody in: scanners open links, and so do previews. */
export default function Card() {
  const texts = () => doorTexts().cardPage
  const { token, search, look, seen, tables, there, enter } = createCard()
  return (
    <Page title={texts().title} narrow>
      <h1>{texts().title}</h1>
      <div class="sheet form">
        <Show when={token} fallback={<p>{texts().none}</p>}>
          <Show when={look.loading}>
            <p aria-busy="true">{appTexts().loading}</p>
          </Show>
          <Switch>
            <Match when={seen()?.kept && seen()}>
              {(found) => (
                <>
                  <p class="lead">{texts().kept(found().name)}</p>
                  <p>
                    <A
                      class="button button-main"
                      href={signInFrom(search.t ? `/t/${search.t}` : '/tables')}
                    >
                      {appTexts().nav.signIn}
                    </A>
                  </p>
                </>
              )}
            </Match>
            <Match when={seen()}>
              {(found) => (
                <>
                  <Whose found={found()} tables={tables()} />
                  <Show
                    when={!found().here}
                    fallback={
                      <p>
                        <A class="button button-main" href={there()}>
                          {texts().on}
                        </A>
                      </p>
                    }
                  >
                    <GoIn name={found().name} enter={enter} />
                  </Show>
                </>
              )}
            </Match>
          </Switch>
          <Trouble error={(look.error as unknown) ?? enter.error()} />
        </Show>
      </div>
    </Page>
  )
}
