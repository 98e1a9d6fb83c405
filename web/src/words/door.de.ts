import { locales } from '../../../worker/games/kernel/language.ts'
import type { DoorTexts } from './door.en.ts'

const { plural } = locales.de

/** Words of the ways in, in German. */
export const de: DoorTexts = {
  firstName: 'Du bist angemeldet. Nur noch eins:',

  devices: {
    title: 'Geräte',
    lead: 'Auf diesen Geräten bist du angemeldet. Melde ab, was du nicht mehr benutzt oder nicht kennst; das wirkt sofort.',
    unknown: 'Ein Gerät ohne Namen',
    here: 'dieses Gerät',
    seen: (day) => `zuletzt ${day}`,
    since: (day) => `seit ${day}`,
    by: {
      guest: 'als Gast',
      letter: 'per E-Mail',
      card: 'mit Platzkarte',
      passkey: 'mit Passkey',
      pass: 'mit dem Link eines Briefes',
    },
    only: (tables: string) => `nur ${tables}`,
    hint: 'Gemerkt wird der Tag des letzten Besuchs, keine Uhrzeit.',
  },

  passkeys: {
    title: 'Passkeys',
    lead: 'Sichere dein Konto mit Fingerabdruck, Gesicht oder PIN: ohne Passwort, ohne Adresse. Damit meldest du dich auch auf anderen Geräten an.',
    none: 'Dieser Browser kennt keine Passkeys.',
    add: 'Passkey anlegen',
    keep: 'Mit Passkey sichern',
    made: (day) => `angelegt: ${day}`,
    used: (day) => `zuletzt benutzt: ${day}`,
    unused: 'noch nicht benutzt',
    rename: 'Umbenennen',
    remove: 'Entfernen',
    name: 'Name des Passkeys',
    stopped: 'Es ist nichts passiert: Der Browser hat keinen Passkey geliefert.',
    signInTitle: 'Mit einem Passkey',
    signInLead:
      'Wenn du hier einen Passkey hast, genügt ein Knopfdruck. Du brauchst keine Adresse.',
    signIn: 'Mit Passkey anmelden',
  },

  card: {
    title: 'Platzkarte',
    keep: (name) => `Heb diese Karte auf, ${name}`,
    lead: 'Sie bringt dich von jedem Handy oder Computer an deine Plätze zurück. Du brauchst kein Konto. Wer sie hat, spielt für dich.',
    kept: 'Du brauchst keine Platzkarte: Auf einem anderen Gerät meldest du dich mit deiner E-Mail-Adresse an.',
    show: 'Meine Platzkarte zeigen',
    send: 'Mir schicken',
    mail: 'Mir mailen',
    print: 'Drucken',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    qr: 'QR-Code deiner Platzkarte',
    scan: 'Scanne ihn mit dem anderen Gerät.',
    secret: 'Geheimer Link',
    seat: (seat, of) => `Platz ${seat} von ${of}`,
    seats: 'für alle deine Plätze',
    made: (day) => `Ausgestellt: ${day}.`,
    used: (day) => `Zuletzt benutzt: ${day}.`,
    unused: 'Noch nicht benutzt.',
    anew: 'Neue Karte',
    anewHint: 'Verloren? Stell eine neue aus; die alte gilt dann nicht mehr.',
    end: 'Karte ungültig machen',
    ended: 'Die Karte gilt nicht mehr. Ihr Link führt jetzt ins Leere.',
    mailSubject: (name) => `Dorfpost: Platzkarte von ${name}`,
    mailText: (link) =>
      `Dieser Link bringt dich auf jedem Gerät an deine Plätze zurück. Wer ihn hat, spielt für dich.\n\n${link}`,
    done: 'Ich habe sie',
  },

  cardPage: {
    title: 'Zurück an deinen Platz',
    who: (name) => `Das ist die Platzkarte von ${name}.`,
    tables: 'Sie führt zu',
    noTables: 'Dort läuft zurzeit kein Spiel.',
    go: (name) => `Ich bin ${name}: Lass mich rein`,
    goHint: 'Nur wenn sie dir gehört: Du spielst dann auf diesem Gerät unter diesem Namen.',
    hereAlready: (name) => `Du bist auf diesem Gerät schon ${name}.`,
    on: 'Weiterspielen',
    other: (name) =>
      `In diesem Browser bist du ${name}. ${name} behält alles und ist wieder da, sobald du dich abmeldest.`,
    kept: (name) =>
      `${name} hat inzwischen eine E-Mail-Adresse, darum gilt die Karte nicht mehr. Melde dich mit der Adresse an.`,
    none: 'Dieser Link ist nicht vollständig. Fehlt am Ende ein Stück?',
  },

  invited: {
    wants: (email: string) =>
      `Briefe kommen an ${email}, und du meldest dich damit auf jedem Gerät an. Die Adresse gehört nicht dir? Dann nimm den Haken weg.`,
    known: (email: string) => `Zu ${email}, wohin diese Einladung ging, gibt es schon ein Konto.`,
    signIn: 'Anmelden',
  },

  pass: {
    title: 'Aus deinem Brief',
    who: (name: string) => `Dieser Link kommt aus einem Brief an ${name}.`,
    play: (name: string) => `Ich bin ${name}: hier an diesem Tisch spielen`,
    hint: 'Nur wenn der Brief dir gehört. Der Link gilt einmal, nur für diesen Tisch. Du bekommst eine E-Mail und kannst es in den Einstellungen beenden.',
    signIn: 'Anmelden',
    look: 'Den Tisch nur ansehen',
    over: 'Der Link dieses Briefes wurde schon benutzt oder ist älter als eine Woche. Melde dich an, um zu spielen; zusehen können alle.',
    here: (name: string, tables: number) =>
      plural(tables, {
        one: `Mit dem Link eines Briefes spielst du hier als ${name} nur an diesem Tisch. Melde dich für alles andere an.`,
        other: `Mit den Links von Briefen spielst du hier als ${name} nur an diesen Tischen. Melde dich für alles andere an.`,
      }),
    toTable: 'Zum Tisch',
    leave: 'Auf diesem Gerät beenden',
    open: (count: number) =>
      plural(count, {
        one: 'Ein Link aus deinen Briefen kann seinen Tisch noch auf einem weiteren Gerät öffnen. Er gilt einmal, bis eine Woche nach dem Brief.',
        other: `${count} Links aus deinen Briefen können ihren Tisch noch auf einem weiteren Gerät öffnen. Jeder gilt einmal, bis eine Woche nach seinem Brief.`,
      }),
    end: 'Die Links aller Briefe ungültig machen',
  },

  back: {
    title: 'Gehört einer dieser Plätze dir?',
    ask: 'Gehört einer dieser Plätze dir?',
    sit: (names, count) =>
      plural(count, {
        one: `Hier sitzt ${names}. Bist du das? So kommst du zurück:`,
        other: `Hier sitzen ${names}. Gehörst du dazu? So kommst du zurück:`,
      }),
    card: 'Mit deiner Platzkarte',
    cardHint: 'Öffne ihren Link auf diesem Gerät oder scanne ihren Code.',
    mail: 'Per E-Mail',
    mailHint: 'Wenn du eine Adresse eingetragen hast, melde dich damit an.',
    passkey: 'Mit einem Passkey',
    passkeyHint: 'Wenn du einen angelegt hast, kennt ihn vielleicht auch dieses Gerät.',
    device: 'Auf dem Gerät, an dem du Platz genommen hast',
    deviceHint:
      'Dort bist du noch angemeldet. In den Einstellungen findest du deine Platzkarte: Scanne sie mit diesem Gerät.',
    host: (name) => `Mit Hilfe von ${name}`,
    hostHint: 'Nichts davon zur Hand? Bitte um einen neuen Link zu deinem Platz.',
  },
}
