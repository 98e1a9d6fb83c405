/** Heroes, the market and the own lands in words: all that the pictures of them show. */
import type { Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { boardOf, spacesOf, terrainAt, tileAt } from '../../games/settlement/board.ts'
import { cards as cardsDe } from '../../games/settlement/cards.de.ts'
import { cards as cardsEn } from '../../games/settlement/cards.en.ts'
import { cards as cardsFr } from '../../games/settlement/cards.fr.ts'
import { buildingById, heroById, type Region } from '../../games/settlement/components/index.ts'
import { heroPrice } from '../../games/settlement/heroes.ts'
import type { State } from '../../games/settlement/state.ts'
import { romanNumerals } from '../../games/settlement/wording.ts'
import { amountsIn } from './amounts.ts'
import { gloss } from './gloss.ts'

const texts = { en: cardsEn, de: cardsDe, fr: cardsFr }

const words: PerLanguage<Readonly<Record<'heroes' | 'market' | 'region' | 'outpost', string>>> = {
  en: { heroes: 'Heroes', market: 'Market', region: 'Region', outpost: 'outpost' },
  de: { heroes: 'Helden', market: 'Markt', region: 'Reihe', outpost: 'Festung' },
  fr: { heroes: 'Héros', market: 'Marché', region: 'Région', outpost: 'avant-poste' },
}

const regions: ReadonlyArray<Region> = [1, 2, 3]

/** The lands of one region, each with what is on it (S5.31). */
function landsIn(view: State, seat: Seat, region: Region, language: Language) {
  const board = boardOf(view, seat)
  const { resources, monsters } = texts[language]
  return spacesOf(region).flatMap((space) => {
    if (!board.terrains[space]) return []
    const { resource, colour } = tileAt(board, space)
    const { monster, outpost } = terrainAt(board, space)
    const land = resources[resource]
    if (monster) return [`${land} (${monsters[colour]})`]
    return [outpost ? `${land} (${words[language].outpost})` : land]
  })
}

/**
 * Lands by region with monsters and outposts, heroes with price and points (S5.71), and the market with prices and effects: in
 * whole sentences.
 */
export function offersInWords(view: State, seat: Seat, language: Language): string {
  const say = words[language]
  const { between, labelled } = locales[language]
  const { buildings, heroes } = texts[language]
  const heroesSaid = view.heroRow.flatMap((hero, i) => {
    const price = heroPrice(view, i + 1)
    const brings = gloss(view, seat, { do: 'invite', position: i + 1 }, language)
    return hero && price
      ? [`${heroes[heroById[hero].guild]} (${amountsIn(price, language)}) ${brings ?? ''}`.trim()]
      : []
  })
  const onMarket = view.market.flatMap((pile) => (pile ? [pile.building] : []))
  const stalls = [...new Set(onMarket)].map((id) => {
    const { name, text } = buildings[id]
    const count = onMarket.filter((one) => one === id).length
    const named = count > 1 ? `${name} ×${count}` : name
    return `${named} (${amountsIn(buildingById[id].cost, language)}): ${text.replace(/\.$/, '')}`
  })
  const line = (label: string, items: ReadonlyArray<string>, mark: string) =>
    items.length === 0 ? [] : [labelled(label, `${items.join(mark)}.`)]
  return [
    ...regions.flatMap((region) =>
      line(`${say.region} ${romanNumerals[region]}`, landsIn(view, seat, region, language), ', '),
    ),
    ...line(say.heroes, heroesSaid, between),
    ...line(say.market, stalls, between),
  ].join(' ')
}
