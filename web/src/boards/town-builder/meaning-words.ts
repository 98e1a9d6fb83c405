import { capital, type PerLanguage } from '../../../../worker/games/kernel/language.ts'

/** Deed of somebody with a card. */
export type Did = 'completed' | 'started' | 'claimed' | 'discarded' | 'supplied' | 'stored'

/** Words to me about the deeds of others: the news, and why that matters to me. Town cards come behind their articles. */
interface MeaningWords {
  readonly did: Readonly<Record<Did, string>>
  readonly gone: (theCard: string, thePlan: string) => readonly [string, string]
  readonly came: (theCard: string, thePlan: string) => readonly [string, string]
  readonly lead: (who: string, judge: string, shared: boolean) => readonly [string, string]
  readonly award: (award: string) => readonly [string, string]
  readonly last: readonly [string, string]
}

export const meaningWords: PerLanguage<MeaningWords> = {
  en: {
    did: {
      ...{ completed: 'completed', started: 'began', claimed: 'claimed', discarded: 'threw away' },
      ...{ supplied: 'used as a resource', stored: 'stored as gold' },
    },
    gone: (theCard, thePlan) => [
      `The row has lost ${theCard}.`,
      `That card would have completed ${thePlan}.`,
    ],
    came: (theCard, thePlan) => [`The row has ${theCard} now.`, `That card completes ${thePlan}.`],
    lead: (who, judge, shared) =>
      shared
        ? [`${who} has drawn level with you`, `for the ${judge}.`]
        : [`${who} is ahead of you`, `for the ${judge}.`],
    award: (award) => [`The award “${award}” is gone:`, 'nobody can claim it any more.'],
    last: ['The last round has begun.', ''],
  },
  de: {
    did: {
      ...{ completed: 'fertig', started: 'begonnen', claimed: 'beansprucht' },
      ...{ discarded: 'abgeworfen', supplied: 'als Rohstoff', stored: 'als Gold gelagert' },
    },
    gone: (theCard, thePlan) => [
      `${capital(theCard)} gibt es nicht mehr in der Reihe.`,
      `Die Karte hätte ${thePlan} fertiggestellt.`,
    ],
    came: (theCard, thePlan) => [
      `${capital(theCard)} gibt es jetzt in der Reihe.`,
      `Die Karte stellt ${thePlan} fertig.`,
    ],
    lead: (who, judge, shared) =>
      shared
        ? [`${who} hat dich eingeholt:`, `Gleichstand beim ${judge}.`]
        : [`${who} liegt beim ${judge}`, 'jetzt vor dir.'],
    award: (award) => [`„${award}“ ist vergeben:`, 'Das kann niemand mehr bekommen.'],
    last: ['Die letzte Runde hat begonnen.', ''],
  },
  fr: {
    did: {
      ...{ completed: 'achevé', started: 'commencé', claimed: 'réclamé', discarded: 'défaussé' },
      ...{ supplied: 'pris en ressource', stored: 'rangé comme or' },
    },
    gone: (theCard, thePlan) => [
      `La rangée a perdu ${theCard}.`,
      `Cette carte aurait achevé ${thePlan}.`,
    ],
    came: (theCard, thePlan) => [
      `Voici ${theCard} dans la rangée.`,
      `Cette carte achève ${thePlan}.`,
    ],
    lead: (who, judge, shared) =>
      shared
        ? [`${who} revient à ta hauteur :`, `égalité auprès du ${judge}.`]
        : [`${who} est devant toi`, `auprès du ${judge}.`],
    award: (award) => [
      `La distinction « ${award} » est prise.`,
      'Plus personne ne peut la réclamer.',
    ],
    last: ['La dernière manche a commencé.', ''],
  },
}
