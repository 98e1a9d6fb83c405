import type { Event } from '../../../../worker/games/villagers/event-types.ts'
import type { State } from '../../../../worker/games/villagers/state.ts'
import { seasonOf } from '../../../../worker/pictures/villagers/season.ts'
import { momentsBy, turnOfSeason } from '../../stage/board-moments.ts'

/** Moments made large in Villagers: market days (V6.1), and the turn of the season. */
export const moments = momentsBy<State, Event>(
  {
    market: {
      title: { en: 'Market day', de: 'Markttag', fr: 'Jour de marché' },
      piece: () => null,
      ...{ motion: 'comes', ms: 2000, weight: 50, isNight: true },
      together: (events, names) =>
        events
          .map(({ seat, gold, silver, coins }) => `${names(seat)} +${gold + silver + coins}`)
          .join(' · '),
    },
  },
  (wave) => turnOfSeason(seasonOf, wave),
)
