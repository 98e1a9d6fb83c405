import type { PerLanguage } from '../../../../worker/games/kernel/language.ts'

/** Deed of somebody with a card. */
export type Did = 'completed' | 'started' | 'claimed' | 'discarded' | 'supplied' | 'stored'

/** Words to me about the deeds of others: the news, and why that matters to me. */
interface MeaningWords {
  readonly did: Readonly<Record<Did, string>>
  readonly gone: (card: string, plan: string) => readonly [string, string]
  readonly came: (card: string, plan: string) => readonly [string, string]
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
    gone: (card, plan) => [`The ${card} is gone.`, `It would have completed your ${plan}.`],
    came: (card, plan) => [`The ${card} lies in the row.`, `It completes your ${plan}.`],
    lead: (who, judge, shared) =>
      shared
        ? [`${who} has drawn level with you`, `before the ${judge}.`]
        : [`${who} is ahead of you`, `before the ${judge}.`],
    award: (award) => [`The award “${award}” is gone:`, 'nobody can claim it any more.'],
    last: ['The last round has begun.', ''],
  },
  de: {
    did: {
      ...{ completed: 'fertig', started: 'begonnen', claimed: 'beansprucht' },
      ...{ discarded: 'abgeworfen', supplied: 'als Rohstoff', stored: 'als Gold gelagert' },
    },
    gone: (card, plan) => [
      `„${card}“ liegt nicht mehr aus.`,
      `Damit wäre „${plan}“ fertig geworden.`,
    ],
    came: (card, plan) => [`„${card}“ liegt in der Reihe.`, `Damit wird „${plan}“ fertig.`],
    lead: (who, judge, shared) =>
      shared
        ? [`${who} hat dich eingeholt:`, `Gleichstand beim ${judge}.`]
        : [`${who} liegt vor dir:`, `beim ${judge}.`],
    award: (award) => [`„${award}“ ist vergeben:`, 'Das kann niemand mehr bekommen.'],
    last: ['Die letzte Runde hat begonnen.', ''],
  },
  fr: {
    did: {
      ...{ completed: 'achevé', started: 'commencé', claimed: 'réclamé', discarded: 'défaussé' },
      ...{ supplied: 'pris en ressource', stored: 'rangé comme or' },
    },
    gone: (card, plan) => [
      `« ${card} » n’est plus dans la rangée.`,
      `Elle aurait achevé ton chantier « ${plan} ».`,
    ],
    came: (card, plan) => [
      `« ${card} » est dans la rangée.`,
      `Cette carte achève ton chantier « ${plan} ».`,
    ],
    lead: (who, judge, shared) =>
      shared
        ? [`${who} t’a rattrapé.`, `Vous êtes à égalité auprès du ${judge}.`]
        : [`${who} est devant toi`, `auprès du ${judge}.`],
    award: (award) => [
      `La distinction « ${award} » est prise.`,
      'Plus personne ne peut la réclamer.',
    ],
    last: ['La dernière manche a commencé.', ''],
  },
}
