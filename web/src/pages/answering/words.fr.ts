import type { AnsweringTexts } from './words.en.ts'

/** "How answering works" in French. */
export const texts: AnsweringTexts = {
  title: 'Comment répondre',
  lead: 'Quand c’est à toi, réponds simplement à la lettre. Écris au-dessus de ce qui est cité ; une ligne suffit.',
  sayTitle: 'Ce que tu peux écrire',
  say: [
    ['« 3 »', 'Joue le numéro 3 de la liste de cette lettre. Le même numéro figure dans l’image.'],
    ['« 2, puis 5 »', 'Joue plusieurs coups dans cet ordre.'],
    ['« le Maçon, s’il te plaît »', 'Joue le coup que tu nommes, avec tes propres mots.'],
    ['« 3, puis fin du tour »', 'Joue le numéro 3 et finit le tour s’il devait continuer.'],
    ['« liste »', 'T’envoie tous les coups possibles ; « liste 2 », la suite d’une longue liste.'],
    ['« table »', 'Dit où en est chacun et ce qu’il y a au milieu ; rien n’est joué.'],
    ['« qu’a Bob ? »', 'Dit la même chose, à partir de Bob.'],
    ['« que fait le Maçon ? »', 'Dit ce qu’une carte ou un bâtiment coûte, fait et vaut.'],
    ['« règles »', 'Explique le jeu ; « chapitres » énumère toutes ses règles.'],
    ['« comment s’ouvre un cadenas ? »', 'Trouve les règles qui le disent.'],
    [
      '« annuler »',
      'Reprend ton dernier tour ; si d’autres ont pu le voir, on leur demande leur accord.',
    ],
    ['« dire : bien joué ! »', 'S’adresse à la table.'],
    ['« oui » ou « non »', 'Répond à ce qu’une lettre te demande.'],
    ['« aide »', 'T’envoie ce que tu peux dire en ce moment.'],
  ],
  sections: [
    [
      'Où un tour s’arrête',
      'Un tour de la liste est fini une fois joué. S’il se termine par « … », on te demandera encore quelque chose : la lettre suivante apporte une nouvelle liste.',
    ],
    [
      'La réponse que tu reçois',
      'Une lettre te dit ce qui a été joué, où en est la table et ce qu’on te demande ensuite. Si tes mots peuvent vouloir dire plusieurs choses, rien n’est joué, et on te demande laquelle.',
    ],
    [
      'Un clic sur un tour',
      'Il ouvre la table et y prépare ce tour. Rien n’est joué avant que tu l’y envoies.',
    ],
    [
      'Qui peut jouer pour toi',
      'Seulement une réponse de ta propre adresse, signée par ton fournisseur de messagerie. Ce qui est cité n’est pas lu. Mais avec les liens d’une lettre, n’importe qui peut jouer à cette table : ne la transfère pas.',
    ],
    [
      'Les secrets',
      'Les lettres montrent ce que les autres ne voient pas, comme ta main. Dans les réglages, tu peux choisir des lettres qui n’en disent rien.',
    ],
  ],
  settings: 'Réglages des lettres',
}
