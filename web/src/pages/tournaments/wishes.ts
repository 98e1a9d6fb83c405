/** Plan of a tournament before it is made: its wishes, and the call that makes it. */

import { useNavigate } from '@solidjs/router'
import { createStore } from 'solid-js/store'
import type { GameInfo } from '../../../../worker/wire/schema/games.ts'
import type { Tournament } from '../../../../worker/wire/schema/tournaments.ts'
import { beSomebody } from '../../account/me.ts'
import { perform } from '../../api/client.ts'
import { createAct } from '../../parts/act.ts'
import { presets, usualPatience } from '../../parts/pace/pace.ts'
import { fieldTime } from '../../parts/TimeField.tsx'
import { createTableForm } from '../shared/TableForm.tsx'

/** Wishes beside game, options and pace. */
interface Wishes {
  readonly title: string
  readonly description: string
  readonly format: Tournament['format']
  readonly rounds: number
  /** Values of groups. */
  readonly groupSize: number
  readonly advance: number
  readonly places: number
  readonly atOnce: number
  readonly roundDays: number
  /** As the field has it: a local date and time. */
  readonly startAt: string
  readonly checkInHours: number
  readonly seeding: Tournament['seeding']
  readonly series: boolean
  readonly missing: Tournament['missing']
  readonly onLeaving: Tournament['onLeaving']
  readonly rated: boolean
  /** Name of somebody who has none yet. */
  readonly name: string
}

/** Most people of a format, as the worker has it. */
export const mostPeople: Readonly<Record<Tournament['format'], number>> = {
  swiss: 1000,
  'round-robin': 16,
  'knock-out': 256,
  groups: 256,
}

/** Fewest people of a format: a tournament in groups has two of two at least. */
export const fewestPlaces = (format: Tournament['format']): number => (format === 'groups' ? 4 : 2)
const hour = 60 * 60 * 1000

/** In three days, at the full hour. */
const usualStart = () => fieldTime(Math.ceil((Date.now() + 3 * 24 * hour) / hour) * hour)

export interface PlanProps {
  readonly games: ReadonlyArray<GameInfo>
  /** The club that it is of; absent: it is open to all. */
  readonly club: string | undefined
}

/** The form's state, and the call that makes the tournament. */
export function createPlan(props: PlanProps) {
  const navigate = useNavigate()
  const form = createTableForm(
    () => props.games,
    {
      game: props.games[0]?.id ?? '',
      seats: 2,
      title: '',
      pace: { ...presets.daily, late: 'bot' },
      patience: usualPatience,
      options: {},
    },
    () => 2,
  )
  const [wishes, set] = createStore<Wishes>({
    ...{ title: '', description: '', format: 'swiss', rounds: 5, places: 16, atOnce: 1 },
    ...{ groupSize: 4, advance: 1 },
    ...{ roundDays: 30, startAt: usualStart(), checkInHours: 0, seeding: 'rating' },
    ...{ missing: 'stays', onLeaving: 'bot', series: false, rated: false, name: '' },
  })
  const make = createAct(async () => {
    await beSomebody(wishes.name)
    const { game, seats, options, pace, patience } = form.wishes()
    const { name: _, startAt, checkInHours, ...about } = wishes
    const isPaired = wishes.format === 'round-robin' || wishes.format === 'knock-out'
    const { tournament } = await perform('POST /tournaments', {
      ...{ ...about, game, options, pace, patience, size: isPaired ? 2 : seats },
      atOnce: wishes.format === 'knock-out' ? 1 : wishes.atOnce,
      series: wishes.format === 'knock-out' && wishes.series,
      startAt: new Date(startAt).getTime(),
      checkInHours: checkInHours === 0 ? null : checkInHours,
      ...(props.club && { club: props.club }),
    })
    navigate(`/tournaments/${tournament.id}`)
  })
  return { form, wishes, set, make }
}

export type PartProps = Pick<ReturnType<typeof createPlan>, 'form' | 'wishes' | 'set'>
