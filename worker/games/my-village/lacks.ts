import type { Good, Profession } from './components/index.ts'

/** Reason that stands between a seat and a banner, with the number of the rule that says so. */
export type Lack = { readonly rule: string } & (
  | { readonly lacks: 'value'; readonly values: ReadonlyArray<number> }
  | { readonly lacks: 'villager'; readonly profession: Profession }
  | { readonly lacks: 'coins'; readonly coins: number }
  | { readonly lacks: 'goods'; readonly goods: ReadonlyArray<Good> }
  | {
      readonly lacks:
        | 'card'
        | 'church'
        | 'window-space'
        | 'only-one'
        | 'letter'
        | 'journey'
        | 'palm'
        | 'right-to-hand'
        | 'customers'
        | 'activation'
        | 'last-place'
    }
)
