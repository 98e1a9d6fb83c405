import { locales } from '../../../../../worker/games/kernel/language.ts'
import type { AbsenceTexts } from './words.en.ts'

const { plural } = locales.de

const dayCount = (days: number) => plural(days, { one: 'einem Tag', other: `${days} Tagen` })

export const de: AbsenceTexts = {
  late: 'Zeit ist um',
  awayUntil: (when) => `verreist bis ${when}`,
  mine: (when) => `Du hast Zeit bis ${when} (deine Ortszeit).`,
  mineLate:
    'Deine Zeit ist um. Du kannst deinen Zug noch spielen; bis dahin können die anderen entscheiden, wie es weitergeht.',
  longAwaited: (days) => `seit ${dayCount(days)} fällig`,
  mineAwaited: (days) =>
    `Die anderen warten seit ${dayCount(days)} auf dich. Du kannst deinen Zug noch spielen; bis dahin können sie entscheiden, wie es weitergeht.`,
  notPlayed: (name, days) => `${name} hat seit ${dayCount(days)} nicht gespielt`,
  minePaused: 'Die Uhren stehen still.',
  minutes: (count) => `${count} Min.`,
  left: (time) => `${time} gespart`,

  decisions: 'Entscheiden',
  anew: 'Ihr wartet. Neu entscheiden',
  timeOver: (name) => `Die Zeit von ${name} ist um`,
  botStuck: (name) => `Der Bot auf dem Platz von ${name} kommt nicht weiter`,
  botStuckAsk:
    'Bei uns ging etwas schief. Wenn ihr wartet, wird es in einem Tag noch einmal versucht; ein anderer Bot kommt vielleicht gleich weiter.',
  gone: 'Jemand hat die Partie endgültig verlassen',
  gonePlace: (place) => `Auf Platz ${place} sitzt niemand mehr. Wie soll es weitergehen?`,
  ask: 'Der Zug kann noch gespielt werden. Wie soll es weitergehen?',
  alone: 'Du entscheidest.',
  majority: 'Was mehr als die Hälfte von euch wählt, geschieht. Bis dahin kannst du neu wählen.',
  othersDecide: 'Die anderen am Tisch entscheiden, wie es weitergeht.',
  choices: {
    wait: 'Warten',
    day: 'Einen Tag dazugeben',
    week: 'Eine Woche dazugeben',
    turn: 'Ein Bot spielt diesen Zug',
    bot: 'Ein Bot nimmt den Platz ein',
    open: 'Jemand Neues nimmt den Platz ein',
    end: 'Die Partie gemeinsam beenden',
  },
  choicesHelp: {
    wait: 'Nichts ändert sich. In einem Tag werdet ihr wieder gefragt.',
    day: 'So viele Spielstunden, wie diese Person am Tag hat.',
    week: 'Sieben solche Tage.',
    turn: 'Danach gehört der Platz wieder der Person.',
    bot: 'Bis die Person wiederkommt. Das Spiel geht weiter.',
    open: 'Über einen Link, den ihr weitergebt.',
    end: 'Sie endet für alle, wie sie steht, und niemand gewinnt.',
  },
  chosenBy: (names) => `gewählt von ${names}`,

  openTitle: (name) => `Der Platz von ${name} ist frei für jemand Neues`,
  openHint:
    'Gebt diesen Link weiter: Wer ihm zuerst folgt, übernimmt den Platz mit allem, was dazugehört.',
  link: 'Link zum Platz',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  mineOpen:
    'Dein Platz ist frei für jemand Neues. Solange ihn niemand genommen hat, gehört er dir.',
  keep: 'Ich bin wieder da',
  reissue: (name) => `Ein neuer Link für ${name}`,
  reissueHint: (name) =>
    `Findet ${name} nicht mehr hinein? Wer eingeladen hat, kann nach einer Woche Abwesenheit einen neuen Link ausgeben. Alle erfahren es.`,
  takeTitle: (name) => `Der Platz von ${name} ist frei für dich`,
  takeHint: 'Die Partie läuft schon. Du übernimmst alles, wie es steht.',
  take: 'Platz nehmen',
  takeAs: (name) => `Platz nehmen als ${name}`,
  taken:
    'Dieser Platz ist nicht mehr frei: Jemand hat ihn genommen, oder die Person ist wieder da.',

  botForMe: 'Ein Bot spielt an deiner Stelle.',
  botForMeOnce: 'Ein Bot spielt diesen Zug für dich.',
  sitAgain: 'Meinen Platz wieder einnehmen',

  paused: 'Die Uhren stehen still, solange mehr als die Hälfte es will.',
  pausedUntimed:
    'Der Tisch macht Pause, solange mehr als die Hälfte es will: Diese Zeit zählt nicht als Warten.',
  wantPause: (names, many) => `${names} ${many ? 'möchten' : 'möchte'} eine Pause.`,
  wantEnd: (names, many) => `${names} ${many ? 'möchten' : 'möchte'} die Partie hier beenden.`,
  wantPace: (names, many) => `${names} ${many ? 'möchten' : 'möchte'} ein anderes Tempo.`,
  iWantPace: 'Du möchtest dieses Tempo; es gilt, wenn alle es wollen.',
  iWantPause: 'Du möchtest eine Pause; sie beginnt, wenn mehr als die Hälfte das will.',
  iWantEnd: 'Du möchtest die Partie hier beenden; sie endet, wenn alle das wollen.',
  meToo: 'Ich auch',
  noLonger: 'Nicht mehr',

  takeBack: 'Meinen letzten Zug zurücknehmen',
  takeBackHint:
    'Sofort, wenn ihn niemand gesehen hat und er nichts Verdecktes gezeigt hat. Sonst werden die anderen gefragt.',
  wantTakeBack: (name) => `${name} möchte den letzten Zug zurücknehmen.`,
  wantTakeBackHint:
    'Sind alle Gefragten einverstanden, ist der Zug zurückgenommen; es kämen dieselben Karten. Weiterspielen heißt nein.',
  agree: 'Einverstanden',
  disagree: 'Nein',
  turnKeptByTime: 'Die Zeit war um, bevor alle einverstanden waren: Dein Zug bleibt.',
  turnKept: (by) => `${by} ist nicht einverstanden: Dein Zug bleibt.`,
  iWantTakeBack: (names) =>
    `Du möchtest deinen letzten Zug zurücknehmen. Gefragt sind noch: ${names}.`,

  matters: 'Zeit und Plätze',
  give: (name) => `${name} einen Tag dazugeben`,
  given: (name) => `${name} hat von dir einen Tag dazubekommen.`,
  menuPause: 'Pause oder gemeinsames Ende',
  letters: 'Auch von diesem Tisch Briefe bekommen',
  lettersHint: 'Briefe kommen wie an Tischen mit Menschen: Antworte darauf, und du hast gespielt.',
  lettersCome: 'Du bekommst Briefe von diesem Tisch.',
  endLetters: 'Keine Briefe mehr von diesem Tisch',
  pause: 'Ich möchte eine Pause',
  pauseHint: 'Die Uhren stehen still, solange mehr als die Hälfte das will.',
  pauseHintUntimed: 'Solange mehr als die Hälfte das will, zählt die Zeit nicht als Warten.',
  anotherPace: 'Ein anderes Tempo',
  anotherPaceHint:
    'Es gilt, sobald alle es wollen; dann beginnt für alle die Zeit neu. Bots stimmen zu; wer zu spät ist, wird nicht gefragt.',
  propose: 'Ich möchte dieses Tempo',
  end: 'Ich möchte die Partie hier beenden',
  endHint: 'Sie endet, wenn alle das wollen, und niemand gewinnt.',
  resign: 'Meinen Platz einem Bot geben',
  resignHint: 'Das Spiel geht weiter, und du kannst den Platz wieder einnehmen.',
  openBot: (name) => `Den Platz von ${name} für jemand Neues öffnen`,
  openBotHint: 'Anstelle des Bots, über einen Link.',
  sure: 'Sicher?',
  yes: 'Ja',
  no: 'Nein',

  rules: 'Was sich hier vereinbaren lässt',
  rulesText: [
    'Eine Pause: Wer spielt, darf um eine bitten. Sie dauert, solange mehr als die Hälfte sie will. Bis dahin läuft keine Zeit, und niemand kommt zu spät; Züge sind trotzdem möglich. Alle erfahren, wann sie beginnt und endet.',
    'Ein anderes Tempo: Wer spielt, darf eines vorschlagen, die anderen erfahren es, und es gilt, wenn alle es wollen. Bots stimmen zu; wer zu spät ist oder länger verschollen, als der Tisch wartet, wird nicht gefragt. Dann beginnt für alle die Zeit neu.',
    'Einen Zug zurück: Solange kein anderer Mensch seither gespielt hat, darf man den eigenen letzten Zug zurücknehmen. Allein, oder solange ihn niemand gesehen hat und er nichts Verdecktes gezeigt hat, sofort. Sonst müssen die einverstanden sein, die ihn gesehen haben. Hat er etwas aufgedeckt, sind Bots oder Pläne weitergezogen oder wird der Tisch gewertet, dann alle anderen, die einen Platz haben, auch wenn sie zu spät sind oder ein Bot für sie spielt: Gesehenes bleibt gesehen, und es kämen dieselben Karten. Keine Antwort ist kein Ja; läuft jemandes Zeit ab, bleibt der Zug. Verbrauchte Zeit kommt nicht zurück.',
    'Das Ende: Die Partie ist ohne Sieg vorbei, wenn alle das wollen.',
  ],

  endedTogether: 'Ihr habt die Partie gemeinsam beendet. Niemand hat gewonnen.',

  happened: {
    overTime: (name) => `Die Zeit von ${name} ist um.`,
    longAwaited: (name, days) => `${name} hat seit ${dayCount(days)} nicht gespielt.`,
    gone: 'Jemand hat die Partie endgültig verlassen.',
    waited: (name) => `Die anderen warten auf ${name}.`,
    dayGiven: (name, by) =>
      by === null ? `${name} bekommt einen Tag dazu.` : `${by} gibt ${name} einen Tag dazu.`,
    weekGiven: (name) => `${name} bekommt eine Woche dazu.`,
    botTurn: (name) => `Ein Bot spielt diesen Zug für ${name}.`,
    botSeat: (name) => `Ein Bot nimmt den Platz von ${name} ein.`,
    botStuck: (name) => `Der Bot auf dem Platz von ${name} kommt nicht weiter.`,
    opened: (name) => `Der Platz von ${name} ist frei für jemand Neues.`,
    reissued: (name, host) => `${host} gibt einen neuen Link zum Platz von ${name} aus.`,
    taken: (name) => `${name} ist neu hier und übernimmt den Platz.`,
    takenBack: (name) => `${name} ist wieder da.`,
    resigned: (name) => `${name} gibt den Platz einem Bot.`,
    paused: 'Die Uhren stehen still.',
    resumed: 'Die Uhren laufen wieder.',
    paceChanged: 'Der Tisch hat ein anderes Tempo; für alle hat die Zeit neu begonnen.',
    changed: 'Der Tisch wurde geändert.',
    removed: 'Ein Platz wurde freigegeben.',
    takeBack: (name) => `${name} nimmt den letzten Zug zurück.`,
    turnKeptByTime: (name) => `Die Zeit war um: Der Zug von ${name} bleibt.`,
    turnKept: (name, by) => `${by} möchte nicht, dass ${name} den Zug zurücknimmt.`,
    cancelled: 'Der Tisch wurde abgesagt.',
    ended: 'Die Partie wurde gemeinsam beendet.',
  },
}
