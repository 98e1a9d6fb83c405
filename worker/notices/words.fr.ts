import { de } from '../games/kernel/french.ts'
import { locales } from '../games/kernel/language.ts'
import type { LetterWords } from './letter-words.ts'

const { plural } = locales.fr

export const fr: LetterWords = {
  seatName: (number) => `Place ${number}`,
  tableOf: (host) => `la table ${de(host)}`,
  yourTurnSubject: (title) => `À toi de jouer : ${title}`,
  startedSubject: (title) => `La partie commence : ${title}`,
  overSubject: (title) => `La partie est terminée : ${title}`,
  yourTurn: (name) => `C’est à toi, ${name}`,
  started: (name) => `La partie commence, ${name}`,
  over: (name) => `La partie est terminée, ${name}`,
  won: (name) => `Victoire, bravo ${name} !`,
  shared: (name) => `Victoire partagée, bravo ${name} !`,
  table: (title, game) => `Des nouvelles de la table « ${title} », où tu joues à ${game}.`,
  players: (names) => `À la table : ${names}.`,
  have: 'Ce que tu as',
  numbers: 'Numéros dans l’image',
  since: 'Depuis ton dernier tour',
  asked: (prompt) => `Maintenant : ${prompt}`,
  othersBegin: 'Les autres commencent ; ton tour vient après le leur.',
  standings: 'Comment cela s’est terminé',
  open: 'Ouvrir la table',
  look: 'Regarder la table',
  again: 'Encore une partie',
  lookBack: 'Revoir la partie',
  stands: 'Où en est la partie',
  together: 'Total',
  categories: 'D’où viennent les points',
  reason: 'Tu reçois cette lettre parce que tu joues à cette table.',
  reasonInvitation:
    'Cette lettre te parvient parce que quelqu’un qui joue à Dorfpost t’invite à sa table, ou parce que tu guettes ce genre de tables.',
  reasonAmongBots:
    'Tu reçois cette lettre parce que tu en as demandé à cette table avec des robots.',
  reasonHouse: 'Cette lettre te parvient parce que tu joues à Dorfpost.',
  muteTable: 'Cette table en sourdine pour un temps',
  endLetters: 'Ne plus recevoir de lettres de cette table',
  muteKind: 'Ce genre de lettres en sourdine',
  settings: 'Réglages',
  rematchSubject: (by, title) => `Encore une partie avec ${by} : ${title}`,
  rematch: (by) => `${by} aimerait rejouer`,
  rematchText:
    'C’est le même jeu avec les mêmes personnes ; qui a commencé la dernière fois joue en dernier. Ta place est gardée pendant un jour.',
  unsubscribe: 'Ne plus recevoir de lettres par e-mail',
  allSeatsTaken: 'Toutes les places sont prises, la partie commence donc.',
  reminderSubject: (title) => `On t’attend : ${title}`,
  reminder: (name) => `On t’attend, ${name}`,
  timeRunsOut: 'La plus grande partie de ton temps pour ce tour est passée.',
  stillAwaited: 'Les autres attendent toujours ton tour.',
  nudged: (by) => `${by} te demande gentiment si tu peux jouer ton tour.`,
  invitationSubject: (by, title) => `${by} t’invite : ${title}`,
  invitation: (by) => `${by} t’invite à jouer`,
  soughtSubject: (title) => `Une table comme tu en cherches : ${title}`,
  sought: (host) => `${host} ouvre une table comme tu en cherches`,
  soughtText: 'Tu voulais le savoir. Tu peux y mettre fin sur la page des tables ouvertes.',
  invitedTable: (title, game) => `À la table « ${title} », on joue à ${game}.`,
  seatsAreFree: 'Ouvre la table et prends place avant que d’autres ne le fassent.',
  talkSubject: (author, title) => `${author} parle de toi : ${title}`,
  talk: (author) => `${author} parle de toi`,
  quoted: (author, text) => `${author} : « ${text} »`,
  decisionSubject: (title) => `Comment continuer ? ${title}`,
  seatEmpty: 'Quelqu’un a quitté la partie pour de bon',
  botStuck: (name) => `Le robot à la place ${de(name)} ne peut plus continuer`,
  decision: (late) => `Le temps ${de(late)} est écoulé`,
  longAwaited: (late, days) =>
    plural(days, {
      one: `${late} n’a pas joué depuis un jour`,
      other: `${late} n’a pas joué depuis ${days} jours`,
    }),
  decisionChoices:
    'Rien n’est perdu. Dis à la table comment continuer : attendre, donner du temps, laisser jouer un robot, confier la place à quelqu’un d’autre ou finir ensemble.',
  decisionChoicesUntimed:
    'Rien n’est perdu. Dis à la table comment continuer : attendre, laisser jouer un robot, confier la place à quelqu’un d’autre ou finir ensemble.',
  until: (time) => `Tu as jusqu’au ${time}.`,
  lateSince: (time) => `Le temps s’est écoulé le ${time}.`,
  digestSubject: (number) =>
    plural(number, {
      one: 'Le courrier du jour : une lettre',
      other: `Le courrier du jour : ${number} lettres`,
    }),
  digestStamp: 'Courrier du jour',
  digestHeading: (name) => `Le courrier du jour, ${name}`,
  digestText: 'Voici ce qui t’attend, le plus pressé d’abord.',
  digestMore: (number) =>
    plural(number, {
      one: 'Une autre lettre t’attend dans ta boîte.',
      other: `${number} autres lettres t’attendent dans ta boîte.`,
    }),
  toTables: 'Ouvrir mes tables',
  webhookOff: {
    subject: 'Ton webhook a été désactivé',
    stamp: 'Webhook',
    heading: 'Ton webhook a été désactivé',
    text: 'Il a refusé plusieurs avis de suite, plus rien n’y est donc envoyé. Vérifie son adresse dans les réglages et réactive-le.',
    button: 'Ouvrir les réglages',
  },
  club: {
    invited: {
      subject: (club) => `Invitation au club ${club}`,
      heading: 'On t’invite dans un club',
      text: (club, by) =>
        `${by} t’invite dans le club « ${club} ». On y joue ensemble, on y discute et on voit qui est libre pour une partie.`,
      button: 'Voir le club',
    },
    accepted: {
      subject: (club) => `Bienvenue au club ${club}`,
      heading: 'Te voilà membre',
      text: (club, by) => `${by} t’a fait entrer dans le club « ${club} ».`,
      button: 'Ouvrir le club',
    },
    founder: {
      subject: (club) => `Le club ${club} est désormais à toi`,
      heading: 'Le club est entre tes mains',
      text: (club, by) =>
        `${by} t’a confié le club « ${club} ». Tu peux nommer des organisateurs, le modifier ou le confier à ton tour.`,
      button: 'Ouvrir le club',
    },
  },
  cleared: {
    subject: (title) => `Rangée : ${title}`,
    heading: 'Une table a été rangée',
    text: (title) =>
      `Personne n’est venu à la table « ${title} » pendant deux mois, et la partie n’a jamais commencé. Elle a donc été rangée. En ouvrir une nouvelle ne prend qu’un instant.`,
    button: 'Ouvrir une table',
  },
  addressGiven: {
    subject: 'Les lettres de Dorfpost arrivent ici',
    heading: 'Ton adresse est confirmée',
    text: 'Quelqu’un, sans doute toi, a pris place grâce à l’invitation envoyée à cette adresse. Les lettres de cette table arrivent donc ici, et cette adresse te connecte sur tout appareil. Ce n’était pas toi ? Connecte-toi avec elle : le compte est alors à toi. Dans ses réglages, « Se déconnecter partout » met fin à tout ce par quoi quelqu’un d’autre entre ou apprend quelque chose : appareils, clés d’accès, notifications, webhook et calendrier. Tu peux aussi l’y supprimer.',
    button: 'Ouvrir la table',
  },
  passUsed: {
    subject: (title) => `Ouverte par une lettre : ${title}`,
    heading: 'Le lien d’une lettre a servi',
    text: (title, device) =>
      `Grâce à une lettre qui t’était adressée, la table « ${title} » peut maintenant être jouée en ton nom sur ${device === null ? 'un autre appareil' : `un autre appareil (${device})`} : cette table, et rien d’autre de ton compte. Ce n’était pas toi ? Alors mets-y fin dans les réglages, parmi les appareils.`,
    button: 'Ouvrir les réglages',
  },
  seatTaken: {
    subject: (title) => `Une nouvelle personne joue : ${title}`,
    heading: (by) => `${by} a repris une place`,
    text: (by, title) =>
      `À la table « ${title} », ${by} a repris une place avec tout ce qui lui appartient. La table n’est plus classée.`,
    button: 'Ouvrir la table',
  },
  test: {
    subject: 'Une lettre d’essai',
    heading: 'Le courrier part',
    text: 'Si tu lis ceci, les lettres quittent ce bureau de poste et arrivent chez toi. Il n’y a rien à faire.',
    reason:
      'Tu reçois cette lettre parce que l’exploitant de ce Dorfpost l’a envoyée à cette adresse.',
  },
  reportRead: {
    subject: 'Ton signalement a été lu',
    heading: 'Ton signalement a été lu',
    text: {
      acted: (name) =>
        `Merci de nous avoir signalé ${name}. Les responsables de ce bureau de poste ont vérifié et ont agi.`,
      'no-reason': (name) =>
        `Merci de nous avoir signalé ${name}. Les responsables de ce bureau de poste ont vérifié et n’ont pas vu de raison d’agir. Tu peux bloquer quelqu’un sur sa page.`,
    },
    button: 'Les gens que je connais',
  },
  takenDown: {
    subject: (title) => `Retirée : ${title}`,
    heading: 'Une table a été retirée',
    text: (title) =>
      `Ceux qui tiennent ce bureau de poste ont retiré la table « ${title} », elle n’existe donc plus.`,
    button: 'Ouvrir mes tables',
  },
  endedTogether: 'Vous y avez mis fin ensemble.',
  choices: {
    likely: 'Tours probables',
    likelyHint: 'Notre préféré d’abord.',
    first: 'Tours au choix',
    firstHint: 'Les premiers possibles, car la table est classée.',
    openHint: 'Les premiers que tout le monde peut connaître.',
    all: '« liste » les montre tous.',
    allHint: 'Tous ceux qui sont possibles.',
    partOf: (at, of) =>
      `Partie ${at} sur ${of}. « liste ${(at % of) + 1} » montre la ${at < of ? 'suivante' : 'première'}.`,
    answering: 'Réponds à cette lettre',
    answeringHow: 'par un numéro, par exemple « 1 », ou avec tes mots.',
    answeringMore: '« annuler » reprend un tour, « dire : … » s’adresse à la table.',
    answeringGuide: 'Comment répondre',
  },
  answers: {
    played: (title) => `Joué : ${title}`,
    notPlayed: (title) => `Rien n’a été joué : ${title}`,
    said: (title) => `Dit à la table : ${title}`,
    playedHeading: 'C’est joué',
    notPlayedHeading: 'Rien n’a été joué',
    saidHeading: 'C’est dit à la table',
    youPlayed: (moves) => `Ton tour : ${moves}.`,
    youSaid: (text) => `Tu as dit : « ${text} »`,
    tooTalkative: 'Ce que tu as dit n’a pas été transmis : c’était trop en peu de temps.',
    late: 'Ta réponse est arrivée trop tard : la table a avancé depuis cette lettre. Voici où elle en est.',
    isOver: 'La partie est terminée.',
    empty:
      'Il n’y avait rien à lire dans ta réponse. Écris-la en texte simple, au-dessus de ce qui est cité.',
    notUnderstood: (text) => `Je ne comprends pas « ${text} ».`,
    noNumber: (number) => `Il n’y a pas de numéro ${number} dans la liste.`,
    notYet: 'Rien n’est encore joué.',
    didYouMeanThis: 'Veux-tu dire 1 ? Réponds « oui », ou par un autre numéro.',
    didYouMean: (numbers) => `Veux-tu dire ${numbers} ? Réponds par le numéro.`,
    notYourTurn: 'Ce n’est pas à toi de jouer.',
    helped: (title) => `Comment répondre : ${title}`,
    helpedHeading: 'Comment répondre',
    help: 'Écris le numéro d’un coup, plusieurs dans l’ordre (« 2, puis 5 »), ou des coups avec tes propres mots (« le Maçon, s’il te plaît »). « liste » t’envoie tous les coups possibles. « annuler » reprend le tour dont parle une lettre. « dire : bien joué ! » s’adresse à la table. Ce qui est cité n’est pas lu.',
    listed: (title) => `Tous tes coups : ${title}`,
    listedHeading: 'Tous tes coups',
    allTurns: (count) =>
      plural(count, { one: 'Un seul coup est possible.', other: `${count} coups sont possibles.` }),
    notTogether: (number) => `Le numéro ${number} n’est plus possible après ce qui le précède.`,
    illegal: 'Les règles ne permettent pas ce tour.',
    nothingToUndo:
      'Il n’y a rien à reprendre : tu n’as pas encore joué, ou quelqu’un a joué depuis.',
    otherTurn:
      'La lettre à laquelle tu as répondu ne concerne pas ton dernier tour : rien n’a été repris. Pour reprendre ton dernier tour, réponds à la lettre qui en parle, ou ouvre la table.',
    tookBack: (title) => `Tour repris : ${title}`,
    tookBackHeading: 'Ton tour est repris',
    takenBack: 'La table est de nouveau comme avant ton tour.',
    askedBack: (title) => `La question est posée : ${title}`,
    askedBackHeading: 'La question est posée aux autres',
    othersAsked: (names) =>
      `Ton tour ne peut être repris qu’avec l’accord de ${names} : on l’a peut-être vu, ou il t’a montré quelque chose. La question est posée ; d’ici là, il reste joué.`,
    consented: (title) => `Ta réponse est notée : ${title}`,
    consentedHeading: 'Ta réponse est notée',
    youAgreed:
      'Tu as accepté que le tour soit repris. Il le sera dès que toutes les personnes interrogées auront accepté.',
    youRefused: 'Tu as refusé, le tour reste donc joué.',
    agreedAndBack: 'Tu as accepté, et le tour est repris.',
    nothingAsked: 'Plus personne n’attend de toi un oui ou un non.',
    waitsFor: (names) => `La table attend maintenant ${names}.`,
    andThen: 'Ce qui en est sorti',
    next: 'C’est de nouveau à toi.',
    still: 'C’est toujours à toi.',
  },
  calendar: { name: 'Dorfpost', timeIsOver: (title) => `Ton temps est écoulé : ${title}` },
  webhookTest: 'Le cor de poste sonne : les avis de Dorfpost arriveront ici.',
  signIn: {
    subject: 'Connexion à Dorfpost',
    stamp: 'Connexion',
    heading: 'Entre donc !',
    wish: 'Quelqu’un, sans doute toi, aimerait se connecter à Dorfpost avec cette adresse.',
    button: 'Se connecter',
    code: 'Ou saisis ce code là où tu as demandé la lettre :',
    once: 'Le lien et le code servent une seule fois, dans les dix minutes.',
    notYou: 'Ce n’était pas toi ? Alors il n’y a rien à faire. Ne donne le code à personne.',
    reason:
      'Cette lettre a été envoyée parce que quelqu’un a saisi ton adresse sur la page de connexion de Dorfpost.',
  },
}
