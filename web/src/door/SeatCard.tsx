import { createResource, createSignal, type JSX, onCleanup, Show } from 'solid-js'
import type { TableView } from '../../../worker/wire/schema/table-view.ts'
import type { CardAnswer } from '../../../worker/wire/schema/ways-in.ts'
import { me } from '../account/me.ts'
import { perform } from '../api/client.ts'
import { markShown } from '../design/shown.ts'
import { createAct } from '../parts/act.ts'
import { frontSize, fronts } from '../parts/fronts.ts'
import { firstGame } from '../parts/games.ts'
import { Notice, Trouble } from '../parts/Notice.tsx'
import { Picture } from '../parts/Picture.tsx'
import { Qr } from '../parts/Qr.tsx'
import { Stamp } from '../parts/Stamp.tsx'
import { tableTitle } from '../parts/table-title.ts'
import { byDay } from '../parts/time.ts'
import { gameTexts } from '../words/index.ts'
import { doorTexts } from './words.ts'
import './door.css'
import { arrived } from '../api/arrived.ts'

type Made = NonNullable<CardAnswer['card']>

/** The link of a card; with a table it leads there. The secret stays behind the `#`. */
function linkTo(card: Made, table: TableView | undefined): string {
  const url = new URL(card.link)
  if (table) url.searchParams.set('t', table.id)
  return url.href
}

/** The card as it is looked at, and printed. */
function Front(props: {
  readonly link: string
  readonly name: string
  readonly table?: TableView
}) {
  markShown('seat-card')
  const texts = () => doorTexts().card
  const game = () => props.table?.game ?? firstGame
  return (
    <div class="seat-card">
      <div class="seat-card-picture">
        <Show when={fronts[game()]}>{(front) => <Picture of={front()} {...frontSize} />}</Show>
      </div>
      <div class="seat-card-words">
        <div class="seat-card-head">
          <p>
            <span class="small">{texts().title}</span>
            <strong class="seat-card-name">{props.name}</strong>
          </p>
          <Stamp
            name={props.name}
            person={me()?.id}
            {...(props.table?.you != null && { seat: props.table.you })}
            size="l"
          />
        </div>
        <p>
          <Show when={props.table} fallback={texts().seats}>
            {(table) => (
              <>
                {gameTexts(table().game).title} · {tableTitle(table())}
                <Show when={table().you !== null}>
                  <br />
                  {texts().seat((table().you ?? 0) + 1, table().seats.length)}
                </Show>
              </>
            )}
          </Show>
        </p>
        <div class="seat-card-code">
          <Qr text={props.link} label={texts().qr} />
          <p class="small">{texts().scan}</p>
        </div>
      </div>
    </div>
  )
}

/** ChannelSetup to take the card along. */
function Takes(props: { readonly link: string; readonly name: string }) {
  const texts = () => doorTexts().card
  const [copied, setCopied] = createSignal(false)
  let field: HTMLInputElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  onCleanup(() => clearTimeout(timer))
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(props.link)
      setCopied(true)
      clearTimeout(timer)
      timer = setTimeout(() => setCopied(false), 3000)
    } catch {
      // Not allowed: the link is then selected, to be copied by hand.
      field?.select()
    }
  }
  const mail = () =>
    `mailto:?subject=${encodeURIComponent(texts().mailSubject(props.name))}&body=${encodeURIComponent(texts().mailText(props.link))}`
  return (
    <>
      <p class="form-row">
        <Show
          when={'share' in navigator}
          fallback={
            <a class="button button-main" href={mail()}>
              {texts().mail}
            </a>
          }
        >
          <button
            type="button"
            class="button button-main"
            onClick={() =>
              // Closing the other app's window is no error.
              void navigator
                .share({ title: texts().mailSubject(props.name), url: props.link })
                .catch(() => undefined)
            }
          >
            {texts().send}
          </button>
        </Show>
        <button type="button" class="button" onClick={() => print()}>
          {texts().print}
        </button>
        <button type="button" class="button" onClick={() => void copy()}>
          {copied() ? texts().copied : texts().copy}
        </button>
      </p>
      <input
        ref={field}
        type="text"
        class="input seat-card-link"
        readonly
        value={props.link}
        aria-label={texts().secret}
        onFocus={(event) => event.currentTarget.select()}
      />
    </>
  )
}

/** A guest's seat card: made when it is first looked at, and the same until they want a new one. */
export default function SeatCard(props: {
  /** The table that its link leads to. */
  readonly table?: TableView
  /** Only to take it along, not to end it. */
  readonly brief?: boolean
}): JSX.Element {
  const texts = () => doorTexts().card
  const [card, { mutate }] = createResource(
    () => (me()?.email === null ? me()?.id : undefined),
    async () => (await perform('POST /me/card', {})).card,
  )
  const made = () => arrived(card)
  const change = createAct(async (to: 'another' | 'none') => {
    const answer =
      to === 'another' ? perform('POST /me/card', { anew: true }) : perform('DELETE /me/card')
    mutate((await answer).card)
  })
  return (
    <Show when={me()?.email === null} fallback={<p class="soft">{texts().kept}</p>}>
      <div class="seat-card-whole form">
        <p class="soft">{texts().lead}</p>
        <Show when={made()}>
          {(found) => (
            <>
              <Front
                link={linkTo(found(), props.table)}
                name={me()?.name ?? ''}
                {...(props.table && { table: props.table })}
              />
              <Takes link={linkTo(found(), props.table)} name={me()?.name ?? ''} />
              <Show when={!props.brief}>
                <p class="small">
                  {texts().made(byDay(found().createdAt))}{' '}
                  <Show when={found().usedAt} fallback={texts().unused}>
                    {(at) => texts().used(byDay(at()))}
                  </Show>
                </p>
              </Show>
            </>
          )}
        </Show>
        <Show when={card.state === 'ready' && !made()}>
          <Notice tone="info">
            <p>{texts().ended}</p>
          </Notice>
        </Show>
        <Show when={card.state === 'ready' && !props.brief}>
          <p class="small">{texts().anewHint}</p>
          <p class="form-row">
            <button
              type="button"
              class="button"
              disabled={change.busy()}
              onClick={() => void change.run('another')}
            >
              {texts().anew}
            </button>
            <Show when={made()}>
              <button
                type="button"
                class="button"
                disabled={change.busy()}
                onClick={() => void change.run('none')}
              >
                {texts().end}
              </button>
            </Show>
          </p>
        </Show>
        <Trouble error={(card.error as unknown) ?? change.error()} />
      </div>
    </Show>
  )
}
