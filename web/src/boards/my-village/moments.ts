import type { PerLanguage } from '../../../../worker/games/kernel/index.ts'
import type { Event, State } from '../../../../worker/games/my-village/index.ts'
import { seasonOf } from '../../../../worker/pictures/my-village/season.ts'
import { momentsBy, turnOfSeason } from '../../stage/board-moments.ts'

const storyPoints: PerLanguage<string> = {
  en: 'Story points:',
  de: 'Geschichten-Punkte:',
  fr: 'Points d’histoire\u202f:',
}

/** Moments made large in My Village: funerals (M5.104), what rats take (M5.114), and the turn of the season. */
export const moments = momentsBy<State, Event>(
  {
    died: {
      title: { en: 'A funeral', de: 'Ein Begräbnis', fr: 'Un enterrement' },
      piece: () => ({ id: 'reaper', kind: 'token' }),
      ...{ motion: 'goes', ms: 2000, weight: 40, isNight: true },
    },
    // M5.114: an invasion takes half of the story points on the trees. It is told with what it took.
    'lost-sp': {
      title: { en: 'The rats come', de: 'Die Ratten kommen', fr: 'Les rats arrivent' },
      piece: () => ({ id: 'rat', kind: 'token' }),
      ...{ motion: 'comes', ms: 2000, weight: 45, isNight: true },
      together: (events, names, language) =>
        `${storyPoints[language]} ${events.map(({ seat, sp }) => `${names(seat)} −${sp}`).join(' · ')}`,
    },
  },
  (wave) => turnOfSeason(seasonOf, wave),
)
