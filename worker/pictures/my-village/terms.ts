/** Words for a table of My Village that its list, its picture and its letters share. */
import type { PerLanguage } from '../../games/kernel/language.ts'
import type { Profession } from '../../games/my-village/components/index.ts'
import type { HeadmanSpace } from '../../games/my-village/state.ts'
import type { Unit } from '../manifest.ts'

interface Terms {
  readonly time: string
  readonly coins: Unit
  readonly points: Unit
  readonly markers: Unit
  readonly dice: string
  readonly white: string
  readonly black: string
  readonly missing: string
  readonly stories: string
  readonly onTree: (unsafe: number, safe: number) => string
  readonly storyPoints: Unit
  /** Time left until the reaper comes (M4.28). */
  readonly untilDeath: string
  /** Steps left until a rat invasion (M5.113). */
  readonly untilRats: string
  /** Story points of the next dead of each profession (M5.108). */
  readonly chronicle: string
  readonly customers: string
  /** Number of deaths, and the one whose round is the last (M6.1, M6.2). */
  readonly deaths: (count: number, last: number) => string
  readonly isLast: string
  /** Way of the headman home, where stories are saved (M5.102). */
  readonly home: Readonly<Record<HeadmanSpace, string>>
  /** Things that a villager must be there for (M4.16). */
  readonly work: Readonly<Record<Profession, string>>
}

export const terms: PerLanguage<Terms> = {
  en: {
    ...{ time: 'time', dice: 'Dice', white: 'white', black: 'black', missing: 'Missing' },
    coins: { one: 'coin', other: 'coins' },
    points: { one: 'point', other: 'points' },
    markers: { one: 'marker', other: 'markers' },
    stories: 'Stories',
    onTree: (unsafe, safe) => `${unsafe} on the tree, ${safe} brought home`,
    storyPoints: { one: 'story point', other: 'story points' },
    ...{ untilDeath: 'Time until somebody dies', untilRats: 'Steps until rats come' },
    ...{ chronicle: 'Stories for whoever dies', customers: 'customers' },
    deaths: (count, last) => `Deaths: ${count}; the round of death ${last} is the last.`,
    isLast: 'This is the last round.',
    home: {
      'main-house': 'The headman brings them home after two “?” banners.',
      'coin-space': 'The headman brings them home with the next “?” banner.',
      'three-sp-space': 'The headman brings them home after two “?” banners.',
    },
    work: {
      abbot: 'needed for churches and monks',
      councilman: 'needed for council chambers and the Meeting Place',
      traveller: 'needed for travelling',
      craftsman: 'needed for craft buildings and their goods',
      merchant: 'needed for serving customers',
    },
  },
  de: {
    ...{ time: 'Zeit', dice: 'Würfel', white: 'weiß', black: 'schwarz', missing: 'Nicht im Dorf' },
    coins: { one: 'Münze', other: 'Münzen' },
    points: { one: 'Punkt', other: 'Punkte' },
    markers: { one: 'Marker', other: 'Marker' },
    stories: 'Geschichten',
    onTree: (unsafe, safe) => `${unsafe} am Baum, ${safe} heimgebracht`,
    storyPoints: { one: 'Geschichten-Punkt', other: 'Geschichten-Punkte' },
    ...{ untilDeath: 'Zeit, bis jemand stirbt', untilRats: 'Schritte, bis Ratten kommen' },
    ...{ chronicle: 'Geschichten für Tote', customers: 'Kunden' },
    deaths: (count, last) => `Tote: ${count}; die Runde mit dem ${last}. Toten ist die letzte.`,
    isLast: 'Dies ist die letzte Runde.',
    home: {
      'main-house': 'Das Oberhaupt bringt sie mit dem übernächsten „?“-Banner heim.',
      'coin-space': 'Das Oberhaupt bringt sie mit dem nächsten „?“-Banner heim.',
      'three-sp-space': 'Das Oberhaupt bringt sie mit dem übernächsten „?“-Banner heim.',
    },
    work: {
      abbot: 'nötig für Kirchen und Mönche',
      councilman: 'nötig für Rathäuser und den Versammlungsplatz',
      traveller: 'nötig zum Reisen',
      craftsman: 'nötig für Handwerksgebäude und ihre Güter',
      merchant: 'nötig, um Kunden zu bedienen',
    },
  },
  fr: {
    ...{ time: 'temps', dice: 'Dés', white: 'blancs', black: 'noirs', missing: 'Il manque' },
    coins: { one: 'pièce', other: 'pièces' },
    points: { one: 'point', other: 'points' },
    markers: { one: 'marqueur', other: 'marqueurs' },
    stories: 'Histoires',
    onTree: (unsafe, safe) => `${unsafe} sur l’arbre, ${safe} à l’abri`,
    storyPoints: { one: 'point d’histoire', other: 'points d’histoire' },
    ...{ untilDeath: 'Temps avant une mort', untilRats: 'Pas avant les rats' },
    ...{ chronicle: 'Histoires pour les morts', customers: 'clients' },
    deaths: (count, last) => `Morts\u202f: ${count}\u202f; la manche du ${last}e est la dernière.`,
    isLast: 'C’est la dernière manche.',
    home: {
      'main-house': 'Le chef les met à l’abri en deux bannières «\u202f?\u202f».',
      'coin-space': 'Le chef les met à l’abri à la prochaine bannière «\u202f?\u202f».',
      'three-sp-space': 'Le chef les met à l’abri en deux bannières «\u202f?\u202f».',
    },
    work: {
      abbot: 'sert pour les églises et les moines',
      councilman: 'sert pour les chambres et la Place de réunion',
      traveller: 'sert à voyager',
      craftsman: 'sert pour les ateliers et leurs biens',
      merchant: 'sert à servir les clients',
    },
  },
}
