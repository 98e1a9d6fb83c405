/** A series: the same people play the same game up to three times, and the best of all wins. */
import type { Seat } from '../../games/kernel/index.ts'
import type { SeriesView } from '../../wire/schema/series.ts'
import type { Rematch, Series, Tally } from '../ground/new-table.ts'
import { defaultHours } from '../ground/pace.ts'
import { resultOf, type TableSnapshot } from '../storage/snapshot.ts'
import { rotated } from './seating.ts'

/** Most games of a series, and the number of wins that decides it between two people. */
const [mostGames, winsOfTwo] = [3, 2] as const

/** A series that begins. */
export const newSeries: Series = { game: 1, before: [] }

const nothing: Tally = { wins: 0, places: 0, points: 0 }

/** Sums of each seat with this game, if it was played to its end. */
function tallies(snapshot: TableSnapshot, { before }: Series): Tally[] {
  const { settings, game, play, takenSeats } = snapshot
  const { seating } = settings
  const places = settings.status === 'over' ? (resultOf(snapshot)?.places ?? []) : []
  const scores = play && places.length > 0 ? game.score(play.state) : []
  const winners = places.filter((place) => place === 1).length
  return takenSeats.map(({ seat, account }) => {
    // Until they sit in their order, they are found by that.
    const at = seating === null ? seat : seating.indexOf(account ?? '')
    const { wins, places: sum, points } = before[at] ?? nothing
    const place = places[seat]
    if (place === undefined) return { wins, places: sum, points }
    return {
      // A shared first place is won by nobody.
      wins: wins + (place === 1 && winners === 1 ? 1 : 0),
      places: sum + place,
      points: points + (scores.find((score) => score.seat === seat)?.total ?? 0),
    }
  })
}

/** The better first: the smaller sum of places, which at tables of two is the number of games won; then more points. */
const better = (a: Tally, b: Tally): number => a.places - b.places || b.points - a.points

/** True if all who began are there, and nobody leaves their seat to a bot. */
const isWhole = ({ takenSeats }: TableSnapshot): boolean =>
  takenSeats.every(({ account, bot, botOnce }) => account !== null && (bot === null || botOnce))

/** True if all games are played, or of two somebody has won enough. */
function isDecided({ settings, play }: TableSnapshot, { game }: Series, sums: Tally[]): boolean {
  if (settings.status !== 'over' || settings.ended !== null || !play) return false
  return game >= mostGames || (sums.length === 2 && sums.some(({ wins }) => wins >= winsOfTwo))
}

/** The series that a table belongs to, as it stands; `null`: to none. */
export function seriesView(snapshot: TableSnapshot): SeriesView | null {
  const { series, ended } = snapshot.settings
  if (series === null) return null
  const sums = tallies(snapshot, series)
  const decided = isDecided(snapshot, series, sums)
  return {
    game: series.game,
    isDecided: decided,
    goesOn: !decided && series.isLast !== true && ended === null && isWhole(snapshot),
    standings: sums
      .map((sum, seat) => ({
        ...{ seat, ...sum },
        place: 1 + sums.filter((other) => better(other, sum) < 0).length,
      }))
      .sort((a, b) => a.place - b.place || a.seat - b.seat),
  }
}

/** True if the next game opens by itself: this one is over, and all agreed on a series before. */
export const opensNext = (snapshot: TableSnapshot): boolean =>
  snapshot.settings.status === 'over' &&
  snapshot.settings.series?.asks !== true &&
  (seriesView(snapshot)?.goesOn ?? false)

/** True if a game that is over may be made the first of a series. */
export const mayBecomeSeries = (snapshot: TableSnapshot): boolean => {
  const { series, rematch, tournament, deal, ended } = snapshot.settings
  const isOwn = series === null && rematch === null && tournament === null && deal === null
  return isOwn && ended === null && snapshot.takenSeats.length > 1 && isWhole(snapshot)
}

/** Part that the next table takes over: the series' next game, the sums by its seats, and all who sit down there at once. */
export function seriesOnward(snapshot: TableSnapshot): Pick<Rematch, 'series' | 'others'> {
  const { settings, takenSeats, absence } = snapshot
  if (settings.series === null || !seriesView(snapshot)?.goesOn) return {}
  const sums = tallies(snapshot, settings.series)
  const seating = rotated(snapshot)
  const seatOf = (account: string): Seat =>
    takenSeats.find((one) => one.account === account)?.seat ?? 0
  const before = seating.map((account) => sums[seatOf(account)] ?? nothing)
  const game = settings.series.game + 1
  if (!opensNext(snapshot)) return { series: { game, before } }
  const others = seating.map((account) => ({
    ...{ account, name: takenSeats[seatOf(account)]?.name ?? '' },
    hours: absence.hours.get(account) ?? defaultHours,
  }))
  return { series: { game, before, isOpened: true }, others }
}

/** The series as a game begins: none with bots, and none that goes on with other people than began it. */
export function seriesAtStart({ settings, takenSeats }: TableSnapshot): Series | null {
  const { series, seating } = settings
  if (series === null || takenSeats.some(({ account }) => account === null)) return null
  if (series.game === 1) return series
  const isSame =
    takenSeats.length === series.before.length &&
    takenSeats.every(({ account }) => account !== null && seating?.includes(account))
  return isSame ? series : null
}
