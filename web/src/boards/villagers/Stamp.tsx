import { createMemo, Show } from 'solid-js'
import {
  type Card,
  type CardId,
  cards,
  type FoundersSide,
  foundersSides,
  type VillagerId,
} from '../../../../worker/games/villagers/components/index.ts'
import { suitOnBack } from './facts.ts'
import { Coin } from './glyphs.tsx'
import type { LineLook } from './places.ts'
import { Mark, Picture, Sign, Tool } from './sprite.tsx'
import { useTable } from './table.ts'
import { breakable } from './words.ts'

const times = (count: number) => Array.from({ length: count })

export interface StampProps {
  readonly card: CardId
  /** Side of Founders that is up. */
  readonly side?: FoundersSide
  /** Worth of its silver symbol where it lies. */
  readonly silver?: number
  /** Worth of its bronze symbol there. */
  readonly bronze?: number
  /** Gold on the side that is up, where the card itself cannot say it. */
  readonly gold?: number
}

/** The symbols at the foot of a card: food, builders, keys, then what it is worth. */
export function Symbols(props: StampProps) {
  const table = useTable()
  const side = () => (props.card === 'founders' ? foundersSides[props.side ?? 'gold'] : null)
  // Drawn anew as one where the card changes, which is seldom: a table has hundreds of these.
  const signs = createMemo(() => {
    const { food, builder, keyring, discard } = cards[props.card]
    return [
      ...times(side()?.food ?? food).map(() => <Sign name="food" />),
      ...times(builder).map(() => <Sign name="builder" />),
      table.props.options.padlocks && keyring > 0 ? (
        <span class="v-keyring">
          <Sign name="key" />
          {keyring}
        </span>
      ) : null,
      discard ? <span class="v-away">↷</span> : null,
    ]
  })
  const hasGold = createMemo(() => (props.gold ?? (side() ?? cards[props.card]).gold) > 0)
  const coins = createMemo(() => {
    const { silver, bronze } = cards[props.card]
    return [
      hasGold() ? (
        <Coin metal="gold" value={props.gold ?? (side() ?? cards[props.card]).gold} />
      ) : null,
      silver ? <Coin metal="silver" value={props.silver ?? 0} /> : null,
      props.card === 'nun' ? <Coin metal="silver" value={props.silver ?? 0} borrowed /> : null,
      bronze ? <Coin metal="bronze" value={props.bronze ?? 0} /> : null,
    ]
  })
  return (
    <>
      {signs()}
      <span class="v-worth">{coins()}</span>
    </>
  )
}

/** The marks and the name of a card: its head, and all that is seen of it under others. */
function Head(props: { readonly card: CardId; readonly markless?: boolean }) {
  const table = useTable()
  const marks = () => {
    if (props.markless) return null
    const { suit, suitSymbols } = cards[props.card]
    return times(suitSymbols).map(() => <Mark suit={suit} />)
  }
  return (
    <span class="v-head">
      {marks()}
      <span class="v-name" lang={table.props.language} data-name>
        {breakable(table.boardWords().names[props.card])}
      </span>
    </span>
  )
}

/** A card as a postage stamp. It is decoration: the button around it says what it is. */
export function Stamp(props: StampProps) {
  const table = useTable()
  const lock = () => {
    const unlocker = cards[props.card].unlocker as VillagerId | null
    return table.props.options.padlocks && unlocker ? (
      <span class="v-lock">
        <Sign name="padlock" />
        <span class={`s-${cards[unlocker].suit}`}>
          <Tool card={unlocker} />
        </span>
      </span>
    ) : null
  }
  const below = () => {
    const predecessor = cards[props.card].predecessor as CardId | null
    return predecessor ? (
      <span class="v-below" lang={table.props.language}>
        <i>›</i> {breakable(table.boardWords().names[predecessor])}
      </span>
    ) : null
  }
  return (
    <span class={`v-stamp s-${cards[props.card].suit}`} aria-hidden="true">
      <svg class="v-paper" viewBox="0 0 100 140" aria-hidden="true">
        <use href="#v-stamp" />
      </svg>
      <Head card={props.card} />
      <Picture
        id={props.card === 'founders' && props.side === 'food' ? 'founders-food' : props.card}
      />
      {lock()}
      {below()}
      <span class="v-foot">
        <Symbols {...props} />
      </span>
    </span>
  )
}

/** The name of a card in a line, with what there is room for before it. */
function LineHead(props: { readonly card: CardId; readonly look: LineLook }) {
  const table = useTable()
  return (
    <>
      <Head card={props.card} markless={!props.look.mark} />
      <Show when={props.look.lock && table.props.options.padlocks && cards[props.card].unlocker}>
        <Sign name="padlock" />
      </Show>
    </>
  )
}

/** A card of which only the head is seen, as others lie on it: its marks, its name, its padlock. */
export const CoveredHead = (props: { readonly card: CardId; readonly look: LineLook }) => (
  <span
    class={`v-strip s-${cards[props.card].suit}`}
    style={{ '--letters': `${props.look.letters}px` }}
    aria-hidden="true"
  >
    <LineHead card={props.card} look={props.look} />
  </span>
)

/** A card as one line: its head and its symbols. */
export const Strip = (props: StampProps & { readonly look: LineLook }) => (
  <span
    class={`v-strip s-${cards[props.card].suit}`}
    classList={{
      'v-no-key': !props.look.key,
      'v-no-coins': !props.look.coins,
      'v-no-signs': !props.look.signs,
    }}
    style={{ '--letters': `${props.look.letters}px` }}
    aria-hidden="true"
  >
    <LineHead card={props.card} look={props.look} />
    <Show when={props.look.coins || props.look.key || props.look.signs}>
      <span class="v-strip-symbols">
        <Symbols {...props} />
      </span>
    </Show>
  </span>
)

/** A card's back: its suit and nothing else. */
export const BackOfStamp = (props: { readonly card: Card | CardId }) => (
  <span class={`v-stamp v-back s-${suitOnBack(props.card) ?? 'none'}`} aria-hidden="true">
    <svg class="v-paper" viewBox="0 0 100 140" aria-hidden="true">
      <use href="#v-stamp" />
      <Show when={suitOnBack(props.card)} fallback={<use href="#v-back-none" />}>
        {(suit) => <use href={`#v-back-${suit()}`} />}
      </Show>
    </svg>
  </span>
)
