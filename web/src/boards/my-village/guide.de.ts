import type { GuideNotes } from './situations.ts'

/** Die erste Partie, auf Deutsch erklärt. */
export const notes: GuideNotes = {
  aim: {
    title: 'Worum es geht',
    text: 'Es gewinnt, wer die meisten Ruhmespunkte hat: aus Kirche und Rat, Reisen, Feldern, bedienten Kunden und heimgebrachten Geschichten. Der Stern im Dorf zeigt deine.',
  },
  dice: {
    title: 'Zwei Würfel je Zug',
    text: 'Die Summe zweier Würfel ist dein Wert. Tippe eine Summe an: Darunter steht, was sie erreicht. Mit deiner Wahl nimmst du die Würfel.',
  },
  use: {
    title: 'Wozu ein Wert gut ist',
    text: 'Damit nutzt du ein schwarzes Banner der Auslage, beliebig viele weiße Banner deines Dorfs, die ihn zeigen, oder dein „?“-Banner.',
  },
  craft: {
    title: 'Handwerksgebäude',
    text: 'Sie machen Güter, und mit Gütern bezahlst du Kunden und Reisen: ein guter Anfang. Wo ein Plus leuchtet, kannst du bauen, je Art ein Haus.',
  },
  black: {
    title: 'Schwarze Würfel',
    text: 'Ein schwarzer Würfel kostet sofort 2 Zeit, wofür du ihn auch nimmst. Weiße Würfel kosten nichts.',
  },
  coins: {
    title: 'Einen Würfel ändern',
    text: 'Für jede Münze darfst du einen deiner zwei Würfel um 1 drehen. Steht neben einer Summe eine Münze, kostet sie eine.',
  },
  time: {
    title: 'Der Fluss der Zeit',
    text: 'Was Zeit kostet, rückt deine Fähre weiter. Passiert sie die Brücke, stirbt am Ende dieses Zugs jemand aus deinem Dorf.',
  },
  reaper: {
    title: 'Die Brücke ist passiert',
    text: 'Am Ende dieses Zugs stirbt jemand aus deinem Dorf. Bis dahin arbeiten noch alle: Nutze sie noch einmal.',
  },
  death: {
    title: 'Ein Abschied',
    text: 'Wähle, wer stirbt. Die ersten zwei eines Berufs kommen in die Chronik und bringen Geschichten; ihre Arbeit ruht aber, bis jemand nachrückt.',
  },
  gone: {
    title: 'Hier arbeitet niemand',
    text: 'Solange jemand fehlt, bekommt dieser Teil des Dorfs keine neuen Karten, und seine Banner ruhen. Was dort steht, zählt am Ende trotzdem.',
  },
  school: {
    title: 'Die Schule',
    text: 'Links beginnt ein Nachkomme. Er darf nach rechts rücken und ersetzt für 1 Zeit einen Toten; von rechts bringt er 2 Geschichten mit.',
  },
  tree: {
    title: 'Geschichten',
    text: 'Am Baum sind Geschichten nicht sicher. „?“ schickt mit zwei beliebigen Würfeln dein Oberhaupt los: Kommt es heim, zählt jede für immer einen Punkt.',
  },
  rats: {
    title: 'Die Ratten sind nah',
    text: 'Nach jedem Tod läuft die Ratte weiter; von hier kann sie ankommen. Dann verlieren alle die Hälfte der Geschichten am Baum: Bring deine heim.',
  },
  goods: {
    title: 'Güter machen',
    text: 'Mit einem Wert auf seinem weißen Banner macht ein Handwerksgebäude noch ein Gut, solange dein Handwerker da ist. Jedes Haus hat Platz für ein paar.',
  },
  fields: {
    title: 'Felder',
    text: 'Ein Feld braucht niemanden und zählt am Ende 1 Punkt. Sein Banner bringt 1 Münze, mit Pflug 2.',
  },
  office: {
    title: 'Die Marktvogtei',
    text: 'Mit 4 oder 10 holst du in der Auslage Kunden: einen für 1 Zeit, zwei für 2, drei für 2 Zeit und eine Münze.',
  },
  customers: {
    title: 'Welche Kunden?',
    text: 'Nimm die, deren Güter du machst oder bald machen wirst. Wer nie bedient wird, ist nichts wert.',
  },
  serve: {
    title: 'Kunden bedienen',
    text: 'Mit dem Wert auf dem Banner, deinem Händler und den verlangten Gütern bedienst du einen Kunden. Dann gehören die Punkte dir.',
  },
  church: {
    title: 'Eine Kirche',
    text: 'Dein Abt kann eine Kirche holen, und nur eine: Jede hilft auf andere Art. Sie öffnet dein Dorf für Mönche.',
  },
  monks: {
    title: 'Mönche',
    text: 'Ein Mönch hilft einmal, danach ist er ein Kirchenfenster. Je mehr Fenster, desto mehr ist jedes wert: Eines bringt 2 Punkte, sechs bringen 20.',
  },
  council: {
    title: 'Der Rat',
    text: 'Dein Ratsherr kann ein Rathaus und einen Versammlungsplatz holen, in beliebiger Reihenfolge. Beide haben eigene weiße Banner.',
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
