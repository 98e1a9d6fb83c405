import cog from 'virtual:icon/cog'
import envelope from 'virtual:icon/envelope'
import key from 'virtual:icon/key'
import tables from 'virtual:icon/village'
import { useLocation } from '@solidjs/router'
import { Show } from 'solid-js'
import { limitedHere, me, nextTable, waitingTables } from '../../account/me.ts'
import { byNext } from '../../account/next.ts'
import { Icon } from '../../design/Icon.tsx'
import { PostHorn } from '../../design/PostHorn.tsx'
import { signInFrom } from '../../door/back.ts'
import { A } from '../../parts/A.tsx'
import { appTexts } from '../../words/index.ts'

/** The counter: where to, what waits, what came. */
export function Header() {
  const location = useLocation()
  const openTable = () => /^\/t\/([\w-]+)/.exec(location.pathname)?.[1]
  const next = () => nextTable(openTable())
  const unread = () => me()?.unread ?? 0
  return (
    <header class="header">
      <div class="header-row" classList={{ 'header-waits': next() !== undefined }}>
        <A href="/" class="brand">
          <PostHorn class="brand-horn" />
          <span>Dorfpost</span>
        </A>
        <Show when={next()}>
          {(table) => (
            <A href={`/t/${table().id}`} state={byNext} class="button button-next">
              {appTexts().nav.next}
              <span class="count" aria-hidden="true">
                {waitingTables().length}
              </span>
              <span class="quiet">: {appTexts().nav.waiting(waitingTables().length)}</span>
            </A>
          )}
        </Show>
        <nav class="nav" aria-label={appTexts().nav.label}>
          <Show when={!limitedHere() && me()}>
            <A href="/tables" class="nav-link">
              <Icon path={tables} />
              <span class="nav-text">{appTexts().nav.tables}</span>
            </A>
            <A href="/letters" class="nav-link">
              <Icon path={envelope} />
              <span class="nav-text">{appTexts().nav.letters}</span>
              <Show when={unread() > 0}>
                <span class="count" aria-hidden="true">
                  {unread()}
                </span>
                <span class="quiet">, {appTexts().nav.unread(unread())}</span>
              </Show>
            </A>
          </Show>
          <Show when={me() === null || limitedHere()}>
            <A href={signInFrom(`${location.pathname}${location.search}`)} class="nav-link">
              <Icon path={key} />
              <span class="nav-text">{appTexts().nav.signIn}</span>
            </A>
          </Show>
          <A href="/settings" class="nav-link">
            <Icon path={cog} />
            <span class="nav-text">{appTexts().nav.settings}</span>
          </A>
        </nav>
      </div>
    </header>
  )
}
