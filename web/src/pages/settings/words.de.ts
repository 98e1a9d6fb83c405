import { locales } from '../../../../worker/games/kernel/language.ts'
import type { SettingsTexts } from './words.en.ts'

/** Words of the settings of notices and times in German. */
export const de: SettingsTexts = {
  reach: {
    title: 'So erreicht mich die Post',
    nothing:
      'Außerhalb dieser Seite erreicht dich nichts. Du musst hier nachsehen, ob du am Zug bist.',
    by: (ways) => `Wenn du am Zug bist, erfährst du es durch ${ways}.`,
    letter: (email) => `E-Mail an ${email}`,
    push: 'Push auf diesem Gerät',
    webhook: 'Webhook',
  },
  parts: {
    reach: 'Erreichen',
    notices: 'Was und wo',
    times: 'Wann',
    more: 'Webhook, Kalender',
    you: 'Du',
    devices: 'Passkeys, Geräte',
    account: 'Konto',
  },

  notices: {
    title: 'Was mich erreicht, und wo',
    lead: 'Jede Nachricht liegt sofort im Briefkasten, außer du wählst sie dort ab. Alles andere hält sich an deine Ruhezeit.',
    kind: 'Worum es geht',
    kinds: {
      turn: 'Ich bin am Zug',
      reminder: 'Erinnerung, Anstupser',
      invitation: 'Einladungen',
      started: 'Das Spiel beginnt',
      full: 'Der Tisch ist voll',
      over: 'Das Spiel ist aus',
      talk: 'Jemand erwähnt mich',
      decision: 'Entscheidung über einen Platz',
      tournament: 'Turniere',
    },
    places: { box: 'Briefkasten', letter: 'E-Mail', push: 'Push', webhook: 'Webhook' },
    heads: {
      box: 'Brief\u00adkasten',
      letter: 'E\u2011Mail',
      push: 'Push',
      webhook: 'Web\u00adhook',
    },
    cell: (kind, place) => `${kind}: ${place}`,
    idle: (places) => `Noch nicht eingerichtet, darum geht nichts dorthin: ${places}.`,
  },

  times: {
    title: 'Wann ich spiele, und wann Ruhe ist',
    zone: 'Zeitzone',
    zoneHere: (zone) => `Dieses Gerät sagt ${zone}. Übernehmen`,
    hours: 'Ich spiele meistens',
    hoursHint:
      'Deine Uhren laufen nur in dieser Zeit. Zweimal dieselbe Uhrzeit heißt: den ganzen Tag.',
    hoursTooLittle:
      'Nicht gespeichert: Es müssen mindestens 10 Stunden in der Woche an mindestens 3 Tagen sein, sonst laufen deine Uhren kaum.',
    from: 'von',
    to: 'bis',
    days: 'an diesen Tagen',
    quiet: 'Ruhezeit',
    quietHint:
      'E-Mail, Push und Webhook warten, bis sie vorbei ist. Was du bis dahin erledigt hast, wird nicht verschickt.',
    remind: 'Noch einmal erinnern',
    remindHint: 'An Tischen ohne Uhr kommt noch ein Brief, wenn so lange auf dich gewartet wird.',
    remindAfter: 'nach',
    daysLong: (days) => locales.de.counted(days, 'Tag', 'Tagen'),
    once: 'Ein Brief, bis ich wiederkomme',
    onceHint:
      'Nach einem Brief kommt nichts mehr, bis du Dorfpost öffnest oder per E-Mail antwortest. Nur Erinnerungen und Entscheidungen kommen trotzdem.',
    digest: 'Ein Brief am Tag',
    digestHint:
      'E-Mails warten auf diese Stunde und kommen als eine, das Dringendste zuerst. Erinnerungen und alles Eilige kommen sofort.',
    digestAt: 'um',
    oClock: (hour) => `${hour} Uhr`,
  },

  away: {
    title: 'Wann ich weg bin',
    lead: (days) =>
      `An diesen Tagen stehen deine Uhren an allen Tischen still. Bis zu ${days} Tage im Jahr.`,
    from: 'Erster Tag',
    to: 'Letzter Tag',
    add: 'Tage eintragen',
    none: 'Noch keine Tage eingetragen.',
    until: (from, to) => (from === to ? from : `${from} bis ${to}`),
    take: 'Zurücknehmen',
    takeWhich: (days) => `${days} zurücknehmen`,
    over: 'vorbei',
  },

  push: {
    title: 'Push auf diesem Gerät',
    lead: 'Dein Zug erscheint als Mitteilung, auch wenn die Dorfpost geschlossen ist. Der Browser fragt vorher, und hier kannst du es jederzeit abschalten.',
    on: 'Push hier einschalten',
    off: 'Push hier ausschalten',
    isOn: 'Push ist hier eingeschaltet.',
    denied:
      'Dieser Browser verbietet es. Erlaube zuerst in seinen Einstellungen Mitteilungen für diese Seite.',
    none: 'Dieser Browser kann kein Push. Leg die Dorfpost auf iPhone und iPad zuerst auf den Home-Bildschirm.',
    notHere: 'Push ist auf diesem Server nicht eingerichtet.',
    failed: 'Der Browser hat seinen Push-Dienst nicht erreicht. Versuche es später noch einmal.',
  },

  webhook: {
    title: 'Webhook',
    lead: 'Nachrichten können auch in einen eigenen Kanal oder an ein eigenes Programm gehen. Dort lesen vielleicht andere mit, darum verraten sie keine Geheimnisse.',
    service: 'Wohin',
    services: {
      discord: 'Discord',
      slack: 'Slack',
      standard: 'ein Programm von mir',
      ntfy: 'ntfy',
      telegram: 'Telegram',
      matrix: 'Matrix',
    },
    hints: {
      discord:
        'Lege in den Einstellungen deines Kanals einen Webhook an und füge seine Adresse hier ein: Er wird gleich ausprobiert.',
      slack:
        'Lege für deinen Kanal einen eingehenden Webhook an und füge seine Adresse hier ein: Er wird gleich ausprobiert.',
      standard:
        'Es bekommt jede Nachricht als JSON, signiert nach Standard Webhooks. Erst siehst du das Geheimnis dafür, dann probierst du es aus.',
      ntfy: 'Ein Thema bei ntfy.sh oder auf einem eigenen Server. Wer den Namen kennt, kann mitlesen, also nimm einen, den niemand errät.',
      telegram:
        'Lege bei @BotFather einen Bot an und schreib ihm einmal, damit er antworten darf. Seine Methode getUpdates nennt die Nummer deines Chats.',
      matrix:
        'Ein Konto nur dafür, sein Zugangsschlüssel und ein unverschlüsselter Raum, in dem es Mitglied ist.',
    },
    address: 'Adresse des Webhooks',
    topic: 'Adresse des Themas',
    server: 'Adresse des Heimservers',
    token: 'Zugangsschlüssel',
    topicToken: 'Zugangsschlüssel, falls das Thema geschützt ist',
    bot: 'Schlüssel des Bots',
    chat: 'Nummer des Chats',
    room: 'Kennung des Raums',
    save: 'Speichern und ausprobieren',
    saveOnly: 'Speichern',
    test: 'Ausprobieren',
    heard: 'Es hat geklappt: Sieh dort nach.',
    remove: 'Entfernen',
    secret: 'Geheimnis für die Signatur',
    showSecret: 'Geheimnis zeigen',
    at: (service, host) => `${service} (${host})`,
    isOn: (service) => `Nachrichten gehen an ${service}.`,
    isUntried: (host) =>
      `Noch geht nichts an ${host}. Gib deinem Programm das Geheimnis und probiere es dann aus: Sobald es richtig geantwortet hat, gehen Nachrichten dorthin.`,
    isOff:
      'Er wurde abgeschaltet, weil er mehrere Nachrichten hintereinander abgelehnt hat. Ein gelungener Versuch schaltet ihn wieder ein.',
  },

  mutes: {
    title: 'Eine Weile still',
    lead: 'Was stumm geschaltet ist, landet nur im Briefkasten. Deine Uhren an den Tischen laufen weiter.',
    none: 'Nichts ist stumm geschaltet.',
    through: (what, day) => `${what}: bis einschließlich ${day}`,
    what: 'Was',
    choose: 'Bitte wählen',
    kinds: 'Briefe einer Art',
    tables: 'Ein Tisch',
    last: 'Letzter Tag',
    add: 'Stumm schalten',
    end: 'Nicht mehr stumm',
    endWhich: (what) => `Nicht mehr stumm: ${what}`,
  },

  calendar: {
    title: 'Fristen im Kalender',
    lead: 'Dein Kalender kann zeigen, wann deine Zeit um ist. Abonniere dort diese geheime Adresse; wer sie kennt, kann ihn lesen.',
    make: 'Adresse anlegen',
    address: 'Geheime Adresse',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    renew: 'Andere Adresse',
    renewHint: 'Die alte Adresse geht dann nicht mehr.',
    remove: 'Entfernen',
  },
}
