import { basicIds } from '../../../../worker/games/villagers/components/index.ts'
import type { PictureId } from '../../../../worker/pictures/villagers/index.ts'
import { cardPeople } from '../../device/card-people.ts'

/** The side of a card that I chose to see: a basic villager shows a woman or a man (V2.2). */
export function sideOf(id: PictureId): PictureId {
  const basic = basicIds.find((one) => one === id)
  return basic && cardPeople() === 'men' ? `${basic}-man` : id
}
