import { isHidden } from '../../../../worker/games/kernel/index.ts'
import { allMonsters, type Colour } from '../../../../worker/games/settlement/components/index.ts'
import type { Event, State } from '../../../../worker/games/settlement/state.ts'
import { seasonOf } from '../../../../worker/pictures/settlement/season.ts'
import type { CardNamed } from '../../rules/entries.ts'
import { momentsBy, turnOfSeason } from '../../stage/board-moments.ts'

function monsterOf(colour: Colour): CardNamed | null {
  const monster = allMonsters.find((one) => one.colour === colour)
  return monster ? { id: monster.id, kind: 'monster' } : null
}

/** Moments made large in Settlement: a hero's arrival, a monster and its end, and the turn of the season. */
export const moments = momentsBy<State, Event>(
  {
    invited: {
      title: { en: 'A hero arrives', de: 'Held in Sicht', fr: 'Un héros arrive' },
      piece: ({ hero }) => ({ id: hero, kind: 'hero' }),
      // S-R25: face down, it is nobody's business who came.
      when: ({ hero }) => !isHidden(hero),
      ...{ motion: 'comes', ms: 1500, weight: 40 },
    },
    'monster-checked': {
      title: { en: 'A monster!', de: 'Ein Monster!', fr: 'Un monstre\u202f!' },
      piece: ({ colour }) => monsterOf(colour),
      when: ({ appears }) => appears,
      ...{ motion: 'comes', ms: 1300, weight: 25, isNight: true },
    },
    hunted: {
      title: { en: 'The monster is gone', de: 'Das Monster ist weg', fr: 'Le monstre est parti' },
      piece: ({ colour }) => monsterOf(colour),
      ...{ motion: 'goes', ms: 1500, weight: 30 },
    },
  },
  (wave) => turnOfSeason(seasonOf, wave),
)
