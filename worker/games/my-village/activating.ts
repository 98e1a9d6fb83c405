/**
 * Activating a white banner.
 * Rules: M5.88, M5.90, M-R14.
 */
import type { Seat } from '../kernel/index.ts'
import {
  isChamber,
  isCraftBuilding,
  isCustomer,
  isField,
  villageBoard,
} from './components/index.ts'
import { payGoods } from './costs.ts'
import { activateChamber, activateMeetingPlace } from './council.ts'
import { produce } from './craft-buildings.ts'
import { harvest } from './fields.ts'
import { gainSp } from './gains.ts'
import { openSchool } from './school.ts'
import { type State, villageOf, type WhiteBanner } from './state.ts'
import type { At } from './tasks.ts'
import { payTime } from './time.ts'
import { whiteCost } from './white-banners.ts'

/** A white banner: its cost first, then its action, all before the next one (M5.85, M5.88). */
export function activate(state: State, seat: Seat, banner: WhiteBanner, at: At): void {
  const cost = whiteCost(banner)
  payTime(state, seat, cost.time, at)
  if (banner === 'play') {
    const { gain } = villageBoard(villageOf(state, seat).board).playBanner
    gainSp(state, seat, gain.sp, banner, at)
  } else if (banner === 'school') openSchool(state, seat, at)
  else if (banner === 'meeting-place') activateMeetingPlace(state, seat)
  else if (isCraftBuilding(banner)) produce(state, seat, banner, at)
  else if (isField(banner)) harvest(state, seat, banner, at)
  else if (isChamber(banner)) activateChamber(state, seat, banner, at)
  else if (isCustomer(banner)) {
    state.agenda.push({ task: 'serve', seat, customer: banner })
    payGoods(state, seat, cost.goods, at)
  }
}
