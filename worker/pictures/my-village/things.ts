/** Houses, dice, banners in reach and customers of My Village in words: what a village and its letters show. */
import type { Seat } from '../../games/kernel/index.ts'
import type { Language, PerLanguage } from '../../games/kernel/language.ts'
import { type CustomerId, isCustomer } from '../../games/my-village/components/index.ts'
import type { AnyBanner } from '../../games/my-village/outlook.ts'
import type { State, Village } from '../../games/my-village/state.ts'
import { countedIn } from '../holdings.ts'
import { type Group, groupOf, namesOnly, type Thing } from '../things.ts'
import { factsOf } from './offers.ts'
import { bannerTexts } from './piece-texts.ts'
import { bannersOf, bareName, diceOf, textOf } from './seen.ts'
import { type Reached, reachedIn, titleOfSums } from './sums.ts'
import { terms } from './terms.ts'
import { nameOn } from './tile.ts'
import { calledAs, displayIn, titleOfDisplay, titleOfOwn, wishOf } from './wishes.ts'

const titles: PerLanguage<Readonly<Record<'houses' | 'dice' | 'banners', string>>> = {
  en: { houses: 'In the village', dice: 'On the table', banners: 'Your banners' },
  de: { houses: 'Im Dorf', dice: 'Auf dem Tisch', banners: 'Deine Banner' },
  fr: { houses: 'Au village', dice: 'Sur la table', banners: 'Tes bannières' },
}

const housesOf = ({ church, chamber, buildings }: Village, language: Language): string[] =>
  [
    ...(church ? [church] : []),
    ...(chamber ? [chamber] : []),
    ...buildings.map(({ id }) => id),
  ].map((id) => nameOn(id, language))

/** Cost and effect of a banner that dice reach. */
function factsOfBanner(view: State, { colour, banner }: AnyBanner, language: Language): string {
  const bare = (text: string) => text.replace(/\.$/, '')
  switch (banner) {
    case 'hand':
      return countedIn(view.hand.sp, terms[language].storyPoints, language)
    case 'headman':
    case 'market-office':
    case 'play':
    case 'school':
      return bare(bannerTexts(language)[banner])
  }
  if (colour === 'black') return factsOf(banner, language)
  return isCustomer(banner) ? '' : bare(textOf(banner, language))
}

/** A banner that dice reach, behind its sums. */
const reachedOf = (view: State, { banner, name, values }: Reached, language: Language): Thing => ({
  name: `${values.join('/')} → ${name}`,
  facts: factsOfBanner(view, banner, language),
})

/** The "?" banner, which any two dice reach (M5.97), beside what others reach. */
const headmanIn = (view: State, reached: ReadonlyArray<Thing>, language: Language): Thing[] =>
  reached.length === 0
    ? []
    : [
        {
          name: `? → ${bareName('headman', language)}`,
          facts: factsOfBanner(view, { colour: 'black', banner: 'headman' }, language),
        },
      ]

const customersOf = (all: ReadonlyArray<CustomerId>, language: Language): Thing[] =>
  all.map((id) => ({ name: calledAs(id, language), facts: wishOf(id, language) }))

/** Houses of a seat; while it decides the dice, what they reach as they lie, the customers on display and its own, and its banners. */
export function things(view: State, seat: Seat, language: Language): Group[] {
  const village = view.villages[seat]
  if (!village) return []
  const say = titles[language]
  const reached = reachedIn(view, seat, language).map((one) => reachedOf(view, one, language))
  return [
    ...groupOf(say.houses, namesOnly(housesOf(village, language)), false),
    ...groupOf(say.dice, namesOnly(diceOf(view, language)), true),
    ...groupOf(titleOfSums(language), [...reached, ...headmanIn(view, reached, language)], true),
    ...groupOf(titleOfDisplay(language), customersOf(displayIn(view, seat), language), true),
    ...groupOf(titleOfOwn(language), customersOf(village.market, language), true),
    ...groupOf(say.banners, namesOnly(bannersOf(village, language)), true),
  ]
}
