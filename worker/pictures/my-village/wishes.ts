/** Customers in words: what they want, and what they bring. */
import type { Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { type CustomerId, customer, goods } from '../../games/my-village/components/index.ts'
import { customerNames } from '../../games/my-village/customer-names.ts'
import { pairs } from '../../games/my-village/outlook.ts'
import type { State } from '../../games/my-village/state.ts'
import { countedIn } from '../holdings.ts'
import { texts } from './seen.ts'
import { terms } from './terms.ts'

const titles: PerLanguage<string> = {
  en: 'Customers to be had',
  de: 'Kunden zu haben',
  fr: 'Clients à prendre',
}

/** A customer by the goods, the values of the banner and the points (M5.96), such as `1 horse + 1 beer (5/9, 4 points)`. */
export function wishOf(id: CustomerId, language: Language): string {
  const { goods: wanted, white, pp } = customer(id)
  const said = goods.flatMap((good) => {
    const count = wanted[good]
    return count ? [texts[language].goods[good].count(count)] : []
  })
  const points = countedIn(pp, terms[language].points, language)
  return `${said.join(' + ')} (${white.values.join('/')}, ${points})`
}

/** Name by which lists of turns call a customer. */
export const calledAs = (id: CustomerId, language: Language): string =>
  customerNames[language][Number(id.slice(-2)) - 1] ?? ''

/** Wish of a customer behind their name: `Baker: 1 horse + 1 beer (5/9, 4 points)`. */
export const calledWishOf = (id: CustomerId, language: Language): string =>
  locales[language].labelled(calledAs(id, language), wishOf(id, language))

const ownTitles: PerLanguage<string> = {
  en: 'Your customers want',
  de: 'Deine Kunden wünschen',
  fr: 'Tes clients veulent',
}

/** The title of a village's own customers, for a plate. */
export const titleOfOwn = (language: Language): string => ownTitles[language]

/** The title of the customers on display, for a plate. */
export const titleOfDisplay = (language: Language): string => titles[language]

/** The customers on display where the market office can be reached (M5.76); nobody elsewhere. */
export function displayIn(view: State, seat: Seat): ReadonlyArray<CustomerId> {
  if (view.agenda.at(-1)?.task !== 'dice') return []
  const isReached = pairs(view, seat).some(({ reaches }) =>
    reaches.some(({ banner }) => banner === 'market-office'),
  )
  return isReached ? view.customers.display : []
}
