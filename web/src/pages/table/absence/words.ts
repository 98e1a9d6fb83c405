import type { Names } from '../../../../../worker/games/kernel/words.ts'
import type { TableHappening } from '../../../../../worker/wire/schema/table.ts'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { language } from '../../../words/index.ts'
import { seriesTexts } from '../series-words.ts'
import { de } from './words.de.ts'
import { type AbsenceTexts, en } from './words.en.ts'
import { fr } from './words.fr.ts'

/** The reason in the result of a table that its people ended. */
export const endedTogether = 'ended-together'

/** Words about time and absence at a table, in the present language. */
export const absenceTexts = (): AbsenceTexts => ({ en, de, fr })[language()]

/** Number of days that a table without a clock waits for somebody; `null` where a clock runs. */
export const patienceOf = ({ pace, patience }: Pick<TableView, 'pace' | 'patience'>) =>
  pace === null ? patience : null

/** Sentence about a happening. `patience`: how many days a table without a clock waits; `null` with one. */
export function happeningSentence(
  { what, seat, by }: TableHappening,
  names: Names,
  patience: number | null,
): string {
  const { happened } = absenceTexts()
  const name = names(seat ?? 0)
  switch (what) {
    case 'over-time':
      return patience === null ? happened.overTime(name) : happened.longAwaited(name, patience)
    case 'gone':
      return happened.gone
    case 'waited':
      return happened.waited(name)
    case 'day-given':
      return happened.dayGiven(name, by === null ? null : names(by))
    case 'week-given':
      return happened.weekGiven(name)
    case 'bot-turn':
      return happened.botTurn(name)
    case 'bot-seat':
      return happened.botSeat(name)
    case 'bot-stuck':
      return happened.botStuck(name)
    case 'opened':
      return happened.opened(name)
    case 'taken':
      return happened.taken(name)
    case 'taken-back':
      return happened.takenBack(name)
    case 'reissued':
      return happened.reissued(name, names(by ?? 0))
    case 'resigned':
      return happened.resigned(name)
    case 'paused':
      return happened.paused
    case 'resumed':
      return happened.resumed
    case 'ended':
      return happened.ended
    case 'pace-changed':
      return happened.paceChanged
    case 'game-changed':
    case 'options-changed':
    case 'seats-changed':
    case 'title-changed':
    case 'series-changed':
      return happened.changed
    case 'series-ended':
      return seriesTexts().ended(name)
    case 'removed':
      return happened.removed
    case 'turn-back':
      return happened.takeBack(name)
    case 'turn-kept':
      return by === null ? happened.turnKeptByTime(name) : happened.turnKept(name, names(by))
    case 'cancelled':
      return happened.cancelled
  }
}
