import { useSearchParams } from '@solidjs/router'
import { createSignal, Show } from 'solid-js'
import type { NoticeKind } from '../../../worker/wire/notice-kinds.ts'
import { refreshMe } from '../account/me.ts'
import { unsubscribe } from '../api/client.ts'
import { A } from '../parts/A.tsx'
import { createAct } from '../parts/act.ts'
import { KeysField } from '../parts/KeysField.tsx'
import { Notice, Trouble } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { appTexts, locale } from '../words/index.ts'
import { kinds } from './settings/Notices.tsx'
import { settingsTexts } from './settings/words.ts'

/** Number of days for which a table or a kind can be muted; `null`: a kind for good, by e-mail. */
const spans = [1, 7, 28, null] as const
type Span = (typeof spans)[number]

/** Subject of the letter's link, and the call that ends it, for good or for a while. */
function createStop() {
  const [query] = useSearchParams<{
    token?: string
    table?: string
    kind?: string
    bots?: string
  }>()
  const [span, setSpan] = createSignal<Span>(7)
  const [done, setDone] = createSignal<string | null>(null)
  /** Subject of the letter's link: one table, for a while or among bots for good, one kind of letters, or all of them. */
  const isAll = () => !query.table && !query.kind
  const isOfBots = () => Boolean(query.table && query.bots)
  const isLasting = () => isAll() || isOfBots()
  const kind = (): NoticeKind | undefined =>
    query.table ? undefined : kinds.find((one) => one === query.kind)
  const texts = () =>
    isOfBots()
      ? appTexts().unsubscribe.ofBots
      : query.table
        ? appTexts().unsubscribe.ofTable
        : query.kind
          ? appTexts().unsubscribe.ofKind
          : appTexts().unsubscribe
  const offered = () => spans.filter((one) => one !== null || !query.table)
  const stop = createAct(async () => {
    const { token = '', table, kind: which } = query
    const days = isLasting() ? null : span()
    const said = new URLSearchParams({
      token,
      ...(table && { table }),
      ...(isOfBots() && { bots: '1' }),
      ...(which && { kind: which }),
      ...(days !== null && { days: String(days) }),
    })
    await unsubscribe(said)
    setDone(saidDone(days))
    await refreshMe()
  })
  const saidDone = (days: number | null): string => {
    const { unsubscribe: words } = appTexts()
    if (isAll()) return words.done
    if (isOfBots()) return words.ofBots.done
    if (days === null) return words.ofKind.forGood
    const end = locale().date(Date.now() + days * 24 * 60 * 60 * 1000, { dateStyle: 'full' })
    return query.table ? words.ofTable.until(end) : words.ofKind.until(end)
  }
  return { query, isLasting, kind, texts, offered, span, setSpan, stop, done }
}

/** Field for the time of quiet. */
const SpanField = (props: {
  readonly offered: ReadonlyArray<Span>
  readonly value: Span
  readonly onChange: (span: Span) => void
}) => (
  <KeysField
    legend={appTexts().unsubscribe.span}
    name="span"
    values={props.offered.map((one) => [one, appTexts().unsubscribe.spans[one ?? 'ever']] as const)}
    value={props.value}
    onChange={props.onChange}
  />
)

/** Page to which a letter's last links lead. Opening it changes nothing; the button does. */
export default function Unsubscribe() {
  const { query, isLasting, kind, texts, offered, span, setSpan, stop, done } = createStop()
  return (
    <Page title={texts().title} narrow>
      <h1>{texts().title}</h1>
      <div class="sheet form">
        <Show when={query.token} fallback={<p>{appTexts().unsubscribe.none}</p>}>
          <Show
            when={done()}
            fallback={
              <>
                <Show when={kind()}>
                  {(which) => (
                    <p>
                      <strong>{settingsTexts().notices.kinds[which()]}</strong>
                    </p>
                  )}
                </Show>
                <p>{texts().text}</p>
                <Show when={!isLasting()}>
                  <SpanField offered={offered()} value={span()} onChange={setSpan} />
                </Show>
                <button
                  type="button"
                  class="button button-main"
                  disabled={stop.busy()}
                  onClick={() => void stop.run()}
                >
                  {texts().go}
                </button>
              </>
            }
          >
            {(said) => (
              <Notice tone="good">
                <p>{said()}</p>
              </Notice>
            )}
          </Show>
        </Show>
        <Trouble error={stop.error()} />
        <p>
          <A href="/settings">{appTexts().settings.title}</A>
        </p>
      </div>
    </Page>
  )
}
