import { createResource, For, Show, Suspense } from 'solid-js'
import { hour } from '../../../account/hour.ts'
import { LocalErrorBoundary } from '../../../parts/LocalErrorBoundary.tsx'
import { Trouble } from '../../../parts/Notice.tsx'
import { Postmark } from '../../../parts/Postmark.tsx'
import { Stamp } from '../../../parts/Stamp.tsx'
import { addressOf } from '../../../parts/svg.ts'
import { ago } from '../../../parts/time.ts'
import type { Deed, Touch } from '../../../stage/board-meaning.ts'
import { Sign } from '../../../stage/Sign.tsx'
import { createPhone } from '../../../stage/stage.ts'
import { stageTexts } from '../../../stage/words.ts'
import { appTexts, language } from '../../../words/index.ts'
import type { Seated } from '../seated.ts'
import type { Visit } from '../visit.ts'
import { villagePicture } from '../won-village.ts'
import type { Standing, Told } from './news.ts'
import { createTold, type LookOf } from './told.ts'
import { returningTexts } from './words.ts'
import './returning.css'

interface ReturningProps {
  readonly at: Seated
  readonly visit: Visit
}

/** More cards than this leave no room for their villages. */
const mostPictured = 3

/** Deed of somebody: a stamp, a verb and a name. */
const DeedStamp = (props: { readonly deed: Deed; readonly lookOf: LookOf }) => {
  const look = () => props.lookOf(props.deed.piece)
  return (
    <li class="returning-deed" classList={{ 'returning-gone': props.deed.isGone }}>
      <span
        class="returning-stamp"
        classList={{ 'returning-pile': props.deed.count > 1 }}
        style={{ '--tint': look().tint }}
        aria-hidden="true"
      >
        <img src={addressOf(look().drawn(hour()))} alt="" />
        <Show when={props.deed.count > 1}>
          <b class="returning-times">×{props.deed.count}</b>
        </Show>
      </span>
      <span class="returning-did">
        {props.deed.did} <b>{props.deed.name}</b>
        <Show when={props.deed.count > 1}>
          <span class="quiet"> {returningTexts().times(props.deed.count)}</span>
        </Show>
      </span>
    </li>
  )
}

/** Progress of somebody since, in figures. */
const Rise = (props: { readonly standing: Standing; readonly unit: (count: number) => string }) => {
  const was = () => props.standing.was ?? props.standing.is
  const gained = () => props.standing.is - was()
  return (
    <p class="returning-rise">
      <Show when={gained() !== 0} fallback={<b>{props.standing.is}</b>}>
        <span class="quiet">{returningTexts().rose(was(), props.standing.is)} </span>
        <span class="returning-figures" aria-hidden="true">
          <span class="returning-was">{was()} →</span>
          <b>{props.standing.is}</b>
          <span class="returning-gained">{gained() > 0 ? `+${gained()}` : `−${-gained()}`}</span>
        </span>
      </Show>
      <small>{props.unit(props.standing.is)}</small>
    </p>
  )
}

/** The same as a bar, with a mark where I am. */
const RiseBar = (props: {
  readonly standing: Standing
  readonly most: number
  readonly mine: number | null
}) => {
  const share = (points: number) => `${(100 * Math.max(0, points)) / Math.max(1, props.most)}%`
  const then = () => Math.min(props.standing.is, props.standing.was ?? props.standing.is)
  return (
    <div class="returning-bar" aria-hidden="true">
      <i class="returning-is" style={{ 'inline-size': share(props.standing.is) }} />
      <i class="returning-then" style={{ 'inline-size': share(then()) }} />
      <Show when={props.mine !== null}>
        <i class="returning-mine" style={{ 'inset-inline-start': share(props.mine ?? 0) }} />
        <b class="returning-you" style={{ '--at': share(props.mine ?? 0) }}>
          {returningTexts().you(props.mine ?? 0)}
        </b>
      </Show>
    </div>
  )
}

/** Meaning for me: its side by colour and edge, its news in bold. */
const TouchLine = (props: { readonly touch: Touch | null }) => (
  <p class={`returning-touch returning-${props.touch?.side ?? 'none'}`}>
    <Show when={props.touch} fallback={returningTexts().untouched}>
      {(touch) => (
        <>
          <b>{touch().news}</b> {touch().why}
        </>
      )}
    </Show>
  </p>
)

/** The village of somebody, as a postcard's picture. It says nothing that the words below it do not. */
function Place(props: { readonly at: Seated; readonly seat: number }) {
  const [picture] = createResource(
    () => [props.seat, hour()] as const,
    ([seat, now]) => villagePicture(props.at.module.game.id, props.at.play.state, seat, now),
  )
  return (
    <div class="returning-place">
      <LocalErrorBoundary>
        <Suspense>
          <Show when={picture()}>
            {(address) => (
              <img src={address()} alt={stageTexts().villageOf(props.at.names(props.seat))} />
            )}
          </Show>
        </Suspense>
      </LocalErrorBoundary>
    </div>
  )
}

/** One of those who moved. */
function RivalCard(
  props: ReturningProps & {
    readonly told: Told
    readonly lookOf: LookOf
    readonly unit: (count: number) => string
    readonly most: number
    readonly mine: number | null
    readonly pictured: boolean
    readonly known: boolean
  },
) {
  const name = () => props.at.names(props.told.seat)
  return (
    <article
      class={`returning-card seat-${props.told.seat % 6}`}
      classList={{ 'returning-pictured': props.pictured }}
      aria-labelledby={`returning-${props.told.seat}`}
    >
      <Show when={props.pictured}>
        <Place at={props.at} seat={props.told.seat} />
        <Postmark time={props.told.at} />
      </Show>
      <header class="returning-head">
        <Stamp
          seat={props.told.seat}
          name={name()}
          person={props.at.table.seats[props.told.seat]?.person}
          size="l"
        />
        <div class="returning-who">
          <h2 id={`returning-${props.told.seat}`}>{name()}</h2>
          <p class="soft">
            {returningTexts().turns(props.told.told)}
            <Show when={!props.pictured}> · {ago(props.told.at)}</Show>
          </p>
        </div>
        <Show when={props.told.standing}>
          {(standing) => <Rise standing={standing()} unit={props.unit} />}
        </Show>
      </header>
      <Show when={props.told.standing}>
        {(standing) => <RiseBar standing={standing()} most={props.most} mine={props.mine} />}
      </Show>
      <Show
        when={props.told.deeds.length > 0}
        fallback={<p class="soft returning-quiet">{returningTexts().quiet}</p>}
      >
        <ul class="returning-deeds" data-count={props.told.deeds.length}>
          <For each={props.told.deeds}>
            {(deed) => <DeedStamp deed={deed} lookOf={props.lookOf} />}
          </For>
        </ul>
      </Show>
      <footer class="returning-foot">
        <Show when={props.known} fallback={<span class="returning-touch" />}>
          <TouchLine touch={props.told.touch} />
        </Show>
        <button
          type="button"
          class="bar-button returning-watch"
          aria-label={returningTexts().watchWho(name())}
          onClick={() => props.visit.showFilm(props.at.table.since, props.told.turns)}
        >
          <Sign name="play" />
          <span>{returningTexts().watch}</span>
        </button>
      </footer>
    </article>
  )
}

/** Turns since my own: a card for each of those who moved, over the stage. The bar has the buttons for all of it. */
export function Returning(props: ReturningProps) {
  const { at } = props
  const isPhone = createPhone()
  const { loaded, ready, told, mine } = createTold(at, props.visit)
  const most = () =>
    Math.max(1, mine() ?? 0, ...told().map(({ standing }) => standing?.is ?? 0)) * 1.15
  return (
    <section
      class="returning"
      aria-label={appTexts().table.since}
      aria-busy={loaded.loading}
      data-cards={told().length}
    >
      <Trouble error={loaded.error} />
      <Show when={ready()}>
        {(news) => (
          <div class="returning-cards">
            <For each={told()}>
              {(one) => (
                <RivalCard
                  {...props}
                  told={one}
                  lookOf={news().lookOf}
                  unit={news().meaning.unit[language()]}
                  most={most()}
                  mine={mine()}
                  pictured={!isPhone() && told().length <= mostPictured}
                  known={news().before !== null}
                />
              )}
            </For>
          </div>
        )}
      </Show>
    </section>
  )
}
