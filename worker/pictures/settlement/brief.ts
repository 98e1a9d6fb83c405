/** Moves of Settlement in few words, for lists that have little room. */
import { isHidden, type Seat } from '../../games/kernel/index.ts'
import type { Language, PerLanguage } from '../../games/kernel/language.ts'
import { boardOf, terrainSpace, tileAt } from '../../games/settlement/board.ts'
import {
  type Amounts,
  buildingById,
  exploreSettlers,
  heroById,
  monsterOf,
} from '../../games/settlement/components/index.ts'
import { heroPrice } from '../../games/settlement/heroes.ts'
import type { Move, State } from '../../games/settlement/state.ts'
import {
  colourAt,
  coordinates,
  regionOutlook,
  romanNumerals,
} from '../../games/settlement/wording.ts'
import { countedIn, nounIn } from '../holdings.ts'
import { amountsIn } from './amounts.ts'
import { texts } from './seen.ts'
import { terms } from './terms.ts'

interface Said {
  readonly build: string
  readonly explore: string
  readonly region: string
  readonly hunt: string
  readonly invite: string
  readonly space: string
  readonly outpost: string
}

const words: PerLanguage<Said> = {
  en: {
    ...{ build: 'Build', explore: 'Explore', outpost: 'Build outpost' },
    ...{ region: 'Activate region', hunt: 'Hunt', invite: 'Invite', space: 'space' },
  },
  de: {
    ...{ build: 'Baue', explore: 'Erkunde', outpost: 'Errichte Festung' },
    ...{ region: 'Aktiviere Reihe', hunt: 'Bekämpfe', invite: 'Lade ein:', space: 'Feld' },
  },
  fr: {
    ...{ build: 'Construire', explore: 'Explorer', outpost: 'Bâtir un avant-poste' },
    ...{ region: 'Activer la région', hunt: 'Chasser', invite: 'Inviter', space: 'case' },
  },
}

/** Buildings and heroes by name and price, regions by what they bring, exploring by its region, and the street that a building comes to. */
export function brief(view: State, seat: Seat, move: Move, language: Language): string | null {
  const say = words[language]
  const { buildings, heroes, monsters, resources } = texts[language]
  const amounts = (of: Amounts): string => amountsIn(of, language)
  const settlers = (count: number) => countedIn(count, terms[language].settlers, language)
  switch (move.do) {
    case 'construct': {
      const pile = view.market[move.market - 1]
      if (!pile) return null
      const { cost } = buildingById[pile.building]
      // A building may lie on the market twice; piles that are as high come to the same.
      const isTwice = view.market.some(
        (one) => one?.building === pile.building && one.count !== pile.count,
      )
      const where = isTwice ? `, ${say.space} ${move.market}` : ''
      return `${say.build} ${buildings[pile.building].name} (${amounts(cost)}${where})`
    }
    case 'explore': {
      return `${say.explore} ${romanNumerals[move.region]} (${settlers(exploreSettlers[move.region])})`
    }
    case 'activate-region': {
      const { gain, idle } = regionOutlook(view, seat, move)
      return gain && !idle ? `${say.region} ${romanNumerals[move.region]} (${amounts(gain)})` : null
    }
    case 'hunt': {
      const colour = colourAt(view, seat, move)
      const { reward, settlers: count } = monsterOf[colour]
      return `${say.hunt} ${monsters[colour]} (${coordinates(move)}, ${settlers(count)}: ${amounts(reward)})`
    }
    case 'build-outpost': {
      const { resource } = tileAt(boardOf(view, seat), terrainSpace(move.region, move.column))
      const land = nounIn(resources[resource], language)
      return `${say.outpost} ${coordinates(move)} (${land}, ${settlers(1)})`
    }
    case 'invite': {
      const id = view.heroRow[move.position - 1]
      const price = heroPrice(view, move.position)
      if (!id || isHidden(id) || !price) return null
      return `${say.invite} ${heroes[heroById[id].guild]} (${amounts(price)})`
    }
    case 'place-building':
      return terms[language].streets[move.street]
    default:
      return null
  }
}

/** Piles of one building with as many tiles come to the same, wherever they lie on the market (S-R31, S-R32), and so do the spaces of a street (S2.17). */
export function alike(view: State, move: Move): string | null {
  if (move.do === 'place-building') return `place ${move.street}`
  if (move.do !== 'construct') return null
  const pile = view.market[move.market - 1]
  return pile ? `construct ${pile.building} ${pile.count}` : null
}
