import type { PerLanguage } from '../../../../worker/games/kernel/language.ts'
import { language } from '../../words/index.ts'

/** The texts that there can be; each is the page of its name. */
export const houseNames = ['imprint', 'privacy', 'terms', 'contact'] as const
export type HouseName = (typeof houseNames)[number]

interface HouseTexts extends Readonly<Record<HouseName, string>> {
  readonly status: {
    readonly title: string
    readonly well: string
    readonly unwell: string
    readonly database: string
    readonly objects: string
    readonly works: string
    readonly fails: string
    readonly at: (clock: string) => string
  }
  /** On every page of an instance that is open to everybody, and lacks texts. */
  readonly unready: (missing: ReadonlyArray<string>) => string
}

const all: PerLanguage<HouseTexts> = {
  en: {
    imprint: 'Imprint',
    privacy: 'Privacy',
    terms: 'Terms of use',
    contact: 'Contact',
    status: {
      title: 'Does all work?',
      well: 'Everything works.',
      unwell: 'Something does not work. Turns that were sent are safe.',
      database: 'Accounts and lists',
      objects: 'Tables and letters',
      works: 'It works.',
      fails: 'It does not answer.',
      at: (clock) => `Seen at ${clock}.`,
    },
    unready: (missing) =>
      `This instance is not ready for the public yet. Its operator has still to write: ${missing.join(', ')}.`,
  },
  de: {
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    contact: 'Kontakt',
    status: {
      title: 'Läuft alles?',
      well: 'Alles läuft.',
      unwell: 'Etwas läuft nicht. Gesendete Züge sind sicher.',
      database: 'Konten und Listen',
      objects: 'Tische und Briefe',
      works: 'Läuft.',
      fails: 'Antwortet nicht.',
      at: (clock) => `Stand: ${clock}.`,
    },
    unready: (missing) =>
      `Diese Seite ist noch nicht bereit für die Öffentlichkeit. Ihr Betreiber muss noch schreiben: ${missing.join(', ')}.`,
  },
  fr: {
    imprint: 'Mentions légales',
    privacy: 'Confidentialité',
    terms: 'Conditions d’utilisation',
    contact: 'Contact',
    status: {
      title: 'Tout marche ?',
      well: 'Tout marche.',
      unwell: 'Quelque chose ne marche pas. Les coups envoyés sont en sûreté.',
      database: 'Comptes et listes',
      objects: 'Tables et lettres',
      works: 'Ça marche.',
      fails: 'Ne répond pas.',
      at: (clock) => `Constaté à ${clock}.`,
    },
    unready: (missing) =>
      `Ce site n’est pas encore prêt pour le public. Son exploitant doit encore rédiger : ${missing.join(', ')}.`,
  },
}

/** The words around the texts of whoever runs this, in the present language. */
export const houseTexts = (): HouseTexts => all[language()]
