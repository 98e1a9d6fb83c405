import { locales } from '../../../worker/games/kernel/language.ts'
import { language } from '../words/index.ts'

const en = {
  pass: (name: string) => `Pass the device to ${name}`,
  hand: (name: string) => `Hand the device to ${name}.`,
  nobody: 'Nobody else should look.',
  who: 'Who is holding the device?',
  whoHint: 'Several of you play on it. Say who you are to see your hand.',
  turn: 'to move',
  am: (name: string) => `I am ${name}`,
  stillAm: (name: string) => `No, I am ${name}`,
  here: 'Somebody else plays on this device, too',
  hereHint:
    'They take the next free seat. Pass the device on their turn; a curtain hides hands. Whoever holds it can play for all: friends only.',
  name: 'What are they called?',
  sit: 'Take a seat for them',
  sitAs: (name: string) => `A seat for ${name}`,
  sat: (name: string) => `${name} has a seat.`,
  cardHint: (name: string) =>
    `Pass the device to ${name} once to show their seat card, in case this device gets lost.`,
  title: 'On this device, too',
  lead: 'They are signed in on this device beside you. Whoever holds it can play as any of you.',
  waiting: (tables: number) =>
    locales.en.plural(tables, { one: '1 table waits', other: `${tables} tables wait` }),
  goOn: (name: string) => `Go on as ${name}`,
}

const de: typeof en = {
  pass: (name) => `Gerät an ${name} weitergeben`,
  hand: (name) => `Gib das Gerät an ${name} weiter.`,
  nobody: 'Sonst soll niemand hinsehen.',
  who: 'Wer hält das Gerät?',
  whoHint: 'Ihr spielt zu mehreren darauf. Sag, wer du bist, dann siehst du deine Hand.',
  turn: 'am Zug',
  am: (name) => `Ich bin ${name}`,
  stillAm: (name) => `Nein, ich bin ${name}`,
  here: 'Auf diesem Gerät spielt noch jemand',
  hereHint:
    'Die Person bekommt den nächsten freien Platz. Gib das Gerät weiter; ein Vorhang verdeckt jede Hand. Wer es hat, spielt für alle: nur mit Vertrauten.',
  name: 'Wie heißt die Person?',
  sit: 'Platz für sie nehmen',
  sitAs: (name) => `Ein Platz für ${name}`,
  sat: (name) => `${name} hat einen Platz.`,
  cardHint: (name) =>
    `Gib das Gerät einmal an ${name} weiter, damit die Platzkarte erscheint, falls das Gerät verloren geht.`,
  title: 'Auch auf diesem Gerät',
  lead: 'Neben dir auf diesem Gerät angemeldet. Wer es hat, kann für alle spielen.',
  waiting: (tables) =>
    locales.de.plural(tables, { one: '1 Tisch wartet', other: `${tables} Tische warten` }),
  goOn: (name) => `Als ${name} weiter`,
}

const fr: typeof en = {
  pass: (name) => `Passer l’appareil à ${name}`,
  hand: (name) => `Passe l’appareil à ${name}.`,
  nobody: 'Que personne d’autre ne regarde.',
  who: 'Qui tient l’appareil ?',
  whoHint: 'Vous êtes plusieurs à y jouer. Dis qui tu es pour voir ta main.',
  turn: 'joue',
  am: (name) => `C’est moi, ${name}`,
  stillAm: (name) => `Non, c’est moi, ${name}`,
  here: 'Quelqu’un d’autre joue aussi sur cet appareil',
  hereHint:
    'Cette personne prend la prochaine place libre. Passe-lui l’appareil à son tour ; un rideau cache les mains. On peut jouer pour tous : entre amis seulement.',
  name: 'Comment s’appelle cette personne ?',
  sit: 'Prendre une place pour elle',
  sitAs: (name) => `Une place pour ${name}`,
  sat: (name) => `${name} a une place.`,
  cardHint: (name) =>
    `Passe une fois l’appareil à ${name} pour montrer sa carte de place, au cas où cet appareil se perdrait.`,
  title: 'Aussi sur cet appareil',
  lead: 'Ces personnes ont aussi leur compte ouvert sur cet appareil. Avec lui, on peut jouer pour chacun de vous.',
  waiting: (tables) =>
    locales.fr.plural(tables, {
      one: `${tables} table attend`,
      other: `${tables} tables attendent`,
    }),
  goOn: (name) => `Continuer : ${name}`,
}

/** Texts for a device that several people share. */
export const passTexts = (): typeof en => ({ en, de, fr })[language()]
