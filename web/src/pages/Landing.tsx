import { useNavigate } from '@solidjs/router'
import { createResource, createSignal, For, onCleanup, Show } from 'solid-js'
import type { GameInfo } from '../../../worker/wire/schema/games.ts'
import { areTablesKnown, beSomebody, me, myTables } from '../account/me.ts'
import { wasHere } from '../account/me-ahead.ts'
import { isFirst } from '../account/met.ts'
import { frontTables } from '../account/next.ts'
import { perform } from '../api/client.ts'
import { usualLevel } from '../bots/levels.ts'
import { PlayBots } from '../bots/PlayBots.tsx'
import { botTexts } from '../bots/words.ts'
import { keep, kept } from '../device/browser-storage.ts'
import { NameField } from '../door/NameField.tsx'
import { A } from '../parts/A.tsx'
import { createAct } from '../parts/act.ts'
import { FindTable } from '../parts/FindTable.tsx'
import { frontSize, fronts } from '../parts/fronts.ts'
import { gamesOnOffer } from '../parts/games.ts'
import { Trouble } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { Part } from '../parts/Part.tsx'
import { Picture } from '../parts/Picture.tsx'
import { SeatsField } from '../parts/SeatsField.tsx'
import { appTexts, gameTexts } from '../words/index.ts'
import { companyTexts } from './company/words.ts'
import { Envelopes } from './shared/TableEnvelope.tsx'
import { weekTexts } from './week/words.ts'
import './front.css'

/** Form to open a table: the number of players, and a newcomer's name. */
function StartForm(props: { readonly game: GameInfo }) {
  const navigate = useNavigate()
  const [seats, setSeats] = createSignal(Math.min(3, props.game.seats.max))
  const [name, setName] = createSignal('')
  const start = createAct(async () => {
    await beSomebody(name())
    const { table } = await perform('POST /tables', {
      game: props.game.id,
      seats: seats(),
    })
    navigate(`/t/${table.id}`)
  })
  return (
    <form
      class="form"
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
        legend={appTexts().start.how}
        min={props.game.seats.min}
        max={props.game.seats.max}
        value={seats()}
        onChange={setSeats}
      />
      <Show when={!me()}>
        <NameField value={name()} onInput={setName} alone={seats() === 1} />
      </Show>
      <Trouble error={start.error()} />
      <p class="form-row">
        <button type="submit" class="button button-main" disabled={start.busy()}>
          {appTexts().start.go}
        </button>
        <A href={`/new?game=${props.game.id}`}>{appTexts().start.more}</A>
      </p>
    </form>
  )
}

/** The way to try a game that nobody here has played: it is shown first. */
const FirstWay = (props: {
  readonly game: string
  readonly title: string
  readonly seats: number
}) => (
  <A class="button button-main button-two" href={`/first/${props.game}`}>
    {botTexts().tryIt}
    <small>{botTexts().tryItHow(Math.min(3, props.seats) - 1, usualLevel())}</small>
    <span class="quiet">: {props.title}</span>
  </A>
)

/** A game's place, and below its sill the ways in. */
function Door(props: {
  readonly game: GameInfo
  /** It stands far down on a phone: its picture may come later. */
  readonly later: boolean
  readonly open: boolean
  readonly onOpen: () => void
}) {
  const texts = () => gameTexts(props.game.id)
  const seats = () => props.game.seats
  return (
    <li class="door">
      <div class="door-window" style={{ background: fronts[props.game.id]?.behind }}>
        <Show when={fronts[props.game.id]}>
          {(front) => <Picture of={front()} {...frontSize} later={props.later} />}
        </Show>
      </div>
      <div class="door-sill">
        <div class="door-head">
          <h3>{texts().title.split(':')[0]}</h3>
          <A href={`/how/${props.game.id}`}>
            {appTexts().landing.how}
            <span class="quiet">: {texts().title}</span>
          </A>
        </div>
        <p>{texts().tagline}</p>
        <p class="small">
          <strong>{appTexts().players(seats().min, seats().max)}</strong>
          <Show when={texts().long}>{(long) => <> · {long()}</>}</Show>
        </p>
        <Show
          when={props.open}
          fallback={
            <div class="door-ways">
              <Show
                when={isFirst(props.game.id)}
                fallback={
                  <PlayBots
                    game={props.game.id}
                    title={texts().title}
                    seats={Math.min(3, seats().max)}
                  />
                }
              >
                <FirstWay game={props.game.id} title={texts().title} seats={seats().max} />
              </Show>
              <button type="button" class="button" onClick={() => props.onOpen()}>
                {appTexts().landing.start}
                <span class="quiet">: {texts().title}</span>
              </button>
            </div>
          }
        >
          <StartForm game={props.game} />
        </Show>
      </div>
    </li>
  )
}

/** Height, last time, of the part for those who return on a page of this width, in pixels; 0 where nobody knows. */
function roomKept(): number {
  const [width, height = 0] = (kept('front') ?? '').split(' ').map(Number)
  return width === innerWidth ? height : 0
}

/** Those who return find their tables first. The parts below keep their place while these are on their way. */
function Returning(props: { readonly name: string | undefined }) {
  const space = roomKept()
  const mine = () => frontTables(myTables())
  const measure = (section: HTMLElement) => {
    const sizes = new ResizeObserver(() => {
      if (areTablesKnown()) keep('front', `${innerWidth} ${section.offsetHeight}`)
    })
    sizes.observe(section)
    onCleanup(() => sizes.disconnect())
  }
  return (
    <section
      ref={measure}
      class="section front-narrow"
      aria-busy={!areTablesKnown()}
      style={{
        'min-block-size': areTablesKnown() ? undefined : space > 0 ? `${space}px` : '100dvh',
      }}
    >
      <h1>
        {props.name === undefined ? appTexts().loading : appTexts().landing.welcome(props.name)}
      </h1>
      <Show
        when={mine().length > 0}
        fallback={
          <Show when={areTablesKnown()}>
            <p class="lead">{appTexts().tables.noneHint}</p>
          </Show>
        }
      >
        <h2 class="section-title">{appTexts().landing.mine}</h2>
        <Envelopes tables={mine()} first />
        <p>
          <A href="/tables">{appTexts().nav.tables}</A>
        </p>
      </Show>
    </section>
  )
}

const Steps = () => (
  <section class="front-steps">
    <ol class="steps">
      <For each={appTexts().landing.steps}>
        {([title, text], index) => (
          <li class="step">
            <span class="step-number" aria-hidden="true">
              {index() + 1}
            </span>
            <p>
              <strong>{title}</strong> {text}
            </p>
          </li>
        )}
      </For>
    </ol>
    <FindTable />
  </section>
)

function OpenTables() {
  const [open] = createResource(
    async () => (await perform('GET /tables', { which: 'open' })).tables,
  )
  // Those where I sit stand above.
  const tables = () =>
    (open.state === 'ready' ? open() : []).filter(({ seats }) => !seats.some(({ you }) => you))
  return (
    <Show when={!open.error}>
      <section class="section front-narrow">
        <h2 class="section-title">{appTexts().landing.open}</h2>
        <Show
          when={tables().length > 0}
          fallback={<p class="soft">{appTexts().landing.openNone}</p>}
        >
          <p class="soft">{appTexts().landing.openHint}</p>
          <Envelopes tables={tables().slice(0, 6)} />
          <p>
            <A href="/lobby">{companyTexts().lobby.title}</A>
          </p>
        </Show>
      </section>
    </Show>
  )
}

/** The front page: what this is, and four places to begin at; for those who return, their tables first. */
export function Landing() {
  const [games, { refetch }] = createResource(gamesOnOffer)
  const [chosen, setChosen] = createSignal<string | null>(null)
  const hasBeenHere = wasHere()
  /** Somebody is here, or was here last time and we still ask. */
  const isReturning = () => me() != null || (me() === undefined && hasBeenHere)
  const hasRoom = roomKept() > 0
  /** The sections below keep their place, or wait for it. */
  const isBelow = () => !isReturning() || areTablesKnown() || hasRoom
  const below = () => (
    <>
      <section id="games">
        <h2 class="quiet">{appTexts().landing.games}</h2>
        <Trouble error={games.error as unknown} onRetry={() => void refetch()} />
        <ul class="doors">
          {/* Games that have not come yet are not waited for: the page stands, and its places come into it. */}
          <For each={games.state === 'ready' ? games() : []}>
            {(game, index) => (
              <Door
                game={game}
                later={index() > 0}
                open={chosen() === game.id}
                onOpen={() => setChosen(game.id)}
              />
            )}
          </For>
        </ul>
        <p class="front-narrow front-week">
          <A href="/week">{weekTexts().title}</A> <span class="soft">{weekTexts().invite}</span>
        </p>
      </section>
      <Show when={!isReturning()}>
        <Steps />
      </Show>
      <OpenTables />
    </>
  )
  return (
    <Page title={appTexts().tagline} class="front">
      <Show
        when={isReturning()}
        fallback={
          <section class="hero">
            <h1>{appTexts().landing.title}</h1>
            <p class="lead">{appTexts().landing.lead}</p>
          </section>
        }
      >
        <Returning name={me()?.name} />
      </Show>
      <Show when={isBelow()}>
        <Show when={isReturning()} fallback={below()}>
          {/* Their tables are painted before the rest is drawn. */}
          <Part large>{below()}</Part>
        </Show>
      </Show>
    </Page>
  )
}
