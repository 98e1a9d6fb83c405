import type { Event, State } from '../../../../worker/games/my-village/index.ts'
import { seasonOf } from '../../../../worker/pictures/my-village/season.ts'
import { momentsBy, turnOfSeason } from '../../stage/board-moments.ts'

/** Moments made large in My Village: funerals (M5.104), the plague that rats bring, and the turn of the season. */
export const moments = momentsBy<State, Event>(
  {
    died: {
      title: { en: 'A funeral', de: 'Ein Begräbnis', fr: 'Un enterrement' },
      piece: () => ({ id: 'reaper', kind: 'token' }),
      ...{ motion: 'goes', ms: 2000, weight: 40, isNight: true },
    },
    invasion: {
      title: { en: 'The plague', de: 'Die Pest', fr: 'La peste' },
      piece: () => ({ id: 'rat', kind: 'token' }),
      ...{ motion: 'comes', ms: 1700, weight: 45, isNight: true },
    },
  },
  (wave) => turnOfSeason(seasonOf, wave),
)
