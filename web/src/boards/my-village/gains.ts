import {
  type AnyBanner,
  chamber,
  church,
  craftBuilding,
  customer,
  field,
  isChamber,
  isChurch,
  isCraftBuilding,
  isCustomer,
  isField,
  isMonk,
  type MonkBonus,
  meetingPlace,
  monk,
  mostCustomers,
  type State,
  travelCards,
} from '../../../../worker/games/my-village/index.ts'
import type { SignName } from './Drawn.tsx'

/** Gain of a banner: so many of a sign, or the sign alone. */
export interface Gained {
  readonly sign: SignName
  readonly n: number | string | null
}

const bonusOf = (bonus: MonkBonus): Gained => {
  if ('sp' in bonus) return { sign: 'story', n: bonus.sp }
  if ('headman' in bonus) return { sign: 'headman', n: null }
  return 'school' in bonus ? { sign: 'child', n: bonus.school } : { sign: 'customer', n: null }
}

/** Gains of laying a card, or of a building's banner. */
function ofCard(id: string, black: boolean): Gained[] {
  if (isCraftBuilding(id)) return [{ sign: craftBuilding(id).good, n: 1 }]
  if (isMonk(id)) return [bonusOf(monk(id).bonus), { sign: 'window', n: 1 }]
  if (isChurch(id)) return [{ sign: 'prestige', n: church(id).pp }]
  if (isCustomer(id)) return [{ sign: 'prestige', n: customer(id).pp }]
  if (id === 'field' || isField(id))
    return [
      { sign: 'coin', n: black ? field.onAcquire.coins : field.white.gain.coins },
      ...(black ? [{ sign: 'prestige', n: field.pp } as const] : []),
    ]
  if (isChamber(id)) {
    const { onAcquire, white, pp } = chamber(id)
    const { coins = 0 } = black ? onAcquire : white.gain
    return [
      coins > 0 ? { sign: 'coin', n: coins } : { sign: 'marker', n: 1 },
      ...(black && pp > 0 ? [{ sign: 'prestige', n: pp } as const] : []),
    ]
  }
  return []
}

/** Gains of a banner at once, and the points of its card, as signs; `coins` are those left to pay with. */
export function gainOf(state: State, { colour, banner }: AnyBanner, coins: number): Gained[] {
  const black = colour === 'black'
  if (banner === 'play') return [{ sign: 'story', n: 1 }]
  if (banner === 'school') return [{ sign: 'child', n: null }]
  if (banner === 'headman') return [{ sign: 'walk', n: null }]
  if (banner === 'hand') return [{ sign: 'story', n: state.hand.sp }]
  if (banner === 'market-office') {
    const most = mostCustomers(state, coins)
    return [{ sign: 'customer', n: most > 1 ? `1–${most}` : most }]
  }
  if (banner === 'meeting-place')
    return [
      { sign: 'story', n: 1 },
      { sign: 'marker', n: 1 },
      ...(black ? [{ sign: 'prestige', n: meetingPlace.pp } as const] : []),
    ]
  if (banner.startsWith('travel-')) {
    const letter = banner.slice(-1)
    const all = travelCards.filter((card) => card.letter === letter).map(({ pp }) => pp)
    return [{ sign: 'prestige', n: `${Math.min(...all)}–${Math.max(...all)}` }]
  }
  return ofCard(banner, black)
}
