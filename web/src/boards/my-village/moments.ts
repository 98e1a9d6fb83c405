import type { PerLanguage } from '../../../../worker/games/kernel/index.ts'
import type { Event, State } from '../../../../worker/games/my-village/index.ts'
import { coffinsOf, seasonOf } from '../../../../worker/pictures/my-village/season.ts'
import { eachOf, momentsBy, type SeasonWords, turnOfSeason } from '../../stage/board-moments.ts'

const storyPoints: PerLanguage<string> = {
  en: 'Story points:',
  de: 'Geschichten-Punkte:',
  fr: 'Points d’histoire\u202f:',
}

/** From October to the first snow: coffins until the end (M6.2). */
const seasons: SeasonWords<State> = {
  en: {
    titles: ['The leaves are falling', 'The first snow'],
    tells(after) {
      const { taken, last } = coffinsOf(after)
      return `${taken} of ${last} coffins are taken. With the last one comes the last round.`
    },
  },
  de: {
    titles: ['Die Blätter fallen', 'Der erste Schnee'],
    tells(after) {
      const { taken, last } = coffinsOf(after)
      return `${taken} von ${last} Särgen sind belegt. Mit dem letzten kommt die letzte Runde.`
    },
  },
  fr: {
    titles: ['Les feuilles tombent', 'La première neige'],
    tells(after) {
      const { taken, last } = coffinsOf(after)
      return `${taken} cercueils sur ${last} sont pris. Avec le dernier vient la dernière manche.`
    },
  },
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
        `${storyPoints[language]} ${eachOf(events.map(({ seat, sp }) => `${names(seat)} −${sp}`))}`,
    },
  },
  (wave) => turnOfSeason(seasonOf, wave, seasons),
)
