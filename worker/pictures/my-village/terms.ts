/** Words for a table of My Village that its list, its picture and its letters share. */
import { locales, type PerLanguage } from '../../games/kernel/language.ts'
import type { Profession } from '../../games/my-village/components/index.ts'
import type { Unit } from '../manifest.ts'

interface Terms {
  readonly time: string
  readonly coins: Unit
  readonly points: Unit
  readonly markers: Unit
  readonly jokers: Unit
  /** Markers of the meeting place, each of which sets a die (M5.5). */
  readonly setters: Unit
  /** Spaces of a council chamber that are marked (M7.29). */
  readonly marked: (spaces: string) => string
  readonly dice: string
  readonly white: string
  readonly black: string
  readonly missing: string
  readonly stories: string
  readonly onTree: string
  readonly atHome: string
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
  /** The same while the end is far. */
  readonly untilEnd: string
  readonly isLast: string
  /** Steps of the headman on his way home, where stories are saved (M5.102). */
  readonly home: (count: number) => string
  /** Things that a villager must be there for (M4.16). */
  readonly work: Readonly<Record<Profession, string>>
}

export const terms: PerLanguage<Terms> = {
  en: {
    ...{ time: 'time', dice: 'Dice', white: 'white', black: 'black', missing: 'missing' },
    coins: { one: 'coin', other: 'coins' },
    points: { one: 'point', other: 'points' },
    markers: { one: 'marker', other: 'markers' },
    jokers: { one: 'joker', other: 'jokers' },
    setters: { one: 'marker to set a die', other: 'markers to set dice' },
    marked: (spaces) => `${spaces} marked`,
    stories: 'Stories',
    ...{ onTree: 'on the tree', atHome: 'saved' },
    storyPoints: { one: 'story point', other: 'story points' },
    ...{ untilDeath: 'Time until a death', untilRats: 'Steps until rats' },
    ...{ chronicle: 'Stories for whoever dies', customers: 'customers' },
    deaths: (count, last) => `Deaths: ${count}; the round of death ${last} is the last.`,
    untilEnd: 'Deaths until the last',
    isLast: 'This is the last round.',
    home: (count) => `saved after ${locales.en.counted(count, '“?” banner', '“?” banners')}`,
    work: {
      abbot: 'needed for churches and monks',
      councilman: 'needed for council chambers and the Meeting Place',
      traveller: 'needed for travelling',
      craftsman: 'needed for craft buildings and their goods',
      merchant: 'needed for serving customers',
    },
  },
  de: {
    ...{ time: 'Zeit', dice: 'Würfel', white: 'weiß', black: 'schwarz', missing: 'nicht im Dorf' },
    coins: { one: 'Münze', other: 'Münzen' },
    points: { one: 'Punkt', other: 'Punkte' },
    markers: { one: 'Marker', other: 'Marker' },
    jokers: { one: 'Joker', other: 'Joker' },
    setters: { one: 'Marker zum Würfeldrehen', other: 'Marker zum Würfeldrehen' },
    marked: (spaces) => `${spaces} markiert`,
    stories: 'Geschichten',
    ...{ onTree: 'am Baum', atHome: 'gesichert' },
    storyPoints: { one: 'Geschichten-Punkt', other: 'Geschichten-Punkte' },
    ...{ untilDeath: 'Zeit, bis jemand stirbt', untilRats: 'Schritte, bis Ratten kommen' },
    ...{ chronicle: 'Geschichten für Tote', customers: 'Kunden' },
    deaths: (count, last) => `Tote: ${count}; die Runde mit dem ${last}. Toten ist die letzte.`,
    untilEnd: 'Tote bis zur letzten',
    isLast: 'Dies ist die letzte Runde.',
    home: (count) => `gesichert nach ${locales.de.counted(count, '„?“-Banner', '„?“-Bannern')}`,
    work: {
      abbot: 'nötig für Kirchen und Mönche',
      councilman: 'nötig für Rathäuser und den Versammlungsplatz',
      traveller: 'nötig zum Reisen',
      craftsman: 'nötig für Handwerksgebäude und ihre Güter',
      merchant: 'nötig, um Kunden zu bedienen',
    },
  },
  fr: {
    ...{ time: 'temps', dice: 'Dés', white: 'blancs', black: 'noirs', missing: 'il manque' },
    coins: { one: 'pièce', other: 'pièces' },
    points: { one: 'point', other: 'points' },
    markers: { one: 'marqueur', other: 'marqueurs' },
    jokers: { one: 'joker', other: 'jokers' },
    setters: { one: 'marqueur pour régler un dé', other: 'marqueurs pour régler des dés' },
    marked: (spaces) => `marqué\u202f: ${spaces}`,
    stories: 'Histoires',
    ...{ onTree: 'sur l’arbre', atHome: 'à l’abri' },
    storyPoints: { one: 'point d’histoire', other: 'points d’histoire' },
    ...{ untilDeath: 'Temps avant une mort', untilRats: 'Pas avant les rats' },
    ...{ chronicle: 'Histoires pour les morts', customers: 'clients' },
    deaths: (count, last) => `Morts\u202f: ${count}\u202f; la manche du ${last}e est la dernière.`,
    untilEnd: 'Morts avant la dernière',
    isLast: 'C’est la dernière manche.',
    home: (count) =>
      `à l’abri après ${locales.fr.counted(count, 'bannière «\u202f?\u202f»', 'bannières «\u202f?\u202f»')}`,
    work: {
      abbot: 'sert pour les églises et les moines',
      councilman: 'sert pour les chambres et la Place de réunion',
      traveller: 'sert à voyager',
      craftsman: 'sert pour les ateliers et leurs biens',
      merchant: 'sert à servir les clients',
    },
  },
}
