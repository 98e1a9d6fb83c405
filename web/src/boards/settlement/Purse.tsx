import { createMemo, For, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  allResources,
  type Resource,
} from '../../../../worker/games/settlement/components/index.ts'
import type { Move } from '../../../../worker/games/settlement/state.ts'
import { turnAsks } from '../../../../worker/games/settlement/wording.ts'
import { createLasting } from '../../stage/behaviour.ts'
import { placed } from '../../stage/layout.ts'
import { locale } from '../../words/index.ts'
import { Art } from './Art.tsx'
import { purseOf, settlersPlace } from './journeys.ts'
import { Tray } from './Tray.tsx'
import { PieceButton, useTable } from './table.ts'
import { rolesOf } from './targets.ts'

/** One resource of a purse: a number, and an answer where the question is which resource. */
function Amount(props: { readonly seat: Seat; readonly resource: Resource; readonly at: number }) {
  const table = useTable()
  const count = () => table.props.state.boards[props.seat]?.supply[props.resource] ?? 0
  const name = () => table.boardWords().cards.resources[props.resource]
  const role = () =>
    props.seat === table.props.you ? rolesOf(props.resource).find(table.selection.isLit) : undefined
  const face = () => (
    <>
      <Art name={props.resource} class="s-icon" />
      <span aria-hidden="true">{count()}</span>
    </>
  )
  return (
    <span
      class="s-amount at"
      classList={{ 's-none': count() === 0 }}
      style={placed(table.layout().purse?.amounts[props.at])}
      data-place={purseOf(props.seat, props.resource)}
      title={name()}
    >
      <Show
        when={role()}
        fallback={
          <>
            <span class="quiet">{locale().labelled(name(), count())}</span>
            {face()}
          </>
        }
      >
        {(piece) => (
          <PieceButton at={piece()} label={locale().labelled(name(), count())} class="s-answer">
            {face()}
          </PieceButton>
        )}
      </Show>
    </span>
  )
}

/** Settlers that are not placed (S1.16); bonus settlers wear a hat. */
function Settlers(props: { readonly seat: Seat }) {
  const table = useTable()
  const settlers = () => table.props.state.boards[props.seat]?.settlers ?? { basic: 0, bonus: 0 }
  return (
    <span
      class="s-amount s-amount-settlers at"
      style={placed(table.layout().purse?.settlers ?? undefined)}
      classList={{ 's-none': settlers().basic + settlers().bonus === 0 }}
      data-place={settlersPlace(props.seat)}
      title={table.boardWords().settlers(settlers())}
    >
      <span class="quiet">{table.boardWords().settlers(settlers())}</span>
      <Art name="settler" class="s-icon" />
      <span aria-hidden="true">{settlers().basic}</span>
      <Show when={settlers().bonus}>
        {(bonus) => (
          <>
            <Art name="bonus-settler" class="s-icon" />
            <span aria-hidden="true">{bonus()}</span>
          </>
        )}
      </Show>
    </span>
  )
}

/**
 * Opens and closes the tray. It stays for one exchange after the other, and goes as soon as something
 * else is done, somebody else is asked, or a phone shows another part: it would lie over what comes next.
 */
function createOpening(canExchange: () => boolean) {
  const { props, selection } = useTable()
  const isOfTray = (move: Move | undefined) => move?.do === 'exchange' || move?.do === 'use-bonus'
  /** Number of planned moves, and of deeds outside the tray. */
  const done = createMemo(
    (was: { readonly planned: number; readonly others: number }) => {
      const planned = selection.planned()
      const isOther = planned.length > was.planned && !isOfTray(planned.at(-1))
      return { planned: planned.length, others: was.others + (isOther ? 1 : 0) }
    },
    { planned: selection.planned().length, others: 0 },
  )
  return createLasting(
    () => [canExchange(), props.pane, done().others],
    () => false,
  )
}

/** Resources and settlers of a seat; in mine lie exchanges and the choice of settlers, too. */
export function Purse(props: { readonly seat: Seat }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const mine = () => props.seat === table.props.you
  const canExchange = createMemo(
    () =>
      mine() &&
      table.selection.ways().some(({ move }) => move.do === 'exchange' || move.do === 'use-bonus'),
  )
  /** The question is about an exchange. */
  const isAsked = createMemo(() => {
    const task = table.props.plain.agenda.at(-1)
    if (!canExchange() || task?.task !== 'turn') return false
    const { hero, saves } = turnAsks(table.props.plain, task)
    return saves && !hero
  })
  const [open, setOpen] = createOpening(canExchange)
  const place = () => table.layout().purse
  return (
    <div class="s-purse" style={{ '--ok': `var(--seat-${props.seat})` }}>
      <Show when={open() && canExchange()}>
        <div class={`s-tray-space at s-opens-${place()?.opens}`} style={placed(place()?.tray)}>
          <Tray onClose={() => setOpen(false)} />
        </div>
      </Show>
      <section
        class="s-bag at"
        style={{
          ...placed(place()?.bag),
          '--s-letters': `${place()?.letters}px`,
          '--s-icon': `${place()?.icon}px`,
        }}
        aria-label={boardWords().supply}
        data-group
        data-words
      >
        <For each={allResources}>
          {(resource, i) => <Amount seat={props.seat} resource={resource} at={i()} />}
        </For>
        <Show when={place()?.settlers}>
          <Settlers seat={props.seat} />
        </Show>
      </section>
      <Show when={place()?.exchange}>
        {(at) => (
          <button
            type="button"
            class="s-exchange at"
            style={placed(at().box)}
            classList={{ 's-asked': isAsked() }}
            aria-label={boardWords().exchange}
            aria-expanded={open() && canExchange()}
            disabled={!canExchange()}
            onClick={() => setOpen(!open())}
            data-words
          >
            <Art name="do-exchange" class="s-icon" />
            <Show when={at().isNamed}>
              <span class="s-exchange-word">{boardWords().exchange}</span>
            </Show>
          </button>
        )}
      </Show>
    </div>
  )
}
