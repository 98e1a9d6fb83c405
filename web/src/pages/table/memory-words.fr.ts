import { de, que } from '../../../../worker/games/kernel/french.ts'
import { locales } from '../../../../worker/games/kernel/language.ts'
import type { MemoryTexts } from './memory-words.en.ts'

const { plural } = locales.fr

export const fr: MemoryTexts = {
  tools: 'Plus sur cette table',
  close: 'Fermer',
  back: 'Retour à la table',
  plans: {
    title: 'Prévoir',
    hint: 'Prépare des coups pendant que d’autres jouent. Ils sont joués pour toi dès qu’ils sont possibles ; personne d’autre ne les voit.',
    yourTurn:
      'C’est à toi maintenant. Ce que tu prépares ici compte à partir de la prochaine fois.',
    lay: 'Préparer des coups',
    more: 'En préparer un autre',
    none: 'Tu n’as rien préparé.',
    turn: (turn) =>
      turn === 1 ? 'Quand ce sera de nouveau à moi' : `La ${turn}e fois que ce sera à moi`,
    or: 'ou sinon',
    earlier: 'Préférer celui-ci',
    remove: 'Retirer',
    orders: 'Toujours',
    ordersHint:
      'Joué chaque fois qu’on te pose cette question et qu’aucun de tes souhaits n’est possible.',
    others:
      'On te demande quelque chose pendant un autre tour ? Essaie ce tour, réponds-y, et choisis « Toujours faire cela ».',
    byItself: 'Sans me demander',
    pass: 'Passer pour moi',
    passHint: 'Si rien de cela n’est possible, mon tour finit dès que les règles le permettent.',
    passNow: 'passe',
    forced: 'Jouer pour moi le seul coup possible',
    forcedHint: 'Quand il n’y a rien à choisir, la partie continue sans m’attendre.',
    failed:
      'Quelque chose a mal tourné de notre côté avec ton plan. Il a été mis de côté, consignes permanentes comprises :',
    dropped: 'Plus rien de cela n’était possible à ton tour. Ton plan a été mis de côté :',
    understood: 'Compris',
    changed: 'Le plan avait changé entre-temps. Le voici tel qu’il est ; réessaie, s’il te plaît.',
  },
  lay: {
    title: 'Préparer des coups',
    hint: 'Choisis ce que tu ferais si c’était à toi maintenant. Si c’est possible le moment venu, c’est joué pour toi.',
    guess: 'L’état de la table à ce moment-là n’est qu’une supposition.',
    kind: 'Pour quel tour ?',
    asWish: 'Le préparer',
    always: 'Toujours faire cela',
    alwaysHint: 'Chaque fois qu’on te pose cette question et que c’est possible.',
    asTurn: (turn, wish) =>
      turn === 1 ? `prochaine fois, souhait ${wish}` : `la ${turn}e fois, souhait ${wish}`,
    where: 'Quand',
    nothing:
      'Rien n’est prévisible pour l’instant. Essaie une suite possible, et prépare tes coups à partir de là.',
    full: 'Ce plan est plein.',
  },
  variation: {
    title: 'Essayer',
    hint: 'Continue en solo, pour tout le monde, aussi longtemps que tu veux. Personne n’en sait rien.',
    from: (turn) => (turn === 0 ? 'depuis le début' : `depuis le tour ${turn}`),
    asked: (name) => `Au tour ${de(name)}`,
    forSeat: 'Jouer pour',
    stop: 'La suite est cachée : la variante s’arrête ici.',
    unknown: (name) =>
      `Ce ${que(name)} pourrait faire dépend de ce que tu ne vois pas. La variante s’arrête ici.`,
    guess: 'Continuer au hasard',
    guessHint: 'Les cartes cachées sont tirées au sort, comme elles pourraient l’être.',
    guessed: 'à partir d’ici, au hasard',
    end: 'La partie serait terminée ici.',
    pass: 'Laisser passer les autres',
    passHint: 'Ils jouent des coups simples jusqu’à ce que ce soit à toi.',
    again: 'Recommencer',
    keep: 'Garder cette variante',
    kept: 'Variantes gardées',
    keptHint: 'Elles ne sont gardées que dans ce navigateur.',
    open: (moves, turn) =>
      `${plural(moves, { one: `${moves} coup`, other: `${moves} coups` })} ${turn === 0 ? 'depuis le début' : `depuis le tour ${turn}`}`,
    forget: 'Oublier',
    layAll: 'Préparer mes coups',
    steps: 'La variante jusqu’ici',
  },
  past: {
    title: 'Revoir',
    step: 'Parcourir pas à pas',
    hold: 'Pause',
    all: 'Revoir la partie depuis le début',
    play: 'Lire',
    turn: 'Tour',
    since: (turns) =>
      plural(turns, {
        one: 'Un tour depuis ton dernier',
        other: `${turns} tours depuis ton dernier`,
      }),
    of: (turn, turns) => `Tour ${turn} sur ${turns}`,
    beginning: 'Le début',
    first: 'Au début',
    previous: 'Un tour en arrière',
    next: 'Un tour en avant',
    last: 'Revenir au présent',
    keys: 'Les flèches avancent pas à pas, Début et Fin sautent.',
    link: 'Copier le lien de ce tour',
    copied: 'Copié',
    try: 'Essayer à partir d’ici',
    by: { plan: 'par plan', forced: 'le seul coup', bot: 'par un robot' },
    quiet: 'Rien à voir.',
    takesBack: (name) => `${name} reprend le tour précédent.`,
    undone: 'repris',
    open: (turn) => `Regarder le tour ${turn}`,
    older: 'Tours plus anciens',
  },
  talk: {
    title: 'Discussion',
    unread: (count) => plural(count, { one: `${count} non lu`, other: `${count} non lus` }),
    empty: 'Personne n’a encore rien dit.',
    older: 'Messages précédents',
    say: 'Dire quelque chose à la table',
    send: 'Envoyer',
    hint: 'Toute personne qui a le lien peut lire. Écris @ et un nom : cette personne reçoit une lettre.',
    fresh: 'nouveau',
    looking: 'Seules les personnes qui ont une place ici peuvent parler.',
    you: 'Toi',
  },
  notes: {
    title: 'Notes',
    hint: 'Rien que pour toi. Elles restent à cette table jusqu’à la suppression de ton compte.',
    label: 'Mes notes sur cette table',
    kept: 'Enregistré.',
    keeping: 'Enregistrement…',
    unkept: 'Pas encore enregistré ; nouvel essai en cours.',
  },
  watch: {
    title: 'Lien pour regarder',
    hint: 'Envoie ce lien aux amis qui veulent regarder. Ils ne voient aucune main, même pas la tienne. Il ne permet pas de jouer.',
    copy: 'Copier le lien',
    copied: 'Copié',
    looking: 'Tu vois cette table comme le public la voit.',
    play: 'Tu joues ici ? Rejoins ta place',
  },
  study: {
    title: 'Étudier une partie',
    hint: 'Ouvre le fichier d’une table. Ton navigateur rejoue une partie terminée et vérifie le sceau ; une partie en cours montre ce que tous pouvaient voir.',
    open: 'Ouvrir un fichier',
    wrong: 'Ce n’est pas le fichier d’une table.',
    unknownGame: 'Cette page ne connaît pas le jeu de ce fichier.',
    reading: (turns) =>
      plural(turns, {
        one: `Relecture de ${turns} tour…`,
        other: `Relecture de ${turns} tours…`,
      }),
    verified: (turns) =>
      plural(turns, {
        one: `Le sceau est intact, et ${turns} tour suit les règles.`,
        other: `Le sceau est intact, et les ${turns} tours suivent les règles.`,
      }),
    broken: 'Le sceau ne correspond pas à la graine : le hasard a peut-être été manipulé.',
    otherRules:
      'La partie a été jouée avec une version antérieure des règles ; certains tours peuvent tourner autrement.',
    breaks: (turn) =>
      `Les règles ne permettent pas le tour ${turn}. La partie s’affiche jusque-là.`,
    eyes: 'Vue par',
    all: 'tout à découvert',
    another: 'Ouvrir un autre fichier',
    this: 'Étudier cette partie',
    take: 'Enregistrer en fichier',
    bgStats: 'Envoyer à BG Stats',
    seen: 'La table après chacun de ses tours, telle que tout le monde pouvait la voir.',
    goOn: 'Continuer avec d’autres',
    goOnTitle: 'Continuer à partir d’ici',
    goOnText: (title, turn) =>
      `Une nouvelle table commence là où « ${title} » en était après ${plural(turn, { one: `${turn} tour`, other: `${turn} tours` })}. Ce qui était caché est redistribué. Des robots peuvent jouer. Elle n’est pas classée.`,
    goOnName: (title, turn) => `${title}, à partir du tour ${turn}`,
    goOnGo: 'Ouvrir la table',
    goOnBack: 'Retour à la partie',
  },
}
