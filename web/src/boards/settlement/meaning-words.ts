import type { PerLanguage } from '../../../../worker/games/kernel/language.ts'

/** Deed of somebody with a card or piece. */
export type Did = 'invited' | 'built' | 'explored' | 'hunted' | 'outpost' | 'took'

/** Words to me about the deeds of others: the news, and why that matters to me. */
interface MeaningWords {
  readonly did: Readonly<Record<Did, string>>
  readonly heroGone: (hero: string, who: string) => readonly [string, string]
  readonly heroCame: (hero: string) => readonly [string, string]
  readonly buildingGone: (building: string) => readonly [string, string]
  readonly buildingCame: (building: string) => readonly [string, string]
  readonly passedFirst: (who: string) => readonly [string, string]
  readonly lastRound: readonly [string, string]
}

export const meaningWords: PerLanguage<MeaningWords> = {
  en: {
    did: {
      ...{ invited: 'invited', built: 'built', explored: 'explored', hunted: 'hunted' },
      ...{ outpost: 'put an outpost on', took: 'took' },
    },
    heroGone: (hero, who) => [
      `The ${hero} has gone to ${who}.`,
      'You could have invited this hero.',
    ],
    heroCame: (hero) => [`The ${hero} has come to the row.`, 'You can afford this hero.'],
    buildingGone: (building) => [
      `No ${building} is left on the market.`,
      'You could have afforded it.',
    ],
    buildingCame: (building) => [`The ${building} has come to the market.`, 'You can afford it.'],
    passedFirst: (who) => [`${who} was the first to pass`, 'and begins the next round.'],
    lastRound: ['The last round has begun.', ''],
  },
  de: {
    did: {
      ...{ invited: 'eingeladen', built: 'gebaut', explored: 'erkundet', hunted: 'bekämpft' },
      ...{ outpost: 'Festung auf', took: 'genommen' },
    },
    heroGone: (hero, who) => [
      `„${hero}“ ist jetzt bei ${who}.`,
      'Diesen Helden hättest du dir leisten können.',
    ],
    heroCame: (hero) => [`„${hero}“ liegt in der Reihe.`, 'Diesen Helden kannst du dir leisten.'],
    buildingGone: (building) => [
      `„${building}“ liegt nicht mehr auf dem Markt.`,
      'Das hättest du dir leisten können.',
    ],
    buildingCame: (building) => [
      `„${building}“ liegt neu auf dem Markt.`,
      'Das kannst du dir leisten.',
    ],
    passedFirst: (who) => [`${who} hat zuerst gepasst`, 'und beginnt die nächste Runde.'],
    lastRound: ['Die letzte Runde hat begonnen.', ''],
  },
  fr: {
    did: {
      ...{ invited: 'invité', built: 'construit', explored: 'exploré', hunted: 'chassé' },
      ...{ outpost: 'avant-poste sur', took: 'pris' },
    },
    heroGone: (hero, who) => [`${who} a invité « ${hero} ».`, 'Tu avais de quoi le payer.'],
    heroCame: (hero) => [`« ${hero} » est dans la rangée.`, 'Tu as de quoi le payer.'],
    buildingGone: (building) => [
      `« ${building} » n’est plus au marché.`,
      'Tu avais de quoi le payer.',
    ],
    buildingCame: (building) => [`« ${building} » est au marché.`, 'Tu as de quoi le payer.'],
    passedFirst: (who) => [`${who} a passé en premier`, 'et commencera la manche suivante.'],
    lastRound: ['La dernière manche a commencé.', ''],
  },
}
