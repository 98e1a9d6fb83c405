import { createResource, createSignal } from 'solid-js'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { beSomebody, refreshMe } from '../../../account/me.ts'
import { arrived } from '../../../api/arrived.ts'
import { perform } from '../../../api/client.ts'
import { createInvitation } from '../../../door/Invited.tsx'
import { createAct } from '../../../parts/act.ts'
import { gamesOnOffer } from '../../../parts/games.ts'
import type { LiveTable } from '../live.ts'
import type { Gone } from './Removed.tsx'

export interface GatheringProps {
  readonly table: TableView
  readonly live: LiveTable
}

/** People at a table that gathers, and my actions there: sit down, leave, begin the game. */
export function createGathering(props: GatheringProps) {
  const [name, setName] = createSignal('')
  const [gone, setGone] = createSignal<ReadonlyArray<Gone>>([])
  const [games] = createResource(gamesOnOffer)
  const here = () => props.table.seats.filter((seat) => seat.name !== null).length
  /** A seat is free, and the host has not sent me away. */
  const hasRoom = () => here() < props.table.seats.length && !props.table.isRemoved
  const isHost = () => props.table.seats.some((seat) => seat.you && seat.host)
  /** Somebody who gathers people does not want to play alone, even where the game could be. */
  const least = () => {
    // Each seat of the moment that it goes on from is somebody's.
    if (props.table.origin) return props.table.seats.length
    const min = arrived(games)?.find(({ id }) => id === props.table.game)?.seats.min
    return min && Math.max(2, min)
  }
  const change = async (
    call: 'POST /tables/{id}/seat' | 'DELETE /tables/{id}/seat' | 'POST /tables/{id}/start',
  ) => {
    const { table } = await perform(call, { id: props.table.id })
    props.live.take(table)
    await refreshMe()
  }
  const invitation = createInvitation(props.table.id)
  const sit = createAct(async () => {
    await invitation.sitBy(async () => {
      await beSomebody(name())
      await change('POST /tables/{id}/seat')
    })
  })
  const leave = createAct(() => change('DELETE /tables/{id}/seat'))
  const start = createAct(() => change('POST /tables/{id}/start'))
  const isSeated = () => props.table.you !== null
  return {
    name,
    setName,
    gone,
    setGone,
    games: () => arrived(games),
    here,
    hasRoom,
    isHost,
    least,
    invitation,
    sit,
    leave,
    start,
    isSeated,
  }
}
