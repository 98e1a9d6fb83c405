import { bestBronze } from '../../../../worker/games/villagers/bronze.ts'
import { cards } from '../../../../worker/games/villagers/components/index.ts'
import { marketYield } from '../../../../worker/games/villagers/markets.ts'
import { countess, marketDays } from '../../../../worker/games/villagers/state.ts'
import { seatOf, standing, tops } from '../../../../worker/games/villagers/village.ts'
import type { SheetId, Table } from './table.ts'
import { seatPiece } from './targets.ts'

/** Parts of the table that a tag needs. */
type Told = Pick<Table, 'props' | 'boardWords' | 'name'>

/** Owner of the village, and the number of its cards. */
export function whoseOf({ props, boardWords, name }: Told, seat: number) {
  const { myVillage, countessVillage, villageOf, count } = boardWords()
  const whose =
    seat === props.you ? myVillage : seat === countess ? countessVillage : villageOf(name(seat))
  return { whose, count: count(standing(seatOf(props.state, seat).village).length) }
}

/** Forecasts of the yield of the next market and its bronze, each with the sheet that tells more. */
export function forecastsOf({ props, boardWords }: Told, seat: number) {
  const { market, marketDue, forecast, forecastDue, bronzeNow } = boardWords()
  const { state, plain, over } = props
  const day = marketDays.find((one) => state.markets[one] !== 'held')
  const told: { readonly sheet: SheetId; readonly text: string }[] = []
  if (day) {
    const gold = marketYield(plain, seat, day).total
    const isDue = state.markets[day] === 'triggered'
    const text = isDue ? forecastDue(marketDue[day], gold) : forecast(market[day], gold)
    told.push({ sheet: `market-${day}`, text })
  }
  const hasBronze =
    seat !== countess &&
    !over &&
    tops(seatOf(state, seat).village).some(({ placed }) => cards[placed.card].bronze)
  if (hasBronze) told.push({ sheet: 'bronze', text: bronzeNow(bestBronze(plain, seat)?.gold ?? 0) })
  return told
}

/** The seats that can be chosen now. */
export const seatsAsked = ({ props, selection }: Pick<Table, 'props' | 'selection'>): number[] =>
  props.state.seats.map((_, seat) => seat).filter((seat) => selection.isLit(seatPiece(seat)))

/** The village from which the other of a game against the Countess is looked at. */
export const otherVillage = ({ props, boardWords }: Told): string =>
  props.looked === countess ? boardWords().myVillage : boardWords().countessVillage
