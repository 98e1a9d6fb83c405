/**
 * The customers.
 * Rules: M7.33.
 */
import { from, type Provenance } from '../../kernel/provenance.ts'
import type { Customer } from './types.ts'

const usual = from('own, low', 'M5.96')
/** The rulebook shows it. */
const shown = from('own, medium', 'M5.96', 'rulebook: white.values, goods')

/** A customer, of whom there is one: values of the white banner, wanted goods, prestige points. */
const customer = <const Id extends string>(
  id: Id,
  values: Customer['white']['values'],
  goods: Customer['goods'],
  pp: number,
  origin: Provenance = usual,
): Customer & { readonly id: Id } => ({
  ...{ id, count: 1, white: { values, time: 0 }, goods, pp },
  ...origin,
})

/** The thirty-three customers (M7.33). */
export const customers = [
  customer('customer-01', [3, 11], { horse: 1 }, 3),
  customer('customer-02', [3, 11], { beer: 1 }, 3),
  customer('customer-03', [3, 11], { plow: 1 }, 3),
  customer('customer-04', [3, 11], { scroll: 1 }, 3),
  customer('customer-05', [3, 11], { wagon: 1 }, 3, shown),
  customer('customer-06', [6, 8], { horse: 1 }, 2),
  customer('customer-07', [7], { beer: 1 }, 2),
  customer('customer-08', [6, 8], { plow: 1 }, 2),
  customer('customer-09', [7], { scroll: 1 }, 2),
  customer('customer-10', [6, 8], { wagon: 1 }, 2),
  customer('customer-11', [5, 9], { horse: 1, beer: 1 }, 4),
  customer('customer-12', [5, 9], { horse: 1, wagon: 1 }, 4),
  customer('customer-13', [5, 9], { beer: 1, plow: 1 }, 4),
  customer('customer-14', [5, 9], { plow: 1, scroll: 1 }, 4),
  customer('customer-15', [5, 9], { scroll: 1, wagon: 1 }, 4),
  customer('customer-16', [4, 10], { horse: 1, plow: 1 }, 5),
  customer('customer-17', [4, 10], { horse: 1, scroll: 1 }, 5),
  customer('customer-18', [4, 10], { beer: 1, scroll: 1 }, 5),
  customer('customer-19', [4, 10], { beer: 1, wagon: 1 }, 5),
  customer('customer-20', [4, 10], { plow: 1, wagon: 1 }, 5),
  customer('customer-21', ['?'], { horse: 2 }, 3),
  customer('customer-22', ['?'], { beer: 2 }, 3),
  customer('customer-23', ['?'], { plow: 2 }, 3),
  customer('customer-24', ['?'], { scroll: 2 }, 3, shown),
  customer('customer-25', ['?'], { wagon: 2 }, 3),
  customer('customer-26', [7], { horse: 1, beer: 1, scroll: 1 }, 6),
  customer('customer-27', [6, 8], { beer: 1, plow: 1, wagon: 1 }, 6),
  customer('customer-28', [5, 9], { plow: 1, scroll: 1, horse: 1 }, 6),
  customer('customer-29', [4, 10], { scroll: 1, wagon: 1, beer: 1 }, 6),
  customer('customer-30', [7], { wagon: 1, horse: 1, plow: 1 }, 6),
  customer('customer-31', ['?'], { beer: 1, scroll: 1 }, 3),
  customer('customer-32', ['?'], { horse: 1, plow: 1 }, 3),
  customer('customer-33', ['?'], { beer: 1, wagon: 1 }, 3),
] as const
