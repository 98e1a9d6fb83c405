import { createEffect, createMemo, createSignal, Index, on, onCleanup, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { points, type Village as VillageState } from '../../../../worker/games/my-village/index.ts'
import { Part } from '../../parts/Part.tsx'
import { placed } from '../../stage/layout.ts'
import { locale } from '../../words/index.ts'
import { ZoomButtons } from '../kit/ZoomButtons.tsx'
import { createZoom } from '../kit/zoom.ts'
import { Graveyard } from './Chronicle.tsx'
import { Ground, ScaleContext, Sign } from './Drawn.tsx'
import { explainTotal } from './explain.ts'
import { Home } from './Home.tsx'
import { Council, Religion } from './halls.tsx'
import { Journey } from './Journey.tsx'
import type { SceneLayout } from './places.ts'
import { Cell, Quarter } from './Quarter.tsx'
import { Crafts, Harvest, MarketQuarter } from './quarters.tsx'
import { River } from './River.tsx'
import { PieceButton, useTable } from './table.ts'

/** The coins and the points of a village, and whose it is where it is not mine. */
function Purse(props: { readonly seat: Seat; readonly village: VillageState }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const total = createMemo(() =>
    Object.values(points(table.plain(), props.seat)).reduce((sum, pp) => sum + pp, 0),
  )
  return (
    <Cell id="purse">
      <span
        class="mv-top mv-coins"
        data-place={`v${props.seat}:coins`}
        title={boardWords().coins(props.village.coins)}
      >
        <span class="mv-tag" data-words>
          <Sign name="coin" />
          <b aria-hidden="true">{props.village.coins}</b>
          <span class="quiet">{boardWords().coins(props.village.coins)}</span>
        </span>
      </span>
      <PieceButton
        at={`v${props.seat}:total`}
        label={locale().labelled(boardWords().score, total())}
        subject={() => explainTotal(table, props.seat)}
        first
        class="mv-foot"
      >
        <span class="mv-tag" data-words>
          <Sign name="prestige" /> <b>{total()}</b>
        </span>
      </PieceButton>
    </Cell>
  )
}

/** Growth where nothing stands: each gap has its own, always the same. */
const growth = ['linden', 'bush', 'poplar', 'bush', 'linden', 'sheaf', 'bush'] as const

/** A fence before the right half of a lot. */
const fence = (w: number, h: number): string =>
  `M${w * 0.6} ${h - 5}H${w}${Array.from({ length: 5 }, (_, i) => `M${w * (0.62 + i * 0.09)} ${h + 1}v-10`).join('')}`

/** A path along a street, the `i`th. */
const path = (w: number, h: number, i: number): string =>
  `M0 ${3 + (i % 2) * 4}C${w * 0.3} ${-5} ${w * 0.6} ${9} ${w} 1V${h}C${w * 0.7} ${h + 4} ${w * 0.3} ${h - 5} 0 ${h + 2}z`

/** The ground of a lot. */
const lawn = (w: number, h: number): string =>
  `M0 ${h}C${-6} ${h * 0.4} ${6} 0 ${w * 0.22} 0H${w * 0.86}C${w + 4} 0 ${w + 4} ${h * 0.5} ${w} ${h}z`

/** Paths along the streets and what grows between the houses; each keeps its drawing where it moves. Decoration. */
function Streets(props: { readonly scene: SceneLayout }) {
  return (
    <svg class="mv-paths at" style={placed(props.scene.full)} aria-hidden="true">
      <Index each={props.scene.streets}>
        {(street, i) => (
          <g class="mv-path" transform={`translate(0 ${street().foot})`}>
            <path d={path(props.scene.full.w, street().h, i)} />
          </g>
        )}
      </Index>
      <Index each={props.scene.lots}>
        {(lot, i) => (
          <g transform={`translate(${lot().x} ${lot().y})`}>
            <path class="mv-lot" d={lawn(lot().w, lot().h)} />
            <path class="mv-fence" d={fence(lot().w, lot().h)} />
            <use
              href="#mv-bush"
              transform={`translate(${i % 2 === 0 ? lot().w - 4 : 4} ${lot().h - 2}) scale(${props.scene.k * 0.5})`}
            />
          </g>
        )}
      </Index>
      <Index each={props.scene.gardens}>
        {(garden) => (
          <use
            href={`#mv-${growth[garden().nth % growth.length]}`}
            transform={`translate(${garden().x} ${garden().y}) scale(${props.scene.k * 0.62})`}
          />
        )}
      </Index>
    </svg>
  )
}

/** Parts of a village: its land, and part by part its streets and quarters. */
function Quarters(props: {
  readonly seat: Seat
  readonly village: VillageState
  readonly scene: SceneLayout
}) {
  return (
    <>
      <Part large>
        <Ground box={props.scene.land} />
      </Part>
      <Part>
        <Streets scene={props.scene} />
      </Part>
      <Part>
        <River seat={props.seat} village={props.village} />
      </Part>
      <Part>
        <Religion seat={props.seat} village={props.village} />
      </Part>
      <Part>
        <Council seat={props.seat} village={props.village} />
      </Part>
      <Part>
        <Crafts seat={props.seat} village={props.village} />
      </Part>
      <Part>
        <Home seat={props.seat} village={props.village} />
      </Part>
      <Part>
        <Harvest seat={props.seat} village={props.village} />
      </Part>
      <Part>
        <Quarter seat={props.seat} village={props.village} area="travel">
          <Journey seat={props.seat} village={props.village} />
        </Quarter>
      </Part>
      <Part>
        <MarketQuarter seat={props.seat} village={props.village} />
        <Purse seat={props.seat} village={props.village} />
        <Cell id="graves">
          <Graveyard />
        </Cell>
      </Part>
    </>
  )
}

/** Scrolls a village to the first thing that is lit, where none is in view. The "?" banner is lit with every sum. */
function bringReached(ground: HTMLElement | undefined): void {
  if (!ground) return
  const { top, bottom } = ground.getBoundingClientRect()
  const lit = [...ground.querySelectorAll('.b-lit:not(.mv-hanging)')].map((one) =>
    one.getBoundingClientRect(),
  )
  const [first] = lit
  if (!first || lit.some((one) => one.top >= top && one.bottom <= bottom)) return
  const middle = (first.top + first.bottom) / 2 - (top + bottom) / 2
  ground.scrollTop += middle
}

/** A village on the stage, in one scene: sky, river and streets. It can be zoomed, and scrolls where it is too small. */
export function Village(props: { readonly seat: Seat }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const village = () => table.props.state.villages[props.seat]
  const mine = () => props.seat === table.props.you
  const [ground, setGround] = createSignal<HTMLElement>()
  const zoom = createZoom('my-village', () => props.seat, ground)
  // A phone shows a row or two: those that the sum looked at reaches come into view.
  createEffect(
    on(
      table.sum,
      () => {
        if (table.props.pane === null || !mine()) return
        const frame = requestAnimationFrame(() => bringReached(ground()))
        onCleanup(() => cancelAnimationFrame(frame))
      },
      { defer: true },
    ),
  )
  const scene = () => table.layout().scene
  return (
    <Show when={scene()}>
      {(scene) => (
        <Show when={village()}>
          {(village) => (
            <>
              <section
                ref={setGround}
                class="mv-village b-zoomed at"
                style={{
                  ...placed(scene().area),
                  '--below': `${scene().below}px`,
                  '--ferry': `${scene().ferry}px`,
                }}
                aria-label={
                  mine()
                    ? boardWords().myVillage
                    : boardWords().villageOf(table.props.names(props.seat))
                }
              >
                <div class="mv-whole-village at" style={placed(scene().full)}>
                  <ScaleContext.Provider value={() => scene().k}>
                    <Quarters seat={props.seat} village={village()} scene={scene()} />
                  </ScaleContext.Provider>
                </div>
              </section>
              {/* On a phone a band above the stage names it to who plays. */}
              <Show when={!mine() && (table.props.pane === null || table.props.you === null)}>
                <span class="mv-tag mv-whose" data-words>
                  {boardWords().villageOf(table.props.names(props.seat))}
                </span>
              </Show>
              {/* On a phone a village is pinched, and its buttons would lie over it. */}
              <Show when={table.props.pane === null}>
                <ZoomButtons of={zoom} />
              </Show>
            </>
          )}
        </Show>
      )}
    </Show>
  )
}
