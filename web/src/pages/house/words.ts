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
      title: 'Is everything working?',
      well: 'Everything works.',
      unwell: 'Something does not work. Turns that were sent are safe.',
      database: 'Accounts and lists',
      objects: 'Tables and letters',
      works: 'It works.',
      fails: 'It does not answer.',
      at: (clock) => `Seen at ${clock}.`,
    },
    unready: (missing) =>
      `This instance is not ready for the public yet. Still missing: ${missing.join(', ')}.`,
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
      `Diese Seite ist noch nicht bereit für die Öffentlichkeit. Es fehlt noch: ${missing.join(', ')}.`,
  },
  fr: {
    imprint: 'Mentions légales',
    privacy: 'Confidentialité',
    terms: 'Conditions d’utilisation',
    contact: 'Contact',
    status: {
      title: 'Tout fonctionne ?',
      well: 'Tout fonctionne.',
      unwell: 'Quelque chose ne fonctionne pas. Les coups envoyés sont en sûreté.',
      database: 'Comptes et listes',
      objects: 'Tables et lettres',
      works: 'En service.',
      fails: 'Ne répond pas.',
      at: (clock) => `État à ${clock}.`,
    },
    unready: (missing) =>
      `Ce site n’est pas encore prêt pour le public. Il manque encore : ${missing.join(', ')}.`,
  },
}

/** The words around the texts of the operator, in the present language. */
export const houseTexts = (): HouseTexts => all[language()]
