/**
 * The customers.
 * Rules: M7.33.
 */
import { from } from '../../kernel/provenance.ts'
import type { Customer } from './types.ts'

const usual = from('own, low', 'M5.96')

/** The thirty-three customers (M7.33). */
// biome-ignore format: one customer a row
export const customers = [
  { id: 'customer-01', count: 1, white: { values: [3, 11], time: 0 }, goods: { horse: 1 }, pp: 3, ...usual },
  { id: 'customer-02', count: 1, white: { values: [3, 11], time: 0 }, goods: { beer: 1 }, pp: 3, ...usual },
  { id: 'customer-03', count: 1, white: { values: [3, 11], time: 0 }, goods: { plow: 1 }, pp: 3, ...usual },
  { id: 'customer-04', count: 1, white: { values: [3, 11], time: 0 }, goods: { scroll: 1 }, pp: 3, ...usual },
  { id: 'customer-05', count: 1, white: { values: [3, 11], time: 0 }, goods: { wagon: 1 }, pp: 3, ...from('own, medium', 'M5.96', 'rulebook: white.values, goods') },
  { id: 'customer-06', count: 1, white: { values: [6, 8], time: 0 }, goods: { horse: 1 }, pp: 2, ...usual },
  { id: 'customer-07', count: 1, white: { values: [7], time: 0 }, goods: { beer: 1 }, pp: 2, ...usual },
  { id: 'customer-08', count: 1, white: { values: [6, 8], time: 0 }, goods: { plow: 1 }, pp: 2, ...usual },
  { id: 'customer-09', count: 1, white: { values: [7], time: 0 }, goods: { scroll: 1 }, pp: 2, ...usual },
  { id: 'customer-10', count: 1, white: { values: [6, 8], time: 0 }, goods: { wagon: 1 }, pp: 2, ...usual },
  { id: 'customer-11', count: 1, white: { values: [5, 9], time: 0 }, goods: { horse: 1, beer: 1 }, pp: 4, ...usual },
  { id: 'customer-12', count: 1, white: { values: [5, 9], time: 0 }, goods: { horse: 1, wagon: 1 }, pp: 4, ...usual },
  { id: 'customer-13', count: 1, white: { values: [5, 9], time: 0 }, goods: { beer: 1, plow: 1 }, pp: 4, ...usual },
  { id: 'customer-14', count: 1, white: { values: [5, 9], time: 0 }, goods: { plow: 1, scroll: 1 }, pp: 4, ...usual },
  { id: 'customer-15', count: 1, white: { values: [5, 9], time: 0 }, goods: { scroll: 1, wagon: 1 }, pp: 4, ...usual },
  { id: 'customer-16', count: 1, white: { values: [4, 10], time: 0 }, goods: { horse: 1, plow: 1 }, pp: 5, ...usual },
  { id: 'customer-17', count: 1, white: { values: [4, 10], time: 0 }, goods: { horse: 1, scroll: 1 }, pp: 5, ...usual },
  { id: 'customer-18', count: 1, white: { values: [4, 10], time: 0 }, goods: { beer: 1, scroll: 1 }, pp: 5, ...usual },
  { id: 'customer-19', count: 1, white: { values: [4, 10], time: 0 }, goods: { beer: 1, wagon: 1 }, pp: 5, ...usual },
  { id: 'customer-20', count: 1, white: { values: [4, 10], time: 0 }, goods: { plow: 1, wagon: 1 }, pp: 5, ...usual },
  { id: 'customer-21', count: 1, white: { values: ['?'], time: 0 }, goods: { horse: 2 }, pp: 3, ...usual },
  { id: 'customer-22', count: 1, white: { values: ['?'], time: 0 }, goods: { beer: 2 }, pp: 3, ...usual },
  { id: 'customer-23', count: 1, white: { values: ['?'], time: 0 }, goods: { plow: 2 }, pp: 3, ...usual },
  { id: 'customer-24', count: 1, white: { values: ['?'], time: 0 }, goods: { scroll: 2 }, pp: 3, ...from('own, medium', 'M5.96', 'rulebook: white.values, goods') },
  { id: 'customer-25', count: 1, white: { values: ['?'], time: 0 }, goods: { wagon: 2 }, pp: 3, ...usual },
  { id: 'customer-26', count: 1, white: { values: [7], time: 0 }, goods: { horse: 1, beer: 1, scroll: 1 }, pp: 6, ...usual },
  { id: 'customer-27', count: 1, white: { values: [6, 8], time: 0 }, goods: { beer: 1, plow: 1, wagon: 1 }, pp: 6, ...usual },
  { id: 'customer-28', count: 1, white: { values: [5, 9], time: 0 }, goods: { plow: 1, scroll: 1, horse: 1 }, pp: 6, ...usual },
  { id: 'customer-29', count: 1, white: { values: [4, 10], time: 0 }, goods: { scroll: 1, wagon: 1, beer: 1 }, pp: 6, ...usual },
  { id: 'customer-30', count: 1, white: { values: [7], time: 0 }, goods: { wagon: 1, horse: 1, plow: 1 }, pp: 6, ...usual },
  { id: 'customer-31', count: 1, white: { values: ['?'], time: 0 }, goods: { beer: 1, scroll: 1 }, pp: 3, ...usual },
  { id: 'customer-32', count: 1, white: { values: ['?'], time: 0 }, goods: { horse: 1, plow: 1 }, pp: 3, ...usual },
  { id: 'customer-33', count: 1, white: { values: ['?'], time: 0 }, goods: { beer: 1, wagon: 1 }, pp: 3, ...usual },
] as const satisfies ReadonlyArray<Customer>
