import type { Seat } from '../../../worker/games/kernel/contract.ts'
import type { TableView } from '../../../worker/wire/schema/table-view.ts'
import { appTexts, listed } from '../words/index.ts'
import { botTexts } from './words.ts'

type Seats = TableView['seats']

/** The sentence that says for which seats a table waits: people are to move, bots think. */
export function waitsFor(
  seats: Seats,
  toAct: ReadonlyArray<Seat>,
  names: (seat: Seat) => string,
): string {
  const who = listed(toAct.map(names))
  const isBot = toAct.length > 0 && toAct.every((seat) => seats[seat]?.bot)
  return isBot ? botTexts().thinks(who, toAct.length) : appTexts().table.theirTurn(who)
}
