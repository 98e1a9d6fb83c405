import { de } from '../../../worker/games/kernel/french.ts'
import { locales } from '../../../worker/games/kernel/language.ts'
import { fr as bots } from './bots.fr.ts'
import { byGame } from './by-game.ts'
import { fr as company } from './company.fr.ts'
import { fr as door } from './door.fr.ts'
import type { Texts } from './en.ts'
import type { GameTexts } from './game-texts.ts'
import { fr as pace } from './pace.fr.ts'
import { fr as week } from './week.fr.ts'

const { plural } = locales.fr

/** Everything the front end says in French. The games bring their own words. */
export const fr: Texts = {
  // Parts of the app that the first page shows as well; the others bring their own words.
  bots,
  company,
  door,
  pace,
  week,

  tagline: 'Bâtir des villages par la poste',
  skip: 'Aller au contenu',
  skipBoard: 'Aller au plateau',
  loading: 'Un petit instant…',
  cancel: 'Annuler',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  retry: 'Réessayer',
  home: 'Retour à l’accueil',
  you: 'toi',
  nobody: 'place libre',

  nav: {
    tournaments: 'Tournois',
    clubs: 'Clubs',
    ladders: 'Classements',
    tournament: 'Aller au tournoi',
    label: 'Navigation principale',
    tables: 'Mes tables',
    letters: 'Lettres',
    settings: 'Réglages',
    signIn: 'Se connecter',
    newTable: 'Nouvelle table',
    study: 'Étudier une partie',
    about: 'À propos de Dorfpost',
    next: 'Table suivante',
    waiting: (count) =>
      plural(count, { one: `${count} table t’attend`, other: `${count} tables t’attendent` }),
    unread: (count) =>
      plural(count, { one: `${count} lettre non lue`, other: `${count} lettres non lues` }),
  },

  games: byGame(
    import.meta.glob<GameTexts>('../boards/*/texts.fr.ts', { eager: true, import: 'texts' }),
  ),

  players: (min, max) =>
    min === max
      ? plural(min, { one: `${min} personne`, other: `${min} personnes` })
      : `de ${min} à ${max} personnes`,
  seatCount: (count) => plural(count, { one: `${count} personne`, other: `${count} personnes` }),

  landing: {
    title: 'Bâtis un village entre amis, une lettre après l’autre.',
    lead: 'Ouvre une table, envoie son lien et joue ton tour quand ça t’arrange. La poste te prévient quand c’est à toi. Sans compte, sans appli.',
    start: 'Ouvrir une table',
    how: 'Comment ça se joue',
    steps: [
      ['Choisis un lieu', 'Ouvre une table : deux clics et un nom.'],
      ['Envoie le lien', 'Toute personne qui l’ouvre peut s’asseoir.'],
      ['Joue par la poste', 'Dans une minute ou dans une semaine. Une lettre te rappelle.'],
    ],
    games: 'À quoi veux-tu jouer ?',
    find: 'Tu as le lien d’une table ?',
    findHint: 'Colle-le ici',
    findGo: 'Y aller',
    findNone: 'Ce lien ne mène à aucune table ici.',
    open: 'Tables ouvertes',
    openHint: 'Ici, tout le monde peut prendre place.',
    openNone: 'Aucune table ouverte en ce moment. Ouvres-en une : quelqu’un passera bien par là.',
    welcome: (name) => `Te revoilà, ${name} !`,
    mine: 'Tes tables',
  },

  start: {
    how: 'À combien jouez-vous ?',
    name: 'Comment les autres doivent-ils t’appeler ?',
    nameAlone: 'Comment faut-il t’appeler ?',
    nameHint: 'Il ne nous faut rien de plus.',
    go: 'Ouvrir la table',
    more: 'Plus d’options',
  },

  create: {
    title: 'Une nouvelle table',
    game: 'Jeu',
    seats: 'Nombre de personnes, en te comptant',
    access: 'Qui peut s’asseoir ?',
    link: 'Toute personne qui a le lien',
    linkHint: 'C’est toi qui l’envoies.',
    private: 'Toute personne qui a le lien, en privé',
    privateHint: 'Dans une discussion, le lien ne montre que le jeu et ton nom.',
    open: 'Tout le monde',
    openHint: 'La table figure aussi parmi les tables ouvertes.',
    tableTitle: 'Nom de la table',
    tableTitleHint: 'Si tu ne mets rien, elle porte ton nom.',
    options: 'Options du jeu',
    yes: 'Oui',
    no: 'Non',
    none: 'aucune',
    alone: 'en solo',
    go: 'Ouvrir la table',
  },

  guide: {
    label: 'Guide de la première partie',
    done: 'Compris',
    unfold: 'Lire',
    fold: 'Replier',
    off: 'Arrêter les conseils',
    again: 'Expliquer cette phase',
  },

  filter: {
    game: 'Jeu',
    allGames: 'Tous les jeux',
    club: 'Club',
    allClubs: 'Tous les clubs',
    text: 'Titre ou nom',
    none: 'Aucune table terminée ne correspond.',
    order: 'Ordre',
    orders: {
      latest: 'Les plus récentes d’abord',
      game: 'Par jeu',
      oldest: 'Les plus anciennes d’abord',
      place: 'Selon ma place',
    },
    noneOfMine: 'Aucune de tes tables ne correspond.',
  },

  tables: {
    title: 'Mes tables',
    waiting: 'Elles t’attendent',
    running: 'Aux autres de jouer',
    gathering: 'Il manque du monde',
    over: 'Terminées',
    archive: 'Toutes les tables terminées',
    archiveHint: 'Chacune peut être rouverte, relue tour par tour et vérifiée.',
    archiveNone: 'Aucune de tes tables n’est encore terminée.',
    files: 'Tous les résultats en fichier',
    filesHint:
      'Un tableau, ou un fichier pour BG Stats. Pour envoyer une seule partie à cette application, utilise le bouton à la fin de la partie.',
    csv: 'Enregistrer en CSV',
    bgStats: 'Enregistrer pour BG Stats',
    older: 'Plus anciennes',
    further: 'Suivantes',
    none: 'Tu n’as encore de place à aucune table.',
    noneHint: 'Ouvres-en une et envoie le lien, ou regarde parmi les tables ouvertes.',
    asked: (ago) => `demandé ${ago}`,
    lastPost: (ago) => `dernier courrier ${ago}`,
    with: (names) => `avec ${names}`,
    wait: (count) =>
      plural(count, { one: 'Une table t’attend', other: `${count} tables t’attendent` }),
    yourTurn: 'À toi',
    kept: 'Ton tour est gardé sur cet appareil et partira tout seul.',
    asks: {
      time: (name) => `${name} se fait attendre. Comment continuer ?`,
      gone: () => 'Quelqu’un est parti. Comment continuer ?',
      stuck: (name) => `Le robot à la place ${de(name)} est bloqué. Que faire ?`,
      bot: (name) => `Confier la place ${de(name)} à quelqu’un d’autre ?`,
      back: (name) => `${name} aimerait reprendre un tour`,
      pause: (name) => `${name} aimerait une pause`,
      pace: (name) => `${name} aimerait un autre rythme`,
      end: (name) => `${name} aimerait terminer la partie`,
    },
    free: (count) =>
      plural(count, { one: `${count} place libre`, other: `${count} places libres` }),
    talk: 'Discussion',
    unread: (count) => plural(count, { one: `${count} non lu`, other: `${count} non lus` }),
    titleOf: (name) => (name ? `La table ${de(name)}` : 'Une table'),
  },

  next: {
    none: 'Aucune table ne t’attend',
    onlyOne: 'Aucune autre table ne t’attend',
    onlyOneHint: 'Seule celle d’où tu viens t’attend en ce moment.',
    back: 'Y retourner',
    who: 'Qui es-tu ?',
    whoHint: 'Connecte-toi, et cette page mène à la table qui t’attend depuis le plus longtemps.',
  },

  table: {
    played: {
      title: 'Ce qui se joue',
      long: 'Durée',
      pace: 'Rythme',
    },
    gathering: 'La table se remplit',
    gatheringHint: (here, wanted) =>
      plural(here, {
        one: `${here} place prise sur ${wanted}.`,
        other: `${here} places prises sur ${wanted}.`,
      }),
    share: 'Inviter des amis',
    shareHint: 'Toute personne qui ouvre ce lien peut s’asseoir.',
    private: 'Une table privée',
    newLink: 'Depuis qu’une place a été libérée, seul ce nouveau lien mène à la table.',
    copy: 'Copier le lien',
    copied: 'Copié',
    send: 'Envoyer…',
    qr: 'Le lien de cette table en code QR',
    sit: 'Prendre place',
    sitAs: (name) => `Prendre place : ${name}`,
    leave: 'Quitter ma place',
    start: 'Commencer maintenant',
    startHint: (min) =>
      `La partie commence d’elle-même quand toutes les places sont prises. À partir de ${min} personnes, l’hôte peut commencer plus tôt.`,
    waitForHost:
      'La partie commence quand toutes les places sont prises, ou quand l’hôte en donne le signal.',
    host: 'hôte',
    present: 'regarde la table',
    points: (points) => plural(points, { one: `${points} point`, other: `${points} points` }),
    theirTurn: (names) => `Au tour ${de(names)}`,
    note: (name, question) => `On demande à ${name} : « ${question} »`,
    lastCame: (ago) => `Le dernier courrier est arrivé ${ago}.`,
    spectatorHint: 'Tu vois ce que tout le monde peut voir, et chaque tour dès qu’il arrive.',
    waitHint: 'Tu peux fermer cette page. Une lettre arrive quand c’est à toi.',
    waitHintHere:
      'Tu peux fermer cette page et repasser plus tard. Les réglages disent comment te joindre ailleurs.',
    waitHintPush: 'Tu peux fermer cette page. Cet appareil te prévient quand c’est à toi.',
    waitHintWebhook: 'Tu peux fermer cette page. Ton webhook est prévenu quand c’est à toi.',
    waitNothing: 'Hors de cette page, rien ne te prévient encore quand c’est à toi.',
    askGo: 'Me prévenir',
    askTurn: 'Me prévenir quand c’est à moi',
    askLater: 'Pas maintenant',
    askWhere: 'Comment la poste peut-elle te joindre ?',
    askWhereHint:
      'Rien ne te prévient encore hors de cette page. Donne une adresse ou autorise les notifications sur cet appareil.',
    moves: 'Coups',
    otherMoves: 'Plus',
    plan: 'Ton plan',
    planEmpty: 'Choisis un coup. Tu le vois aussitôt et peux le reprendre.',
    undo: 'Annuler',
    redo: 'Rétablir',
    clear: 'Tout effacer',
    reveals: 'Envoie pour voir la suite.',
    complete: 'Ton tour est complet. Envoie-le.',
    unreachable:
      'Le courrier n’est pas passé. Ton tour est gardé et partira dès que tu seras de nouveau en ligne.',
    refused: 'La table n’a pas accepté ce tour :',
    dropped: (moves) => `La table a avancé. Ceci n’est plus possible : ${moves}`,
    understood: 'Compris',
    linkedLate:
      'Cette lettre parle d’un tour passé. La table a avancé depuis : voici où elle en est.',
    linkedUnfit: 'Le coup de ce lien n’est pas possible ici.',
    log: 'Ce qui s’est passé',
    since: 'Depuis ton dernier tour',
    logEmpty: 'Rien pour l’instant.',
    earlier: 'Plus tôt',
    turns: 'Tours',
    moreTurns: (turns) => plural(turns, { one: 'Encore un tour', other: `Encore ${turns} tours` }),
    offline:
      'Tu es hors ligne. Tu peux continuer à planifier ; ce que tu envoies partira plus tard.',
    lost: 'La ligne est coupée. Reconnexion…',
    boardLost: 'Le plateau ne s’est pas chargé. Es-tu hors ligne ?',
    noBoard: 'Cette page ne connaît pas encore ce jeu. Recharge-la.',
    over: 'La partie est terminée',
    won: (names, several) => (several ? `${names} partagent la victoire` : `Victoire ${de(names)}`),
    youWon: 'Victoire, bravo !',
    scores: 'Résultats',
    category: 'Points pour',
    total: 'Total',
    place: 'Rang',
    again: 'Encore une partie',
    verify: 'Vérifier cette partie',
    verifyHint:
      'Le hasard a été scellé avant le premier coup. Rejoue toute la partie dans ton navigateur et vérifie que rien n’a été changé.',
    verifying: 'Relecture…',
    verified: (turns) =>
      plural(turns, {
        one: `Tout concorde : le sceau est intact, et ${turns} tour mène exactement ici.`,
        other: `Tout concorde : le sceau est intact, et ${turns} tours mènent exactement ici.`,
      }),
    sealBroken: 'Le sceau ne correspond pas à la graine de cette partie.',
    endDiffers: 'La relecture ne finit pas comme la table le montre.',
    versionDiffers: 'Cette partie a été jouée avec d’autres règles que celles de cette page.',
    proof: 'Sceau et graine',
    commitment: 'Sceau du hasard (SHA-256)',
    seed: 'Graine',
    board: 'Plateau',
  },

  letters: {
    title: 'Lettres',
    none: 'Ta boîte aux lettres est vide.',
    noneHint: 'Quand une table t’attend, une lettre arrive ici.',
    unread: 'non lue',
    allRead: 'Tout marquer comme lu',
    toTable: 'Aller à la table',
    kept: 'Les lettres restent ici trois mois ; tout ce qui s’est passé reste à sa table.',
  },

  settings: {
    title: 'Réglages',
    you: 'Toi',
    name: 'Nom',
    language: 'Langue',
    theme: 'Apparence',
    system: 'Comme mon appareil',
    light: 'Jour',
    dark: 'Nuit',
    cardPeople: 'Villageois de base dans Villagers',
    women: 'Femmes',
    men: 'Hommes',
    mail: 'Lettres par e-mail',
    listed: 'Montrer mon nom dans les classements et les palmarès',
    listedHint:
      'Sinon, aucun classement ni palmarès ne te nomme, et personne ne voit tes cotes. Tu peux tout de même jouer aux tables classées.',
    secrets: 'Les lettres peuvent montrer ce que les autres ne voient pas',
    secretsHint:
      'Les cartes de ta main, par exemple. Sinon, elles ne montrent que ce que tout le monde voit : tu peux les faire suivre.',
    pictures: 'Images dans les lettres',
    picturesHint: 'Une lettre montre la table telle que tu la vois, et la décrit aussi en mots.',
    mailHint: 'Choisis plus bas leurs sujets. Sinon, aucune ne part.',
    mailNeedsAddress: 'Ajoute d’abord une adresse.',
    email: 'E-mail',
    emailNone:
      'Pas encore d’adresse. Avec elle, tu reçois des lettres et retrouves tes tables sur n’importe quel appareil.',
    add: 'Ajouter l’adresse',
    account: 'Compte',
    signOut: 'Se déconnecter',
    guestWarning:
      'Tu joues sans compte : après déconnexion, seule ta carte de place ou une clé d’accès te ramène. Se déconnecter partout y met aussi fin.',
    everywhere: 'Se déconnecter partout',
    everywhereText:
      'Cela ferme toutes les sessions, celle-ci comprise, et avec elles clés d’accès, carte de place, liens de lettres, notifications, webhook et calendrier.',
    everywhereBack: 'Ton adresse te permet de revenir et de tout régler de nouveau.',
    everywhereLost:
      'Sans adresse, tu n’as pas d’autre moyen de revenir à tes tables. Ajoute d’abord ton adresse pour les garder.',
    data: 'Télécharger mes données',
    delete: 'Supprimer mon compte',
    deleteTitle: 'Supprimer ton compte ?',
    deleteText:
      'Nom, adresse et lettres disparaissent aussitôt. Tes places restent dans les parties en cours, sans nom. Les lettres des autres te nomment encore. C’est irréversible.',
    deleteGo: 'Supprimer pour de bon',
    none: 'Il n’y a encore rien à régler : on te demande ton nom quand tu prends place pour la première fois.',
  },

  signIn: {
    title: 'Se connecter',
    lead: 'Nous t’envoyons une lettre avec un lien et un code. Pas de mot de passe.',
    email: 'Adresse e-mail',
    send: 'Envoyer la lettre',
    sentTitle: 'La lettre est en route',
    sent: (email) => `Ouvre le lien de la lettre envoyée à ${email}, ou saisis son code ici.`,
    code: 'Code (6 chiffres)',
    go: 'Se connecter',
    other: 'Une autre adresse',
    linkTitle: 'Encore un clic',
    linkAs: (email, name) =>
      name === null
        ? `Ce lien te connecte sur cet appareil, avec l’adresse ${email}.`
        : `Ce lien te connecte sur cet appareil sous le nom ${de(name)} (${email}).`,
    along: (name, tables) =>
      tables === 0
        ? `Ce que tu as sous le nom ${de(name)} vient avec toi.`
        : `Ce que tu as sous le nom ${de(name)} vient avec toi, dont ${plural(tables, { one: 'une table', other: `${tables} tables` })}.`,
    take: (name, tables) =>
      `Emporter aussi ce qui est à ${name} (${plural(tables, { one: 'une table', other: `${tables} tables` })})`,
    takeHere:
      'C’est ton nom dans ce navigateur. Ne coche que si l’adresse ci-dessus est la tienne : c’est irréversible. Sinon, ce nom reste ici.',
    takeAsked:
      'Cette lettre a été demandée dans un autre navigateur. Ne coche que si c’était toi : c’est irréversible.',
    linkGo: 'Me connecter',
    linkNone: 'Ce lien est incomplet. Demande une nouvelle lettre.',
    again: 'Demander une nouvelle lettre',
  },

  unsubscribe: {
    title: 'Ne plus recevoir de lettres par e-mail ?',
    text: 'Ta boîte aux lettres reste ouverte ici. Tu peux réactiver l’e-mail dans les réglages.',
    go: 'Arrêter les e-mails',
    done: 'C’est fait. Tu ne recevras plus d’e-mails.',
    none: 'Ce lien est incomplet.',
    span: 'Pendant combien de temps',
    spans: {
      1: 'un jour',
      7: 'une semaine',
      28: 'quatre semaines',
      ever: 'pour toujours (e-mail seulement)',
    },
    ofTable: {
      title: 'Ne plus recevoir de lettres de cette table pour un temps ?',
      text: 'Elles arrivent toujours dans ta boîte ici. À la table, le temps continue de courir.',
      go: 'Mettre la table en sourdine',
      until: (day) => `C’est fait. La table se tait jusqu’au ${day}.`,
    },
    ofBots: {
      title: 'Ne plus recevoir de lettres de cette table ?',
      text: 'Tu y joues contre des robots. Tu peux réactiver ces lettres à la table.',
      go: 'Arrêter ces lettres',
      done: 'C’est fait. Tu ne recevras plus de lettres de cette table.',
    },
    ofKind: {
      title: 'Ne plus recevoir de lettres de ce genre pour un temps ?',
      text: 'Elles arrivent toujours dans ta boîte ici. Tu peux y mettre fin dans les réglages.',
      go: 'Mettre ces lettres en sourdine',
      until: (day) => `C’est fait. Les lettres de ce genre restent dans la boîte jusqu’au ${day}.`,
      forGood: 'C’est fait. Tu ne recevras plus de lettres de ce genre par e-mail.',
    },
  },

  about: {
    title: 'À propos de Dorfpost',
    lead: 'Dorfpost est un bureau de poste pour jeux de société où l’on bâtit des villages : des amis dans différents fuseaux horaires partagent le lien d’une table et jouent quand ça les arrange.',
    fair: 'Jeu loyal',
    fairText:
      'Tout le hasard d’une partie vient d’une seule graine secrète. Son empreinte est visible dès le début, et la graine à la fin, si bien que chacun peut rejouer et vérifier toute la partie. Ton navigateur ne contient jamais ce que tu ne dois pas savoir.',
    rights: 'Aucune affiliation',
    rightsText:
      'Ce projet est celui de gens qui aiment ces jeux. Il n’est ni affilié à leurs auteurs et éditeurs, ni approuvé par eux. Il n’utilise rien de leurs textes ni de leurs illustrations. Si un jeu te plaît ici, achète-le.',
    values: 'Les valeurs des cartes',
    valuesText:
      'Quand une valeur ne figurait dans aucune source publique, nous l’avons complétée ; nos données la signalent comme reconstruite. Une partie jouée ici peut donc différer de la boîte.',
    games: 'Les jeux',
    pictures: 'Images',
    picturesText:
      'Les images sont de Lorc, Delapouite et d’autres contributeurs de game-icons.net, sous licence Creative Commons Attribution 3.0 ; nous avons changé leurs couleurs et arrondi leurs contours. Le sceau, les familles et le cor de poste sont de nous.',
    type: 'Caractères',
    typeText:
      'Vollkorn de Friedrich Althausen, Alegreya Sans de Juan Pablo del Peral (Huerta Tipográfica), Courier Prime d’Alan Dague-Greene ; tous sous SIL Open Font License 1.1.',
    privacy: 'Ce que nous gardons',
    privacyText:
      'Ton nom, ton adresse e-mail si tu en donnes une, tes tables et tes lettres. Aucun pistage, aucun script de tiers. Tu peux emporter tes données ou les supprimer dans les réglages.',
  },

  postcard: {
    make: 'Carte postale',
    title: (name, home) => `Bons baisers ${home} ${de(name)}`,
    place: (place, of) => `rang ${place} sur ${of}`,
    mark: (place) => `rang ${place}`,
    growing: 'en plein essor',
    share: 'Envoyer…',
    keep: 'Télécharger',
    close: 'Fermer',
  },

  missing: {
    title: 'Retour à l’envoyeur',
    text: 'Il n’y a personne à cette adresse. Le lien a-t-il été coupé en chemin ?',
    tables: 'Aller à mes tables',
    places: 'Voir les quatre lieux',
    seat: 'L’une des places est la tienne ? Ouvre ton lien de place, ou demandes-en un nouveau à l’hôte.',
  },

  crash: {
    title: 'Quelque chose est tombé de l’étagère',
    text: 'C’est notre faute. Tes tables et ton plan sont en sécurité.',
    reload: 'Recharger la page',
  },

  noCookies:
    'Ton navigateur ne garde pas les cookies de cette page : personne ici ne pourrait te reconnaître. Autorise-les, puis réessaie.',
  unreachable: 'Le bureau de poste est injoignable. Es-tu hors ligne ?',
  problems: {
    'pass-over': 'Le lien de cette lettre ne marche plus : il a servi, ou il est trop ancien.',
    'only-this-table':
      'Le lien d’une lettre n’ouvre que sa table. Connecte-toi pour tout le reste.',
    'bad-request': 'Quelque chose ne va pas dans ce formulaire.',
    'illegal-move': 'Les règles ne le permettent pas.',
    'stale-plan': 'Ton plan a changé entre-temps.',
    'stale-revision': 'La table a avancé entre-temps.',
    'turn-mismatch': 'Ce tour a déjà été envoyé, avec d’autres coups.',
    'not-signed-in': 'Il faut un nom pour cela. Connecte-toi, ou prends place sans compte.',
    'wrong-origin': 'Cette demande vient d’un autre site.',
    'not-your-seat': 'Tu n’as pas de place à cette table.',
    'not-the-host': 'Seul l’hôte peut le faire.',
    'needs-address': 'Pour écrire à une adresse, confirme d’abord la tienne.',
    'no-recovery': 'Aucun état antérieur n’est gardé ici.',
    'not-the-operator': 'Seuls les responsables du site peuvent le faire.',
    'members-only': 'Cette table est réservée aux membres d’un club. Entre d’abord dans le club.',
    'not-in-this-club': 'Tu ne peux pas faire cela dans ce club.',
    'club-closed': 'On n’entre dans ce club que sur invitation.',
    'too-many-lookouts': 'Tu guettes déjà cinq sortes de tables. Arrête d’abord l’une d’elles.',
    'club-full': 'Ce club est complet, ou tu es déjà dans autant de clubs que possible.',
    'not-in-this-tournament': 'Tu ne peux pas faire cela dans ce tournoi.',
    'tournament-phase': 'Le tournoi a dépassé ce stade, ou n’y est pas encore.',
    'tournament-full': 'La liste d’attente de ce tournoi est pleine.',
    sealed:
      'Cette donne est scellée : tu verras comment elle a été jouée une fois ton essai terminé, ou la semaine passée.',
    'seats-kept': 'Les places libres sont gardées pour d’autres.',
    'not-found': 'Il n’y a rien ici.',
    'seat-taken': 'Toutes les places sont prises.',
    'already-seated': 'Tu as déjà une place à cette table.',
    'already-started': 'La partie a déjà commencé.',
    'not-started': 'La partie n’a pas encore commencé.',
    'not-over': 'La partie n’est pas encore terminée.',
    removed: 'L’hôte a libéré ta place à cette table.',
    'link-changed':
      'Cette table privée a un nouveau lien. Demande-le à quelqu’un qui y joue, ou connecte-toi si tu y joues.',
    'too-many-here': 'Il y a trop de monde ici pour si peu de places.',
    'nothing-to-take-back':
      'Ce tour ne peut plus être repris : quelqu’un a joué depuis, ou la demande a été retirée.',
    'too-few-players': 'Il y a trop peu de monde pour commencer.',
    'already-over': 'La partie est terminée.',
    'seat-kept':
      'La personne de cette place peut revenir : pendant une semaine, une seule voix ne suffit pas pour la donner.',
    'nothing-to-decide': 'Il n’y a plus rien à décider pour cette place.',
    'not-your-vote': 'Ce n’est pas à toi d’en décider.',
    'seat-free': 'Une place est libre ici : prends-la tout de suite.',
    'seat-in-use':
      'Seule une personne sans compte, absente depuis une semaine, reçoit un nouveau lien vers sa place.',
    'rated-table':
      'Aux tables classées et de tournoi, il n’y a pas de nouveau lien vers une place.',
    'line-full': 'La liste d’attente est pleine.',
    'seat-closed': 'Cette place n’est plus libre.',
    'too-many': 'Trop d’essais. Attends un moment, puis réessaie.',
    'away-overlaps': 'Certains de ces jours sont déjà notés.',
    'away-spent': 'Cela ferait trop de jours d’absence pour une année.',
    'not-awaited': 'La table n’attend pas cette personne.',
    'too-soon': 'Cette personne vient d’être relancée, ou son tour vient de commencer.',
    'webhook-refused': 'Le webhook n’a pas accepté le message. Vérifie son adresse.',
    'link-expired': 'Ce lien ou ce code n’est plus valable. Demande une nouvelle lettre.',
    'card-over':
      'Cette carte de place n’est plus valable. Il y en a peut-être une plus récente ; sinon, demande un nouveau lien à l’hôte.',
    'account-kept': 'Ce compte a maintenant une adresse e-mail. Connecte-toi avec elle.',
    'table-there': 'Une table de ce numéro existe déjà ici.',
    'file-refused': 'Ce fichier ne contient aucune table qui puisse continuer ici.',
    'moment-refused':
      'Aucune table ne peut continuer ici à partir de ce fichier : il est modifié, il vient d’ailleurs, ou la partie était finie à ce tour.',
    busy: 'Le bureau de poste a trop à faire en ce moment. Réessaie dans un instant.',
    banned:
      'Ce compte ou ce réseau a été exclu de ce site. Si c’est une erreur, écris aux responsables.',
    'device-full': 'Il y a déjà quatre personnes sur cet appareil. Déconnectes-en d’abord une.',
    'passkey-refused': 'Cette clé d’accès ne convient pas, ou a été retirée ici.',
    'wrong-code': 'Ce n’est pas le bon code. Regarde encore la lettre.',
    'mail-failed': 'La lettre n’a pas pu partir. Vérifie l’adresse, ou réessaie plus tard.',
    internal: 'Quelque chose a mal tourné de notre côté. Réessaie dans un instant.',
  },
}
