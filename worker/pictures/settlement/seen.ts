/** Lands, streets, heroes and the market of Settlement in words, as they lie on a table. */
import { isHidden, type Seat } from '../../games/kernel/index.ts'
import type { Language, PerLanguage } from '../../games/kernel/language.ts'
import {
  allSpaces,
  boardOf,
  columnOf,
  explored,
  regionOf,
  storeOf,
  streetSpaces,
  terrainAt,
  tileAt,
} from '../../games/settlement/board.ts'
import { cards as cardsDe } from '../../games/settlement/cards.de.ts'
import { cards as cardsEn } from '../../games/settlement/cards.en.ts'
import { cards as cardsFr } from '../../games/settlement/cards.fr.ts'
import {
  type Amounts,
  type ArtifactId,
  allRegions,
  allStreets,
  type Colour,
  exploreSettlers,
  type Hero,
  type HeroId,
  heroById,
  monsterOf,
} from '../../games/settlement/components/index.ts'
import { heroPrice } from '../../games/settlement/heroes.ts'
import { settlersOf, standing } from '../../games/settlement/settlers.ts'
import type { PlayerBoard, State } from '../../games/settlement/state.ts'
import { coordinates, romanNumerals } from '../../games/settlement/wording.ts'
import { countedIn, nounIn } from '../holdings.ts'
import type { Thing } from '../things.ts'
import { amountsIn } from './amounts.ts'
import { terms } from './terms.ts'

export const texts = { en: cardsEn, de: cardsDe, fr: cardsFr }

/** A terrain space, by its number on a board, as texts name it: `II-3`. */
export const spaceName = (space: number): string =>
  coordinates({ region: regionOf(space), column: columnOf(space) })

const nameOf = (id: ArtifactId, language: Language): string => texts[language].artifacts[id].name

/** Resources, settlers and artifact of a board. */
export function belongingsOf(board: PlayerBoard, language: Language, named = nameOf): string[] {
  const { settlers, bonus, kept, none } = terms[language]
  const extra = board.settlers.bonus
  const free = countedIn(settlersOf(board), settlers, language)
  return [
    amountsIn(board.supply, language) || none,
    extra === 0 ? free : `${free} (${countedIn(extra, bonus, language)}, ${kept})`,
    ...(board.artifact === null ? [] : [named(board.artifact, language)]),
  ]
}

/** Lands of a seat by their spaces, each with its monster, its outpost, or the colour of the monster that may come (S5.25): `II-1 wood (red)`. */
export function landsOf(view: State, seat: Seat, language: Language): string[] {
  const board = boardOf(view, seat)
  const { resources, monsters, colours } = texts[language]
  return explored(board).map((space) => {
    const { resource, colour } = tileAt(board, space)
    const { monster, outpost } = terrainAt(board, space)
    const free = outpost ? terms[language].outpost : nounIn(colours[colour], language)
    return `${spaceName(space)} ${nounIn(resources[resource], language)} (${monster ? monsters[colour] : free})`
  })
}

/** Streets of a seat in which something stands, with what lies there for good: `upper street Bank (2 Gold), Sawmill`. */
export function streetsOf(view: State, seat: Seat, language: Language): string[] {
  const board = boardOf(view, seat)
  const { buildings } = texts[language]
  return allStreets.flatMap((street) => {
    const houses = streetSpaces(street).flatMap((space) => {
      const own = board.buildings[space]
      if (!own) return []
      const { name } = buildings[own.building]
      const store = own.tokens === 0 ? null : storeOf(own)
      return store ? [`${name} (${amountsIn({ [store.resource]: own.tokens }, language)})`] : [name]
    })
    return houses.length === 0 ? [] : [`${terms[language].streets[street]} ${houses.join(', ')}`]
  })
}

/** Regions, streets and outposts of a seat with settlers on them: closed for this round (S5.4). */
export function usedOf(view: State, seat: Seat, language: Language): string[] {
  const board = boardOf(view, seat)
  const { region, streets, outpost } = terms[language]
  return [
    ...allRegions
      .filter((one) => standing(board, `region-${one}`) > 0)
      .map((one) => `${region} ${romanNumerals[one]}`),
    ...allStreets.filter((one) => standing(board, `street-${one}`) > 0).map((one) => streets[one]),
    ...allSpaces
      .filter((space) => standing(board, `outpost-${space}`) > 0)
      .map((space) => `${outpost} ${spaceName(space)}`),
  ]
}

/** Points of a hero (S2.14): `1 point per outpost`. */
export function worthOf({ vp }: Hero, language: Language): string {
  const { points, per } = terms[language]
  const said = countedIn(vp.points, points, language)
  return vp.per === undefined ? said : `${said} ${per[vp.per]}`
}

/** Points of a hero, and the settlers gained with them (S7.54). */
export const gainOf = (hero: Hero, language: Language): string =>
  [
    worthOf(hero, language),
    ...(hero.bonusSettlers > 0
      ? [countedIn(hero.bonusSettlers, terms[language].bonus, language)]
      : []),
  ].join(', ')

/** Heroes in the row with their colour, and their price (S5.71) and points. */
export const heroRowOf = (view: State, language: Language): Thing[] =>
  view.heroRow.flatMap((id, i) => {
    const price = heroPrice(view, i + 1)
    if (!id || isHidden(id) || !price) return []
    const { heroes, colours } = texts[language]
    const hero = heroById[id]
    const name = `${heroes[hero.guild]} (${nounIn(colours[hero.colour], language)}, ${amountsIn(price, language)})`
    return [{ name, facts: gainOf(hero, language) }]
  })

const faceDown: PerLanguage<string> = { en: 'face down', de: 'verdeckt', fr: 'face cachée' }

/** Heroes on a board; those that lie face down only by their number (S-R25). */
export function heroesOf(heroes: ReadonlyArray<HeroId>, language: Language): string[] {
  const open = heroes.filter((id) => !isHidden(id))
  const closed = heroes.length - open.length
  return [
    ...open.map((id) => {
      const hero = heroById[id]
      return `${texts[language].heroes[hero.guild]} (${worthOf(hero, language)})`
    }),
    ...(closed === 0 ? [] : [`${closed} ${faceDown[language]}`]),
  ]
}

const arrow = (give: string, get: string): string => `${give} → ${get}`

/** Settlers for a monster, and its reward (S5.32, S5.33): `2 settlers → 1 gold`. */
export function huntOf(colour: Colour, language: Language): string {
  const { settlers, reward } = monsterOf[colour]
  return arrow(countedIn(settlers, terms[language].settlers, language), amountsIn(reward, language))
}

/** Settlers to explore each region (S5.9): `I 1, II 2, III 3`. */
export const exploring = (): string =>
  allRegions.map((region) => `${romanNumerals[region]} ${exploreSettlers[region]}`).join(', ')

/** Rates of the general supply (S5.62-S5.65): `2 diamonds → 1 gold`. */
export function ratesIn(language: Language): string[] {
  const { basics } = terms[language]
  const basic = countedIn(1, basics, language)
  const amounts = (of: Amounts) => amountsIn(of, language)
  return [
    arrow(countedIn(2, basics, language), basic),
    arrow(amounts({ wood: 1, clay: 1, stone: 1 }), amounts({ diamond: 1 })),
    arrow(amounts({ diamond: 2 }), amounts({ gold: 1 })),
    arrow(amounts({ gold: 1 }), basic),
  ]
}
