/** Rates, heroes and the market in words: all that the pictures of them show. */
import { type Language, locales } from '../../games/kernel/language.ts'
import { buildingById } from '../../games/settlement/components/index.ts'
import type { State } from '../../games/settlement/state.ts'
import { amountsIn } from './amounts.ts'
import { heroRowOf, ratesIn, texts } from './seen.ts'
import { terms } from './terms.ts'

/** Rates of the general supply (S5.62-S5.65), heroes with colour, price and points (S5.71), and the market with prices and effects: in whole sentences. */
export function offersInWords(view: State, language: Language): string[] {
  const { exchange, heroes, market } = terms[language]
  const { between, labelled } = locales[language]
  const onMarket = view.market.flatMap((pile) => (pile ? [pile.building] : []))
  const stalls = [...new Set(onMarket)].map((id) => {
    const { name, text } = texts[language].buildings[id]
    const count = onMarket.filter((one) => one === id).length
    const price = amountsIn(buildingById[id].cost, language)
    const named = `${count > 1 ? `${name} ×${count}` : name} (${price})`
    return labelled(named, text.replace(/\.$/, ''))
  })
  const line = (label: string, items: ReadonlyArray<string>) =>
    items.length === 0 ? [] : [labelled(label, `${items.join(between)}.`)]
  return [
    ...line(exchange, ratesIn(language)),
    ...line(heroes, heroRowOf(view, language)),
    ...line(market, stalls),
  ]
}
