import { render } from '@solidjs/testing-library'
import type { JSX } from 'solid-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GuideBubble } from '../../web/src/stage/GuideBubble.tsx'
import type { GuideState } from '../../web/src/stage/guide.ts'
import { boxInView, roomOn, wordsOn } from '../../web/src/stage/placer.ts'
import { pass } from './clock.ts'
import { measure } from './measured.ts'

beforeEach(measure)
afterEach(() => vi.restoreAllMocks())

/** A stage with something on it; returns it, and finds what is called by an id. */
function stageWith(inside: () => JSX.Element) {
  const { container } = render(() => (
    <div class="stage" data-box="10 20 400 300">
      {inside()}
    </div>
  ))
  const find = (selector: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    return found
  }
  return { stage: find('.stage'), find }
}

test('a box in view is cut by every edge around it that cuts, and by no other', () => {
  const { stage, find } = stageWith(() => (
    <div style={{ 'overflow-x': 'auto' }} data-box="50 60 100 80">
      <div data-box="0 0 1 1">
        <i id="half" data-box="30 50 60 40" />
        <i id="over" data-box="120 100 90 90" />
        <i id="out" data-box="300 300 20 20" />
      </div>
    </div>
  ))
  const seen = (id: string) => boxInView(find(`#${id}`), stage)
  expect(seen('half')).toEqual({ x: 50, y: 60, width: 40, height: 30 })
  expect(seen('over')).toEqual({ x: 120, y: 100, width: 30, height: 40 })
  expect(seen('out')).toMatchObject({ width: 0, height: 0 })
})

test('what can be tapped weighs more than words, and words more than a bare piece; what has no size counts nothing', () => {
  const { stage, find } = stageWith(() => (
    <div class="board">
      <i class="b-piece" data-box="0 0 1 1" />
      <i class="b-piece b-lit" data-box="10 0 2 2" />
      <i data-words data-box="20 0 3 3" />
      <i data-words data-box="30 0 3 0" />
      <i data-words data-box="40 0 0 3" />
      <button type="button" data-box="50 0 4 4" />
      <button type="button" disabled data-box="60 0 5 5" />
      <i id="thing" data-name="thing" data-box="70 0 9 9">
        <i data-words data-box="71 0 1 1" />
        <i class="b-piece b-lit" data-box="72 0 6 6" />
      </i>
    </div>
  ))
  const seen = wordsOn(stage)(find('#thing'))
  expect(seen.map(({ x, weight }) => [x, weight])).toEqual([
    [0, 0.25],
    [10, 40],
    [20, 4],
    [50, 40],
    [60, 0.25],
    [72, 40],
  ])
})

test('of what lies around a thing its words count alone', () => {
  const { stage, find } = stageWith(() => (
    <div data-words data-box="0 0 50 50">
      <div class="b-piece" data-box="1 1 40 40">
        <div data-name="lit" class="b-lit" data-box="2 2 30 30">
          <i id="thing" data-box="5 5 9 9" />
        </div>
      </div>
    </div>
  ))
  expect(wordsOn(stage)(find('#thing'))).toEqual([{ x: 0, y: 0, width: 50, height: 50, weight: 4 }])
})

test('the room of a bubble ends where the handle begins', () => {
  const { stage } = stageWith(() => <div class="handle" data-box="360 20 50 300" />)
  expect(roomOn(stage)).toEqual({ x: 10, y: 20, width: 350, height: 300 })
})

/** A note's state that tells one note, of these pieces. */
function guideOf(...at: string[]): GuideState {
  const note = { title: 'Draft', text: 'Take a card.', at, rule: null }
  return { note: () => note, mayAgain: () => false, done() {}, off() {}, again() {} }
}

/** A note on the stage that speaks of a card, which the edge of the board cuts in two, once it was laid. */
async function showNote({ size = '0 0 120 40', told = false }) {
  const found = stageWith(() => (
    <>
      <div class="board" style={{ 'overflow-x': 'hidden' }} data-box="10 20 180 300">
        <i class="b-piece" data-at="card" data-box="150 100 80 80" />
      </div>
      <GuideBubble guide={guideOf('card')} step={0} told={told} />
    </>
  ))
  const scrolled = vi.fn()
  found.find('.b-piece').scrollIntoView = scrolled
  const bubble = found.find('.guide')
  bubble.setAttribute('data-box', size)
  dispatchEvent(new Event('resize'))
  await pass(40)
  return { ...found, bubble, scrolled }
}

test('a note lies below the middle of what is seen of its piece, counted from the corner of the room', async () => {
  const { bubble } = await showNote({})
  // The middle is 170 px from the left, the foot 180 px from above; the room begins at 10 and 20.
  expect(bubble.style.left).toBe('100px')
  expect(bubble.style.top).toBe('172px')
  expect(bubble.dataset.side).toBe('below')
})

test('a note of which nothing is to be seen finds no place', async () => {
  const { bubble } = await showNote({ size: '0 0 0 0' })
  expect(bubble.classList).toContain('guide-loose')
})

test.each([true, false])(
  'a note that stays until it is done brings its piece into view, another does not: %s',
  async (told) => {
    const { scrolled } = await showNote({ told })
    expect(scrolled).toHaveBeenCalledTimes(told ? 1 : 0)
  },
)

test('a note is laid anew when its piece has moved on the stage', async () => {
  const { bubble, find } = await showNote({})
  find('.b-piece').setAttribute('data-box', '40 60 80 80')
  dispatchEvent(new Event('resize'))
  await pass(40)
  expect([bubble.style.left, bubble.style.top]).toEqual(['10px', '132px'])
})

test('far from pieces that lie together, a note has one ring drawn around them, within the room', async () => {
  const { find, stage } = stageWith(() => (
    <>
      <div class="board">
        <i class="b-piece" data-at="one" data-box="11 60 100 100" />
        <i class="b-piece" data-at="other" data-box="115 60 100 100" />
        <button type="button" data-box="10 20 400 38" />
        <button type="button" data-box="10 162 400 80" />
        <button type="button" data-box="217 58 193 104" />
      </div>
      <GuideBubble guide={guideOf('one', 'other')} step={0} />
    </>
  ))
  find('.guide').setAttribute('data-box', '0 0 120 40')
  dispatchEvent(new Event('resize'))
  await pass(40)
  const rings = [...stage.querySelectorAll<HTMLElement>('.guide-ring')]
  expect(rings.map(({ style }) => [style.left, style.top, style.width, style.height])).toEqual([
    ['2px', '35px', '208px', '110px'],
  ])
})
