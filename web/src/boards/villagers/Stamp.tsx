import { For, Index, Show } from 'solid-js'
import {
  type Card,
  type CardId,
  cards,
  type FoundersSide,
  foundersSides,
  isWildcard,
} from '../../../../worker/games/villagers/components/index.ts'
import { Icon } from '../../design/Icon.tsx'
import { SuitShape } from '../../design/SuitShape.tsx'
import { chainBelow, suitOnBack } from './facts.ts'
import { Coin, Glyph } from './glyphs.tsx'
import { pictureOf } from './pictures.ts'
import { useTable } from './table.ts'
import { breakable } from './words.ts'

const times = (count: number) => Array.from({ length: count })

interface StampProps {
  readonly card: CardId
  /** Which side of Founders is up. */
  readonly side?: FoundersSide
  /** What its silver symbol is worth where it lies. */
  readonly silver?: number
  /** What its bronze symbol is worth there. */
  readonly bronze?: number
  /** Gold on the side that is up, where the card itself cannot say it. */
  readonly gold?: number
}

/** A card as a postage stamp. It is decoration: the button around it says what it is. */
export function Stamp(props: StampProps) {
  const table = useTable()
  const printed = () => cards[props.card]
  const side = () => (props.card === 'founders' ? foundersSides[props.side ?? 'gold'] : printed())
  /** The Countess belongs to no suit. */
  const suitShown = () => (printed().suitSymbols > 0 ? printed().suit : undefined)
  const gold = () => props.gold ?? side().gold
  const name = () => breakable(table.say().names[props.card])
  return (
    <span class="v-stamp" data-suit={suitShown()} aria-hidden="true">
      <span class="v-strip">
        <span class="v-suits">
          <Index each={times(printed().suitSymbols)}>
            {() => <SuitShape suit={printed().suit} />}
          </Index>
        </span>
        <span class="v-strip-name">{name()}</span>
        <Show when={table.props.options.padlocks && printed().unlocker}>
          {(unlocker) => (
            <span class="v-lock">
              <Glyph name="padlock" />
              <Icon path={pictureOf(unlocker() as CardId)} />
            </span>
          )}
        </Show>
      </span>
      <span class="v-picture">
        <Icon path={pictureOf(props.card)} />
      </span>
      <span class="v-name" lang={table.props.language}>
        {name()}
      </span>
      <span class="v-chain">
        <Show
          when={printed().predecessor}
          fallback={
            <Show when={!printed().discard && suitShown() && !isWildcard(props.card)}>
              <Glyph name="flag" />
            </Show>
          }
        >
          <For each={chainBelow(props.card)}>
            {(below) => (
              <>
                <Icon path={pictureOf(below)} />
                <span class="v-then">›</span>
              </>
            )}
          </For>
        </Show>
      </span>
      <span class="v-symbols">
        <Index each={times(side().food)}>{() => <Glyph name="apple" />}</Index>
        <Index each={times(printed().builder)}>{() => <Glyph name="house" />}</Index>
        <Show when={gold() > 0}>
          <Coin metal="gold" value={gold()} />
        </Show>
        <Show when={printed().silver}>
          <Coin metal="silver" value={props.silver ?? 0} />
        </Show>
        <Show when={props.card === 'nun'}>
          <Coin metal="silver" value={props.silver ?? 0} borrowed />
        </Show>
        <Show when={printed().bronze}>
          <Coin metal="bronze" value={props.bronze ?? 0} />
        </Show>
        <Show when={printed().keyring > 0}>
          <span class="v-keyring">
            <Glyph name="key" />
            {printed().keyring}
          </span>
        </Show>
        <Show when={printed().discard}>
          <span class="v-away">↷</span>
        </Show>
      </span>
    </span>
  )
}

/** A card's back: its suit and nothing else. */
export const BackOfStamp = (props: { readonly card: Card | CardId }) => (
  <span class="v-stamp v-back" data-suit={suitOnBack(props.card) ?? undefined} aria-hidden="true">
    <span class="v-back-frame">
      <Show when={suitOnBack(props.card)}>{(suit) => <SuitShape suit={suit()} />}</Show>
    </span>
  </span>
)
