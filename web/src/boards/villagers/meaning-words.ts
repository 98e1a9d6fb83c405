import type { PerLanguage } from '../../../../worker/games/kernel/language.ts'

/** Deed of somebody with a card. */
export type Did = 'built' | 'smuggled' | 'drafted' | 'stole'

/** Words to me about the deeds of others: the news, and why that matters to me. */
interface MeaningWords {
  readonly did: Readonly<Record<Did, string>>
  readonly paid: (who: string, gold: number, key: string) => readonly [string, string]
  readonly owes: (who: string, gold: number, card: string, key: string) => readonly [string, string]
  readonly gone: (card: string, on: string) => readonly [string, string]
  readonly came: (card: string, on: string) => readonly [string, string]
  readonly robbed: (who: string, gold: number) => readonly [string, string]
  readonly stolen: (who: string) => readonly [string, string]
  readonly taken: (who: string, card: string) => readonly [string, string]
  readonly market: readonly [string, string]
}

export const meaningWords: PerLanguage<MeaningWords> = {
  en: {
    did: { built: 'built', smuggled: 'smuggled in', drafted: 'drafted', stole: 'stole' },
    paid: (who, gold, key) => [
      `${who} paid you ${gold} gold.`,
      `It lies on your ${key}, who opened the padlock.`,
    ],
    owes: (who, gold, card, key) => [
      `${who} will pay you ${gold} gold,`,
      `once the ${card} is built: only your ${key} opens that padlock.`,
    ],
    gone: (card, on) => [
      `No ${card} lies on the Road any more.`,
      `It would have gone on your ${on}.`,
    ],
    came: (card, on) => [`The ${card} lies on the Road.`, `It goes on your ${on}.`],
    robbed: (who, gold) => [`${who} took ${gold} gold from you.`, ''],
    stolen: (who) => [`${who} stole a card from your hand.`, ''],
    taken: (who, card) => [`${who} took the ${card} out of your village.`, ''],
    market: ['Market day is near:', 'it comes at the end of this round.'],
  },
  de: {
    did: { built: 'gebaut', smuggled: 'eingeschmuggelt', drafted: 'genommen', stole: 'gestohlen' },
    paid: (who, gold, key) => [
      `${who} hat dir ${gold} Gold bezahlt.`,
      `Es liegt auf „${key}“: Damit ging das Schloss auf.`,
    ],
    owes: (who, gold, card, key) => [
      `${who} zahlt dir bald ${gold} Gold:`,
      `„${card}“ hat ein Schloss, das nur „${key}“ in deinem Dorf öffnet.`,
    ],
    gone: (card, on) => [
      `„${card}“ liegt nicht mehr aus.`,
      `Die Karte hätte in deinem Dorf auf „${on}“ gepasst.`,
    ],
    came: (card, on) => [`„${card}“ liegt aus.`, `Die Karte passt in deinem Dorf auf „${on}“.`],
    robbed: (who, gold) => [`${who} hat dir ${gold} Gold abgenommen.`, ''],
    stolen: (who) => [`${who} hat dir eine Handkarte gestohlen.`, ''],
    taken: (who, card) => [`${who} hat „${card}“ aus deinem Dorf geholt.`, ''],
    market: ['Bald ist Markt:', 'am Ende dieser Runde.'],
  },
  fr: {
    did: { built: 'construit', smuggled: 'introduit', drafted: 'recruté', stole: 'volé' },
    paid: (who, gold, key) => [
      `${who} t’a payé ${gold} or.`,
      `L’or est sur « ${key} », qui a ouvert le cadenas.`,
    ],
    owes: (who, gold, card, key) => [
      `${who} te devra ${gold} or.`,
      `Seule ta carte « ${key} » ouvre le cadenas de « ${card} ».`,
    ],
    gone: (card, on) => [
      `« ${card} » n’est plus sur la route.`,
      `Cette carte allait sur « ${on} » dans ton village.`,
    ],
    came: (card, on) => [
      `« ${card} » est sur la route.`,
      `Cette carte va sur « ${on} » dans ton village.`,
    ],
    robbed: (who, gold) => [`${who} t’a pris ${gold} or.`, ''],
    stolen: (who) => [`${who} t’a volé une carte de ta main.`, ''],
    taken: (who, card) => [`${who} a pris « ${card} » dans ton village.`, ''],
    market: ['Le marché approche :', 'il a lieu à la fin de cette manche.'],
  },
}
