import { createMemo, onMount, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { banners, type State } from '../../../../worker/games/my-village/index.ts'
import { seasonOf } from '../../../../worker/pictures/my-village/index.ts'
import { Part } from '../../parts/Part.tsx'
import { onEscape, onHappened } from '../../stage/behaviour.ts'
import { Chronicle } from './Chronicle.tsx'
import { Details } from './Details.tsx'
import { Display } from './Display.tsx'
import { Ground, Sprite } from './Drawn.tsx'
import { createLooked } from './dice-looked-at.ts'
import { boardWordsIn } from './dictionary.ts'
import { keyOf } from './facts.ts'
import { Tray } from './Tray.tsx'
import { type Props, type Table, TableContext } from './table.ts'
import { rememberLying, showTravel } from './travel.ts'
import { Village } from './Village.tsx'

/** What every banner is worth to a seat, by the banner's key. */
const outlooksOf = (state: State, seat: Seat) =>
  new Map(banners(state, seat).map((one) => [keyOf(one), one]))

/** Shared data of the board's parts. */
function createShared(props: Props): Table {
  const plain = () => props.plain
  const boardWords = createMemo(() => boardWordsIn(props.language))
  const viewpoint = () => props.you ?? plain().turn.seat
  const outlooks = createMemo(() => outlooksOf(plain(), viewpoint()))
  const looked = createMemo(() =>
    props.looked === viewpoint() ? outlooks() : outlooksOf(plain(), props.looked),
  )
  return {
    ...createLooked(props),
    props,
    selection: props.selection,
    plain,
    boardWords,
    viewpoint,
    outlook: (banner, seat = viewpoint()) =>
      (seat === viewpoint() ? outlooks() : looked()).get(keyOf(banner)),
    outlooks: () => [...outlooks().values()],
  }
}

/** Puts away what lies over the board, what is chosen, or what is looked for: the uppermost of them. */
function putAway({ selection, displayed, display, setAim }: Table): void {
  if (selection.detail()) selection.close()
  else if (displayed()) display(false)
  else if (selection.chosen().length > 0) selection.letGo()
  else setAim(null)
}

/** The board of My Village: its land, the village looked at, the book, and the tray with the dice. */
export function Board(props: Props) {
  const table = createShared(props)
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
  onEscape(() => putAway(table))
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
          'mv-choosing': props.selection.chosen().length > 0,
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
        <Details />
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
