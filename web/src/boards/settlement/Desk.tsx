import { createMemo, createSignal, For, Index, Show } from 'solid-js'
import {
  BASICS,
  RESOURCES,
  type Resource,
  ROUNDS,
} from '../../../../worker/games/settlement/components/index.ts'
import { EXCHANGES } from '../../../../worker/games/settlement/exchange.ts'
import { ACTIONS, type SettlementMove } from '../../../../worker/games/settlement/state.ts'
import { Icon } from '../../design/Icon.tsx'
import { roundPlace } from './journeys.ts'
import { PieceButton } from './PieceButton.tsx'
import { Purse } from './PlayerSheet.tsx'
import { doingPictures } from './pictures.ts'
import { Token, Tokens } from './Tokens.tsx'
import { useTable } from './table.ts'
import {
  actionPiece,
  bonusPiece,
  buttonPiece,
  choicePiece,
  extraPiece,
  getPiece,
  givePiece,
  keepPiece,
} from './targets.ts'
import type { Doing } from './words.ts'

/** The six rounds; the present one is stamped. */
export function RoundTrack() {
  const table = useTable()
  const round = () => table.props.state.round
  return (
    <div class="s-rounds" role="img" aria-label={table.say().roundTrack(round(), ROUNDS)}>
      <span aria-hidden="true">{table.say().round(round())}</span>
      <Index each={Array.from({ length: ROUNDS })}>
        {(_, i) => (
          <i
            aria-hidden="true"
            classList={{ 's-now': i + 1 === round(), 's-past': i + 1 < round() }}
            data-place={i + 1 === round() ? roundPlace : undefined}
          >
            {i + 1}
          </i>
        )}
      </Index>
    </div>
  )
}

/** A move with a button of its own. */
function Plain(props: {
  readonly at: string
  readonly move: SettlementMove
  readonly closing?: boolean
}) {
  const table = useTable()
  return (
    <button
      type="button"
      class="s-action"
      classList={{ 's-closing': props.closing ?? false, 's-lit-button': table.isLit(props.at) }}
      data-at={props.at}
      onClick={() => table.play(props.move)}
      onPointerEnter={() => table.props.onPoint(props.move)}
      onPointerLeave={() => table.props.onPoint(null)}
    >
      {table.props.words.move(
        table.props.state,
        table.props.you ?? 0,
        props.move,
        table.props.names,
      )}
    </button>
  )
}

/** Rates: what can be given now, then what it can become. Only what loses nothing is offered (S-R19). */
function Rates() {
  const table = useTable()
  const say = () => table.say()
  const gives = createMemo(() => {
    const open = new Set(
      table.ways().flatMap(({ move }) => (move.do === 'exchange' ? [move.give] : [])),
    )
    return [...new Set(EXCHANGES.map(({ move }) => move.give))].filter((give) => open.has(give))
  })
  const givenBy = (give: string) => EXCHANGES.find(({ move }) => move.give === give)?.give ?? {}
  const given = () => (table.chosen()?.startsWith('give:') ? table.chosen()?.slice(5) : null)
  return (
    <div class="s-rates">
      <p class="s-soft">{given() ? say().next.give : say().exchangeHelp}</p>
      <div class="s-rates-row">
        <span class="s-caption">{say().give}</span>
        <div class="s-chips" data-group>
          <For each={gives()}>
            {(give) => (
              <PieceButton at={givePiece(give)} label={say().amounts(givenBy(give))} class="s-chip">
                <Tokens of={givenBy(give)} />
              </PieceButton>
            )}
          </For>
        </div>
      </div>
      <Show when={given()}>
        <div class="s-rates-row">
          <span class="s-caption">{say().get}</span>
          <div class="s-chips" data-group>
            <For each={RESOURCES.filter((resource) => table.isLit(getPiece(resource)))}>
              {(resource) => (
                <PieceButton
                  at={getPiece(resource)}
                  label={say().cards.resources[resource]}
                  class="s-chip"
                >
                  <Token kind={resource} />
                  <span aria-hidden="true">{say().cards.resources[resource]}</span>
                </PieceButton>
              )}
            </For>
          </div>
        </div>
      </Show>
    </div>
  )
}

/** A choice of one resource, shown where my supply is: it never scrolls out of sight. */
function ResourceChoice(props: {
  readonly label: string
  readonly kinds: ReadonlyArray<Resource>
  readonly pieceOf: (resource: Resource) => string
}) {
  const table = useTable()
  return (
    <div class="s-rates-row">
      <span class="s-caption">{props.label}</span>
      <div class="s-chips" data-group>
        <For each={props.kinds}>
          {(resource) => (
            <PieceButton
              at={props.pieceOf(resource)}
              label={table.say().cards.resources[resource]}
              class="s-chip"
            >
              <Token kind={resource} />
              <span aria-hidden="true">{table.say().cards.resources[resource]}</span>
            </PieceButton>
          )}
        </For>
      </div>
    </div>
  )
}

/** What I have, exchanges, and every decision that no piece of the board stands for; it stays in sight. */
export function Hand(props: { readonly seat: number }) {
  const table = useTable()
  const [open, setOpen] = createSignal(false)
  const say = () => table.say()
  const canExchange = () => table.ways().some(({ move }) => move.do === 'exchange')
  const lit = (pieceOf: (resource: Resource) => string) =>
    RESOURCES.filter((resource) => table.isLit(pieceOf(resource)))
  const decisions = () =>
    table.props.moves.filter((move) =>
      ['done', 'monster', 'no-monster', 'drop-rest'].includes(move.do),
    )
  const isKeeping = () => table.props.moves.some((move) => move.do === 'keep')
  return (
    <div class="s-hand" classList={{ 's-at-rest': table.props.over }}>
      <div class="s-hand-row">
        <Purse seat={props.seat} />
        <Show when={canExchange()}>
          <button
            type="button"
            class="b-quiet-button s-exchange"
            aria-expanded={open()}
            onClick={() => setOpen(!open())}
          >
            <span aria-hidden="true">⇄</span> <span class="s-button-text">{say().exchange}</span>
          </button>
        </Show>
      </div>
      <Show when={open() && canExchange()}>
        <Rates />
      </Show>
      <Show when={lit(choicePiece).length > 0}>
        <ResourceChoice label={say().next.choice} kinds={lit(choicePiece)} pieceOf={choicePiece} />
      </Show>
      <Show when={lit(extraPiece).length > 0}>
        <ResourceChoice label={say().next.choice} kinds={lit(extraPiece)} pieceOf={extraPiece} />
      </Show>
      <Show when={isKeeping()}>
        <ResourceChoice
          label={say().keep('')}
          kinds={BASICS.filter((basic) => table.isLit(keepPiece(basic)))}
          pieceOf={(resource) => `keep:${resource}`}
        />
      </Show>
      <Show when={decisions().length > 0}>
        <div class="s-decisions">
          <For each={decisions()}>
            {(move) => (
              <Plain
                at={buttonPiece(move.do)}
                move={move}
                closing={move.do === 'done' || move.do === 'drop-rest'}
              />
            )}
          </For>
        </div>
      </Show>
    </div>
  )
}

const settlersFor: Readonly<Record<Doing, string>> = {
  construct: '1',
  explore: '1–3',
  hunt: '1–4',
  'build-outpost': '1',
  'activate-region': '1',
  'activate-street': '1',
  'activate-outpost': '1',
  invite: '',
}

/** One thing a turn can hold: tapping it lights only the places where it can be done. */
function DoingChip(props: { readonly doing: Doing; readonly first: boolean }) {
  const table = useTable()
  const say = () => table.say()
  const at = () => actionPiece(props.doing)
  const possible = () => table.waysBy(at()).length > 0 || table.deals(at()).length > 0
  return (
    <PieceButton
      at={at()}
      label={say().doingLong[props.doing]}
      subject={{ kind: 'doing', doing: props.doing }}
      first={props.first}
      class={`s-chip s-doing ${possible() ? '' : 's-impossible'}`}
    >
      <Icon path={doingPictures[props.doing]} />
      <span aria-hidden="true">{say().doing[props.doing]}</span>
      <Show when={settlersFor[props.doing]}>
        {(count) => (
          <small aria-hidden="true" class="s-doing-cost">
            {count()}
            <Token kind="settlers" />
          </small>
        )}
      </Show>
    </PieceButton>
  )
}

/** Where the game and my turn stand, and everything that can come next. */
export function Desk(props: { readonly explaining: boolean; readonly onExplain: () => void }) {
  const table = useTable()
  const say = () => table.say()
  const task = () => table.props.state.agenda.at(-1)
  const isMine = () => table.props.you !== null && table.props.toAct.includes(table.props.you)
  const turn = () => {
    const now = task()
    return now?.task === 'turn' && isMine() ? now : null
  }
  const solo = () => table.props.seats === 1
  const acted = () => !!turn()?.acted && !solo()
  const invited = () => !!turn()?.invited && !solo()
  const hint = () => {
    const next = say().next
    const { state, you, words, names } = table.props
    if (table.props.over) return null
    if (table.props.revealing) return next.submit
    const chosen = table.chosen()
    if (chosen?.startsWith('give:')) return next.give
    if (chosen?.startsWith('building:')) return next.choice
    if (chosen) return next.chosen
    if (!isMine()) return table.props.you === null ? null : next.waiting
    switch (task()?.task) {
      case 'turn':
        if (solo()) return next.alone
        if (acted()) return invited() ? next.both : next.acted
        return invited() ? next.invited : next.turn
      case 'place-terrain':
      case 'place-building':
        // What was drawn decides where it goes: it is said here, where the board is in sight.
        return words.prompt(state, you ?? 0, names)
      case 'effects':
        return next.effects
      case 'draft':
      case 'artifact':
        return next.draft
      default:
        return null
    }
  }
  const closing = () =>
    table.props.moves.filter((move) => move.do === 'end-turn' || move.do === 'pass')
  const mixes = () => table.props.moves.filter((move) => move.do === 'use-bonus')
  return (
    <div class="s-desk">
      <div class="s-desk-head">
        <RoundTrack />
        <button
          type="button"
          class="b-quiet-button s-explain"
          aria-pressed={props.explaining}
          title={say().explainHelp}
          onClick={props.onExplain}
        >
          <b aria-hidden="true">?</b> <span class="s-button-text">{say().explain}</span>
        </button>
      </div>
      <Show when={turn()}>
        <div class="s-turn">
          <div class="s-step" classList={{ 's-step-done': acted() }}>
            <span class="s-caption">
              {solo() ? say().actionsAlone : say().action}
              <Show when={acted()}> ✓ {say().done}</Show>
            </span>
            <Show when={!acted()}>
              <div class="s-chips" data-group>
                <For each={ACTIONS}>
                  {(action, i) => <DoingChip doing={action} first={i() === 0} />}
                </For>
              </div>
            </Show>
          </div>
          <div class="s-step" classList={{ 's-step-done': invited() }}>
            <span class="s-caption">
              {solo() ? say().heroesAlone : say().hero}
              <Show when={invited()}> ✓ {say().done}</Show>
            </span>
            <Show when={!invited()}>
              <div class="s-chips">
                <DoingChip doing="invite" first />
              </div>
            </Show>
          </div>
        </div>
        <Show when={mixes().length > 0}>
          <div class="s-rates-row">
            <span class="s-caption">{say().bonus}</span>
            <div class="s-chips" data-group>
              <For each={mixes()}>
                {(move) => (
                  <PieceButton
                    at={bonusPiece(move.count)}
                    label={say().bonusCount(move.count)}
                    class="s-chip s-small-chip"
                  >
                    <span aria-hidden="true">{say().bonusCount(move.count)}</span>
                  </PieceButton>
                )}
              </For>
            </div>
          </div>
        </Show>
      </Show>
      <Show when={hint() || closing().length > 0}>
        <div class="s-next">
          <p class="s-hint" role="status">
            {hint()}
          </p>
          <div class="s-closing-moves">
            <For each={closing()}>
              {(move) => (
                <Plain at={buttonPiece(move.do)} move={move} closing={move.do === 'pass'} />
              )}
            </For>
          </div>
        </div>
      </Show>
    </div>
  )
}
