/** Lands, houses, rates, heroes and the market of Settlement in words: all that its picture shows. */
import type { Seat } from '../../games/kernel/index.ts'
import type { Language } from '../../games/kernel/language.ts'
import { buildingById } from '../../games/settlement/components/index.ts'
import type { State } from '../../games/settlement/state.ts'
import { type Group, groupOf, namesOnly, type Thing } from '../things.ts'
import { amountsIn } from './amounts.ts'
import { heroRowOf, landsOf, ratesIn, streetsOf, texts } from './seen.ts'
import { terms } from './terms.ts'

/** Buildings of the market, each once, with price and effect (S7.20-S7.31). */
function stallsOf(view: State, language: Language): Thing[] {
  const piles = view.market.flatMap((pile) => (pile ? [pile.building] : []))
  return [...new Set(piles)].map((id) => {
    const { name, text } = texts[language].buildings[id]
    const count = piles.filter((one) => one === id).length
    const price = amountsIn(buildingById[id].cost, language)
    const named = count > 1 ? `${name} ×${count}` : name
    return { name: `${named} (${price})`, facts: text.replace(/\.$/, '') }
  })
}

/** The rates of the general supply (S5.62-S5.65), heroes with price and points (S5.71), and the market. */
export function offersOf(view: State, language: Language): Group[] {
  const { exchange, heroes, market } = terms[language]
  return [
    ...groupOf(exchange, namesOnly(ratesIn(language)), true),
    ...groupOf(heroes, heroRowOf(view, language), true),
    ...groupOf(market, stallsOf(view, language), true),
  ]
}

/** Lands and houses of a seat, and what is offered to everybody. */
export function things(view: State, seat: Seat, language: Language): Group[] {
  if (!view.boards[seat]) return []
  const { lands, buildings } = terms[language]
  return [
    ...groupOf(lands, namesOnly(landsOf(view, seat, language)), false),
    ...groupOf(buildings, namesOnly(streetsOf(view, seat, language)), false),
    ...offersOf(view, language),
  ]
}
