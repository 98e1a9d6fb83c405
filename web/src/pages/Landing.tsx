import church from 'virtual:icon/church'
import dove from 'virtual:icon/dove'
import town from 'virtual:icon/family-house'
import oak from 'virtual:icon/oak'
import village from 'virtual:icon/village'
import watchtower from 'virtual:icon/watchtower'
import windmill from 'virtual:icon/windmill'
import { A, useNavigate } from '@solidjs/router'
import { createResource, createSignal, For, Show } from 'solid-js'
import type { GameInfo, TableCard, TableView } from '../../../worker/wire/schema.ts'
import { api } from '../api/client.ts'
import { PlayBots } from '../bots/PlayBots.tsx'
import { Icon } from '../design/Icon.tsx'
import { gamesOnOffer } from '../games.ts'
import { createAct } from '../parts/act.ts'
import { NameField } from '../parts/NameField.tsx'
import { Trouble } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { SeatsField } from '../parts/SeatsField.tsx'
import { Stamp } from '../parts/Stamp.tsx'
import { Envelopes } from '../parts/TableEnvelope.tsx'
import { beSomebody, me, myTables, waitingTables } from '../person.ts'
import { gameTexts, t } from '../words/index.ts'
import { companyTexts } from './company/words.ts'

const motifs: Readonly<Record<string, string>> = {
  villagers: village,
  'my-village': church,
  settlement: watchtower,
  'town-builder': town,
}

/** A game as a large stamp; unfolded, it asks what is needed to start. */
function GameOffer(props: {
  readonly game: GameInfo
  readonly open: boolean
  readonly onOpen: () => void
}) {
  const navigate = useNavigate()
  const texts = () => gameTexts(props.game.id)
  const [seats, setSeats] = createSignal(Math.min(3, props.game.seats.max))
  const [name, setName] = createSignal('')
  const start = createAct(async () => {
    await beSomebody(name())
    const { table } = await api<{ table: TableView }>('POST', '/tables', {
      game: props.game.id,
      seats: seats(),
    })
    navigate(`/t/${table.id}`)
  })
  return (
    <li class="offer">
      <button
        type="button"
        class="offer-stamp"
        aria-label={`${texts().title}: ${t().players(props.game.seats.min, props.game.seats.max)}`}
        onClick={() => props.onOpen()}
      >
        <span class="offer-paper">
          <span class="offer-face">
            <Icon path={motifs[props.game.id] ?? village} />
            <span class="offer-value">{props.game.seats.max}</span>
          </span>
        </span>
      </button>
      <div class="offer-text">
        <h3>{texts().title}</h3>
        <p>{texts().tagline}</p>
        <p class="small">{t().players(props.game.seats.min, props.game.seats.max)}</p>
        <Show
          when={props.open}
          fallback={
            <button type="button" class="button button-main" onClick={() => props.onOpen()}>
              {t().landing.start}
              <span class="quiet">: {texts().title}</span>
            </button>
          }
        >
          <form
            class="form offer-form"
            ref={(form) =>
              // The button that was pressed is gone: go on where it led.
              queueMicrotask(() => form.querySelector<HTMLInputElement>('input:checked')?.focus())
            }
            onSubmit={(event) => {
              event.preventDefault()
              void start.run()
            }}
          >
            <SeatsField
              legend={t().start.how}
              min={props.game.seats.min}
              max={props.game.seats.max}
              value={seats()}
              onChange={setSeats}
            />
            <Show when={seats() > 1}>
              <PlayBots game={props.game.id} seats={seats()} name={name()} />
            </Show>
            <Show when={!me()}>
              <NameField value={name()} onInput={setName} alone={seats() === 1} />
            </Show>
            <Trouble error={start.error()} />
            <p class="form-row">
              <button type="submit" class="button button-main" disabled={start.busy()}>
                {t().start.go}
              </button>
              <A href={`/new?game=${props.game.id}`}>{t().start.more}</A>
            </p>
          </form>
        </Show>
      </div>
    </li>
  )
}

/** A card in the post: what this is, without a word. */
const Postcard = () => (
  <div class="postcard" aria-hidden="true">
    <svg
      class="postcard-picture"
      viewBox="0 0 200 270"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect class="scene-sky" width="200" height="270" />
      <circle class="scene-sun" cx="150" cy="62" r="26" />
      <path class="scene-far" d="M0 168c40-34 78-30 112-8s62 12 88-6v116H0z" />
      <g class="scene-ink">
        <path transform="translate(24 112) scale(0.12)" d={windmill} />
        <path transform="translate(30 146) scale(0.24)" d={village} />
        <path transform="translate(138 150) scale(0.115)" d={oak} />
      </g>
      <path class="scene-near" d="M0 244c52-22 96-14 132 0s52 8 68 0v26H0z" />
      <g transform="translate(30 32) scale(0.13)">
        <path class="scene-dove" d={dove} />
      </g>
      <g transform="translate(47 86) rotate(8)">
        <rect class="scene-letter" width="26" height="17" rx="1" />
        <path class="scene-flap" d="M0 1l13 9l13-9" />
      </g>
    </svg>
    <div class="postcard-back">
      <div class="postcard-stamps">
        <Stamp seat={0} name="" size="l" />
        <span class="postmark postmark-large">
          <span>Dorfpost</span>
          <span>{t().landing.seal}</span>
        </span>
      </div>
      <span class="postcard-line" />
      <span class="postcard-line" />
      <span class="postcard-line short" />
      <div class="postcard-players">
        <Stamp seat={1} name="" size="s" />
        <Stamp seat={2} name="" size="s" />
        <Stamp seat={3} name="" size="s" />
      </div>
    </div>
  </div>
)

function Hero() {
  return (
    <section class="hero">
      <div class="hero-text">
        <h1>{t().landing.title}</h1>
        <p class="lead">{t().landing.lead}</p>
        <a class="button button-main button-large" href="#games">
          {t().landing.start}
        </a>
      </div>
      <Postcard />
    </section>
  )
}

/** The front page: what this is and a table without an account; for those who return, their tables first. */
export function Landing() {
  const [games, { refetch }] = createResource(gamesOnOffer)
  const [open] = createResource(
    async () => (await api<{ tables: TableCard[] }>('GET', '/tables?which=open')).tables,
  )
  const [chosen, setChosen] = createSignal<string | null>(null)
  const running = () => myTables().filter((table) => table.status !== 'over' && !table.yourTurn)
  const mine = () => [...waitingTables(), ...running()].slice(0, 6)
  return (
    <Page title={t().tagline}>
      <Show when={me()} fallback={<Hero />}>
        {(person) => (
          <section class="section">
            <h1>{t().landing.welcome(person().name)}</h1>
            <Show when={mine().length > 0} fallback={<p class="lead">{t().tables.noneHint}</p>}>
              <h2 class="section-title">{t().landing.mine}</h2>
              <Envelopes tables={mine()} />
              <p>
                <A href="/tables">{t().nav.tables}</A>
              </p>
            </Show>
          </section>
        )}
      </Show>
      <section class="section" id="games">
        <h2 class="section-title">{t().landing.games}</h2>
        <Trouble error={games.error as unknown} onRetry={() => void refetch()} />
        <ul class="offers">
          <For each={games.error ? [] : games.latest}>
            {(game) => (
              <GameOffer
                game={game}
                open={chosen() === game.id}
                onOpen={() => setChosen(game.id)}
              />
            )}
          </For>
        </ul>
      </section>
      <Show when={!open.error}>
        <section class="section">
          <h2 class="section-title">{t().landing.open}</h2>
          <Show
            when={(open.latest ?? []).length > 0}
            fallback={<p class="soft">{t().landing.openNone}</p>}
          >
            <p class="soft">{t().landing.openHint}</p>
            <Envelopes tables={(open.latest ?? []).slice(0, 6)} />
            <p>
              <A href="/lobby">{companyTexts().lobby.title}</A>
            </p>
          </Show>
        </section>
      </Show>
      <Show when={!me()}>
        <ol class="steps">
          <For each={t().landing.steps}>
            {([title, text], index) => (
              <li class="step">
                <span class="step-number" aria-hidden="true">
                  {index() + 1}
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </Page>
  )
}
