/** Villages and the display of My Village in words, as they lie on a table. */
import { type Language, locales } from '../../games/kernel/language.ts'
import { villagerFor } from '../../games/my-village/areas.ts'
import { cards as cardsDe } from '../../games/my-village/cards.de.ts'
import { cards as cardsEn } from '../../games/my-village/cards.en.ts'
import { cards as cardsFr } from '../../games/my-village/cards.fr.ts'
import {
  type BlackBanner,
  type Category,
  chronicle,
  craftBuilding,
  endThreshold,
  goods,
  isCraftBuilding,
  isCustomer,
  isField,
  marketOffice,
  type Profession,
  professions,
} from '../../games/my-village/components/index.ts'
import { coffins } from '../../games/my-village/death.ts'
import {
  dieColours,
  players,
  type State,
  type Village,
  type WhiteBanner,
} from '../../games/my-village/state.ts'
import { ownBanners, whiteValues } from '../../games/my-village/white-banners.ts'
import { nameOf as nameDe, textOf as textDe } from '../../games/my-village/words.de.ts'
import { nameOf as nameEn, textOf as textEn } from '../../games/my-village/words.en.ts'
import { nameOf as nameFr, textOf as textFr } from '../../games/my-village/words.fr.ts'
import { counted, countedIn } from '../holdings.ts'
import { terms } from './terms.ts'

export const texts = { en: cardsEn, de: cardsDe, fr: cardsFr }
const names = { en: nameEn, de: nameDe, fr: nameFr }
const cardTexts = { en: textEn, de: textDe, fr: textFr }

/** Text of a card; empty for one that only counts. */
export const textOf = (id: string, language: Language): string => cardTexts[language](id)

/** Name of a card or banner without an article, a craft building's with its values. */
export const bareName = (id: string, language: Language): string =>
  id === 'field' || isField(id)
    ? texts[language].field.name
    : names[language](id).replace(/^(?:(?:the|de[nr]|das|die|l[ae]) |l’)/, '')

/** Dice of the pool: `white 3 3 6`. */
export const diceOf = (view: State, language: Language): string[] =>
  dieColours.flatMap((colour) => {
    const pips = view.pool.filter((die) => die.colour === colour).map((die) => die.pips)
    return pips.length === 0
      ? []
      : [`${terms[language][colour]} ${pips.toSorted((a, b) => a - b).join(' ')}`]
  })

/** Deaths so far and the round that is the last (M6.1); in short as long as the end is more than so many away. */
export function deathsOf(view: State, language: Language, soon = Number.POSITIVE_INFINITY): string {
  const say = terms[language]
  const last = endThreshold.coffins[players(view)]
  const count = coffins(view)
  if (count >= last) return say.isLast
  return last - count > soon
    ? `${locales[language].labelled(say.untilEnd, last - count)}.`
    : say.deaths(count, last)
}

/** Stories on the tree and how far from home (M5.98-M5.102), and those brought home: `7 on the tree (home in 2 “?” banners)`. */
export function storiesOf({ treeSp, savedSp, headman }: Village, language: Language): string[] {
  const { onTree, atHome, home } = terms[language]
  return [
    ...(treeSp === 0 ? [] : [`${treeSp} ${onTree} (${home(headman === 'coin-space' ? 1 : 2)})`]),
    ...(savedSp === 0 ? [] : [`${savedSp} ${atHome}`]),
  ]
}

const called = (one: Profession, language: Language): string =>
  texts[language].professions[one].name

/** Villagers of a village, or those that it lacks. */
export const villagersOf = (village: Village, language: Language, isThere: boolean): string[] =>
  professions
    .filter((one) => village.villagers[one] === isThere)
    .map((one) => called(one, language))

/** Story points that the next dead of each profession brings (M5.108): `Abbot/Councilman 2, Merchant 0`. */
export function chronicleOf(
  view: State,
  of: ReadonlyArray<Profession>,
  language: Language,
): string {
  const points = (one: Profession): number => {
    const spaces: ReadonlyArray<number> = chronicle.spaces[one]
    return spaces[view.chronicle[one].length] ?? 0
  }
  return [...Map.groupBy(of, points)]
    .map(([sp, some]) => `${some.map((one) => called(one, language)).join('/')} ${sp}`)
    .join(', ')
}

/** A space of a council chamber (M7.29). */
const spaceOf = (space: Category | Profession, language: Language): string => {
  const { categories, professions: named } = texts[language]
  return space in named ? called(space as Profession, language) : categories[space as Category]
}

/** Markers that lie on the card of a white banner. */
function onCard(village: Village, id: string, language: Language): string {
  const { goods: names } = texts[language]
  const { jokers, marked, setters } = terms[language]
  if (isCraftBuilding(id)) {
    const count = village.buildings.find((one) => one.id === id)?.goods ?? 0
    return count === 0 ? '' : names[craftBuilding(id).good].count(count)
  }
  if (isField(id))
    return village.fields.some((one) => one.id === id && one.plow) ? names.plow.name : ''
  if (id === village.chamber && village.marked.length > 0)
    return marked(village.marked.map((space) => spaceOf(space, language)).join(', '))
  const some = (count: number, unit: typeof jokers) =>
    count === 0 ? '' : countedIn(count, unit, language)
  if (id === 'guild-chamber') return some(village.jokers, jokers)
  return id === 'meeting-place' ? some(village.meetingPlace?.markers ?? 0, setters) : ''
}

/** Villager whom a white banner lacks (M5.86). */
function lackedBy(village: Village, banner: WhiteBanner): Profession | null {
  const needed = villagerFor(banner)?.profession
  return needed === undefined || village.villagers[needed] ? null : needed
}

/** A white banner with its values (M5.84), and what lies on it: `Stable 6/9 (2 horses)`. */
function bannerOf(village: Village, banner: WhiteBanner, language: Language, more = ''): string {
  const lies = [onCard(village, banner, language), more].filter((one) => one !== '')
  const named = isCraftBuilding(banner)
    ? texts[language].buildings[craftBuilding(banner).kind].name
    : bareName(banner, language)
  const said = `${named} ${whiteValues(village, banner).join('/')}`
  return lies.length === 0 ? said : `${said} (${lies.join(locales[language].between)})`
}

/** White banners of a village but for its customers; `isLackTold`: with who is missing for them. */
export const bannersOf = (village: Village, language: Language, isLackTold = true): string[] =>
  counted(
    ownBanners(village)
      .filter((banner) => !isCustomer(banner))
      .map((banner) => {
        const lacked = isLackTold ? lackedBy(village, banner) : null
        const { missing } = terms[language]
        const more = lacked ? locales[language].labelled(missing, called(lacked, language)) : ''
        return bannerOf(village, banner, language, more)
      }),
  )

/** Goods and markers that can be paid with, whether or not their villager is there (M4.19). */
export const goodsOf = (village: Village, language: Language): string[] =>
  counted(
    ownBanners(village)
      .filter((banner) => !isCustomer(banner) && (banner !== village.chamber || village.jokers > 0))
      .map((banner) => onCard(village, banner, language))
      .filter((one) => one !== ''),
  )

/** Alternatives of what a black banner costs (M5.17): `2 time, 1 coin or 1 horse`. */
export function costOf({ time, additionalCost }: BlackBanner, language: Language): string {
  const say = terms[language]
  const { goods: names } = texts[language]
  const alternatives = additionalCost.map((charge) =>
    [
      ...(charge.coins ? [countedIn(charge.coins, say.coins, language)] : []),
      ...goods.flatMap((good) => (charge[good] ? [names[good].count(charge[good])] : [])),
    ].join(' + '),
  )
  const rest = alternatives.length === 0 ? [] : [locales[language].or(alternatives)]
  return [`${time} ${say.time}`, ...rest].join(', ')
}

/** Prices of the market office by the number of customers (M5.78): `1 → 1 time; 3 → 2 time + 1 coin`. */
export const pricesOf = (language: Language): string =>
  marketOffice.prices
    .map(({ time, coins }, i) => {
      const paid = coins === 0 ? [] : [countedIn(coins, terms[language].coins, language)]
      return `${i + 1} → ${[`${time} ${terms[language].time}`, ...paid].join(' + ')}`
    })
    .join(locales[language].between)
