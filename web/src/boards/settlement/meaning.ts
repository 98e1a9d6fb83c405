import { isHidden, locales } from '../../../../worker/games/kernel/index.ts'
import { heroOffers, marketOffers } from '../../../../worker/games/settlement/advice.ts'
import {
  type ArtifactId,
  allMonsters,
  type BuildingId,
  type HeroId,
  heroById,
  roundCount,
  type TerrainId,
  terrainById,
} from '../../../../worker/games/settlement/components/index.ts'
import type { Event, State } from '../../../../worker/games/settlement/state.ts'
import type { CardNamed } from '../../rules/entries.ts'
import {
  type DeedSeen,
  type Meaning,
  type Meanwhile,
  type Touch,
  worded,
} from '../../stage/board-meaning.ts'
import { boardWordsIn } from './dictionary.ts'
import { type Did, meaningWords } from './meaning-words.ts'
import type { BoardWords } from './words.ts'

type Seen = Meanwhile<State, Event>

const deed = (did: Did, id: string, kind: string, weight: number): DeedSeen<Did>[] => [
  { did, piece: { id, kind }, weight },
]

/** Heroes are the points; then what brings them. */
function deedOf(event: Event): DeedSeen<Did>[] {
  switch (event.event) {
    case 'invited':
      // S-R25: face down, it is nobody's business who came.
      return isHidden(event.hero) ? [] : deed('invited', event.hero, 'hero', 50)
    case 'constructed':
      return deed('built', event.building, 'building', 30)
    case 'hunted': {
      const monster = allMonsters.find(({ colour }) => colour === event.colour)
      return monster ? deed('hunted', monster.id, 'monster', 28) : []
    }
    case 'outpost-built':
      return deed('outpost', event.tile, 'terrain', 22)
    case 'explored':
      return deed('explored', event.tile, 'terrain', 20)
    case 'region-activated':
      return event.gains.flatMap(({ tile }) => deed('gathered', tile, 'terrain', 12))
    case 'outpost-activated':
      return deed('gathered', event.tile, 'terrain', 12)
    case 'effect-used':
      return deed('used', event.building, 'building', 14)
    case 'artifact-taken':
      return deed('took', event.artifact, 'artifact', 15)
    default:
      return []
  }
}

/** Name of a piece. */
function nameIn({ cards }: BoardWords, { id, kind }: CardNamed): string {
  if (kind === 'hero') return cards.heroes[heroById[id as HeroId].guild]
  if (kind === 'building') return cards.buildings[id as BuildingId].name
  if (kind === 'artifact') return cards.artifacts[id as ArtifactId].name
  if (kind === 'terrain') return cards.terrains[terrainById[id as TerrainId].resource]
  const monster = allMonsters.find((one) => one.id === id)
  return monster ? cards.monsters[monster.colour] : id
}

/** Heroes and buildings that I could have paid for and that are gone. */
function gone({ events, who, you, before, now, names, language }: Seen): Touch[] {
  const words = meaningWords[language]
  const boardWords = boardWordsIn(language)
  const heroes = heroOffers(before, you).filter(({ affordable }) => affordable)
  const buildings = marketOffers(before, you).filter(({ affordable }) => affordable)
  const isLeft = (building: BuildingId) => now.market.some((pile) => pile?.building === building)
  return events.flatMap((event): Touch[] => {
    if (event.event === 'invited' && heroes.some(({ hero }) => hero === event.hero)) {
      const hero = nameIn(boardWords, { id: event.hero, kind: 'hero' })
      const [news, why] = words.heroGone(hero, names(who))
      return [{ side: 'bad', news, why }]
    }
    if (event.event !== 'constructed' || isLeft(event.building)) return []
    if (!buildings.some(({ building }) => building === event.building)) return []
    const [news, why] = words.buildingGone(boardWords.building(event.building))
    return [{ side: 'bad', news, why }]
  })
}

/** Heroes and buildings that have come and that I can pay for. */
function came({ events, you, before, now, language }: Seen): Touch[] {
  const words = meaningWords[language]
  const boardWords = boardWordsIn(language)
  const wasThere = (building: BuildingId) =>
    before.market.some((pile) => pile?.building === building)
  return events.flatMap((event): Touch[] => {
    if (event.event === 'hero-turned-up') {
      const offer = heroOffers(now, you).find(({ hero }) => hero === event.hero)
      if (!offer?.affordable) return []
      const [news, why] = words.heroCame(nameIn(boardWords, { id: event.hero, kind: 'hero' }))
      return [{ side: 'good', news, why }]
    }
    if (event.event !== 'market-refilled' || wasThere(event.building)) return []
    const offer = marketOffers(now, you).find(({ building }) => building === event.building)
    if (!offer?.affordable) return []
    const [news, why] = words.buildingCame(boardWords.building(event.building))
    return [{ side: 'good', news, why }]
  })
}

/** News of the round: the seat that begins the next one, and that it is the last. */
function ofTheRound({ events, who, names, language }: Seen): Touch[] {
  const words = meaningWords[language]
  return events.flatMap((event): Touch[] => {
    const told =
      event.event === 'passed' && event.seat === who
        ? (event.first ? words.passedFirst : words.passed)(names(who))
        : event.event === 'round-began' && event.round === roundCount
          ? words.lastRound
          : null
    return told ? [{ side: 'none', news: told[0], why: told[1] }] : []
  })
}

/** Words of Settlement to somebody who comes back. */
export const meaning: Meaning<State, Event> = {
  deeds: ({ events, who, language }) =>
    worded(
      events.flatMap((event) => ('seat' in event && event.seat === who ? deedOf(event) : [])),
      meaningWords[language].did,
      (piece) => nameIn(boardWordsIn(language), piece),
    ),
  touches: (seen) => [...gone(seen), ...came(seen), ...ofTheRound(seen)],
  unit: {
    en: (count) => locales.en.plural(count, { one: 'point', other: 'points' }),
    de: (count) => locales.de.plural(count, { one: 'Punkt', other: 'Punkte' }),
    fr: (count) => locales.fr.plural(count, { one: 'point', other: 'points' }),
  },
}
