import { For, Index, type JSX, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  type AnyBanner,
  type Area,
  type Cost,
  type Good,
  goods,
  type Lack,
} from '../../../../worker/games/my-village/index.ts'
import { Icon } from '../../design/Icon.tsx'
import { costText, explainBanner, titleOf } from './explain.ts'
import { Glyph } from './glyphs.tsx'
import { PieceButton } from './PieceButton.tsx'
import { goodPictures } from './pictures.ts'
import { type Explanation, useTable } from './table.ts'
import type { Piece } from './targets.ts'

/** A banner as it hangs from its card: the values one below the other. Decoration. */
export const Pennant = (props: {
  readonly values: ReadonlyArray<number | '?'>
  readonly colour: 'black' | 'white'
}) => (
  <span class="mv-pennant-shade" aria-hidden="true">
    <span class="mv-pennant" data-colour={props.colour} data-count={props.values.length}>
      <Index each={props.values}>{(value) => <b>{value()}</b>}</Index>
    </span>
  </span>
)

/** Goods by kind, each as often as it is due. Decoration. */
export const Goods = (props: { readonly of: ReadonlyArray<Good> }) => (
  <Index each={goods.flatMap((good) => props.of.filter((one) => one === good))}>
    {(good) => <Icon path={goodPictures[good()]} class="mv-good" />}
  </Index>
)

/** A cost and its alternatives in signs. Decoration. */
export const Costs = (props: { readonly costs: ReadonlyArray<Cost> }) => {
  const time = () => props.costs[0]?.time ?? 0
  const charges = () => props.costs.filter(({ coins, goods }) => coins > 0 || goods.length > 0)
  return (
    <span class="mv-costs" aria-hidden="true">
      <Show when={time() > 0}>
        <span class="mv-cost">
          <Glyph name="time" />
          {time()}
        </span>
      </Show>
      <Index each={charges()}>
        {(cost, i) => (
          <span class="mv-cost">
            <Show when={i > 0}>
              <span class="mv-or">/</span>
            </Show>
            <Show when={cost().coins > 0}>
              <Glyph name="coin" />
              {cost().coins}
            </Show>
            <Goods of={cost().goods} />
          </span>
        )}
      </Index>
    </span>
  )
}

/** What stands in the way besides the dice, in one short remark. */
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
  /** Whose white banner it is, where it is not mine. */
  readonly seat?: Seat
  readonly area?: Area | undefined
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
  const say = () => table.say()
  const outlook = () => table.outlook(props.of, props.seat)
  const mine = () => props.seat === undefined || props.seat === table.props.you
  const reachable = () => mine() && !table.isLit(props.at) && table.inReach(props.of)
  const label = () => {
    const now = outlook()
    const price = now && props.of.banner !== 'market-office' ? costText(say(), now.costs) : ''
    return [
      `${titleOf(say(), props.of.banner)}${now ? ` (${now.values.join('/')})` : ''}`,
      price && say().costs(price),
      props.more,
      now && !table.props.over && remarkOf(say().lackOf, now.lacks),
      reachable() && say().inReach,
    ]
      .filter(Boolean)
      .join(', ')
  }
  const aimed = () => {
    const aim = table.aim()
    return (
      mine() && aim !== null && aim.banner === props.of.banner && aim.colour === props.of.colour
    )
  }
  return (
    <PieceButton
      at={props.at}
      label={label()}
      about={props.about ?? (() => explainBanner(table, props.of, props.seat))}
      otherwise={reachable() ? () => table.setAim(props.of) : undefined}
      otherwiseLabel={say().findDice}
      first={props.first ?? false}
      class={`${props.class ?? ''} ${reachable() ? 'mv-reach' : ''} ${aimed() ? 'mv-aimed' : ''}`}
    >
      {props.children}
    </PieceButton>
  )
}

/** A card as a parcel label: its banner, its name, what it costs and one remark. */
export function CardButton(
  props: Omit<BannerButtonProps, 'children'> & {
    readonly picture: JSX.Element
    readonly name?: string
    readonly remark?: string | null
    readonly count?: number
  },
) {
  const table = useTable()
  const outlook = () => table.outlook(props.of, props.seat)
  return (
    <BannerButton {...props} class={`mv-card ${props.class ?? ''}`}>
      <span class="mv-label" data-area={props.area} aria-hidden="true">
        <Pennant values={outlook()?.values ?? []} colour={props.of.colour} />
        <span class="mv-label-body">
          <span class="mv-label-name">
            <span class="mv-label-picture">{props.picture}</span>
            {props.name ?? titleOf(table.say(), props.of.banner)}
          </span>
          <span class="mv-label-foot">
            <Show when={props.of.banner !== 'market-office'}>
              <Costs costs={outlook()?.costs ?? []} />
            </Show>
            <Show when={props.remark}>
              <span class="mv-remark">{props.remark}</span>
            </Show>
            <Show when={!table.props.over && remarkOf(table.say().lackOf, outlook()?.lacks ?? [])}>
              {(lack) => <span class="mv-remark mv-lack">{lack()}</span>}
            </Show>
          </span>
        </span>
        <Show when={props.count !== undefined}>
          <span class="mv-count">{props.count}×</span>
        </Show>
      </span>
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
