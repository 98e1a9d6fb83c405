import { createRoot, getOwner, onMount } from 'solid-js'
import { Portal } from 'solid-js/web'
import { isHidden } from '../../../../worker/games/kernel/index.ts'
import type { Card, CardId } from '../../../../worker/games/villagers/components/index.ts'
import { onHappened } from '../../stage/behaviour.ts'
import { worthOnceBuilt } from './facts.ts'
import { BackOfStamp, Stamp } from './Stamp.tsx'
import { useTable } from './table.ts'
import { showTravel } from './travel.ts'

/** Flights of pieces over the board. */
export function Flights(props: { readonly root: () => HTMLElement | undefined }) {
  const table = useTable()
  const owner = getOwner()
  let layer: HTMLDivElement | undefined
  /** A card as it looks now, for a flight. */
  const draw = (card: Card | CardId) =>
    createRoot((dispose) => {
      const { plain, you } = table.props
      const drawn = (
        <span>
          {isHidden(card) ? (
            <BackOfStamp card={card} />
          ) : (
            <Stamp card={card as CardId} {...worthOnceBuilt(plain, you, card as CardId)} />
          )}
        </span>
      )
      dispose()
      return drawn as HTMLElement
    }, owner)
  /** The card of my hand that was pressed last, and where it lay: by the time it flies it has left its place. */
  let pressed: { readonly card: string; readonly at: DOMRect } | null = null
  const press = ({ target }: Event) => {
    const piece = target instanceof Element ? target.closest('.v-hand [data-at^="hand:"]') : null
    const card = piece?.getAttribute('data-at')?.slice('hand:'.length)
    if (piece && card) pressed = { card, at: piece.getBoundingClientRect() }
  }
  onMount(() => props.root()?.addEventListener('click', press, { capture: true }))
  onHappened(table.props, (events) => {
    const root = props.root()
    if (!root?.isConnected || !layer) return
    const played = pressed
    const isIt = played && events.some((event) => 'card' in event && event.card === played.card)
    showTravel(
      root,
      layer,
      events,
      draw,
      isIt ? { hand: `hand:${table.props.you}`, at: played.at } : null,
    )
    if (isIt) pressed = null
  })
  return (
    <Portal>
      <div
        ref={(element) => {
          layer = element
        }}
        class="b-layer v-layer place-villagers"
        aria-hidden="true"
      />
    </Portal>
  )
}
