import calm from 'virtual:drawn/calm'
import { useNavigate, useSearchParams } from '@solidjs/router'
import { createEffect, createResource, Match, Show, Switch } from 'solid-js'
import { me, myTables, nextTable, refreshMe } from '../account/me.ts'
import { byNext } from '../account/next.ts'
import { letterComes } from '../account/reach.ts'
import { signInFrom } from '../door/back.ts'
import { A } from '../parts/A.tsx'
import { Page } from '../parts/Page.tsx'
import { Picture } from '../parts/Picture.tsx'
import { appTexts } from '../words/index.ts'
import { companyTexts } from './company/words.ts'
import './next.css'

/** Nothing waits for me, or nothing but the table that I come from. */
function Nothing(props: { readonly after: string | undefined }) {
  const still = () => myTables().find(({ id, yourTurn }) => id === props.after && yourTurn)
  return (
    <>
      <h1>{still() ? appTexts().next.onlyOne : appTexts().next.none}</h1>
      <p class="lead">
        {still()
          ? appTexts().next.onlyOneHint
          : letterComes(me())
            ? appTexts().table.waitHint
            : appTexts().table.waitHintHere}
      </p>
      <p class="form-row next-ways">
        <Show when={still()}>
          {(table) => (
            <A href={`/t/${table().id}`} class="button button-main">
              {appTexts().next.back}
            </A>
          )}
        </Show>
        <A href="/tables" class="button" classList={{ 'button-main': !still() }}>
          {appTexts().nav.tables}
        </A>
        <A href="/lobby" class="button">
          {companyTexts().lobby.title}
        </A>
        <A href="/new" class="button">
          {appTexts().nav.newTable}
        </A>
      </p>
    </>
  )
}

/**
 * `/next`, an address to keep: leads to the table that waits longest for me. `?after=<table>` leads to the one that
 * waits next longest after that.
 */
export default function Next() {
  const navigate = useNavigate()
  const [search] = useSearchParams<{ after?: string }>()
  const [asked] = createResource(async () => {
    await refreshMe()
    return true
  })
  const isAsked = () => asked.state === 'ready'
  const next = () => (isAsked() && me() ? nextTable(search.after) : undefined)
  createEffect(() => {
    const table = next()
    if (table) navigate(`/t/${table.id}`, { replace: true, state: byNext })
  })
  return (
    <Page title={appTexts().nav.next} narrow class="next">
      <Switch fallback={<p aria-busy="true">{appTexts().loading}</p>}>
        <Match when={isAsked() && me() === null}>
          <h1>{appTexts().next.who}</h1>
          <p class="lead">{appTexts().next.whoHint}</p>
          <p>
            <A href={signInFrom('/next')} class="button button-main">
              {appTexts().signIn.title}
            </A>
          </p>
          <p class="small">{appTexts().missing.seat}</p>
        </Match>
        <Match when={isAsked() && me() && !next()}>
          <Nothing after={search.after} />
          <Picture of={calm} width={1180} height={268} class="next-picture" />
        </Match>
      </Switch>
    </Page>
  )
}
