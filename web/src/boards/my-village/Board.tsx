import { createMemo, onMount, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { type AnyBanner, banners, type State } from '../../../../worker/games/my-village/index.ts'
import { seasonOf } from '../../../../worker/pictures/my-village/index.ts'
import { Part } from '../../parts/Part.tsx'
import { createSize, onEscape, onHappened } from '../../stage/behaviour.ts'
import type { Size } from '../../stage/layout.ts'
import { Chronicle } from './Chronicle.tsx'
import { contentsOf } from './contents.ts'
import { Details } from './Details.tsx'
import { Display } from './Display.tsx'
import { Sprite } from './Drawn.tsx'
import { createLooked } from './dice-looked-at.ts'
import { boardWordsIn } from './dictionary.ts'
import { nameOf } from './explain.ts'
import { keyOf } from './facts.ts'
import { layoutOf } from './layout.ts'
import { offersOf, sitesOf } from './offers.ts'
import type { Site } from './places.ts'
import { saysOf } from './says.ts'
import { Tray } from './Tray.tsx'
import { type Props, type Table, TableContext } from './table.ts'
import { rememberLying, showTravel } from './travel.ts'
import { Village } from './Village.tsx'

/** Outlook of a seat on every banner, by the banner's key. */
const outlooksOf = (state: State, seat: Seat) =>
  new Map(banners(state, seat).map((one) => [keyOf(one), one]))

/** Shared data of the board's parts. */
function createShared(props: Props, size: () => Size): Table {
  const plain = () => props.plain
  const boardWords = createMemo(() => boardWordsIn(props.language))
  const viewpoint = () => props.you ?? plain().turn.seat
  const outlooks = createMemo(() => outlooksOf(plain(), viewpoint()))
  const looked = createMemo(() =>
    props.looked === viewpoint() ? outlooks() : outlooksOf(plain(), props.looked),
  )
  const found = {
    ...createLooked(props),
    props,
    selection: props.selection,
    plain,
    boardWords,
    viewpoint,
    outlook: (banner: AnyBanner, seat = viewpoint()) =>
      (seat === viewpoint() ? outlooks() : looked()).get(keyOf(banner)),
    outlooks: () => [...outlooks().values()],
    // Those that a change of the dice takes are gone by then.
    says: (banner: AnyBanner) =>
      saysOf(
        boardWords(),
        plain(),
        banner,
        (plain().villages[viewpoint()]?.coins ?? 0) -
          (props.selection.more()?.route?.way.coins ?? 0),
      ),
  }
  const siteName = (site: Site) => boardWords().brief(nameOf(boardWords(), site))
  const offers = createMemo(() => offersOf(found))
  const sites = createMemo(() => sitesOf(found))
  const whole = { ...found, offers, sites, siteName }
  return { ...whole, layout: createMemo(() => layoutOf(size(), contentsOf(whole))) }
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
  const { size, follow } = createSize()
  const table = createShared(props, size)
  let root: HTMLDivElement | undefined
  let layer: HTMLDivElement | undefined

  const where = () => `${props.looked}.${props.pane}`
  let before = where()
  onHappened(props, (events) => {
    const isTurned = where() !== before
    before = where()
    const show = () => {
      if (root?.isConnected && layer)
        showTravel(root, layer, events, props.happened?.planned === false || props.pane !== null)
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
  return (
    <TableContext.Provider value={table}>
      <div
        ref={(element) => {
          root = element
          follow(element)
        }}
        class="mv-board"
        classList={{
          'mv-wide': props.pane === null,
          'mv-phone': props.pane !== null,
          'mv-choosing': props.selection.chosen().length > 0,
        }}
      >
        <Sprite />
        <div class={`mv-stage place-my-village season-${seasonOf(props.state)}`}>
          <Show when={table.layout().scene}>
            <Part>
              <Village seat={props.looked} />
            </Part>
          </Show>
          <Show when={table.layout().book}>
            <Part>
              <Chronicle />
            </Part>
          </Show>
          <Show when={table.layout().tray}>
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
