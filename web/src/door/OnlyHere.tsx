import { type Component, createResource, For, type lazy, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { limitedHere, refreshMe } from '../account/me.ts'
import { arrived } from '../api/arrived.ts'
import { perform } from '../api/client.ts'
import { A } from '../parts/A.tsx'
import { createAct } from '../parts/act.ts'
import { Trouble } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { tableTitle } from '../parts/table-title.ts'
import { locale } from '../words/index.ts'
import { signInFrom } from './back.ts'
import { doorTexts } from './words.ts'

/** A table's id and title; `null` for one that is gone, or cannot be asked now. */
const inShort = (id: string) =>
  perform('GET /tables/{id}', { id }).then(
    ({ table }) => ({ id, title: tableTitle(table) }),
    () => null,
  )

/** The ways to the tables that letters' links opened here. */
function ToTables(props: { readonly ids: ReadonlyArray<string> }) {
  const [found] = createResource(
    () => props.ids,
    async (ids) => (await Promise.all(ids.map(inShort))).filter((table) => table !== null),
  )
  return (
    <For each={arrived(found) ?? []}>
      {({ id, title }) => (
        <A href={`/t/${id}`} class="button button-main">
          {locale().labelled(doorTexts().pass.toTable, title)}
        </A>
      )}
    </For>
  )
}

/** Says to somebody who plays by a letter's link how far that goes, and leads there or to all the rest; it stays away from everybody else. `atTable`: they are there. */
export function OnlyHere(props: { readonly atTable?: boolean }) {
  const texts = () => doorTexts().pass
  const leave = createAct(async () => {
    await perform('POST /sign-out')
    await refreshMe()
  })
  const tables = () => limitedHere()?.only ?? []
  return (
    <Show when={limitedHere()}>
      {(person) => (
        <section class="slip form">
          <p>{texts().here(person().name, props.atTable ? 1 : tables().length)}</p>
          <p class="form-row">
            <Show when={!props.atTable}>
              <ToTables ids={tables()} />
            </Show>
            <A class="button" href={signInFrom(location.pathname)}>
              {texts().signIn}
            </A>
            <button
              type="button"
              class="button"
              disabled={leave.busy()}
              onClick={() => void leave.run()}
            >
              {texts().leave}
            </button>
          </p>
          <Trouble error={leave.error()} />
        </section>
      )}
    </Show>
  )
}

/** A page of a whole account: where a letter's link let somebody in, that link's bounds stand in its place. */
export const ofAccount = (page: ReturnType<typeof lazy<Component>>): typeof page =>
  Object.assign(
    () => (
      <Show when={limitedHere()} fallback={<Dynamic component={page} />}>
        <Page title={doorTexts().pass.title} narrow>
          <h1>{doorTexts().pass.title}</h1>
          <OnlyHere />
        </Page>
      </Show>
    ),
    { preload: page.preload },
  )
