import type { LessonTexts } from './words.en.ts'

/** The lessons in French. */
export const texts: LessonTexts = {
  title: (game) => `${game} : apprendre en jouant`,
  step: (number, of) => `Étape ${number} sur ${of}`,
  other: 'Tu pourrais aussi, mais cette leçon prend un autre chemin. Fais d’abord ceci :',
  rival: 'Bert',
  you: 'Toi',
  rivalPlays: (name) => `${name} joue son tour.`,
  again: 'Encore une fois',
  doneTitle: 'Voilà comment ça marche.',
  doneText:
    'Tu en sais assez pour une première partie : des notes expliquent ce qui est nouveau, et tu peux reprendre chaque tour avant de l’envoyer.',
  friends: 'Avec des amis',
}
