import type { Json } from '../kernel/index.ts'
import type { Category, CustomerId, FieldId, Profession } from './components/index.ts'
import type { Change, Die, DisplayCard, StandingOrder, WhiteBanner } from './state.ts'

/** Where a good that is paid comes from (M-R13). */
export type GoodSource = 'building' | 'guild-chamber' | FieldId

/** Everything a seat can decide, one atom at a time. */
export type Move =
  /** Step I: a die of the pool (M5.1). */
  | { readonly do: 'take'; readonly colour: Die['colour']; readonly pips: number }
  /** Step I: the first (0) or second (1) die is made to show `to` (M5.3, M5.5). */
  | { readonly do: 'change'; readonly die: 0 | 1; readonly to: number; readonly by: Change }
  /** Uses (a) to (c) of the banner value (M5.11). */
  | { readonly do: 'acquire'; readonly card: DisplayCard }
  | { readonly do: 'take-hand' }
  | { readonly do: 'market-office' }
  | { readonly do: 'activate'; readonly banner: WhiteBanner }
  | { readonly do: 'headman' }
  | { readonly do: 'end-turn' }
  /** A plow, or a joker that becomes one, goes to a field (M4.33, M4.34). */
  | { readonly do: 'plow'; readonly from: 'forge' | 'guild-chamber'; readonly field: FieldId }
  /** The church of salvation's standing order (M11.21). */
  | { readonly do: 'order'; readonly prevent: StandingOrder }
  /** Which of the alternatives of a cost (M5.17). */
  | { readonly do: 'choose-cost'; readonly cost: number }
  | { readonly do: 'give'; readonly from: GoodSource }
  | { readonly do: 'tile'; readonly banner: WhiteBanner }
  | { readonly do: 'mark'; readonly space: Category | Profession }
  | { readonly do: 'walk'; readonly to: 'main-house' | 'three-sp-space' }
  /** Markers of the school (M5.92-M5.95). */
  | { readonly do: 'enrol' }
  | { readonly do: 'advance' }
  | { readonly do: 'graduate'; readonly from: 'left' | 'right'; readonly to: Profession }
  /** The optional benefit of the moment is used: a monk's bonus, the trade or the mission church. */
  | { readonly do: 'use' }
  /** The optional action of the moment is forgone (M4.22). */
  | { readonly do: 'forgo' }
  | { readonly do: 'customer'; readonly customer: CustomerId }
  | { readonly do: 'free-customer'; readonly customer: CustomerId }
  /** No more customers at the market office. */
  | { readonly do: 'settle' }
  | { readonly do: 'die'; readonly villager: Profession }
  | { readonly do: 'hire'; readonly as: Profession }
  | { readonly do: 'prevent' }
  | { readonly do: 'suffer' }

/** A sent move, whatever it is, as something whose fields can be asked for. */
export function fieldsOf(sent: Json): { readonly [key: string]: Json | undefined } {
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent)
    ? (sent as { readonly [key: string]: Json | undefined })
    : {}
}
