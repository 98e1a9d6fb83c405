import type { PerLanguage } from '../../../../worker/games/kernel/language.ts'
import { language } from '../../words/index.ts'

/** The texts that there can be; each is the page of its name. */
export const houseNames = ['imprint', 'privacy', 'terms', 'contact'] as const
export type HouseName = (typeof houseNames)[number]

interface HouseTexts extends Readonly<Record<HouseName, string>> {
  /** On every page of an instance that is open to everybody, and lacks texts. */
  readonly unready: (missing: ReadonlyArray<string>) => string
}

const all: PerLanguage<HouseTexts> = {
  en: {
    imprint: 'Imprint',
    privacy: 'Privacy',
    terms: 'Terms of use',
    contact: 'Contact',
    unready: (missing) =>
      `This instance is not ready for the public yet. Its operator has still to write: ${missing.join(', ')}.`,
  },
  de: {
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    contact: 'Kontakt',
    unready: (missing) =>
      `Diese Seite ist noch nicht bereit für die Öffentlichkeit. Ihr Betreiber muss noch schreiben: ${missing.join(', ')}.`,
  },
  fr: {
    imprint: 'Mentions légales',
    privacy: 'Confidentialité',
    terms: 'Conditions d’utilisation',
    contact: 'Contact',
    unready: (missing) =>
      `Ce site n’est pas encore prêt pour le public. Son exploitant doit encore rédiger : ${missing.join(', ')}.`,
  },
}

/** The words around the texts of whoever runs this, in the present language. */
export const houseTexts = (): HouseTexts => all[language()]
