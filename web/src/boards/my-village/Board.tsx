import { createEffect, createMemo, createSignal, onCleanup, onMount, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  banners,
  type Event,
  type Move,
  type Options,
  type State,
} from '../../../../worker/games/my-village/index.ts'
import { seasonOf } from '../../../../worker/pictures/my-village/index.ts'
import { Part } from '../../parts/Part.tsx'
import type { BoardProps } from '../index.ts'
import { createDetail, onEscape, onHappened } from '../kit/behaviour.ts'
import { Chronicle } from './Chronicle.tsx'
import { createChoice } from './choice.ts'
import { Details } from './Details.tsx'
import { Display } from './Display.tsx'
import { Ground, Sprite } from './Drawn.tsx'
import { boardWordsIn } from './dictionary.ts'
import { keyOf } from './facts.ts'
import { createLight } from './light.ts'
import { Tray } from './Tray.tsx'
import { type Detail, type Table, TableContext } from './table.ts'
import { rememberLying, showTravel } from './travel.ts'
import { Village } from './Village.tsx'

type Props = BoardProps<State, Move, Event, Options>

/** What every banner is worth to a seat, by the banner's key. */
const outlooksOf = (state: State, seat: Seat) =>
  new Map(banners(state, seat).map((one) => [keyOf(one), one]))

/** What all parts of the board share, and how to put away what lies over them. */
function createTable(props: Props) {
  const { detail, close, show, hide } = createDetail<Detail>()
  const [displayed, display] = createSignal(false)
  const plain = () => props.plain
  const boardWords = createMemo(() => boardWordsIn(props.language))
  const viewpoint = () => props.you ?? plain().turn.seat
  const outlooks = createMemo(() => outlooksOf(plain(), viewpoint()))
  const looked = createMemo(() =>
    props.looked === viewpoint() ? outlooks() : outlooksOf(plain(), props.looked),
  )
  const { forget, ...choice } = createChoice(props, plain)
  const { letGo, ...light } = createLight(props, plain, choice, () => {
    forget()
    close()
    display(false)
  })
  const table: Table = {
    ...choice,
    ...light,
    props,
    plain,
    boardWords,
    viewpoint,
    outlook: (banner, seat = viewpoint()) =>
      (seat === viewpoint() ? outlooks() : looked()).get(keyOf(banner)),
    outlooks: () => [...outlooks().values()],
    setAim(banner) {
      choice.setAim(banner)
      display(false)
    },
    displayed,
    display,
    explaining: () => false,
    show,
    hide,
  }
  const putAway = () => {
    if (detail()) close()
    else if (displayed()) display(false)
    else if (light.chosen() !== null) letGo()
    else choice.setAim(null)
  }
  return { table, detail, close, putAway }
}

/** The board of My Village: its land, the village looked at, the book, and the tray with the dice. */
export function Board(props: Props) {
  const { table, detail, close, putAway } = createTable(props)
  let root: HTMLDivElement | undefined
  let layer: HTMLDivElement | undefined

  const where = () => `${props.looked}.${props.pane}`
  let before = where()
  onHappened(props, (events) => {
    const isTurned = where() !== before
    before = where()
    const show = () => {
      if (root?.isConnected && layer)
        showTravel(root, layer, events, props.happened?.planned === false)
    }
    // A village that comes into view is scrolled to where it was left in its first frame.
    if (isTurned) requestAnimationFrame(show)
    else show()
  })
  const remember = () => root?.isConnected && rememberLying(root)
  onMount(() => {
    // Other values reach other cards: what is pressed goes from where it lies then.
    root?.addEventListener('click', remember, { capture: true })
  })
  onEscape(putAway)
  // A use takes its dice along: nobody need begin with a die.
  const begins = () => table.sums().length > 0 && props.state.turn.dice.length === 0
  createEffect(() => props.onAsk(begins() ? table.boardWords().chooseUse : null))
  onCleanup(() => props.onAsk(null))

  const shows = (pane: string) => props.pane === null || props.pane === pane
  return (
    <TableContext.Provider value={table}>
      <div
        ref={(element) => {
          root = element
        }}
        class="mv-board"
        classList={{
          'mv-wide': props.pane === null,
          'mv-phone': props.pane !== null,
          'mv-choosing': table.chosen() !== null,
        }}
        data-pane={props.pane}
      >
        <Sprite />
        <div class={`mv-stage place-my-village season-${seasonOf(props.state)}`}>
          <Part>
            <Ground at={props.pane === null ? 'middle' : 'right'} />
          </Part>
          <Show when={shows('village')}>
            <Part>
              <Village seat={props.looked} />
            </Part>
          </Show>
          <Show when={shows('chronicle')}>
            <Part>
              <Chronicle />
            </Part>
          </Show>
          <Show when={shows('dice')}>
            <Tray />
          </Show>
          <Show when={table.displayed()}>
            <Display />
          </Show>
        </div>
        <Details detail={detail()} onClose={close} />
        <div
          ref={(element) => {
            layer = element
          }}
          class="b-layer place-my-village"
          aria-hidden="true"
        />
        <Part onDraw={() => requestAnimationFrame(remember)} />
      </div>
    </TableContext.Provider>
  )
}
