import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { othersHere } from '../../../account/device-people.ts'

/** The others of this device who sit at a table and play themselves, those who are awaited first. */
export const playersHere = ({ seats, toAct }: TableView) =>
  seats
    .flatMap(({ seat, person, bot }) => {
      const other = bot === null && othersHere().find(({ id }) => id === person)
      return other ? [{ id: other.id, name: other.name, seat, acts: toAct.includes(seat) }] : []
    })
    .sort((a, b) => Number(b.acts) - Number(a.acts))
