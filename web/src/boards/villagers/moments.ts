import type { PerLanguage } from '../../../../worker/games/kernel/index.ts'
import type { Event } from '../../../../worker/games/villagers/event-types.ts'
import { marketYield } from '../../../../worker/games/villagers/markets.ts'
import { type MarketDay, marketDays, type State } from '../../../../worker/games/villagers/state.ts'
import { seasonOf } from '../../../../worker/pictures/villagers/season.ts'
import {
  eachOf,
  type Moment,
  type MomentsOf,
  type SeasonWords,
  turnOfSeason,
  type Wave,
} from '../../stage/board-moments.ts'
import { boardWordsIn } from './dictionary.ts'

/** Market days to come, in one of three sentences. */
const ahead = ({ markets }: State, [both, one, last]: readonly [string, string, string]) => {
  if (markets.second !== 'ahead') return last
  return markets.first === 'held' ? one : both
}

/** From August to October: market days that are still to come. */
const seasons: SeasonWords<State> = {
  en: {
    titles: ['Summer is over', 'Autumn is here'],
    tells: (after) =>
      ahead(after, [
        'Both market days are still to come.',
        'One market day is still to come: it pays silver, too.',
        'This is the last round.',
      ]),
  },
  de: {
    titles: ['Der Sommer geht', 'Es wird Herbst'],
    tells: (after) =>
      ahead(after, [
        'Beide Markttage kommen noch.',
        'Ein Markttag kommt noch: Er zahlt auch Silber.',
        'Das ist die letzte Runde.',
      ]),
  },
  fr: {
    titles: ['L’été s’en va', 'Voici l’automne'],
    tells: (after) =>
      ahead(after, [
        'Les deux jours de marché sont encore à venir.',
        'Il reste un jour de marché\u202f: il paie aussi l’argent.',
        'C’est la dernière manche.',
      ]),
  },
}

const words: PerLanguage<{
  readonly title: string
  readonly best: (card: string, whose: string, gold: number) => string
}> = {
  en: {
    title: 'Market day',
    best: (card, whose, gold) => `Best of the day: ${card} (${whose}), ${gold} gold.`,
  },
  de: {
    title: 'Markttag',
    best: (card, whose, gold) => `Bestes Geschäft: ${card} (${whose}), ${gold} Gold.`,
  },
  fr: {
    title: 'Jour de marché',
    best: (card, whose, gold) => `Meilleure affaire\u202f: ${card} (${whose}), ${gold} or.`,
  },
}

/** Moment of a market day (V6.1): what each village was paid, and the card that brought most. */
function marketDay(day: MarketDay, wave: Wave<State, Event>): Moment[] {
  const { events, after, names, language } = wave
  const paid = events.filter((event) => event.event === 'market').filter((one) => one.day === day)
  if (paid.length === 0) return []
  const rows = paid.flatMap(({ seat }) =>
    marketYield(after, seat, day).rows.map(({ card, gold, silver, coins }) => {
      return { card, seat, sum: gold + silver + coins }
    }),
  )
  const [best] = rows.toSorted((a, b) => b.sum - a.sum)
  const each = eachOf(
    paid.map(({ seat, gold, silver, coins }) => `${names(seat)} +${gold + silver + coins}`),
  )
  const { title, best: tell } = words[language]
  const called = best && boardWordsIn(language).names[best.card]
  return [
    {
      ...{ title, seat: null, motion: 'comes', isNight: true, ms: 2000, weight: 50 },
      sentence: best ? `${each}. ${tell(called ?? '', names(best.seat), best.sum)}` : each,
      piece: best ? { id: best.card, kind: 'villager' } : null,
    },
  ]
}

/** Moments made large in Villagers: market days, and the turn of the season. */
export const moments: MomentsOf<State, Event> = (wave) => [
  ...marketDays.flatMap((day) => marketDay(day, wave)),
  ...turnOfSeason(seasonOf, wave, seasons),
]
