/** Facts of a table of My Village that people ask about by letter. */
import type { Names, Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { lifeTrack, professions } from '../../games/my-village/components/index.ts'
import type { HeadmanSpace, State } from '../../games/my-village/state.ts'
import { countedIn, nounIn } from '../holdings.ts'
import type { Fact, Matter, RulesOn } from '../manifest.ts'
import { bannerTexts, ratsText } from './piece-texts.ts'
import { goodsOf, storiesOf, texts, villagersOf } from './seen.ts'
import { tableFacts } from './table.ts'
import { terms } from './terms.ts'

const goods: PerLanguage<string> = { en: 'goods', de: 'Güter', fr: 'biens' }

/** Space of the headman, as it is told (M5.98). */
const spaces: PerLanguage<Readonly<Record<HeadmanSpace | 'headman', string>>> = {
  en: {
    headman: 'headman',
    'main-house': 'at home',
    'coin-space': 'on the coin space',
    'three-sp-space': 'on the space of 3 story points',
  },
  de: {
    headman: 'Oberhaupt',
    'main-house': 'daheim',
    'coin-space': 'auf dem Münzfeld',
    'three-sp-space': 'auf dem Feld der 3 Geschichten-Punkte',
  },
  fr: {
    headman: 'chef',
    'main-house': 'chez lui',
    'coin-space': 'sur la case pièce',
    'three-sp-space': 'sur la case des 3 points d’histoire',
  },
}

/** Coins, time, goods and missing villagers of each seat by themselves (M4.28). */
function ofSeats(view: State, language: Language, names: Names): Fact[] {
  const { labelled } = locales[language]
  const { coins, customers, missing, stories, untilDeath } = terms[language]
  const { headman, ...at } = spaces[language]
  return view.villages.flatMap((village, seat) => {
    const line = (of: Matter, label: string, text: string | number): Fact => ({
      ...{ of, seat, said: `${labelled([names(seat), label].filter(Boolean).join(', '), text)}.` },
    })
    return [
      line('money', '', countedIn(village.coins, coins, language)),
      line('life', nounIn(untilDeath, language), lifeTrack.cloudSpaces - village.cloud),
      line('headman', headman, [at[village.headman], ...storiesOf(village, language)].join(', ')),
      { of: 'headman', seat, said: bannerTexts(language).headman },
      line('goods', goods[language], goodsOf(village, language).join(', ') || '–'),
      line('people', missing, villagersOf(village, language, false).join(', ') || '–'),
      ...(village.market.length === 0 ? [line('customers', customers, '–')] : []),
      ...(storiesOf(village, language).length === 0
        ? [line('stories', nounIn(stories, language), 0)]
        : []),
    ]
  })
}

/** Villagers of a seat with all that each is needed for. */
const workOf = (view: State, seat: Seat, language: Language): string => {
  const { work } = terms[language]
  const there = professions.filter((one) => view.villages[seat]?.villagers[one])
  const said = there.map((one) => `${texts[language].professions[one].name} ${work[one]}`)
  return `${said.join(locales[language].between) || '–'}.`
}

/** Facts of the table that people ask about. */
export function facts(view: State, seat: Seat, language: Language, names: Names): Fact[] {
  const table = tableFacts(view, seat, language, names)
  const waiting = table.filter((fact) => fact.of === 'customers' && fact.seat === undefined)
  return [
    ...ofSeats(view, language, names),
    ...table,
    ...waiting.map(({ said }) => ({ of: 'market' as const, said })),
    { of: 'rats', said: ratsText(language) },
    { of: 'people', seat, said: workOf(view, seat, language) },
  ]
}

/** Rules that answer what people ask about the course of the game. */
export const rulesOn: RulesOn = {
  most: ['M4.5', 'M5.80'],
  next: ['M5.70', 'M5.74', 'M5.75'],
  pass: ['M4.11', 'M4.12'],
  refill: ['M4.3', 'M5.79', 'M-R44'],
  score: ['M6.3', 'M6.4', 'M6.5', 'M6.6', 'M6.7', 'M6.8', 'M6.9', 'M6.10', 'M6.12', 'M6.13'],
}
