import { locales } from '../games/kernel/language.ts'
import type { LetterWords } from './letter-words.ts'

const { plural } = locales.de

export const de: LetterWords = {
  seatName: (number) => `Platz ${number}`,
  tableOf: (host) => `Tisch von ${host}`,
  yourTurnSubject: (title) => `Du bist am Zug: ${title}`,
  startedSubject: (title) => `Das Spiel beginnt: ${title}`,
  overSubject: (title) => `Das Spiel ist aus: ${title}`,
  yourTurn: (name) => `Du bist am Zug, ${name}`,
  started: (name) => `Das Spiel beginnt, ${name}`,
  over: (name) => `Das Spiel ist aus, ${name}`,
  won: (name) => `Du hast gewonnen, ${name}!`,
  shared: (name) => `Du teilst dir den Sieg, ${name}!`,
  table: (title, game) => `Neues vom Tisch „${title}“, an dem du ${game} spielst.`,
  players: (names) => `Am Tisch: ${names}.`,
  have: 'Was du hast',
  numbers: 'Zahlen im Bild',
  since: 'Seit deinem letzten Zug',
  asked: (prompt) => `Jetzt: ${prompt}`,
  othersBegin: 'Die anderen fangen an; danach bist du am Zug.',
  standings: 'So ging es aus',
  open: 'Tisch öffnen',
  look: 'Tisch ansehen',
  again: 'Noch eine Runde',
  lookBack: 'Rückblick',
  stands: 'So steht es',
  together: 'Zusammen',
  categories: 'Woher die Punkte kommen',
  reason: 'Du bekommst diesen Brief, weil du an diesem Tisch sitzt.',
  reasonInvitation:
    'Dieser Brief kommt, weil dich jemand aus der Dorfpost an einen Tisch einlädt oder weil du nach solchen Tischen Ausschau hältst.',
  reasonAmongBots:
    'Du bekommst diesen Brief, weil du dir an diesem Tisch mit Bots Briefe wünschst.',
  reasonHouse: 'Dieser Brief kommt, weil du in der Dorfpost spielst.',
  muteTable: 'Diesen Tisch eine Weile stumm schalten',
  endLetters: 'Keine Briefe mehr von diesem Tisch',
  muteKind: 'Briefe dieser Art stumm schalten',
  settings: 'Einstellungen',
  rematchSubject: (by, title) => `Noch eine Runde mit ${by}: ${title}`,
  rematch: (by) => `${by} möchte noch eine Runde`,
  rematchText:
    'Dasselbe Spiel mit denselben Leuten; wer letztes Mal begann, kommt jetzt zuletzt. Dein Platz wird einen Tag lang freigehalten.',
  unsubscribe: 'Keine Briefe mehr per E-Mail',
  allSeatsTaken: 'Alle Plätze sind besetzt, also beginnt das Spiel.',
  reminderSubject: (title) => `Auf dich wird gewartet: ${title}`,
  reminder: (name) => `Auf dich wird gewartet, ${name}`,
  timeRunsOut: 'Der größte Teil deiner Zeit für diesen Zug ist vorbei.',
  stillAwaited: 'Die anderen warten noch auf deinen Zug.',
  nudged: (by) => `${by} fragt freundlich, ob du ziehen kannst.`,
  invitationSubject: (by, title) => `${by} lädt dich ein: ${title}`,
  invitation: (by) => `${by} lädt dich zum Spielen ein`,
  soughtSubject: (title) => `Ein Tisch, wie du ihn suchst: ${title}`,
  sought: (host) => `${host} eröffnet einen Tisch, wie du ihn suchst`,
  soughtText: 'Davon wolltest du hören. Bei den offenen Tischen kannst du das beenden.',
  invitedTable: (title, game) => `Am Tisch „${title}“ wird ${game} gespielt.`,
  seatsAreFree: 'Öffne den Tisch und nimm Platz, bevor es andere tun.',
  talkSubject: (author, title) => `${author} erwähnt dich: ${title}`,
  talk: (author) => `${author} erwähnt dich`,
  quoted: (author, text) => `${author}: „${text}“`,
  decisionSubject: (title) => `Wie soll es weitergehen? ${title}`,
  seatEmpty: 'Jemand hat die Partie für immer verlassen',
  botStuck: (name) => `Der Bot auf dem Platz von ${name} kommt nicht weiter`,
  decision: (late) => `Die Zeit von ${late} ist um`,
  longAwaited: (late, days) =>
    plural(days, {
      one: `${late} hat einen Tag lang nicht gespielt`,
      other: `${late} hat ${days} Tage lang nicht gespielt`,
    }),
  decisionChoices:
    'Verloren ist nichts. Sag am Tisch, wie es weitergehen soll: warten, Zeit geben, einen Bot ziehen lassen, den Platz abgeben oder gemeinsam aufhören.',
  decisionChoicesUntimed:
    'Verloren ist nichts. Sag am Tisch, wie es weitergehen soll: warten, einen Bot ziehen lassen, den Platz abgeben oder gemeinsam aufhören.',
  until: (time) => `Du hast Zeit bis ${time}.`,
  lateSince: (time) => `Die Zeit war um: ${time}.`,
  digestSubject: (number) =>
    plural(number, {
      one: 'Die Post von heute: ein Brief',
      other: `Die Post von heute: ${number} Briefe`,
    }),
  digestStamp: 'Tagespost',
  digestHeading: (name) => `Die Post von heute, ${name}`,
  digestText: 'Das wartet auf dich; was am wenigsten Zeit hat, steht vorn.',
  digestMore: (number) =>
    plural(number, {
      one: 'Ein weiterer Brief liegt in deinem Briefkasten.',
      other: `${number} weitere Briefe liegen in deinem Briefkasten.`,
    }),
  toTables: 'Meine Tische öffnen',
  webhookOff: {
    subject: 'Dein Webhook wurde abgeschaltet',
    stamp: 'Webhook',
    heading: 'Dein Webhook wurde abgeschaltet',
    text: 'Er hat mehrere Nachrichten hintereinander abgelehnt, darum geht nichts mehr dorthin. Prüfe seine Adresse in den Einstellungen und schalte ihn wieder ein.',
    button: 'Einstellungen öffnen',
  },
  club: {
    invited: {
      subject: (club) => `Einladung in den Club ${club}`,
      heading: 'Du bist in einen Club eingeladen',
      text: (club, by) =>
        `${by} lädt dich in den Club „${club}“ ein. Dort spielt man miteinander, redet und sieht, wer Zeit für eine Partie hat.`,
      button: 'Club ansehen',
    },
    accepted: {
      subject: (club) => `Willkommen im Club ${club}`,
      heading: 'Du bist jetzt Mitglied',
      text: (club, by) => `${by} hat dich in den Club „${club}“ aufgenommen.`,
      button: 'Club öffnen',
    },
    founder: {
      subject: (club) => `Du leitest jetzt den Club ${club}`,
      heading: 'Der Club ist in deinen Händen',
      text: (club, by) =>
        `${by} hat dir die Leitung des Clubs „${club}“ übergeben. Du kannst Organisatoren ernennen, den Club ändern oder ihn weitergeben.`,
      button: 'Club öffnen',
    },
  },
  cleared: {
    subject: (title) => `Abgeräumt: ${title}`,
    heading: 'Ein Tisch wurde abgeräumt',
    text: (title) =>
      `An den Tisch „${title}“ kam zwei Monate lang niemand, und begonnen hat er nie. Darum wurde er abgeräumt. Ein neuer ist schnell gemacht.`,
    button: 'Einen Tisch machen',
  },
  addressGiven: {
    subject: 'Die Briefe der Dorfpost kommen jetzt hierher',
    heading: 'Deine Adresse ist bestätigt',
    text: 'Jemand, vermutlich du, hat sich mit der Einladung an diese Adresse an den Tisch gesetzt. Darum kommen Briefe über diesen Tisch hierher, und mit dieser Adresse meldest du dich auf jedem Gerät an. Das warst nicht du? Melde dich damit an: Dann gehört das Konto dir. In den Einstellungen beendet „Überall abmelden“ alles, worüber sonst jemand hereinkommt oder etwas erfährt: Geräte, Passkeys, Push, Webhook und Kalender. Dort lässt es sich auch löschen.',
    button: 'Tisch öffnen',
  },
  passUsed: {
    subject: (title) => `Mit einem Brief geöffnet: ${title}`,
    heading: 'Der Link eines Briefes wurde benutzt',
    text: (title, device) =>
      `Mit einem Brief an dich lässt sich der Tisch „${title}“ jetzt auf ${device === null ? 'einem weiteren Gerät' : `einem weiteren Gerät (${device})`} in deinem Namen spielen: dieser Tisch und sonst nichts von deinem Konto. Das warst nicht du? Dann beende es in den Einstellungen, bei den Geräten.`,
    button: 'Einstellungen öffnen',
  },
  seatTaken: {
    subject: (title) => `Jemand Neues spielt mit: ${title}`,
    heading: (by) => `${by} hat einen Platz übernommen`,
    text: (by, title) =>
      `Am Tisch „${title}“ hat ${by} einen Platz mit allem übernommen, was dazugehört. Der Tisch wird nicht mehr gewertet.`,
    button: 'Tisch öffnen',
  },
  test: {
    subject: 'Ein Probebrief',
    heading: 'Die Post geht',
    text: 'Wenn du das liest, verlassen Briefe diese Poststelle und kommen bei dir an. Zu tun ist nichts.',
    reason:
      'Du bekommst diesen Brief, weil ihn der Betreiber dieser Dorfpost an diese Adresse geschickt hat.',
  },
  reportRead: {
    subject: 'Deine Meldung wurde gelesen',
    heading: 'Deine Meldung wurde gelesen',
    text: {
      acted: (name) =>
        `Danke, dass du uns von ${name} geschrieben hast. Wer diese Poststelle betreibt, ist der Sache nachgegangen und hat etwas unternommen.`,
      'no-reason': (name) =>
        `Danke, dass du uns von ${name} geschrieben hast. Wer diese Poststelle betreibt, ist der Sache nachgegangen und sieht keinen Anlass, etwas zu unternehmen. Auf der Seite einer Person kannst du sie blockieren.`,
    },
    button: 'Leute, die ich kenne',
  },
  takenDown: {
    subject: (title) => `Entfernt: ${title}`,
    heading: 'Ein Tisch wurde entfernt',
    text: (title) =>
      `Wer diese Post betreibt, hat den Tisch „${title}“ entfernt. Es gibt ihn nicht mehr.`,
    button: 'Meine Tische öffnen',
  },
  endedTogether: 'Ihr habt gemeinsam aufgehört.',
  choices: {
    likely: 'Wahrscheinliche Züge',
    likelyHint: 'Was das Haus täte, zuerst.',
    first: 'Züge zur Auswahl',
    firstHint: 'Die ersten möglichen, denn der Tisch ist gewertet.',
    openHint: 'Die ersten, von denen alle wissen dürfen.',
    all: '„Liste“ zeigt alle.',
    allHint: 'Alle, die möglich sind.',
    partOf: (at, of) =>
      `Teil ${at} von ${of}. „Liste ${(at % of) + 1}“ zeigt den ${at < of ? 'nächsten' : 'ersten'}.`,
    answering: 'Antworte auf diesen Brief',
    answeringHow: 'mit einer Zahl wie „1“ oder in deinen eigenen Worten.',
    answeringMore: '„zurück“ nimmt einen Zug zurück, „sag: …“ spricht zum Tisch.',
    answeringGuide: 'So geht das Antworten',
  },
  answers: {
    played: (title) => `Gespielt: ${title}`,
    notPlayed: (title) => `Nichts gespielt: ${title}`,
    said: (title) => `Am Tisch gesagt: ${title}`,
    playedHeading: 'Das ist gespielt',
    notPlayedHeading: 'Es wurde nichts gespielt',
    saidHeading: 'Am Tisch gesagt',
    youPlayed: (moves) => `Dein Zug: ${moves}.`,
    youSaid: (text) => `Du hast gesagt: „${text}“`,
    tooTalkative: 'Was du gesagt hast, wurde nicht weitergegeben: Es war zu viel in kurzer Zeit.',
    late: 'Deine Antwort kam zu spät: Am Tisch ging es seit jenem Brief weiter. So steht es jetzt.',
    isOver: 'Das Spiel ist aus.',
    empty:
      'In deiner Antwort war nichts zu lesen. Schreib sie bitte als einfachen Text über das, was zitiert wird.',
    notUnderstood: (text) => `„${text}“ verstehe ich nicht.`,
    noNumber: (number) => `Eine Nummer ${number} steht nicht in der Liste.`,
    notYet: 'Noch ist nichts gespielt.',
    didYouMeanThis: 'Meinst du 1? Antworte „ja“ oder mit einer anderen Zahl.',
    didYouMean: (numbers) => `Meinst du ${numbers}? Antworte mit der Zahl.`,
    notYourTurn: 'Du bist gerade nicht am Zug.',
    helped: (title) => `So antwortest du: ${title}`,
    helpedHeading: 'So antwortest du',
    help: 'Schreib die Zahl eines Zuges, mehrere der Reihe nach („2, dann 5“) oder Züge in deinen eigenen Worten („den Maurer bitte“). „Liste“ schickt dir alle möglichen Züge. „zurück“ nimmt den Zug zurück, von dem ein Brief erzählt. „sag: gut gespielt!“ sagt etwas am Tisch. Zitiertes wird nicht gelesen.',
    listed: (title) => `Alle deine Züge: ${title}`,
    listedHeading: 'Alle deine Züge',
    allTurns: (count) =>
      plural(count, { one: 'Ein Zug ist möglich.', other: `${count} Züge sind möglich.` }),
    notTogether: (number) => `Nummer ${number} geht nach dem, was davor kommt, nicht mehr.`,
    illegal: 'Die Regeln lassen diesen Zug nicht zu.',
    nothingToUndo:
      'Es gibt nichts zurückzunehmen: Du hast noch nicht gezogen, oder jemand hat nach dir gezogen.',
    otherTurn:
      'In dem Brief, auf den du geantwortet hast, geht es nicht um deinen letzten Zug; darum wurde nichts zurückgenommen. Den letzten Zug nimmst du zurück, indem du auf den Brief dazu antwortest, oder am Tisch.',
    tookBack: (title) => `Zurückgenommen: ${title}`,
    tookBackHeading: 'Dein Zug ist zurückgenommen',
    takenBack: 'Der Tisch steht wieder wie vor deinem Zug.',
    askedBack: (title) => `Die anderen sind gefragt: ${title}`,
    askedBackHeading: 'Die anderen sind gefragt',
    othersAsked: (names) =>
      `Zurück geht dein Zug nur mit Zustimmung von ${names}, denn er wurde vielleicht gesehen oder hat dir etwas gezeigt. Gefragt ist schon; bis dahin bleibt er gespielt.`,
    consented: (title) => `Deine Antwort ist da: ${title}`,
    consentedHeading: 'Deine Antwort ist da',
    youAgreed:
      'Du hast zugestimmt, dass der Zug zurückgenommen wird. Das geschieht, sobald alle Gefragten zugestimmt haben.',
    youRefused: 'Du hast nicht zugestimmt, also bleibt der Zug gespielt.',
    agreedAndBack: 'Du hast zugestimmt, und der Zug ist zurückgenommen.',
    nothingAsked: 'Auf ein Ja oder Nein von dir wartet niemand mehr.',
    waitsFor: (names) => `Jetzt wartet der Tisch auf ${names}.`,
    andThen: 'Was daraus wurde',
    next: 'Du bist wieder am Zug.',
    still: 'Du bist weiter am Zug.',
  },
  calendar: { name: 'Dorfpost', timeIsOver: (title) => `Deine Zeit ist um: ${title}` },
  webhookTest: 'Das Posthorn klingt: Hierher kommen die Nachrichten der Dorfpost.',
  signIn: {
    subject: 'Anmelden bei der Dorfpost',
    stamp: 'Anmelden',
    heading: 'Komm herein!',
    wish: 'Jemand, vermutlich du, möchte sich mit dieser Adresse bei der Dorfpost anmelden.',
    button: 'Anmelden',
    code: 'Oder tippe diesen Code dort ein, wo du den Brief angefordert hast:',
    once: 'Link und Code gelten ein einziges Mal, zehn Minuten lang.',
    notYou: 'Das warst nicht du? Dann brauchst du nichts zu tun. Verrate niemandem den Code.',
    reason:
      'Dieser Brief wurde verschickt, weil jemand deine Adresse auf der Anmeldeseite der Dorfpost eingetippt hat.',
  },
}
