import { locales } from '../../../../worker/games/kernel/language.ts'
import type { SettingsTexts } from './words.en.ts'

/** Words of the settings of notices and times in French. */
export const fr: SettingsTexts = {
  reach: {
    title: 'Me joindre',
    nothing:
      'Rien ne te parvient hors de cette page. C’est ici qu’il faut regarder si c’est à toi.',
    by: (ways) => `Quand c’est à toi, tu l’apprends par ${ways}.`,
    letter: (email) => `e-mail à ${email}`,
    push: 'notification sur cet appareil',
    webhook: 'webhook',
  },
  parts: {
    reach: 'Me joindre',
    notices: 'Quoi et où',
    times: 'Quand',
    more: 'Webhook, calendrier',
    you: 'Toi',
    devices: 'Clés, appareils',
    account: 'Compte',
  },

  notices: {
    title: 'Ce que je reçois, et où',
    lead: 'Chaque avis arrive aussitôt dans la boîte aux lettres, sauf si tu l’y décoches. Le reste respecte tes heures de calme.',
    kind: 'Sujet',
    kinds: {
      turn: 'Mon tour',
      reminder: 'Rappels, relances',
      invitation: 'Invitations',
      started: 'La partie commence',
      full: 'La table est complète',
      over: 'La partie est terminée',
      talk: 'On me nomme dans la discussion',
      decision: 'Une place demande une décision',
      tournament: 'Tournois',
    },
    places: {
      box: 'Boîte aux lettres',
      letter: 'E-mail',
      push: 'Notification',
      webhook: 'Webhook',
    },
    heads: {
      box: 'Boîte',
      letter: 'E\u2011mail',
      push: 'Notifi\u00adcation',
      webhook: 'Web\u00adhook',
    },
    cell: (kind, place) => `${kind} : ${place}`,
    idle: (places) => `Pas encore configuré, donc rien n’y part : ${places}.`,
  },

  times: {
    title: 'Quand je joue, et quand c’est calme',
    zone: 'Fuseau horaire',
    zoneHere: (zone) => `Cet appareil indique ${zone}. L’utiliser`,
    hours: 'Je joue d’habitude',
    hoursHint:
      'Tes horloges ne tournent que pendant ces heures. Deux fois la même heure : toute la journée.',
    hoursTooLittle:
      'Pas enregistré : il faut au moins 10 heures par semaine sur au moins 3 jours, sinon tes horloges n’avanceraient guère.',
    from: 'de',
    to: 'à',
    days: 'ces jours-là',
    quiet: 'Heures de calme',
    quietHint:
      'E-mails, notifications et webhook attendent leur fin. Ce que tu as réglé d’ici là n’est pas envoyé.',
    remind: 'Me le rappeler encore',
    remindHint:
      'Aux tables sans horloge, une lettre de plus arrive quand on t’attend depuis ce temps-là.',
    remindAfter: 'après',
    daysLong: (days) => locales.fr.counted(days, 'jour', 'jours'),
    once: 'Une seule lettre jusqu’à mon retour',
    onceHint:
      'Après une lettre, plus rien ne part tant que tu n’as pas ouvert Dorfpost ou répondu par e-mail. Seuls rappels et décisions arrivent encore.',
    digest: 'Une lettre par jour',
    digestHint:
      'Les e-mails attendent cette heure et arrivent en un seul, le plus pressé d’abord. Les rappels et les urgences partent aussitôt.',
    digestAt: 'à',
    oClock: (hour) => `${hour} h`,
  },

  away: {
    title: 'Quand je m’absente',
    lead: (days) =>
      `Ces jours-là, tes horloges s’arrêtent à toutes les tables. Jusqu’à ${days} jours par an.`,
    from: 'Premier jour',
    to: 'Dernier jour',
    add: 'Noter ces jours',
    none: 'Aucun jour noté.',
    until: (from, to) => (from === to ? from : `du ${from} au ${to}`),
    take: 'Retirer',
    takeWhich: (days) => `Retirer ${days}`,
    over: 'passé',
  },

  push: {
    title: 'Notifications sur cet appareil',
    lead: 'Une notification t’annonce ton tour, même quand Dorfpost est fermé. Le navigateur te demande d’abord la permission, et tu peux tout arrêter ici.',
    on: 'Activer les notifications ici',
    off: 'Désactiver les notifications ici',
    isOn: 'Les notifications sont actives ici.',
    denied:
      'Ce navigateur l’interdit. Autorise d’abord les notifications de cette page dans ses réglages.',
    none: 'Ce navigateur n’accepte pas de notifications. Sur iPhone ou iPad, mets d’abord Dorfpost sur l’écran d’accueil.',
    notHere: 'Les notifications ne sont pas configurées sur ce serveur.',
    failed: 'Le navigateur n’a pas pu joindre son service de notifications. Réessaie plus tard.',
  },

  webhook: {
    title: 'Webhook',
    lead: 'Les avis peuvent aussi aller dans un salon à toi ou vers ton programme. D’autres y lisent peut-être, les avis ne révèlent donc aucun secret.',
    service: 'Vers où',
    services: {
      discord: 'Discord',
      slack: 'Slack',
      standard: 'un programme à moi',
      ntfy: 'ntfy',
      telegram: 'Telegram',
      matrix: 'Matrix',
    },
    hints: {
      discord:
        'Crée un webhook dans les réglages de ton salon et colle son adresse ici : elle est essayée aussitôt.',
      slack:
        'Crée un webhook entrant pour ton salon et colle son adresse ici : elle est essayée aussitôt.',
      standard:
        'Il reçoit chaque avis en JSON, signé selon Standard Webhooks. Tu vois d’abord le secret qui sert à cela, puis tu l’essaies.',
      ntfy: 'Un sujet sur ntfy.sh ou sur ton propre serveur. Il suffit d’en connaître le nom pour le lire : choisis-en un que personne ne devine.',
      telegram:
        'Crée un bot avec @BotFather et écris-lui une fois, pour qu’il puisse répondre. Sa méthode getUpdates donne le numéro de ta conversation.',
      matrix:
        'Un compte réservé à cela, son jeton d’accès et un salon sans chiffrement dont il est membre.',
    },
    address: 'Adresse du webhook',
    topic: 'Adresse du sujet',
    server: 'Adresse du serveur d’accueil',
    token: 'Jeton d’accès',
    topicToken: 'Jeton d’accès, si le sujet est protégé',
    bot: 'Jeton du bot',
    chat: 'Numéro de la conversation',
    room: 'Identifiant du salon',
    save: 'Enregistrer et essayer',
    saveOnly: 'Enregistrer',
    test: 'Essayer',
    heard: 'Ça marche : regarde là-bas.',
    remove: 'Retirer',
    secret: 'Secret pour la signature',
    showSecret: 'Montrer le secret',
    at: (service, host) => `${service} (${host})`,
    isOn: (service) => `Les avis vont à ${service}.`,
    isUntried: (host) =>
      `Rien ne va encore à ${host}. Donne le secret à ton programme, puis essaie-le : dès qu’il a bien répondu, les avis y vont.`,
    isOff: 'Il a été désactivé après plusieurs avis refusés de suite. Essaie-le pour le réactiver.',
  },

  mutes: {
    title: 'Un peu de calme',
    lead: 'Ce qui est en sourdine reste dans la boîte aux lettres. Ton temps aux tables continue de courir.',
    none: 'Rien n’est en sourdine.',
    through: (what, day) => `${what} : jusqu’au ${day} inclus`,
    what: 'Quoi',
    choose: 'Choisis',
    kinds: 'Un genre de lettres',
    tables: 'Une table',
    last: 'Dernier jour',
    add: 'Mettre en sourdine',
    end: 'Rétablir',
    endWhich: (what) => `Rétablir : ${what}`,
  },

  calendar: {
    title: 'Les échéances dans ton calendrier',
    lead: 'Ton calendrier peut montrer quand ton temps est écoulé. Abonne-le à cette adresse secrète ; il suffit de la connaître pour le lire.',
    make: 'Créer une adresse',
    address: 'Adresse secrète',
    copy: 'Copier',
    copied: 'Copié.',
    renew: 'Une autre adresse',
    renewHint: 'L’ancienne adresse ne marche alors plus.',
    remove: 'Retirer',
  },
}
