import { locales } from '../../../../worker/games/kernel/language.ts'
import {
  developmentNames,
  developmentTexts,
  eventNames,
  eventTexts,
  jester,
} from '../../../../worker/games/villagers/cards.de.ts'
import type { MoreWords } from './more-words.ts'

const { plural } = locales.de

/** Module und die Gräfin auf Deutsch. */
export const moreWords: MoreWords = {
  events: {
    heading: 'Die Ereignisse der Gräfin',
    names: eventNames,
    texts: eventTexts,
    phase: {
      event: 'Ereignisphase',
      draft: 'Draft-Phase',
      build: 'Bauphase',
      round: 'Die ganze Runde',
      reveal: 'Beim Aufdecken',
    },
    season: { summer: 'Sommer', winter: 'Winter' },
    none: 'Es liegen keine Ereignisse aus.',
    begun: 'wird gerade ausgeführt',
    acted: 'hat schon gewirkt',
    stack: (season, count) => `${season}: noch ${count}`,
    toCome: (season) => `${season}, noch verdeckt`,
    discarded: (count) => `Abgelegte Ereignisse (${count})`,
    jester: jester.name,
    jesterText: jester.text,
    jesterGone: 'Der Hofnarr ist aus dem Spiel.',
    standing: (name, gold, market, total) =>
      market === 0
        ? `${name}: ${gold} Gold`
        : `${name}: ${gold} Gold; ein Zweiter Markttag brächte jetzt ${market}, zusammen ${total}`,
    you: 'Du',
    rats: 'Ratten: Diese Runde nimmst du eine Person weniger.',
    ledger: 'Woher das Gold kam',
    drawn:
      'Am Ende einer Runde nimmt sie eine Person vom Nachziehstapel: Je weniger die wert ist, desto mehr Ereignisse kommen.',
  },
  developments: {
    heading: 'Entwicklungen',
    names: developmentNames,
    texts: developmentTexts,
    wouldWin: (name) => `Jetzt bekäme sie: ${name}`,
    you: 'du',
    nobody: 'Niemand hat allein am meisten.',
    token: (name) => `Marker in dieser Runde: ${name}`,
  },
  look: {
    stack: (stack) => `Du siehst Stapel ${stack} durch`,
    reserve: 'Du siehst oben in den Nachziehstapel',
    hand: (name) => `Du siehst die Hand von ${name}`,
    other: (name, count) =>
      `${name} sieht ${plural(count, { one: '1 Karte', other: `${count} Karten` })} an.`,
    laid: 'Wieder obenauf, in dieser Reihenfolge',
    left: 'Noch zurückzulegen',
    special: 'Spezial-Personen lassen sich nicht stehlen.',
  },
}
