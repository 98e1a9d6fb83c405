/**
 * The six areas, and who must be present for them to be active.
 * Rules: M4.13–M4.20.
 */
import { isChamber, isCraftBuilding, isCustomer, type Profession } from './components/index.ts'
import type { WhiteBanner } from './state.ts'

/** Villager who must be present; the village board and the fields need nobody (M4.15, M5.86). */
export function villagerFor(banner: WhiteBanner): { profession: Profession; rule: string } | null {
  if (banner === 'meeting-place' || isChamber(banner))
    return { profession: 'councilman', rule: 'M5.59' }
  if (isCraftBuilding(banner)) return { profession: 'craftsman', rule: 'M5.24' }
  if (isCustomer(banner)) return { profession: 'merchant', rule: 'M5.96' }
  return null
}
