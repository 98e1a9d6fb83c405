/** A game whose choosing breaks: the page beside its board stays. */
import { screen } from '@solidjs/testing-library'
import { beforeAll, expect, test, vi } from 'vitest'
import { fronts } from '../../web/src/boards/list.ts'
import type { Choosing } from '../../web/src/stage/choosing.ts'
import type { ToyMove, ToyState } from '../kernel/toy.ts'
import { enterToy } from '../toy/enter.ts'
import { front } from '../toy/front.ts'
import { showTable } from './table.tsx'

const fails = (): never => {
  throw new Error('Nobody knows.')
}
const choosing: Choosing<ToyState, ToyMove> = { ways: () => [], says: () => null }

beforeAll(enterToy)

test.for<[string, Choosing<ToyState, ToyMove>]>([
  ['what can be tapped', { ...choosing, ways: fails }],
  ['what is lit', { ...choosing, lit: fails }],
  ['what is asked', { ...choosing, question: fails }],
])('a game that fails to tell %s breaks its board alone', async ([, broken]) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const board = async () => ({ board: { ...(await front.board()).board, choosing: broken } })
  Object.assign(fronts, { toy: { ...front, board } })
  await showTable('?game=toy&seats=2&moves=0&seed=1&you=0')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Play, draw or roll?')
  expect(screen.queryByText('10 cards are left')).toBeNull()
  expect(document.querySelector('.stage .notice')).not.toBeNull()
  expect(document.querySelectorAll('.rail .seat')).toHaveLength(2)
})
