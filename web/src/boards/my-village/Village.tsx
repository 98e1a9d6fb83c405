import { createMemo, createSignal, type JSX, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { points, type Village as VillageState } from '../../../../worker/games/my-village/index.ts'
import { locale } from '../../words/index.ts'
import { ZoomButtons } from '../kit/ZoomButtons.tsx'
import { createZoom } from '../kit/zoom.ts'
import { Hand } from './Chronicle.tsx'
import { Sign } from './Drawn.tsx'
import { explainTotal } from './explain.ts'
import { createFit } from './fit.ts'
import { Home } from './Home.tsx'
import { Council, Religion } from './halls.tsx'
import { Journey } from './Journey.tsx'
import { Crafts, Harvest, MarketQuarter, plotsOf } from './quarters.tsx'
import { River } from './River.tsx'
import { PieceButton, useTable } from './table.ts'

/** What decides how much room a row of a village takes, as a text that differs when it does: the one behind, with plots to build on. */
const behindOf = (village: VillageState, plots: number): string =>
  [
    village.church,
    village.monks.length,
    village.chamber,
    village.meetingPlace !== null,
    village.buildings.map(({ id }) => id),
    plots,
  ].join()

/** The same of the row before it. */
const beforeOf = (village: VillageState): string =>
  [village.fields.length, village.market.length, village.served.length, village.laborers].join()

/** A row of the village on a wide stage, whose houses fill it. */
function Row(props: {
  readonly front: boolean
  /** Differs when what stands in it differs; `null` on a phone, where houses have their own width. */
  readonly needs: string | null
  readonly children: JSX.Element
}) {
  let row: HTMLDivElement | undefined
  createFit(
    () => row,
    () => props.needs,
  )
  return (
    <div
      ref={(element) => {
        row = element
      }}
      class="mv-street"
      classList={{ 'mv-front': props.front }}
    >
      {props.children}
    </div>
  )
}

/** Whose village it is, its coins and its points; on a wide stage the hand and the journeys too. */
function Purse(props: { readonly seat: Seat; readonly village: VillageState }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const total = createMemo(() =>
    Object.values(points(table.plain(), props.seat)).reduce((sum, pp) => sum + pp, 0),
  )
  return (
    <div class="mv-purse">
      <Show when={props.seat !== table.props.you}>
        <span class="mv-tag" data-words>
          {boardWords().villageOf(table.props.names(props.seat))}
        </span>
      </Show>
      <span
        class="mv-tag"
        data-place={`v${props.seat}:coins`}
        data-words
        title={boardWords().coins(props.village.coins)}
      >
        <Sign name="coin" />
        <b aria-hidden="true">{props.village.coins}</b>
        <span class="quiet">{boardWords().coins(props.village.coins)}</span>
      </span>
      <Show when={table.props.pane === null}>
        <Hand />
      </Show>
      <PieceButton
        at={`v${props.seat}:total`}
        label={locale().labelled(boardWords().score, total())}
        subject={() => explainTotal(table, props.seat)}
        first
        class="mv-tag"
      >
        <Sign name="prestige" /> <b data-words>{total()}</b>
      </PieceButton>
      <Show when={table.props.pane === null}>
        <Journey seat={props.seat} village={props.village} />
      </Show>
    </div>
  )
}

/**
 * A village on the stage: its river, its street and what lies before it. On a wide stage its two rows
 * are zoomed and scroll together, on a phone all of it.
 */
export function Village(props: { readonly seat: Seat }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const village = () => table.props.state.villages[props.seat]
  const mine = () => props.seat === table.props.you
  const isWide = () => table.props.pane === null
  const needs = (of: (village: VillageState) => string) =>
    createMemo(() => {
      const one = village()
      return one && isWide() ? `${table.props.language} ${of(one)}` : null
    })
  const behind = needs((one) => behindOf(one, mine() ? plotsOf(table).length : 0))
  const before = needs(beforeOf)
  const [whole, setWhole] = createSignal<HTMLElement>()
  const [streets, setStreets] = createSignal<HTMLElement>()
  const zoom = createZoom(
    'my-village',
    () => props.seat,
    () => (isWide() ? streets() : whole()),
  )
  return (
    <Show when={village()}>
      {(village) => (
        <>
          <section
            ref={setWhole}
            class="mv-village"
            classList={{ 'b-zoomed': !isWide() }}
            aria-label={
              mine()
                ? boardWords().myVillage
                : boardWords().villageOf(table.props.names(props.seat))
            }
          >
            <River seat={props.seat} village={village()} />
            <Purse seat={props.seat} village={village()} />
            <div ref={setStreets} class="mv-streets" classList={{ 'b-zoomed': isWide() }}>
              <Row front={false} needs={behind()}>
                <Religion seat={props.seat} village={village()} />
                <Crafts seat={props.seat} village={village()} />
                <Council seat={props.seat} village={village()} />
              </Row>
              <Row front needs={before()}>
                <Home seat={props.seat} village={village()} />
                <Harvest seat={props.seat} village={village()} />
                <Show when={table.props.pane !== null}>
                  <Journey seat={props.seat} village={village()} />
                </Show>
                <MarketQuarter seat={props.seat} village={village()} />
              </Row>
            </div>
          </section>
          <ZoomButtons of={zoom} />
        </>
      )}
    </Show>
  )
}
