import { locales, type PerLanguage } from '../../../../worker/games/kernel/language.ts'

/** Deed of somebody with a card, or for somebody. */
export type Did = 'got' | 'served' | 'travelled' | 'chronicled' | 'buried' | 'hand' | 'plowed'

/** Words to me about the deeds of others: the news, and why that matters to me. */
interface MeaningWords {
  readonly did: Readonly<Record<Did, string>>
  readonly chronicle: (profession: string) => readonly [string, string]
  readonly rats: (points: number) => readonly [string, string]
  readonly plague: (profession: string) => readonly [string, string]
  readonly church: readonly [string, string]
  readonly hand: (who: string) => readonly [string, string]
  readonly graves: (left: number) => readonly [string, string]
}

/** A name as it stands within a sentence. */
const small = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

export const meaningWords: PerLanguage<MeaningWords> = {
  en: {
    did: {
      ...{ got: 'got', served: 'served', travelled: 'travelled:', plowed: 'plowed' },
      ...{ chronicled: 'in the chronicle:', buried: 'buried:', hand: 'took' },
    },
    chronicle: (profession) => [
      'The chronicle is full:',
      `your ${small(profession)} would get an unnamed grave.`,
    ],
    rats: (points) => [
      `The rats took ${locales.en.counted(points, 'story point', 'story points')} from you.`,
      '',
    ],
    plague: (profession) => [`Your ${small(profession)} has died.`, ''],
    church: ['The last church is taken.', 'You have none.'],
    hand: (who) => [`${who} has taken the hand from you`, 'and begins the next round.'],
    graves: (left) =>
      locales.en.plural(left, {
        one: ['The next death ends the game.', ''],
        other: [`${left} more deaths`, 'and the game ends.'],
      }),
  },
  de: {
    did: {
      ...{ got: 'bekommen', served: 'bedient', travelled: 'gereist', plowed: 'gepflügt' },
      ...{ chronicled: 'in der Chronik', buried: 'beerdigt', hand: 'genommen' },
    },
    chronicle: (profession) => [
      'Die Chronik ist hier voll:',
      `Dein ${profession} käme nur noch in ein anonymes Grab.`,
    ],
    rats: (points) => [
      `Die Ratten haben dir ${locales.de.counted(points, 'Geschichten-Punkt', 'Geschichten-Punkte')} genommen.`,
      '',
    ],
    plague: (profession) => [`Dein ${profession} ist gestorben.`, ''],
    church: ['Die letzte Kirche ist vergeben.', 'Du hast keine.'],
    hand: (who) => [`${who} hat dir die Hand abgenommen`, 'und beginnt die nächste Runde.'],
    graves: (left) =>
      locales.de.plural(left, {
        one: ['Der nächste Todesfall beendet das Spiel.', ''],
        other: [`Noch ${left} Todesfälle,`, 'dann endet das Spiel.'],
      }),
  },
  fr: {
    did: {
      ...{ got: 'obtenu', served: 'servi', travelled: 'voyage', plowed: 'labouré' },
      ...{ chronicled: 'dans la chronique', buried: 'enterré', hand: 'pris' },
    },
    chronicle: (profession) => [
      'La chronique est pleine ici.',
      `Ton ${small(profession)} aurait une tombe anonyme.`,
    ],
    rats: (points) => [
      `Les rats t’ont pris ${locales.fr.counted(points, 'point d’histoire', 'points d’histoire')}.`,
      '',
    ],
    plague: (profession) => [`Ton ${small(profession)} est mort.`, ''],
    church: ['La dernière église est prise.', 'Tu n’en as pas.'],
    hand: (who) => [`${who} t’a pris la main`, 'et commencera la manche suivante.'],
    graves: (left) =>
      locales.fr.plural(left, {
        one: ['Le prochain décès termine la partie.', ''],
        other: [`Encore ${left} décès,`, 'et la partie se termine.'],
      }),
  },
}
