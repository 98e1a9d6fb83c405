/** Facts of a table of Town Builder that people ask about by letter. */
import type { Names, Seat } from '../../games/kernel/index.ts'
import { capital, type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { townCard } from '../../games/town-builder/components/index.ts'
import { goldCostNow } from '../../games/town-builder/payment.ts'
import { abilityPoints } from '../../games/town-builder/scoring.ts'
import type { State } from '../../games/town-builder/state.ts'
import { counted, nounIn } from '../holdings.ts'
import type { Fact, Matter, RulesOn } from '../manifest.ts'
import {
  abilityIn,
  words as cardWords,
  costOf,
  lackOf,
  nameOf,
  pointsIn,
  printOf,
  yields,
} from './facts.ts'
import { cardsFor } from './holdings.ts'
import { tableFacts, words } from './table.ts'

interface Said {
  readonly first: string
  readonly inRow: string
  /** Points that an ability brings now. */
  readonly now: (points: string) => string
}

const say: PerLanguage<Said> = {
  en: { first: 'First player', inRow: 'in the row', now: (points) => `now ${points}` },
  de: { first: 'Startspieler', inRow: 'in der Reihe', now: (points) => `jetzt ${points}` },
  fr: {
    ...{ first: 'Premier joueur', inRow: 'dans la rangée' },
    now: (points) => `${points} pour l’instant`,
  },
}

/** Resources with the cards of the row that give each (T2.10). */
const givenIn = (view: State, language: Language): Fact[] =>
  yields.map((kind) => {
    const about = cardWords[language].resources[kind]
    const cards = view.row.filter((card) => townCard(card).yield.some((one) => one === kind))
    const label = `${capital(about)}, ${say[language].inRow}`
    const named = cards.map((card) => nameOf(card, language)).join(', ')
    return { of: 'yields', about, said: `${locales[language].labelled(label, named || '–')}.` }
  })

/** Buildings with points by an ability, as many as it brings now (T6.13). */
const worthIn = (view: State, language: Language): Fact[] =>
  view.districts.flatMap((_, seat) =>
    abilityPoints(view, seat).map(({ card, points }): Fact => {
      const about = nameOf(card, language)
      const now = say[language].now(pointsIn(points, language))
      const printed = `${printOf(card, language)} – ${abilityIn(card, language)}; ${now}`
      return { of: 'piece', about, said: `${locales[language].labelled(about, printed)}.` }
    }),
  )

/** Own foundations with what they lack and the cards of the row that fit (T5.15, T5.16). */
const plansIn = (view: State, seat: Seat, language: Language): Fact[] =>
  (view.districts[seat]?.foundations ?? []).map((one) => {
    const about = nameOf(one.card, language)
    const fits = cardsFor(view, seat, one).map((card) => nameOf(card, language))
    const { between, labelled } = locales[language]
    const lack = words[language].lacks(lackOf(one, language))
    const said = [labelled(about, lack), labelled(say[language].inRow, fits.join(', ') || '–')]
    return { of: 'need', about, said: `${said.join(between)}.` }
  })

/** Gold, foundations, buildings by their kinds, what a card still needs, and the deck, each by itself (T1.14, T5.16). */
function shortOf(view: State, reader: Seat, language: Language, names: Names): Fact[] {
  const said = words[language]
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
      lack: said.lacks(lackOf(one, language)),
    }))
    const count = gold.length + (view.turn.seat === seat ? view.turn.gold : 0)
    const kinds = counted(buildings.map((card) => types[townCard(card).type]))
    return [
      { of: 'money', seat, said: `${labelled(names(seat), `${count} ${resources.gold}`)}.` },
      line(
        'foundations',
        said.foundations,
        plans.map(({ about, lack }) => `${about} (${lack})`),
      ),
      line(
        'village',
        said.buildings,
        buildings.map((card) => nameOf(card, language)),
      ),
      line('kinds', said.buildings, kinds),
      ...(seat === reader
        ? plansIn(view, seat, language)
        : plans.map(({ about, lack }) => ({
            ...{ of: 'need' as const, about, said: `${labelled(about, lack)}.` },
          }))),
    ]
  })
  const row = view.row.map((card): Fact => {
    const about = nameOf(card, language)
    const cost = costs(costOf(card, goldCostNow(view, card), language))
    return { of: 'need', about, said: `${labelled(about, cost)}.` }
  })
  const deck = `${labelled(said.deck, view.deck.length)}.`
  const isEmpty = view.discard.length === 0
  return [
    ...each,
    ...row,
    { of: 'deck', said: deck },
    { of: 'first', said: `${labelled(say[language].first, names(view.first))}.` },
    ...(isEmpty ? [{ of: 'discard' as const, said: `${labelled(said.discard, '–')}.` }] : []),
  ]
}

/** Facts of the table that people ask about. */
export const facts = (view: State, seat: Seat, language: Language, names: Names): Fact[] => [
  ...shortOf(view, seat, language, names),
  ...givenIn(view, language),
  ...worthIn(view, language),
  ...tableFacts(view, language, names),
]

/** Rules that answer what people ask about the course of the game. */
export const rulesOn: RulesOn = {
  most: ['T5.9'],
  next: ['T1.28'],
  pass: ['T4.15'],
  refill: ['T4.4', 'T4.12'],
  score: ['T6.13', 'T6.9', 'T6.14', 'T6.15'],
}
