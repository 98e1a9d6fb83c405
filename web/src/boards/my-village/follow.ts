/** While turns are told, the stage shows where they happen: the village of who acts, and the pane of a phone. */
import { createEffect, on, onCleanup } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import type { Event, Move, Options, State } from '../../../../worker/games/my-village/index.ts'
import type { BoardProps } from '../index.ts'
import type { MyVillagePane } from './panes.ts'

/** Where on a phone an event is seen; those that are left out, such as costs, are told wherever the turn is. */
const paneOfEvent: { readonly [K in Event['event']]?: MyVillagePane } = {
  round: 'dice',
  'took-die': 'dice',
  'changed-die': 'dice',
  'took-customers': 'dice',
  'customer-revealed': 'dice',
  'display-refilled': 'dice',
  'monk-revealed': 'dice',
  activated: 'village',
  travelled: 'village',
  'put-back': 'village',
  acquired: 'village',
  'gained-coins': 'village',
  marker: 'village',
  plow: 'village',
  tile: 'village',
  walked: 'village',
  'saved-sp': 'village',
  enrolled: 'village',
  graduated: 'village',
  advanced: 'village',
  served: 'village',
  hired: 'village',
  died: 'chronicle',
  rat: 'chronicle',
  invasion: 'chronicle',
  'took-hand': 'chronicle',
}

/** The village in which an event happens; `null`: everywhere, or in none. */
export const seatOfEvent = (event: Event): Seat | null =>
  'seat' in event && event.event !== 'lost-sp' && event.event !== 'prevented' ? event.seat : null

/** The pane of a phone that shows the last of some events which is seen in one; `null`: none of them is. */
export const paneToShow = (events: ReadonlyArray<Event>): MyVillagePane | null =>
  events.reduce<MyVillagePane | null>((pane, { event }) => paneOfEvent[event] ?? pane, null)

/**
 * Follows what is told, until somebody turns the stage by hand; a question or the end brings back what was in view before.
 * Tells whether the last event turned the stage.
 */
export function followTold(
  props: Pick<
    BoardProps<State, Move, Event, Options>,
    'happened' | 'playback' | 'moves' | 'over' | 'looked' | 'pane' | 'onLook' | 'onPane'
  >,
): () => boolean {
  let before: Seat | null = null
  let turned = false
  let led = { seat: props.looked, pane: props.pane }
  const goBack = () => {
    if (before !== null && props.looked === led.seat) props.onLook(before)
    before = null
  }
  createEffect(
    on(
      () => props.happened?.key,
      () => {
        const { happened } = props
        turned = false
        // The last event is told once nothing more is to come.
        if (!happened || happened.planned || (!props.playback && before === null)) return
        if (before === null) before = props.looked
        else if (props.looked !== led.seat || props.pane !== led.pane) return
        const seat = happened.events.map(seatOfEvent).findLast((one) => one !== null)
        const pane = props.pane === null ? null : paneToShow(happened.events)
        led = { seat: seat ?? props.looked, pane: pane ?? props.pane }
        turned = led.seat !== props.looked || led.pane !== props.pane
        if (led.seat !== props.looked) props.onLook(led.seat)
        if (led.pane !== null && led.pane !== props.pane) props.onPane(led.pane)
      },
      { defer: true },
    ),
  )
  createEffect(
    on(
      () => props.moves.length > 0 || props.over,
      (seen) => seen && goBack(),
    ),
  )
  onCleanup(goBack)
  return () => turned
}
