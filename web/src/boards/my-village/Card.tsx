import { createMemo, For, Index, type JSX, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  type AnyBanner,
  type Cost,
  type CraftBuildingId,
  craftBuilding,
  type Good,
  goods,
  type Lack,
} from '../../../../worker/games/my-village/index.ts'
import { suitOf } from '../../../../worker/pictures/my-village/index.ts'
import { onceDrawn } from '../../stage/behaviour.ts'
import type { Piece } from '../../stage/taps.ts'
import { Paper, Picture, Sign } from './Drawn.tsx'
import { costText, explainBanner, nameOf, titleOf } from './explain.ts'
import { keyOf } from './facts.ts'
import { gainOf } from './gains.ts'
import { type Explanation, PieceButton, useTable } from './table.ts'
import { displayPiece, plotPiece } from './targets.ts'

/** A banner as it hangs from its card: the values one below the other. Decoration. */
export const Flag = (props: {
  readonly values: ReadonlyArray<number | '?'>
  readonly colour: 'black' | 'white'
}) => (
  <span class="mv-flag" data-colour={props.colour} aria-hidden="true">
    <Index each={props.values}>{(value) => <b>{value()}</b>}</Index>
  </span>
)

/** Goods by kind, each as often as it is due. Decoration. */
export const Goods = (props: { readonly of: ReadonlyArray<Good> }) => (
  <Index each={goods.flatMap((good) => props.of.filter((one) => one === good))}>
    {(good) => <Sign name={good()} />}
  </Index>
)

/** A number behind its sign. Decoration. */
export const Amount = (props: {
  readonly of: 'time' | 'coin' | 'marker' | 'story' | 'prestige'
  readonly n: number | string
}) => (
  <span class="mv-cost" aria-hidden="true">
    <Sign name={props.of} />
    {props.n}
  </span>
)

/** A cost and its alternatives in signs. Decoration. */
export const Costs = (props: { readonly costs: ReadonlyArray<Cost> }) => {
  const time = () => props.costs[0]?.time ?? 0
  const charges = () => props.costs.filter(({ coins, goods }) => coins > 0 || goods.length > 0)
  return (
    <span class="mv-costs" aria-hidden="true">
      <Show when={time() > 0}>
        <Amount of="time" n={time()} />
      </Show>
      <Index each={charges()}>
        {(cost, i) => (
          <span class="mv-cost">
            <Show when={i > 0}>
              <span class="mv-or">/</span>
            </Show>
            <Show when={cost().coins > 0}>
              <Sign name="coin" />
              {cost().coins}
            </Show>
            <Goods of={cost().goods} />
          </span>
        )}
      </Index>
    </span>
  )
}

/** Obstacle besides the dice, in one short remark. */
export function remarkOf(
  lackOf: (lack: Lack) => string,
  lacks: ReadonlyArray<Lack>,
): string | null {
  const [first] = lacks.filter(({ lacks }) => lacks !== 'value')
  return first ? lackOf(first) : null
}

interface BannerButtonProps {
  readonly at: Piece
  readonly of: AnyBanner
  /** Owner of the white banner, where it is not mine. */
  readonly seat?: Seat
  readonly first?: boolean
  readonly class?: string
  /** Said to a screen reader after name, banner and cost. */
  readonly more?: string | undefined
  readonly about?: () => Explanation
  readonly children: JSX.Element
}

/** A piece with a banner: played where it is lit, else its dice are looked for where some reach it. */
export function BannerButton(props: BannerButtonProps) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const outlook = () => table.outlook(props.of, props.seat)
  const mine = () => props.seat === undefined || props.seat === table.props.you
  const reachable = createMemo(
    () =>
      mine() &&
      !table.selection.isLit(props.at) &&
      !table.selection.isTappable(props.at) &&
      table.inReach(props.of),
  )
  /** The deed that was chosen first: its dice are marked. */
  const isAim = () => {
    const aim = table.aim()
    return mine() && aim !== null && keyOf(aim) === keyOf(props.of)
  }
  const label = () => {
    const now = outlook()
    const price =
      now && props.of.banner !== 'market-office' ? costText(boardWords(), now.costs) : ''
    return [
      `${titleOf(boardWords(), props.of.banner)}${now ? ` (${now.values.join('/')})` : ''}`,
      // A sentence elsewhere, it is one part of several here.
      price && boardWords().costs(price).replace(/\.$/, ''),
      props.more,
      now && !table.props.over && remarkOf(boardWords().lackOf, now.lacks),
      reachable() && boardWords().inReach,
    ]
      .filter(Boolean)
      .join(', ')
  }
  return (
    <PieceButton
      at={props.at}
      label={label()}
      subject={props.about ?? (() => explainBanner(table, props.of, props.seat))}
      otherwise={reachable() ? () => table.setAim(props.of) : undefined}
      otherwiseLabel={reachable() ? boardWords().findDice : undefined}
      first={props.first ?? false}
      class={`${props.class ?? ''} ${reachable() ? 'mv-reach' : ''} ${isAim() ? 'mv-aimed' : ''}`}
    >
      {props.children}
    </PieceButton>
  )
}

/** Gains of a banner, in signs: with a plus, so that it is not read as one number with the cost before it. Decoration. */
export const Gains = (props: { readonly of: AnyBanner }) => {
  const table = useTable()
  /** Those that a change of the dice takes are gone by then. */
  const coins = () =>
    (table.plain().villages[table.viewpoint()]?.coins ?? 0) - (table.route()?.way.coins ?? 0)
  const all = () => gainOf(table.plain(), props.of, coins())
  const counted = ({ sign, n }: ReturnType<typeof all>[number]) =>
    typeof n === 'number' && sign !== 'prestige' && all().length < 3 ? `+${n}` : n
  return (
    <span class="mv-gains" aria-hidden="true">
      <Index each={all()}>
        {(gain) => (
          <span class="mv-cost">
            <Show when={gain().n !== null}>{counted(gain())}</Show>
            <Sign name={gain().sign} />
          </span>
        )}
      </Index>
    </span>
  )
}

/** Gains of a banner at once and at the end, in a sentence, where stamps have room for it. Decoration. */
const Says = (props: { readonly of: AnyBanner }) => {
  const table = useTable()
  return (
    <Show when={table.layout().tray?.offers.says}>
      <span class="mv-stamp-says" aria-hidden="true">
        {table.says(props.of)}
      </span>
    </Show>
  )
}

/** A card as a stamp: picture, banner, name, what it costs and brings. */
export function Stamp(
  props: Omit<BannerButtonProps, 'children'> & {
    readonly count?: number
    readonly name?: string
    /** True if the face tells what it lacks. */
    readonly tellLacks?: boolean
  },
) {
  const table = useTable()
  const outlook = () => table.outlook(props.of, props.seat)
  const lack = () =>
    props.tellLacks && !table.props.over
      ? remarkOf(table.boardWords().lackOf, outlook()?.lacks ?? [])
      : null
  return (
    <BannerButton
      {...props}
      class={`mv-stamp s-${suitOf(props.of.banner)} ${lack() ? 'mv-no' : ''} ${props.class ?? ''}`}
    >
      <Paper />
      <Picture of={props.of.banner} />
      <Flag values={outlook()?.values ?? []} colour={props.of.colour} />
      <span class="mv-stamp-name" data-words lang={table.props.language}>
        {table.boardWords().brief(props.name ?? nameOf(table.boardWords(), props.of.banner))}
      </span>
      <span class="mv-stamp-foot" data-words>
        <Show
          when={lack()}
          fallback={
            <>
              <Show when={props.of.banner !== 'market-office'}>
                <Costs costs={outlook()?.costs ?? []} />
              </Show>
              <Gains of={props.of} />
            </>
          }
        >
          {(lack) => <span class="mv-lack">{lack()}</span>}
        </Show>
      </span>
      <Show when={props.tellLacks && !lack()}>
        <Says of={props.of} />
      </Show>
      <Show when={props.count !== undefined}>
        <span class="mv-count">{props.count}×</span>
      </Show>
    </BannerButton>
  )
}

/** Octagonal spaces, some with a marker. Decoration. */
export const Spaces = (props: { readonly filled: number; readonly of: number }) => (
  <For each={Array.from({ length: Math.max(props.of, props.filled) }, (_, i) => i)}>
    {(i) => (
      <span class="mv-space" classList={{ 'mv-filled': i < props.filled }} aria-hidden="true" />
    )}
  </For>
)

/** Buildings of a kind that are on offer: they differ in their banners only, so each banner is a button of its own. */
export function KindStamp(props: {
  readonly ids: ReadonlyArray<CraftBuildingId>
  readonly first: boolean
  /** It lies on the tray, where what it brings is told in a sentence. */
  readonly tellLacks?: boolean
}) {
  const table = useTable()
  const one = () => props.ids[0] as CraftBuildingId
  const isFirst = (i: number) => props.first && i === 0
  const black = (id: CraftBuildingId) => ({ colour: 'black', banner: id }) as const
  const lack = () => remarkOf(table.boardWords().lackOf, table.outlook(black(one()))?.lacks ?? [])
  const isAsked = () =>
    props.tellLacks === true && table.selection.isChosen(plotPiece(craftBuilding(one()).kind))
  let stamp: HTMLElement | undefined
  // Its plot was tapped: which of them is asked here, and the row may be swiped elsewhere.
  onceDrawn(isAsked, () => {
    if (isAsked()) stamp?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  return (
    <div
      ref={(element) => {
        stamp = element
      }}
      class="mv-stamp mv-kind-stamp s-craft"
      classList={{ 'mv-no': lack() !== null }}
      style={{ '--count': props.ids.length }}
    >
      <Paper />
      <Picture of={one()} />
      <span class="mv-stamp-name" data-words lang={table.props.language}>
        {table.boardWords().brief(nameOf(table.boardWords(), one()))}
      </span>
      <span class="mv-flags">
        <For each={props.ids}>
          {(id, i) => (
            <BannerButton
              at={displayPiece(id)}
              of={black(id)}
              first={isFirst(i())}
              class="mv-flag-button"
            >
              <Flag values={craftBuilding(id).black.values} colour="black" />
            </BannerButton>
          )}
        </For>
      </span>
      <span class="mv-stamp-foot" data-words>
        <Show
          when={lack()}
          fallback={
            <>
              <Costs costs={table.outlook(black(one()))?.costs ?? []} />
              <Gains of={black(one())} />
            </>
          }
        >
          {(lack) => <span class="mv-lack">{lack()}</span>}
        </Show>
      </span>
      <Show when={props.tellLacks && !lack()}>
        <Says of={black(one())} />
      </Show>
    </div>
  )
}
