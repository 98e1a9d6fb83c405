import type { GuideNotes } from './situations.ts'

/** Die erste Partie, auf Deutsch erklärt. */
export const notes: GuideNotes = {
  aim: {
    title: 'Worum es geht',
    text: 'Wer am Ende die meisten Ruhmespunkte hat, gewinnt. Es gibt sie für Kirche und Rat, Reisen, Felder, bediente Kunden und heimgebrachte Geschichten. Tippe in deinem Dorf den Stern an, um deine zu sehen.',
  },
  dice: {
    title: 'Zwei Würfel je Zug',
    text: 'Die Summe zweier Würfel ist dein Wert. Tippe eine Summe an: Darunter siehst du alles, was sie erreicht. Tippe dann an, was du willst; die Würfel werden gleich mitgenommen.',
  },
  use: {
    title: 'Wozu ein Wert gut ist',
    text: 'Damit tust du eines von dreien: ein schwarzes Banner der Auslage, oder beliebig viele weiße Banner deines Dorfs, die ihn zeigen, oder dein „?“-Banner.',
  },
  craft: {
    title: 'Handwerksgebäude',
    text: 'Sie machen Güter, und mit Gütern bezahlst du Kunden und Reisen: ein guter Anfang. Wo ein Plus leuchtet, kannst du jetzt bauen, ein Haus von jeder Art.',
  },
  black: {
    title: 'Schwarze Würfel',
    text: 'Ein schwarzer Würfel kostet sofort 2 Zeit, wofür du ihn auch nimmst. Weiße Würfel kosten nichts.',
  },
  coins: {
    title: 'Einen Würfel ändern',
    text: 'Für jede Münze darfst du einen deiner zwei Würfel um 1 nach oben oder unten drehen. Eine Münze neben einer Summe sagt, dass sie eine kostet.',
  },
  time: {
    title: 'Der Fluss der Zeit',
    text: 'Was Zeit kostet, rückt deine Fähre Stein um Stein weiter. Fährt sie unter der Brücke durch, stirbt am Ende dieses Zugs jemand aus deinem Dorf.',
  },
  reaper: {
    title: 'Unter der Brücke durch',
    text: 'Am Ende dieses Zugs stirbt jemand aus deinem Dorf. Bis dahin arbeiten noch alle: Nutze sie noch einmal.',
  },
  death: {
    title: 'Ein Abschied',
    text: 'Wähle, wer stirbt. Die ersten zwei eines Berufs kommen in die Chronik und bringen dir Geschichten; ihr Teil des Dorfs steht aber still, bis jemand ihren Platz einnimmt.',
  },
  gone: {
    title: 'Hier arbeitet niemand',
    text: 'Ohne seinen Bewohner bekommt dieser Teil des Dorfs keine neuen Karten, und seine Banner tun nichts. Was dort steht, zählt am Ende trotzdem. Aus der Schule kann jemand nachrücken.',
  },
  school: {
    title: 'Die Schule',
    text: 'Links kommt jemand in die Schule, darf nach rechts weiterrücken und geht für 1 Zeit an den Platz von jemandem, der gestorben ist. Von rechts bringt das auch 2 Geschichten.',
  },
  tree: {
    title: 'Geschichten',
    text: 'Am Baum sind deine Geschichten nicht sicher. Das „?“-Banner, mit zwei beliebigen Würfeln, schickt dein Oberhaupt auf den Weg: Kommt es heim, kommen alle mit, und dort ist jede für immer ein Punkt.',
  },
  rats: {
    title: 'Die Ratten sind nah',
    text: 'Nach jedem Tod läuft die Ratte so weit, wie ihr Würfel sagt, und von hier kann sie ankommen. Dann verlieren alle die Hälfte der Geschichten am Baum: Bring deine vorher heim.',
  },
  goods: {
    title: 'Güter machen',
    text: 'Mit einem Wert auf seinem weißen Banner macht ein Handwerksgebäude noch ein Gut, solange dein Handwerker da ist. Jedes Haus hat Platz für ein paar.',
  },
  fields: {
    title: 'Felder',
    text: 'Das Banner eines Felds bringt 1 Münze, und mit einem Pflug darauf noch eine. Es braucht niemanden und zählt am Ende 1 Punkt.',
  },
  office: {
    title: 'Die Marktvogtei',
    text: 'Mit 4 oder 10 holst du Kunden: einen für 1 Zeit, zwei für 2, drei für 2 Zeit und eine Münze. Du findest sie, wie alle Karten, in der Auslage.',
  },
  customers: {
    title: 'Welche Kunden?',
    text: 'Nimm die, deren Güter du machst oder bald machen wirst. Wer nie bedient wird, ist nichts wert.',
  },
  serve: {
    title: 'Kunden bedienen',
    text: 'Mit dem Wert auf dem Banner, deinem Händler und den verlangten Gütern bedienst du einen Kunden: Jetzt gehören die Punkte dir.',
  },
  church: {
    title: 'Eine Kirche',
    text: 'Dein Abt kann eine Kirche holen, und nur eine: Jede hilft auf andere Art. Sie öffnet dein Dorf für Mönche.',
  },
  monks: {
    title: 'Mönche',
    text: 'Ein Mönch hilft einmal, wenn er kommt, und ist danach ein Kirchenfenster. Je mehr Fenster, desto mehr ist jedes wert: Eines bringt 2 Punkte, sechs bringen 20.',
  },
  council: {
    title: 'Der Rat',
    text: 'Dein Ratsherr kann ein Rathaus und einen Versammlungsplatz holen, in beliebiger Folge. Beide haben eigene weiße Banner.',
  },
  travel: {
    title: 'Die Reise',
    text: 'Dein Reisender zieht von A bis E, Karte für Karte. Jede kostet Zeit und Güter oder Münzen und bringt bleibende Punkte.',
  },
  hand: {
    title: 'Die Startspieler-Hand',
    text: 'Mit 4 oder 10 nimmst du die Hand und die Geschichten darauf. Ab der nächsten Runde wählst du zuerst aus den Würfeln.',
  },
  finish: {
    title: 'Noch ein Banner?',
    text: 'Weitere weiße Banner mit demselben Wert dürfen in diesem Zug folgen, jedes einmal. Bist du fertig, beende den Zug und sende ihn ab.',
  },
  'last-round': {
    title: 'Die letzte Runde',
    text: 'Genug Särge sind belegt, das Spiel endet mit dieser Runde. Bring deine Geschichten heim und bediene, wen du kannst: Güter und Münzen zählen nichts.',
  },
  waiting: {
    title: 'Bis du wieder dran bist',
    text: 'Jetzt musst du nichts tun. Tippe inzwischen an, was du erklärt haben willst.',
  },
}
