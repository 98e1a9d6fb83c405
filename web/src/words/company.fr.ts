import { locales } from '../../../worker/games/kernel/language.ts'
import type { CompanyTexts } from './company.en.ts'

const { plural } = locales.fr

export const fr: CompanyTexts = {
  lobby: {
    title: 'Tables ouvertes',
    lead: 'Ici, on cherche du monde. Prends place ; la partie commence quand tout le monde est là.',
    none: 'Aucune table ouverte pour le moment.',
    noneHint: 'Ouvres-en une : d’autres la trouveront ici.',
    make: 'Proposer une table ouverte',
    more: 'D’autres tables ouvertes',
    mine: 'Tu y as une place',
    listed: 'Elle figure parmi les tables ouvertes.',
    unlisted:
      'Elle n’y figure pas : de chaque hôte, seules les trois tables ouvertes les plus récentes y sont.',
    closer: 'Affiner la recherche',
    answers: 'Répond',
    anyAnswers: 'Peu importe la vitesse',
    answersHours: 'En moins de six heures',
    answersDay: 'En moins d’un jour',
    steady: 'Va jusqu’au bout et tarde rarement',
    language: 'Langue de l’hôte',
    anyLanguage: 'Toutes les langues',
    pace: 'Rythme',
    anyPace: 'Tous les rythmes',
    paces: {
      hours: 'Quelques heures par tour',
      day: 'Environ un jour par tour',
      days: 'Plusieurs jours par tour',
      none: 'Sans horloge',
    },
    level: 'Expérience de l’hôte',
    anyLevel: 'Peu importe',
    levels: { new: 'Débute à ce jeu', practised: 'A un peu d’expérience' },
    lookout: {
      title: 'Me prévenir quand une telle table s’ouvre',
      lead: 'Pendant quatre semaines, on te signale une fois chaque table de ce genre, comme une invitation. Rythme, expérience et langue sont ceux choisis plus haut.',
      nobody: 'Il te faut un nom pour cela : prends place quelque part, ou connecte-toi.',
      noGame: 'Choisis d’abord un jeu plus haut.',
      seats: (game) => `Places, ${game}`,
      anySeats: 'Peu importe',
      for: (seats) => `À ${seats}`,
      go: 'Me prévenir',
      mine: 'Tu guettes',
      until: (day) => `jusqu’au ${day}`,
      end: 'Arrêter',
    },
    noneFits: 'Aucune table ouverte ne correspond à tout cela.',
  },
  figures: {
    title: 'Comment se passent les parties',
    hint: 'D’après les dernières tables à plusieurs, cinquante au plus. Seul compte le moment où les tours sont arrivés.',
    few: 'Ces indications apparaissent après dix tables à plusieurs terminées.',
    answers: (time) =>
      time < 90 * 60_000
        ? 'répond en général en moins d’une heure'
        : time < 36 * 60 * 60_000
          ? `répond en général en ${Math.round(time / 3_600_000)} heures`
          : `répond en général en ${Math.round(time / 86_400_000)} jours`,
    finished: (finished, tables) =>
      finished === tables
        ? `a joué ses ${tables} tables jusqu’au bout`
        : `a joué ${finished} tables sur ${tables} jusqu’au bout`,
    seldomLate: 'tarde rarement',
  },
  rated: 'Classée',
  ratedHint:
    'Le résultat compte pour la cote de chaque personne qui joue. Pas de conseils à cette table.',
  people: {
    title: 'Connaissances',
    lead: 'Toutes les personnes avec qui tu as partagé une table.',
    none: 'Encore personne.',
    noneHint: 'Les personnes qui jouent avec toi apparaissent ici, pour être réinvitées.',
    me: 'Ma propre page',
    tables: (count) =>
      plural(count, { one: 'une table en commun', other: `${count} tables en commun` }),
    blocked: 'Personnes que tu évites',
    block: 'Éviter',
    unblock: 'Ne plus éviter',
    report: 'Signaler',
    reportText: 'Que s’est-il passé ?',
    reportHint: 'Seuls les responsables du site le lisent. La personne n’en sait rien.',
    reportGo: 'Envoyer le signalement',
    reported: 'Merci. Le signalement est envoyé.',
    blockHint:
      'Vous ne vous croisez plus aux tables ouvertes et ne pouvez plus vous inviter. Les parties en cours continuent. La personne n’en sait rien.',
  },
  person: {
    since: (date) => `Ici depuis le ${date}`,
    you: 'C’est ta page, telle que les autres la voient.',
    ratings: 'Cotes',
    noRatings: 'Aucune table classée terminée pour l’instant.',
    ratingOf: (tables) =>
      plural(tables, { one: 'd’après une table', other: `d’après ${tables} tables` }),
    ratingHint:
      'Tout le monde commence près de 1000. La cote monte avec le niveau et avec la certitude : les premières tables pèsent le plus.',
    games: 'Parties terminées',
    tally: ({ finished, alone, won }) =>
      `${plural(finished, { one: `${finished} terminée`, other: `${finished} terminées` })}${alone > 0 ? ` (${alone} en solo)` : ''}, ${plural(won, { one: `${won} gagnée`, other: `${won} gagnées` })}`,
    none: 'Aucune partie terminée pour l’instant.',
    last: 'Les dernières',
    place: (place, seats) => `Rang ${place} sur ${seats}`,
    solo: 'Solo',
    points: (points) => plural(points, { one: `${points} point`, other: `${points} points` }),
  },
  best: {
    title: 'Meilleurs solos',
    lead: 'Les meilleurs résultats en solo, chaque personne une fois par choix d’options.',
    none: 'Personne n’a encore fini ce jeu en solo. À toi d’ouvrir le bal !',
    play: 'Jouer en solo',
  },
  invite: {
    title: 'Inviter du monde',
    free: 'Membres de tes clubs, libres pour cette partie',
    met: 'Personnes avec qui tu as joué',
    email: 'Adresses e-mail',
    emailHint:
      'Plusieurs, séparées par des virgules. Chacune reçoit une seule lettre avec le lien.',
    guestHint: 'Pour envoyer des lettres à des adresses, connecte-toi d’abord avec la tienne.',
    go: 'Envoyer les invitations',
    sent: (count) =>
      plural(count, {
        one: 'Une invitation est en route.',
        other: `${count} invitations sont en route.`,
      }),
    wrong: 'Cela ne ressemble pas à une adresse e-mail.',
  },
  rematch: {
    go: 'Revanche',
    alone: 'Encore une fois',
    join: 'Aller à la revanche',
    hint: 'Même jeu, mêmes options ; qui a commencé joue cette fois en dernier. Les autres reçoivent une invitation.',
  },
}
