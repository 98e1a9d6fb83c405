import { de as of } from '../../../worker/games/kernel/french.ts'
import { locales } from '../../../worker/games/kernel/language.ts'
import type { WeekTexts } from './week.en.ts'

const { plural } = locales.fr

export const fr: WeekTexts = {
  title: 'La donne de la semaine',
  invite: 'Le même départ pour tout le monde. Un seul essai par personne.',
  lead: 'Tout le monde commence avec les mêmes cartes dans le même ordre. Un essai par jeu, sans conseil ; ensuite, tu vois ceux des autres.',
  until: (day) => `Les parties terminées avant le ${day} comptent.`,
  past: 'Cette semaine est passée. On peut encore jouer ses donnes, mais elles ne comptent plus.',
  name: (week, year) => `Semaine ${week}, ${year}`,
  before: 'La semaine d’avant',
  now: 'La semaine en cours',
  alone: 'en solo',
  bots: (count) =>
    plural(count, {
      one: 'contre un bon robot',
      other: `contre ${count} bons robots`,
    }),
  finished: (count) =>
    count === 0
      ? 'Personne ne l’a encore terminée.'
      : plural(count, {
          one: 'Une personne l’a terminée.',
          other: `${count} personnes l’ont terminée.`,
        }),
  begin: 'Jouer cette donne',
  goOn: 'Continuer mon essai',
  over: 'Aller à ma table',
  none: 'Aucune donne de cette semaine n’a été jouée.',
  results: 'Résultats',
  later: 'hors délai',
  rank: 'Rang',
  who: 'Qui',
  points: 'Points',
  you: 'toi',
  compare: 'Comparer',
  compareWith: (name) => `Comparer avec ${name}`,
  share: 'Lien vers cette donne',
  copied: 'Copié',
  hidden: 'Tu verras les points de chacun quand ton essai sera terminé.',
  toResults: 'Résultats et autres parties',
  sealed: (day) =>
    `La donne reste scellée jusqu’au ${day}, car d’autres la jouent encore. Ensuite, tu pourras vérifier et étudier cette partie.`,
  paths: (name) => `Ta partie et celle ${of(name)}`,
  turn: (turn, last) => `Tour ${turn} sur ${last}`,
  previous: 'Tour précédent',
  next: 'Tour suivant',
  atEnd: 'a terminé',
  village: (name) => `Le village ${of(name)} après ce tour`,
  back: 'Retour à la semaine',
}
