import { capital, type PerLanguage } from '../../../../worker/games/kernel/language.ts'

/** Deed of somebody with a card or piece. */
export type Did =
  | ('invited' | 'built' | 'explored' | 'hunted' | 'outpost' | 'took')
  | ('gathered' | 'used')

/** Words to me about the deeds of others: the news, and why that matters to me. A building comes behind its article. */
interface MeaningWords {
  readonly did: Readonly<Record<Did, string>>
  readonly heroGone: (hero: string, who: string) => readonly [string, string]
  readonly heroCame: (hero: string) => readonly [string, string]
  readonly buildingGone: (theBuilding: string) => readonly [string, string]
  readonly buildingCame: (theBuilding: string) => readonly [string, string]
  readonly passedFirst: (who: string) => readonly [string, string]
  readonly passed: (who: string) => readonly [string, string]
  readonly lastRound: readonly [string, string]
}

export const meaningWords: PerLanguage<MeaningWords> = {
  en: {
    did: {
      ...{ invited: 'invited', built: 'built', explored: 'explored', hunted: 'hunted' },
      ...{ outpost: 'put an outpost on', took: 'took', gathered: 'gathered in', used: 'used' },
    },
    heroGone: (hero, who) => [
      `The ${hero} has gone to ${who}.`,
      'You could have invited this hero.',
    ],
    heroCame: (hero) => [`The ${hero} has come to the row.`, 'You can afford this hero.'],
    buildingGone: (theBuilding) => [
      `${capital(theBuilding)} is no longer on the market.`,
      'You could have afforded it.',
    ],
    buildingCame: (theBuilding) => [
      `${capital(theBuilding)} has come to the market.`,
      'You can afford it.',
    ],
    passedFirst: (who) => [`${who} was the first to pass`, 'and begins the next round.'],
    passed: (who) => [`${who} has passed`, 'and waits for the next round.'],
    lastRound: ['The last round has begun.', ''],
  },
  de: {
    did: {
      ...{ invited: 'eingeladen', built: 'gebaut', explored: 'erkundet', hunted: 'bekämpft' },
      ...{ outpost: 'Festung auf', took: 'genommen', gathered: 'Ertrag von', used: 'genutzt' },
    },
    heroGone: (hero, who) => [
      `${who} hat einen ${hero} eingeladen.`,
      'Diesen Helden hättest du dir leisten können.',
    ],
    heroCame: (hero) => [`In der Reihe liegt ein ${hero}.`, 'Diesen Helden kannst du dir leisten.'],
    buildingGone: (theBuilding) => [
      `${capital(theBuilding)} liegt nicht mehr auf dem Markt.`,
      'Das hättest du dir leisten können.',
    ],
    buildingCame: (theBuilding) => [
      `${capital(theBuilding)} liegt neu auf dem Markt.`,
      'Das kannst du dir leisten.',
    ],
    passedFirst: (who) => [`${who} hat zuerst gepasst`, 'und beginnt die nächste Runde.'],
    passed: (who) => [`${who} hat gepasst`, 'und wartet auf die nächste Runde.'],
    lastRound: ['Die letzte Runde hat begonnen.', ''],
  },
  fr: {
    did: {
      ...{ invited: 'invité', built: 'construit', explored: 'exploré', hunted: 'chassé' },
      ...{ outpost: 'avant-poste sur', took: 'pris', gathered: 'récolté sur', used: 'utilisé' },
    },
    heroGone: (hero, who) => [`${who} a invité un ${hero}.`, 'Tu pouvais te l’offrir.'],
    heroCame: (hero) => [`Un ${hero} est dans la rangée.`, 'Tu peux te l’offrir.'],
    buildingGone: (theBuilding) => [
      `${capital(theBuilding)} n’est plus au marché.`,
      'Tu pouvais te l’offrir.',
    ],
    buildingCame: (theBuilding) => [
      `${capital(theBuilding)} est au marché.`,
      'Tu peux te l’offrir.',
    ],
    passedFirst: (who) => [`${who} a passé en premier`, 'et commencera la manche suivante.'],
    passed: (who) => [`${who} a passé`, 'et attend la manche suivante.'],
    lastRound: ['La dernière manche a commencé.', ''],
  },
}
