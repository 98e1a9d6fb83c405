/** Facts of a table of Settlement that people ask about by letter. */
import type { Names, Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { adjacent, allSpaces } from '../../games/settlement/board.ts'
import { allRegions, heroById } from '../../games/settlement/components/index.ts'
import type { State } from '../../games/settlement/state.ts'
import { romanNumerals } from '../../games/settlement/wording.ts'
import { nounIn } from '../holdings.ts'
import type { Fact, Matter, RulesOn } from '../manifest.ts'
import { freeIn, meansOf, nowOf, offersIn } from './holdings.ts'
import { heroRowOf, landsOf, spaceName, texts } from './seen.ts'
import { tableFacts } from './table.ts'
import { terms } from './terms.ts'

const words: PerLanguage<Readonly<Record<'beside' | 'left', string>>> = {
  en: { beside: 'Next to', left: 'Terrains left' },
  de: { beside: 'Neben', left: 'Landschaften übrig' },
  fr: { beside: 'À côté de', left: 'Terrains restants' },
}

/** Neighbours of each space (S-R2), with what the reader has there. */
function besideIn(view: State, seat: Seat, language: Language): Fact[] {
  const lands = landsOf(view, seat, language)
  const named = (space: number) =>
    lands.find((one) => one.startsWith(`${spaceName(space)} `)) ?? spaceName(space)
  return allSpaces.map((space) => {
    const near = (adjacent[space] ?? []).map(named).join(', ')
    const label = `${words[language].beside} ${spaceName(space)}`
    return {
      of: 'beside',
      about: spaceName(space),
      said: `${locales[language].labelled(label, near)}.`,
    }
  })
}

/** Heroes of the row with their price, their points now, and what the reader lacks (S5.71). */
function heroesIn(view: State, seat: Seat, language: Language): Fact[] {
  const { between, labelled } = locales[language]
  const row = heroRowOf(view, language)
  return offersIn(view, seat).map((offer, i) => {
    const { name = '', facts = '' } = row[i] ?? {}
    const now = [facts, ...nowOf(offer, language)].join(', ')
    const said = `${[labelled(name, now), meansOf(offer, language)].join(between)}.`
    return { of: 'piece', about: texts[language].heroes[heroById[offer.hero].guild], said }
  })
}

/** Matters whose common lines tell what can be had. */
const onOffer: ReadonlySet<Matter> = new Set(['artifacts', 'heroes', 'market'])

/** Facts of the table that people ask about. */
export function facts(view: State, seat: Seat, language: Language, names: Names): Fact[] {
  const { labelled } = locales[language]
  const { artifacts } = texts[language]
  const left = allRegions.map(
    (region, i) => `${romanNumerals[region]} ${view.terrainStacks[i]?.length ?? 0}`,
  )
  const without = view.boards.flatMap(({ heroes }, one): Fact[] => {
    const label = `${names(one)}, ${nounIn(terms[language].heroes, language)}`
    return heroes.length > 0 ? [] : [{ of: 'heroes', seat: one, said: `${labelled(label, '–')}.` }]
  })
  const table = tableFacts(view, seat, language, names)
  return [
    { of: 'free', said: freeIn(view, seat, language) },
    { of: 'terrains', said: `${labelled(words[language].left, left.join(', '))}.` },
    ...table,
    ...table.flatMap(({ of, seat: whose, said }): Fact[] =>
      onOffer.has(of) && whose === undefined ? [{ of: 'offer', said }] : [],
    ),
    ...view.artifactRow.map((id): Fact => {
      const { name, text } = artifacts[id]
      return { of: 'artifacts', about: name, said: labelled(name, text) }
    }),
    ...without,
    ...heroesIn(view, seat, language),
    ...besideIn(view, seat, language),
  ]
}

/** Rules that answer what people ask about the course of the game. */
export const rulesOn: RulesOn = {
  most: ['S5.76'],
  next: ['S4.11'],
  pass: ['S4.2', 'S5.79', 'S5.84', 'S5.88', 'S5.91'],
  refill: ['S4.13', 'S4.16', 'S5.74'],
  score: ['S6.2', 'S6.3', 'S6.5', 'S6.6', 'S6.7', 'S6.8'],
}
