import { capital, type PerLanguage } from '../../../../worker/games/kernel/language.ts'

/** Deed of somebody with a card. */
export type Did = 'built' | 'smuggled' | 'drafted' | 'stole'

/** Words to me about the deeds of others: the news, and why that matters to me. Cards come behind their articles. */
interface MeaningWords {
  readonly did: Readonly<Record<Did, string>>
  readonly paid: (who: string, gold: number, theKey: string) => readonly [string, string]
  readonly owes: (
    who: string,
    gold: number,
    theCard: string,
    theKey: string,
  ) => readonly [string, string]
  readonly gone: (theCard: string, theBase: string) => readonly [string, string]
  readonly came: (theCard: string, theBase: string) => readonly [string, string]
  readonly robbed: (who: string, gold: number) => readonly [string, string]
  readonly stolen: (who: string) => readonly [string, string]
  readonly taken: (who: string, theCard: string) => readonly [string, string]
  readonly market: readonly [string, string]
}

export const meaningWords: PerLanguage<MeaningWords> = {
  en: {
    did: { built: 'built', smuggled: 'smuggled in', drafted: 'drafted', stole: 'stole' },
    paid: (who, gold, theKey) => [
      `${who} paid you ${gold} gold.`,
      `It lies on ${theKey}, who opened the padlock.`,
    ],
    owes: (who, gold, theCard, theKey) => [
      `${who} will pay you ${gold} gold for ${theCard}:`,
      `only ${theKey} in your village opens the padlock.`,
    ],
    gone: (theCard, theBase) => [
      `${capital(theCard)} is no longer on the Road.`,
      `It would have gone on ${theBase} in your village.`,
    ],
    came: (theCard, theBase) => [
      `${capital(theCard)} is on the Road.`,
      `It goes on ${theBase} in your village.`,
    ],
    robbed: (who, gold) => [`${who} took ${gold} gold from you.`, ''],
    stolen: (who) => [`${who} stole a card from your hand.`, ''],
    taken: (who, theCard) => [`${who} took ${theCard} out of your village.`, ''],
    market: ['Market day is near:', 'it comes at the end of this round.'],
  },
  de: {
    did: { built: 'gebaut', smuggled: 'eingeschmuggelt', drafted: 'genommen', stole: 'gestohlen' },
    paid: (who, gold, theKey) => [
      `${who} hat dir ${gold} Gold bezahlt.`,
      `${capital(theKey)} hat dafür das Schloss geöffnet.`,
    ],
    owes: (who, gold, theCard, theKey) => [
      `${who} zahlt dir bald ${gold} Gold für ${theCard}:`,
      `Nur ${theKey} in deinem Dorf öffnet das Schloss.`,
    ],
    gone: (theCard, theBase) => [
      `${capital(theCard)} liegt nicht mehr aus.`,
      `In deinem Dorf hätte die Karte auf ${theBase} gepasst.`,
    ],
    came: (theCard, theBase) => [
      `${capital(theCard)} liegt aus.`,
      `In deinem Dorf passt die Karte auf ${theBase}.`,
    ],
    robbed: (who, gold) => [`${who} hat dir ${gold} Gold abgenommen.`, ''],
    stolen: (who) => [`${who} hat dir eine Handkarte gestohlen.`, ''],
    taken: (who, theCard) => [`${who} hat ${theCard} aus deinem Dorf geholt.`, ''],
    market: ['Bald ist Markt:', 'am Ende dieser Runde.'],
  },
  fr: {
    did: { built: 'placé', smuggled: 'introduit', drafted: 'recruté', stole: 'volé' },
    paid: (who, gold, theKey) => [
      `${who} t’a payé ${gold} or.`,
      `L’or est sur ${theKey}, qui a ouvert le cadenas.`,
    ],
    owes: (who, gold, theCard, theKey) => [
      `${who} te devra ${gold} or pour ${theCard}.`,
      `Le cadenas ne s’ouvre qu’avec ${theKey} de ton village.`,
    ],
    gone: (theCard, theBase) => [
      `${capital(theCard)} n’est plus sur la route.`,
      `Cette carte allait sur ${theBase} de ton village.`,
    ],
    came: (theCard, theBase) => [
      `${capital(theCard)} est sur la route.`,
      `Cette carte va sur ${theBase} de ton village.`,
    ],
    robbed: (who, gold) => [`${who} t’a pris ${gold} or.`, ''],
    stolen: (who) => [`${who} t’a volé une carte de ta main.`, ''],
    taken: (who, theCard) => [`${who} a pris ${theCard} dans ton village.`, ''],
    market: ['Le marché approche :', 'il a lieu à la fin de cette manche.'],
  },
}
