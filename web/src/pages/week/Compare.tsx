import { createResource, createSignal, For, Show, Suspense } from 'solid-js'
import type { AnyWords } from '../../../../worker/games/kernel/words.ts'
import type { Deal, DealPath } from '../../../../worker/wire/schema/deals.ts'
import { hour } from '../../account/hour.ts'
import { me } from '../../account/me.ts'
import { perform } from '../../api/client.ts'
import { frontOf } from '../../boards/list.ts'
import { LocalErrorBoundary } from '../../parts/LocalErrorBoundary.tsx'
import { Trouble } from '../../parts/Notice.tsx'
import { appTexts, gameTexts, language, locale } from '../../words/index.ts'
import { paragraphsOf } from '../table/sentences.ts'
import { villagePicture } from '../table/won-village.ts'
import { weekTexts } from './words.ts'

interface CompareProps {
  readonly week: string
  readonly deal: Deal
  /** Person whose way lies beside mine. */
  readonly person: string
}

interface WayProps {
  readonly week: string
  readonly game: string
  readonly path: DealPath
  /** Number of their turn, from 1. */
  readonly turn: number
  /** The game's words; `undefined` until they are there. */
  readonly words: AnyWords | undefined
}

/** Somebody's way up to a turn: their village, their points, and what they did in it. */
function Way(props: WayProps) {
  const at = () => Math.min(props.turn, props.path.turns.length)
  const turn = () => props.path.turns[at() - 1]
  const [village] = createResource(
    () => {
      const revision = turn()?.revision
      return revision === undefined ? null : ([revision, props.path.person, hour()] as const)
    },
    async ([revision, person, now]) => {
      const { week, game } = props
      const path = 'GET /deals/{week}/{game}/paths/{person}/{revision}'
      const { play } = await perform(path, { week, game, person, revision })
      return villagePicture(game, play.state, props.path.seat, now)
    },
  )
  const names = (seat: number) => props.path.names[seat] ?? ''
  return (
    <section class="week-way" aria-label={props.path.name}>
      <h3>
        {props.path.name}
        <strong class="week-score">{locale().number(turn()?.score?.total ?? 0)}</strong>
      </h3>
      <LocalErrorBoundary>
        <Suspense>
          <div class="week-village">
            <Show when={village.latest}>
              {(address) => <img src={address()} alt={weekTexts().village(props.path.name)} />}
            </Show>
          </div>
        </Suspense>
      </LocalErrorBoundary>
      <Show when={props.turn > props.path.turns.length}>
        <p class="small">
          {props.path.name} {weekTexts().atEnd}
        </p>
      </Show>
      <Show when={props.words}>
        {(words) => (
          <ol class="week-told">
            <For each={paragraphsOf(turn()?.events ?? [], words(), names)}>
              {({ text }) => <li>{text}</li>}
            </For>
          </ol>
        )}
      </Show>
    </section>
  )
}

/** The points of both after each turn, as two lines. */
function Lines(props: { readonly paths: ReadonlyArray<DealPath>; readonly turn: number }) {
  const [width, height] = [320, 96] as const
  const totals = () => props.paths.map(({ turns }) => turns.map(({ score }) => score?.total ?? 0))
  const last = () => Math.max(2, ...totals().map((one) => one.length))
  const most = () => Math.max(1, ...totals().flat())
  const least = () => Math.min(0, ...totals().flat())
  const x = (turn: number) => ((turn - 1) / (last() - 1)) * (width - 8) + 4
  const y = (points: number) =>
    height - 4 - ((points - least()) / (most() - least())) * (height - 8)
  return (
    <svg class="week-lines" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path class="week-here" d={`M${x(props.turn)} 0V${height}`} />
      <For each={totals()}>
        {(points, i) => (
          <polyline
            class={i() === 0 ? 'week-line-mine' : 'week-line'}
            points={points.map((one, turn) => `${x(turn + 1)},${y(one)}`).join(' ')}
          />
        )}
      </For>
    </svg>
  )
}

/** Steps through the turns of both. */
const Turns = (props: {
  readonly turn: number
  readonly last: number
  readonly onTurn: (turn: number) => void
}) => (
  <div class="week-turns">
    <button
      type="button"
      class="button"
      disabled={props.turn <= 1}
      onClick={() => props.onTurn(props.turn - 1)}
    >
      {weekTexts().previous}
    </button>
    <label class="week-slide">
      <span>{weekTexts().turn(props.turn, props.last)}</span>
      <input
        type="range"
        min="1"
        max={props.last}
        value={props.turn}
        onInput={(event) => props.onTurn(Number(event.currentTarget.value))}
      />
    </label>
    <button
      type="button"
      class="button"
      disabled={props.turn >= props.last}
      onClick={() => props.onTurn(props.turn + 1)}
    >
      {weekTexts().next}
    </button>
  </div>
)

/** My way through a deal beside somebody else's, turn by turn. */
export function Compare(props: CompareProps) {
  const [turn, setTurn] = createSignal(1)
  const [paths, { refetch }] = createResource(
    () => [props.week, props.deal.game, props.person, me()?.id ?? ''] as const,
    ([week, game, person, mine]) =>
      Promise.all(
        [mine, person].map((one) =>
          perform('GET /deals/{week}/{game}/paths/{person}', { week, game, person: one }),
        ),
      ),
  )
  const [words] = createResource(
    () => [props.deal.game, language()] as const,
    async ([game, spoken]) => (await frontOf(game)?.words[spoken]())?.words,
  )
  const ways = () => (paths.error ? [] : (paths.latest ?? []))
  const last = () => Math.max(1, ...ways().map(({ turns }) => turns.length))
  const texts = () => weekTexts()
  return (
    <section class="sheet" aria-labelledby="week-compare">
      <h2 id="week-compare">{gameTexts(props.deal.game).title}</h2>
      <Trouble error={paths.error as unknown} onRetry={() => void refetch()} />
      <Show
        when={ways()[1]}
        fallback={
          <Show when={paths.loading}>
            <p aria-busy="true">{appTexts().loading}</p>
          </Show>
        }
      >
        {(other) => (
          <>
            <p class="soft">{texts().paths(other().name)}</p>
            <Lines paths={ways()} turn={turn()} />
            <Turns turn={turn()} last={last()} onTurn={setTurn} />
            <div class="week-ways">
              <For each={ways()}>
                {(path) => (
                  <Way
                    week={props.week}
                    game={props.deal.game}
                    path={path}
                    turn={turn()}
                    words={words.latest}
                  />
                )}
              </For>
            </div>
          </>
        )}
      </Show>
    </section>
  )
}
