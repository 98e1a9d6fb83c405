import { createMemo, createSignal, For, Index, Show } from 'solid-js'
import {
  type AnyBanner,
  bannerValue,
  type Die,
  type Pair,
  type TakenDie,
} from '../../../../worker/games/my-village/index.ts'
import { Costs } from './Card.tsx'
import { costText, titleOf } from './explain.ts'
import { bannersOf, keyOf, planOf, routesTo, takesOf, useOf } from './facts.ts'
import { DieFace, Glyph } from './glyphs.tsx'
import { PieceButton } from './PieceButton.tsx'
import { useTable } from './table.ts'
import { counterPiece, diePiece, facePiece } from './targets.ts'

/** Where my turn stands, and what to do next. */
function Steps(props: { readonly explaining: boolean; readonly onExplain: () => void }) {
  const table = useTable()
  const say = () => table.say()
  const task = () => table.props.state.agenda.at(-1)?.task
  const myTurn = () => table.props.you !== null && table.props.toAct.includes(table.props.you)
  const step = () => {
    if (table.props.over || !myTurn()) return -1
    if (table.props.state.turn.seat !== table.props.you) return -1
    if (task() === 'dice') return 0
    return task() === 'finish' ||
      task() === 'death' ||
      task() === 'laborer' ||
      task() === 'salvation'
      ? 2
      : 1
  }
  const isLast = () => {
    const now = table.props.state.agenda.at(-1)
    return now?.task === 'finish' && !now.more
  }
  const hint = () => {
    const { hint } = say()
    if (table.props.over) return null
    if (table.props.revealing) return hint.submit
    if (!myTurn()) return table.props.you === null ? null : hint.watch
    if (table.chosen()) return hint.chosen
    switch (task()) {
      case 'dice':
        return table.props.state.turn.dice.length === 0 ? hint.first : hint.second
      case 'use':
        return hint.use
      case 'finish':
        if (!isLast()) return hint.finish
        // What was revealed stays as it is: nothing is left to undo.
        return table.props.planned?.length ? hint.last : hint.revealed
      case 'pay-good':
        return hint.pay
      case 'school':
        return hint.school
      case 'headman':
        return hint.headman
      case 'customers':
        return hint.customers
      case 'free-customer':
        return hint.free
      case 'tile':
        return hint.tile
      case 'mark':
        return hint.mark
      case 'death':
        return hint.death
      case 'laborer':
        return hint.laborer
      case 'salvation':
        return hint.salvation
      default:
        return hint.other
    }
  }
  return (
    <div class="mv-status">
      <span class="mv-round">{say().round(table.props.state.round)}</span>
      <Show when={!table.props.over}>
        <ol class="mv-steps">
          <Index each={say().steps}>
            {(name, i) => (
              <li
                classList={{ 'mv-now': step() === i, 'mv-done': step() > i }}
                aria-current={step() === i ? 'step' : undefined}
              >
                <i class="mv-nr" aria-hidden="true">
                  {i + 1}
                </i>{' '}
                <span>{name()}</span>
              </li>
            )}
          </Index>
        </ol>
      </Show>
      <button
        type="button"
        class="b-quiet-button mv-explain"
        aria-pressed={props.explaining}
        title={say().explainHelp}
        onClick={props.onExplain}
      >
        <b aria-hidden="true">?</b> {say().explain}
      </button>
      <Show when={hint()}>
        <p class="mv-hint">{hint()}</p>
      </Show>
    </div>
  )
}

function PoolDie(props: { readonly die: Die; readonly first: boolean }) {
  const table = useTable()
  const say = () => table.say()
  return (
    <PieceButton
      at={diePiece(props.die)}
      label={say().die(props.die.colour, props.die.pips)}
      about={() => ({
        title: say().die(props.die.colour, props.die.pips),
        lines: [{ text: props.die.colour === 'black' ? say().blackDie : say().whiteDie }],
      })}
      first={props.first}
      class="mv-die-button"
    >
      <DieFace pips={props.die.pips} colour={props.die.colour} />
    </PieceButton>
  )
}

/** A die that was taken, and what it could be turned to. */
function Taken(props: { readonly die: TakenDie; readonly nth: 0 | 1 }) {
  const table = useTable()
  const say = () => table.say()
  const changes = createMemo(() =>
    table.props.moves.flatMap((move) =>
      move.do === 'change' && move.die === props.nth ? [move] : [],
    ),
  )
  const price = (by: 'coins' | 'marker', to: number) =>
    by === 'coins' ? say().coins(Math.abs(to - props.die.pips)) : say().meetingMarker(1)
  const value = (to: number) => bannerValue(table.plain()) - props.die.pips + to
  return (
    <li class="mv-taken" data-place={`taken:${props.nth}`}>
      <span class="mv-taken-die">
        <DieFace pips={props.die.pips} colour={props.die.colour} />
        <span class="quiet">{say().die(props.die.colour, props.die.pips)}</span>
        <Show when={props.die.by}>
          <small class="mv-was" title={`${props.die.rolled} → ${props.die.pips}`}>
            {props.die.rolled} →
          </small>
        </Show>
      </span>
      <Show when={changes().length > 0}>
        <ul class="mv-faces" data-group aria-label={say().changes}>
          <For each={changes()}>
            {(move) => (
              <li>
                <PieceButton
                  at={facePiece(move)}
                  label={say().changeTo(move.to, value(move.to), price(move.by, move.to))}
                  about={() => ({
                    title: say().value(value(move.to)),
                    lines: [{ text: say().costs(price(move.by, move.to)), tone: 'cost' }],
                  })}
                  class="mv-face"
                >
                  <DieFace pips={move.to} colour={props.die.colour} />
                  <span class="mv-face-price" aria-hidden="true">
                    <Glyph name={move.by === 'coins' ? 'coin' : 'marker'} />
                    {move.by === 'coins' ? Math.abs(move.to - props.die.pips) : 1}
                  </span>
                  <span class="mv-face-value" aria-hidden="true">
                    ={value(move.to)}
                  </span>
                </PieceButton>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </li>
  )
}

const keyOfPair = ({ dice }: Pair): string =>
  dice.map(({ colour, pips }) => `${colour}${pips}`).join()

function PairFaces(props: { readonly pair: Pair }) {
  return (
    <span class="mv-pair-faces" aria-hidden="true">
      <Index each={props.pair.dice}>
        {(die) => <DieFace pips={die().pips} colour={die().colour} />}
      </Index>
      <b>{props.pair.value}</b>
    </span>
  )
}

const Price = (props: {
  readonly time: number
  readonly coins: number
  readonly markers: number
}) => (
  <span class="mv-costs" aria-hidden="true">
    <Show when={props.time > 0}>
      <span class="mv-cost">
        <Glyph name="time" />
        {props.time}
      </span>
    </Show>
    <Show when={props.coins > 0}>
      <span class="mv-cost">
        <Glyph name="coin" />
        {props.coins}
      </span>
    </Show>
    <Show when={props.markers > 0}>
      <span class="mv-cost">
        <Glyph name="marker" />
        {props.markers}
      </span>
    </Show>
  </span>
)

/** The banners of one pair; a tap plans dice, change and banner at once. */
function Reaches(props: { readonly pair: Pair }) {
  const table = useTable()
  const say = () => table.say()
  const banners = () => bannersOf(props.pair)
  /** With both dice taken, the lit pieces themselves are what their value reaches. */
  const complete = () => table.props.state.turn.dice.length === 2
  const chip = (one: Pair['reaches'][number]) => {
    const [way] = one.ways
    // The market office is paid for by the customers taken.
    const costs = one.banner === 'market-office' ? [] : (table.outlook(one)?.costs ?? [])
    return (
      <Show when={way}>
        {(cheapest) => (
          <li>
            <button
              type="button"
              class="mv-chip"
              data-colour={one.colour}
              onClick={() => table.play(planOf(table.plain(), props.pair, cheapest(), one))}
              onPointerEnter={() =>
                complete() && cheapest().changes.length === 0 && table.props.onPoint(useOf(one))
              }
              onPointerLeave={() => table.props.onPoint(null)}
            >
              <span class="quiet">
                {[
                  say().planThis(titleOf(say(), one.banner)),
                  costText(say(), costs),
                  say().change(cheapest().coins, cheapest().markers),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              <Show when={cheapest().changes.length > 0}>
                <span class="mv-chip-value" aria-hidden="true">
                  {cheapest().value}
                </span>
                <Price time={0} coins={cheapest().coins} markers={cheapest().markers} />
              </Show>
              <span aria-hidden="true">{titleOf(say(), one.banner)}</span>
              <Costs costs={costs} />
            </button>
          </li>
        )}
      </Show>
    )
  }
  return (
    <div class="mv-reaches" aria-live="polite">
      <Show when={!complete()}>
        <p class="mv-reaches-head">
          <PairFaces pair={props.pair} />
          <button
            type="button"
            class="mv-action"
            onClick={() => table.play(takesOf(table.plain(), props.pair))}
          >
            {say().takePair}
            <Price time={props.pair.time} coins={0} markers={0} />
          </button>
        </p>
      </Show>
      <Show
        when={banners().free.length + banners().changed.length > 0}
        fallback={<p class="mv-note">{say().onlyHeadman}</p>}
      >
        <Show when={banners().free.length > 0}>
          <h5 class="mv-subheading">{say().reachesNow(props.pair.value)}</h5>
          <ul class="mv-chips">
            <For each={banners().free}>{chip}</For>
          </ul>
        </Show>
        <Show when={banners().changed.length > 0}>
          <h5 class="mv-subheading">{say().afterChange}</h5>
          <ul class="mv-chips mv-after-change">
            <For each={banners().changed}>{chip}</For>
          </ul>
        </Show>
      </Show>
    </div>
  )
}

/** Every pair of dice that I could take, and what it would reach. */
function Pairs() {
  const table = useTable()
  const say = () => table.say()
  const [picked, pick] = createSignal<string | null>(null)
  const sorted = createMemo(() =>
    [...table.pairs()].sort((a, b) => a.value - b.value || a.time - b.time),
  )
  const chosen = () => sorted().find((pair) => keyOfPair(pair) === picked())
  return (
    <>
      <h4 class="mv-subheading">{say().pairs}</h4>
      <p class="mv-note">{say().pairsHelp}</p>
      <ul class="mv-pairs">
        <For each={sorted()}>
          {(pair) => {
            const { free, changed } = bannersOf(pair)
            return (
              <li>
                <button
                  type="button"
                  class="mv-pair"
                  classList={{ 'mv-void': free.length === 0 }}
                  aria-pressed={picked() === keyOfPair(pair)}
                  onClick={() => pick(picked() === keyOfPair(pair) ? null : keyOfPair(pair))}
                >
                  <span class="quiet">
                    {[
                      say().pair(pair.dice[0].pips, pair.dice[1].pips, pair.value),
                      pair.time > 0 && say().time(pair.time),
                      say().reaches(free.length),
                      `${say().afterChange}: ${changed.length}`,
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                  <PairFaces pair={pair} />
                  <span class="mv-pair-foot" aria-hidden="true">
                    <b class="mv-free">{free.length}</b>
                    <Show when={changed.length > 0}>
                      <span>+{changed.length}</span>
                    </Show>
                    <Price time={pair.time} coins={0} markers={0} />
                  </span>
                </button>
              </li>
            )
          }}
        </For>
      </ul>
      <Show when={chosen()} keyed>
        {(pair) => <Reaches pair={pair} />}
      </Show>
    </>
  )
}

/** The dice that reach the banner I am after, the cheapest first; a tap plans it all. */
function Routes(props: { readonly aim: AnyBanner }) {
  const table = useTable()
  const say = () => table.say()
  const name = () => titleOf(say(), props.aim.banner)
  const routes = createMemo(() => routesTo(table.pairs(), keyOf(props.aim)))
  return (
    <>
      <p class="mv-aim-head">
        <strong>{say().pairsFor(name())}</strong>
        <span class="mv-note">{costText(say(), table.outlook(props.aim)?.costs ?? [])}</span>
        <button type="button" class="b-quiet-button" onClick={() => table.setAim(null)}>
          {say().allPairs}
        </button>
      </p>
      <Show when={routes().length > 0} fallback={<p class="mv-note">{say().noPairFor(name())}</p>}>
        <ul class="mv-pairs" data-aim>
          <For each={routes()}>
            {({ pair, way }) => (
              <li>
                <button
                  type="button"
                  class="mv-pair mv-route"
                  onClick={() => table.play(planOf(table.plain(), pair, way, props.aim))}
                >
                  <span class="quiet">
                    {[
                      say().planThis(name()),
                      say().pair(pair.dice[0].pips, pair.dice[1].pips, way.value),
                      pair.time > 0 && say().time(pair.time),
                      say().change(way.coins, way.markers),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                  <PairFaces pair={pair} />
                  <span class="mv-pair-foot" aria-hidden="true">
                    <Show when={way.changes.length > 0}>
                      <b class="mv-free">→ {way.value}</b>
                    </Show>
                    <Price time={pair.time} coins={way.coins} markers={way.markers} />
                  </span>
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </>
  )
}

/** What is answered with a word, there being no piece to tap: also the end of the turn. */
export function Answers() {
  const table = useTable()
  const answers = createMemo(() =>
    table.props.moves.filter((move) => table.isLit(counterPiece(move)) && isAnswer(move.do)),
  )
  return (
    <Show when={answers().length > 0}>
      <div class="mv-answers">
        <For each={answers()}>
          {(move) => (
            <button
              type="button"
              class="mv-action"
              data-at={counterPiece(move)}
              onClick={() => table.play([move])}
              onPointerEnter={() => table.props.onPoint(move)}
              onPointerLeave={() => table.props.onPoint(null)}
            >
              {table.props.words.move(table.plain(), table.props.you ?? 0, move, table.props.names)}
            </button>
          )}
        </For>
      </div>
    </Show>
  )
}

/** The counter where a turn is made: where it stands, the dice, and what they reach. */
export function Desk(props: { readonly explaining: boolean; readonly onExplain: () => void }) {
  const table = useTable()
  const say = () => table.say()
  const state = () => table.props.state
  const pool = (colour: Die['colour']) => state().pool.filter((die) => die.colour === colour)
  const taken = () => (table.props.over ? [] : state().turn.dice)
  return (
    <section class="b-sheet mv-desk" aria-labelledby="mv-desk">
      <h3 id="mv-desk" class="quiet">
        {say().desk}
      </h3>
      <Steps explaining={props.explaining} onExplain={props.onExplain} />
      <Show when={!table.props.over}>
        <div class="mv-dice">
          <div class="mv-pool" data-place="pool">
            <h4 class="mv-subheading">{say().pool}</h4>
            <Show when={state().pool.length > 0} fallback={<p class="mv-note">{say().noDice}</p>}>
              <div class="mv-pool-dice" data-group>
                <Index each={pool('white')}>
                  {(die, i) => <PoolDie die={die()} first={i === 0} />}
                </Index>
                <span class="mv-gap" />
                <Index each={pool('black')}>{(die) => <PoolDie die={die()} first={false} />}</Index>
              </div>
            </Show>
          </div>
          <Show when={taken().length > 0}>
            <div class="mv-takens">
              <h4 class="mv-subheading">
                {say().taken(
                  state().turn.seat === table.props.you
                    ? null
                    : table.props.names(state().turn.seat),
                )}
              </h4>
              <div class="mv-takens-row">
                <ul class="mv-taken-list">
                  <Index each={taken()}>
                    {(die, i) => <Taken die={die()} nth={i === 0 ? 0 : 1} />}
                  </Index>
                </ul>
                <Show when={taken().length === 2}>
                  <p class="mv-value">
                    <span>{say().bannerValue}</span>
                    <b>{bannerValue(state())}</b>
                  </p>
                </Show>
              </div>
            </div>
          </Show>
        </div>
      </Show>
      <Show when={table.pairs().length > 0}>
        <div class="mv-pairs-panel">
          <Show
            when={table.aim()}
            fallback={
              <Show when={table.pairs()[0]} keyed>
                {(only) => (state().turn.dice.length === 2 ? <Reaches pair={only} /> : <Pairs />)}
              </Show>
            }
          >
            {(aim) => <Routes aim={aim()} />}
          </Show>
        </div>
      </Show>
    </section>
  )
}

/** Whether a move is made at the counter, there being no piece for it. */
const isAnswer = (name: string): boolean =>
  ['choose-cost', 'use', 'forgo', 'settle', 'prevent', 'suffer', 'end-turn'].includes(name)
