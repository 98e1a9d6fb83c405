import { createMemo, For, Index, Show } from 'solid-js'
import {
  bannerValue,
  type Change,
  type Die,
  type Pair,
  type TakenDie,
} from '../../../../worker/games/my-village/index.ts'
import { onceDrawn } from '../../stage/behaviour.ts'
import { placed } from '../../stage/layout.ts'
import { Amount } from './Card.tsx'
import { DieFace } from './Drawn.tsx'
import { type Route, takesOf } from './facts.ts'
import { diceOf, keyOfRoute } from './sums.ts'
import { PieceButton, useTable } from './table.ts'
import { diePiece, facePiece } from './targets.ts'
import { turnsWheel } from './wheel.ts'
import type { BoardWords } from './words.ts'

/** A die of the pool; `looked`: it belongs to the sum looked at. */
function PoolDie(props: { readonly die: Die; readonly nth: number; readonly looked: boolean }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  return (
    <div class="mv-die-place at" style={placed(table.layout().tray?.dice.pool[props.nth])}>
      <PieceButton
        at={diePiece(props.die)}
        label={boardWords().die(props.die.colour, props.die.pips)}
        subject={() => ({
          title: boardWords().die(props.die.colour, props.die.pips),
          lines: [
            { text: props.die.colour === 'black' ? boardWords().blackDie : boardWords().whiteDie },
          ],
        })}
        first={props.nth === 0}
        class={`mv-die-button ${props.looked ? 'mv-looked' : ''}`}
      >
        <DieFace pips={props.die.pips} colour={props.die.colour} />
      </PieceButton>
    </div>
  )
}

/** A die that was taken, and the faces that it can be turned to. */
function Taken(props: { readonly die: TakenDie; readonly nth: 0 | 1 }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const changes = createMemo(() =>
    table.props.moves.flatMap((move) =>
      move.do === 'change' && move.die === props.nth ? [move] : [],
    ),
  )
  const value = (to: number) => bannerValue(table.plain()) - props.die.pips + to
  const steps = (to: number) => Math.abs(to - props.die.pips)
  const places = () => table.layout().tray?.dice.taken[props.nth]
  const by = (kind: Change) => changes().filter((move) => move.by === kind)
  return (
    <>
      <span
        class="mv-taken mv-die-button mv-taken-die at"
        style={placed(places()?.die)}
        data-place={`taken:${props.nth}`}
      >
        <DieFace pips={props.die.pips} colour={props.die.colour} />
        <span class="quiet">{boardWords().die(props.die.colour, props.die.pips)}</span>
      </span>
      <Show when={changes().length > 0}>
        <fieldset class="mv-faces" data-group>
          <legend class="quiet">{boardWords().changes}</legend>
          <For each={changes()}>
            {(move) => {
              const price =
                move.by === 'coins'
                  ? boardWords().coins(steps(move.to))
                  : boardWords().meetingMarker(1)
              const place = () =>
                places()?.[move.by === 'coins' ? 'coins' : 'markers'][by(move.by).indexOf(move)]
              return (
                <div class="mv-die-place at" style={placed(place())}>
                  <PieceButton
                    at={facePiece(move)}
                    label={boardWords().changeTo(move.to, value(move.to), price)}
                    subject={() => ({
                      title: boardWords().value(value(move.to)),
                      lines: [{ text: boardWords().costs(price), tone: 'cost' }],
                    })}
                    class="mv-face"
                  >
                    <DieFace pips={move.to} colour={props.die.colour} />
                    <Amount
                      of={move.by === 'coins' ? 'coin' : 'marker'}
                      n={move.by === 'coins' ? steps(move.to) : 1}
                    />
                  </PieceButton>
                </div>
              )
            }}
          </For>
        </fieldset>
      </Show>
    </>
  )
}

const Faces = (props: { readonly pair: Pair }) => (
  <span class="mv-pair-faces" aria-hidden="true">
    <Index each={props.pair.dice}>
      {(die) => <DieFace pips={die().pips} colour={die().colour} />}
    </Index>
  </span>
)

/** Dice and price of a route, in words. */
const routeLabel = (boardWords: BoardWords, { pair, way }: Route): string =>
  [
    boardWords.pair(pair.dice[0].pips, pair.dice[1].pips, way.value),
    pair.time > 0 && boardWords.time(pair.time),
    boardWords.change(way.coins, way.markers),
  ]
    .filter(Boolean)
    .join(', ')

/** Price of a route besides its dice, in signs. Decoration. */
const Price = (props: { readonly of: Route }) => (
  <>
    <Show when={props.of.pair.time > 0}>
      <Amount of="time" n={props.of.pair.time} />
    </Show>
    <Show when={props.of.way.coins > 0}>
      <Amount of="coin" n={props.of.way.coins} />
    </Show>
    <Show when={props.of.way.markers > 0}>
      <Amount of="marker" n={props.of.way.markers} />
    </Show>
  </>
)

/** The pairs of dice to the sum looked at, or to the banner that I am after. */
function Pairs() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const chosen = (route: Route) => {
    const now = table.route()
    return now !== null && keyOfRoute(now) === keyOfRoute(route)
  }
  let row: HTMLFieldSetElement | undefined
  // Other pairs are seen from the cheapest on.
  onceDrawn(table.routes, () => {
    if (row) row.scrollLeft = 0
  })
  return (
    <fieldset
      ref={(element) => {
        row = element
      }}
      class="mv-pairs at"
      style={placed(table.layout().tray?.pairs ?? undefined)}
      onWheel={turnsWheel}
    >
      <legend class="quiet">{boardWords().pairs}</legend>
      <Index each={table.routes()}>
        {(route) => (
          <button
            type="button"
            class="mv-pair"
            aria-pressed={chosen(route())}
            onClick={() => table.setRoute(keyOfRoute(route()))}
          >
            <span class="quiet">{routeLabel(boardWords(), route())}</span>
            <Faces pair={route().pair} />
            <Price of={route()} />
          </button>
        )}
      </Index>
    </fieldset>
  )
}

/** The pair looked at and its price; a tap turns to the next one. Its dice are marked in the pool. */
function PairTurner() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const at = () => {
    const now = table.route()
    return now ? table.routes().findIndex((one) => keyOfRoute(one) === keyOfRoute(now)) : -1
  }
  const turn = () => {
    const next = table.routes()[(at() + 1) % table.routes().length]
    if (next) table.setRoute(keyOfRoute(next))
  }
  return (
    <Show when={table.route()}>
      {(route) => (
        <button
          type="button"
          class="mv-turner at"
          style={placed(table.layout().tray?.turn ?? undefined)}
          disabled={table.routes().length < 2}
          onClick={turn}
        >
          <span class="quiet">
            {`${boardWords().pairs}: ${routeLabel(boardWords(), route())} (${at() + 1}/${table.routes().length})`}
          </span>
          <b aria-hidden="true">{`${route().pair.dice[0].pips} + ${route().pair.dice[1].pips}`}</b>
          <span class="mv-turner-more" aria-hidden="true">
            <Price of={route()} />
            <Show when={table.routes().length > 1}>
              <span class="mv-turner-at">{`${at() + 1}/${table.routes().length}`}</span>
            </Show>
          </span>
        </button>
      )}
    </Show>
  )
}

/** The dice of the round: those that were taken, those that lie in the pool, and my pairs. */
export function Dice() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const state = () => table.props.state
  const taken = () => (table.props.over ? [] : state().turn.dice)
  const choosing = () => table.pairs().length > 0 && taken().length < 2
  /** Dice of the pool, white ones first, each with the number of dice like it before it. */
  const pool = createMemo(() => {
    const all = [...state().pool].sort(
      (a, b) => Number(a.colour === 'black') - Number(b.colour === 'black') || a.pips - b.pips,
    )
    return all.map((die, i) => ({
      die,
      before: all.slice(0, i).filter((one) => one.colour === die.colour && one.pips === die.pips)
        .length,
    }))
  })
  const looked = (die: Die, before: number) =>
    choosing() && before < diceOf(table.route(), die, taken().length)
  const layout = () => table.layout().tray
  let row: HTMLElement | undefined
  // Dice looked at come into view where their row is swiped.
  onceDrawn(table.route, () => {
    const marked = row?.querySelectorAll('.mv-looked') ?? []
    for (const die of [...marked].toReversed())
      die.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  const whose = () =>
    state().turn.seat === table.props.you ? null : table.props.names(state().turn.seat)
  return (
    <section class="mv-dice" aria-label={boardWords().desk}>
      <h2 class="quiet">{taken().length > 0 ? boardWords().taken(whose()) : boardWords().pool}</h2>
      <div
        ref={(element) => {
          row = element
        }}
        class="mv-pool at"
        style={placed(layout()?.dice.box)}
        data-group
        data-place="pool"
        onWheel={turnsWheel}
      >
        <Index each={taken()}>{(die, i) => <Taken die={die()} nth={i === 0 ? 0 : 1} />}</Index>
        <Show when={layout()?.dice.value}>
          {(box) => (
            <b class="mv-value at" style={placed(box())} data-words>
              {bannerValue(state())}
            </b>
          )}
        </Show>
        <Index
          each={pool()}
          fallback={
            <p class="mv-note mv-no-dice">{taken().length > 0 ? '' : boardWords().noDice}</p>
          }
        >
          {(one, i) => <PoolDie die={one().die} nth={i} looked={looked(one().die, one().before)} />}
        </Index>
      </div>
      <Show when={layout()?.turn}>
        <PairTurner />
      </Show>
      <Show when={choosing() && layout()?.pairs}>
        <Pairs />
        <Show when={table.route()}>
          {(route) => (
            <button
              type="button"
              class="mv-take at"
              style={placed(layout()?.take ?? undefined)}
              onClick={() => table.selection.play(...takesOf(table.plain(), route().pair))}
            >
              {boardWords().takePair}
            </button>
          )}
        </Show>
      </Show>
    </section>
  )
}
