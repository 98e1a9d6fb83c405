/** Facts of a table of Town Builder that people ask about by letter. */
import type { Names, Seat } from '../../games/kernel/index.ts'
import { type Language, locales } from '../../games/kernel/language.ts'
import { townCard } from '../../games/town-builder/components/index.ts'
import { goldCostNow } from '../../games/town-builder/payment.ts'
import type { State } from '../../games/town-builder/state.ts'
import { counted, nounIn } from '../holdings.ts'
import type { Fact, Matter } from '../manifest.ts'
import { words as cardWords, costOf, lackOf, nameOf } from './facts.ts'
import { tableFacts, words } from './table.ts'

/** Gold, foundations, buildings by their kinds, what a card still needs, and the deck, each by itself (T1.14, T5.16). */
function shortOf(view: State, language: Language, names: Names): Fact[] {
  const say = words[language]
  const { labelled } = locales[language]
  const { costs, resources, types } = cardWords[language]
  const each = view.districts.flatMap(({ buildings, foundations, gold }, seat): Fact[] => {
    const line = (of: Matter, label: string, items: ReadonlyArray<string>) => ({
      ...{
        of,
        seat,
        said: `${labelled(`${names(seat)}, ${nounIn(label, language)}`, items.join(', ') || '–')}.`,
      },
    })
    const plans = foundations.map((one) => ({
      about: nameOf(one.card, language),
      lack: say.lacks(lackOf(one, language)),
    }))
    const count = gold.length + (view.turn.seat === seat ? view.turn.gold : 0)
    const kinds = counted(buildings.map((card) => types[townCard(card).type]))
    return [
      { of: 'money', seat, said: `${labelled(names(seat), `${count} ${resources.gold}`)}.` },
      line(
        'foundations',
        say.foundations,
        plans.map(({ about, lack }) => `${about} (${lack})`),
      ),
      line(
        'village',
        say.buildings,
        buildings.map((card) => nameOf(card, language)),
      ),
      line('kinds', say.buildings, kinds),
      ...plans.map(({ about, lack }) => ({
        ...{ of: 'need' as const, about, said: `${labelled(about, lack)}.` },
      })),
    ]
  })
  const row = view.row.map((card): Fact => {
    const about = nameOf(card, language)
    const cost = costs(costOf(card, goldCostNow(view, card), language))
    return { of: 'need', about, said: `${labelled(about, cost)}.` }
  })
  const deck = `${labelled(say.deck, view.deck.length)}.`
  const isEmpty = view.discard.length === 0
  return [
    ...each,
    ...row,
    { of: 'deck', said: deck },
    ...(isEmpty ? [{ of: 'discard' as const, said: `${labelled(say.discard, '–')}.` }] : []),
  ]
}

/** Facts of the table that people ask about. */
export const facts = (view: State, _seat: Seat, language: Language, names: Names): Fact[] => [
  ...shortOf(view, language, names),
  ...tableFacts(view, language, names),
]
