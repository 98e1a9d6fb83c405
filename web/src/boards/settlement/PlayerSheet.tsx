import { createMemo, createSignal, For, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { heroById, RESOURCES } from '../../../../worker/games/settlement/components/index.ts'
import { heroPoints, score } from '../../../../worker/games/settlement/scoring.ts'
import { Icon } from '../../design/Icon.tsx'
import { HeroCard, heroLabel } from './HeroCard.tsx'
import {
  actionPlace,
  heroesPlace,
  markerPlace,
  ownArtifactPlace,
  purseOf,
  settlersPlace,
} from './journeys.ts'
import { PieceButton } from './PieceButton.tsx'
import {
  artifactPictures,
  doingPictures,
  guildPictures,
  resourcePictures,
  settlerPicture,
} from './pictures.ts'
import { Standing } from './Tokens.tsx'
import { useTable } from './table.ts'
import { Settlement, Wilderness } from './Wilderness.tsx'

const categoryPictures: Readonly<Record<string, string>> = {
  ...guildPictures,
  bank: resourcePictures.gold,
  church: resourcePictures.diamond,
}

/** Points as if the game ended now, by category (S9.16). */
export function Points(props: { readonly seat: Seat }) {
  const table = useTable()
  const say = () => table.say()
  const mine = createMemo(() => score(table.props.state)[props.seat])
  const named = (category: string) => table.props.words.categories[category] ?? category
  return (
    <dl class="s-points">
      <div class="s-points-total">
        <dt class="quiet">{say().points}</dt>
        <dd title={say().pointsNow(mine()?.total ?? 0)}>
          <b>{mine()?.total ?? 0}</b> <small aria-hidden="true">{say().vpShort}</small>
        </dd>
      </div>
      <For each={mine()?.categories.filter(({ points }) => points > 0)}>
        {({ category, points }) => (
          <div title={named(category)}>
            <dt>
              <span class="quiet">{named(category)}</span>
              <Icon path={categoryPictures[category] ?? ''} />
            </dt>
            <dd>{points}</dd>
          </div>
        )}
      </For>
    </dl>
  )
}

/** Resources and settlers of a seat, as far as they are not placed (S1.16). */
export function Purse(props: { readonly seat: Seat }) {
  const table = useTable()
  const say = () => table.say()
  const board = () => table.props.state.boards[props.seat]
  return (
    <dl class="s-supply" aria-label={say().supply}>
      <For each={RESOURCES}>
        {(resource) => (
          <div
            class="s-amount"
            classList={{ 's-none': !board()?.supply[resource] }}
            data-kind={resource}
            data-place={purseOf(props.seat, resource)}
            title={say().cards.resources[resource]}
          >
            <dt>
              <span class="quiet">{say().cards.resources[resource]}</span>
              <Icon path={resourcePictures[resource]} />
            </dt>
            <dd>{board()?.supply[resource]}</dd>
          </div>
        )}
      </For>
      <div
        class="s-amount s-amount-settlers"
        classList={{
          's-none': !board()?.settlers.basic && !board()?.settlers.bonus,
        }}
        data-kind="settlers"
        data-place={settlersPlace(props.seat)}
        title={say().settlers(board()?.settlers ?? { basic: 0, bonus: 0 })}
      >
        <dt>
          <span class="quiet">{say().settlersShort}</span>
          <Icon path={settlerPicture} />
        </dt>
        <dd>
          {board()?.settlers.basic}
          <Show when={board()?.settlers.bonus}>
            {(bonus) => (
              <span class="s-bonus-count">
                +{bonus()}
                <Icon path={settlerPicture} class="s-bonus" />
              </span>
            )}
          </Show>
        </dd>
      </div>
    </dl>
  )
}

/** The four shared action spaces with the settlers on them (S2.18). */
const sharedSpaces = ['construct', 'explore', 'hunt', 'build-outpost'] as const

function PlacedSettlers(props: { readonly seat: Seat }) {
  const table = useTable()
  const say = () => table.say()
  const placed = () => table.props.state.boards[props.seat]?.placed
  return (
    <ul class="s-placed" aria-label={say().placed} data-group>
      <For each={sharedSpaces}>
        {(action, i) => (
          <li data-place={actionPlace(props.seat, action)}>
            <PieceButton
              at={`placed:${props.seat}:${action}:space`}
              label={`${say().doingLong[action]}. ${((it) =>
                it ? say().standing(it) : say().nobodyStands)(placed()?.[action])}`}
              subject={{ kind: 'doing', doing: action, seat: props.seat }}
              first={i() === 0}
            >
              <span
                class="s-placed-space"
                classList={{ 's-used': !!placed()?.[action] }}
                aria-hidden="true"
              >
                <Icon path={doingPictures[action]} />
                <Show when={placed()?.[action]} fallback={<span class="s-slot" />}>
                  {(settlers) => <Standing settlers={settlers()} />}
                </Show>
              </span>
            </PieceButton>
          </li>
        )}
      </For>
    </ul>
  )
}

function OwnArtifact(props: { readonly seat: Seat }) {
  const table = useTable()
  const say = () => table.say()
  return (
    <div class="s-own-artifact" data-place={ownArtifactPlace(props.seat)}>
      <Show
        when={table.props.state.boards[props.seat]?.artifact}
        fallback={<span class="s-soft">{say().noArtifact}</span>}
      >
        {(artifact) => (
          <PieceButton
            at={`own-artifact:${props.seat}:tile`}
            label={`${say().cards.artifacts[artifact()].name}. ${say().cards.artifacts[artifact()].text}`}
            subject={{ kind: 'artifact', artifact: artifact() }}
            first
          >
            <span class="s-artifact" aria-hidden="true">
              <Icon path={artifactPictures[artifact()]} />
              <span>
                <b>{say().cards.artifacts[artifact()].name}</b>
                <small>{say().cards.artifacts[artifact()].text}</small>
              </span>
            </span>
          </PieceButton>
        )}
      </Show>
    </div>
  )
}

function InvitedHeroes(props: { readonly seat: Seat }) {
  const table = useTable()
  const say = () => table.say()
  const board = () => table.props.state.boards[props.seat]
  return (
    <div class="s-invited" data-place={heroesPlace(props.seat)}>
      <h4 class="s-caption">{say().heroes}</h4>
      <Show when={board()?.heroes.length} fallback={<span class="s-soft">{say().noHeroes}</span>}>
        <ul data-group>
          <For each={board()?.heroes}>
            {(hero, i) => (
              <li>
                <PieceButton
                  at={`invited:${props.seat}:${i()}`}
                  label={heroLabel(say(), hero)}
                  subject={{ kind: 'hero', hero, owner: props.seat }}
                  first={i() === 0}
                >
                  <HeroCard
                    hero={hero}
                    pointsNow={((own) =>
                      own && heroById[hero].vp.per ? heroPoints(own, hero) : undefined)(board())}
                  />
                </PieceButton>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </div>
  )
}

/** A player's board: wilderness, settlement, settlers placed, artifact, heroes and points. */
export function PlayerSheet(props: { readonly seat: Seat; readonly main: boolean }) {
  const table = useTable()
  const [large, setLarge] = createSignal(false)
  const say = () => table.say()
  const state = () => table.props.state
  const mine = () => props.seat === table.props.you
  const name = () => table.props.names(props.seat)
  const heading = () => `s-seat-${props.seat}`
  return (
    <section
      class="b-sheet s-seat"
      classList={{
        's-main': props.main,
        's-large': large(),
        's-acting': table.props.toAct.includes(props.seat),
      }}
      style={{ '--seat': `var(--seat-${props.seat})` }}
      aria-labelledby={heading()}
    >
      <header class="s-seat-head">
        <h3 id={heading()} class="b-heading">
          <span class="b-postmark" aria-hidden="true">
            {name().slice(0, 1).toUpperCase()}
          </span>
          <span>{mine() ? say().myBoard : say().boardOf(name())}</span>
        </h3>
        <Show when={state().boards.length > 1 && state().marker === props.seat}>
          <span class="s-first" title={say().markerNote} data-place={markerPlace}>
            {say().marker}
            <span class="quiet">: {say().markerNote}</span>
          </span>
        </Show>
        <Show when={state().passed.includes(props.seat) && !table.props.over}>
          <span class="s-passed">{say().passed}</span>
        </Show>
        <Points seat={props.seat} />
        <Show when={!props.main}>
          <button
            type="button"
            class="b-quiet-button s-size"
            aria-pressed={large()}
            onClick={() => setLarge(!large())}
          >
            {large() ? say().smaller : say().larger}
          </button>
        </Show>
      </header>
      <Show when={!mine()}>
        <Purse seat={props.seat} />
      </Show>
      <div class="s-lands">
        <Wilderness seat={props.seat} mine={mine()} />
        <Settlement seat={props.seat} />
      </div>
      <div class="s-belongings">
        <OwnArtifact seat={props.seat} />
        <PlacedSettlers seat={props.seat} />
        <InvitedHeroes seat={props.seat} />
      </div>
    </section>
  )
}
