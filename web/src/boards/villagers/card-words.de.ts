import { locales } from '../../../../worker/games/kernel/language.ts'
import type { CardWords } from './card-words.ts'

const { plural } = locales.de

/** The card index in German. */
export const cardWords: CardWords = {
  kinds: {
    start: 'Gründung und Start-Personen',
    villager: 'Personen',
    saint: 'Unterstützung',
    scoundrel: 'Schurken',
    profiteer: 'Profiteure',
    development: 'Entwicklungen',
    event: 'Ereignisse der Gräfin',
    countess: 'Gräfin und Hofnarr',
  },
  facts: {
    suit: 'Betriebsart',
    on: 'Liegt auf',
    goldSide: 'Goldseite',
    foodSide: 'Nahrungsseite',
    padlock: 'Schloss, geöffnet von',
    keyring: 'Schlüsselbund',
    players: 'Im Spiel',
    startingRoad: 'In der ersten Auslage',
    season: 'Jahreszeit',
    phase: 'Wirkt in',
    developmentSuit: 'Gruppe',
    inSolo: 'Gegen die Gräfin',
  },
  from: (players) => `ab ${players} Mitspielenden`,
  keys: (count) => plural(count, { one: '1 Karte', other: `${count} Karten` }),
  yes: 'ja',
  no: 'nicht im Spiel',
  developmentSuits: { community: 'Gemeinschaft', trade: 'Handel', production: 'Produktion' },
}
