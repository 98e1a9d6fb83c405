import { locales } from '../../../../worker/games/kernel/language.ts'
import type { LadderTexts } from './words.en.ts'

const { plural } = locales.fr

export const fr: LadderTexts = {
  lead: 'Les tables classées changent ta cote. Ici, tu vois le rang de chacun, et qui a le plus gagné cette saison.',
  hint: 'Si tu préfères ne pas y figurer, choisis-le dans les réglages.',
  which: 'Ce qui s’affiche',
  ladder: 'Classement',
  season: 'Saison',
  seasonName: (quarter, year) => `${quarter === '1' ? '1er' : `${quarter}e`} trimestre ${year}`,
  seasonHint: (day) =>
    `Les tables terminées avant le ${day} comptent. En tête, le plus grand nombre de victoires.`,
  seasonOver: 'Cette saison est terminée.',
  before: 'La saison d’avant',
  now: 'La saison en cours',
  none: 'Personne n’a encore terminé de table classée à ce jeu.',
  noneOfSeason: 'Aucune table classée de ce jeu ne s’est terminée cette saison.',
  play: 'Ouvrir une table classée',
  rank: 'Rang',
  person: 'Personne',
  rating: 'Cote',
  tables: 'Tables',
  won: 'Gagnées',
  you: 'toi',
  mine: (rank) => `Tu es au rang ${rank}.`,
  of: (game) => `Classement : ${game}`,
  ofSeason: (game) => `Tableau d’honneur : ${game}`,
  club: {
    title: 'Classement du club',
    none: 'Aucun membre n’a encore de cote à ce jeu.',
  },
  standing: {
    show: 'En savoir plus',
    title: (game) => `Classement à ${game}`,
    place: (rank) => `Rang ${rank}`,
    far: 'Au-delà des mille premières places',
    unlisted: 'Hors classement, selon tes réglages.',
    toLadder: 'Voir le classement',
    history: 'Évolution de la cote',
    graph: ({ first, last, least, most, tables }) =>
      `La cote sur ${plural(tables, { one: 'une table', other: `${tables} tables` })} : de ${first} à ${last}, jamais sous ${least} ni au-dessus de ${most}.`,
    most: 'Maximum',
    least: 'Minimum',
    points: 'D’où viennent les points',
    pointsOf: (seats, tables) =>
      `Points par table, d’après ${plural(tables, { one: 'une table classée', other: `${tables} tables classées` })} à ${seats}.`,
    others: (others) =>
      plural(others, {
        one: 'La moyenne est celle d’une personne d’un niveau proche.',
        other: `La moyenne est celle de ${others} personnes d’un niveau proche.`,
      }),
    category: 'Points pour',
    own: 'Ici',
    mean: 'Moyenne',
    together: 'Vous deux',
    togetherOf: ({ tables, ahead, behind, level }) =>
      [
        plural(tables, { one: 'une table en commun', other: `${tables} tables en commun` }),
        `toi devant ${ahead} fois`,
        `l’autre devant ${behind} fois`,
        ...(level > 0 ? [`à égalité ${level} fois`] : []),
      ].join(' · '),
    none: 'Aucune table en commun pour l’instant.',
  },
}
