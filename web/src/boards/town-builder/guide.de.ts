import type { GuideNotes } from './situations.ts'

/** Die erste Partie, auf Deutsch erklärt. */
export const notes: GuideNotes = {
  aim: {
    title: 'Worum es geht',
    text: 'Es gewinnt, wer die meisten Punkte hat: durch Gebäude, Auszeichnungen und Juroren. Jeder Juror geht am Ende an die meisten Gebäude seiner Art.',
  },
  turn: {
    title: 'Zwei Aktionen je Zug',
    text: 'Jede nimmt eine Karte der Reihe: als neues Fundament, als Rohstoff für eines, oder als Gold. Tippe die Karte an, dann ihren Zweck.',
  },
  foundation: {
    title: 'Ein neues Fundament',
    text: 'Leg eine Karte als Fundament in deinen Stadtteil. Ihr Fuß zeigt die Rohstoffe, die sie braucht; mit allen wird sie ein Gebäude.',
  },
  resource: {
    title: 'Rohstoffe',
    text: 'Die Ecke einer Karte zeigt, was sie gibt. Tippe eine an, die dein Fundament braucht, dann das Fundament; von zwei Rohstoffen gibt sie einen.',
  },
  'gold-cost': {
    title: 'Noch zu teuer',
    text: 'Eine Karte mit Münzen am Fuß kostet Gold, sobald du sie beginnst. Lagere vorher Gold.',
  },
  store: {
    title: 'Gold lagern',
    text: 'Eine Karte mit einer Münze in der Ecke kann unter dein Wappen: Dann ist sie 1 Gold, für Fundamente, die Gold kosten.',
  },
  completed: {
    title: 'Dein erstes Gebäude',
    text: 'Es ist fertig: Seine Punkte gehören dir, es zählt für Juroren und Auszeichnungen, und seine Fähigkeit wirkt.',
  },
  build: {
    title: 'Eine Baufähigkeit',
    text: 'Der Hammer wirkt einmal, in dem Zug, in dem das Gebäude fertig wird, und kostet keine Aktion. Nutze ihn, bevor du den Zug beendest.',
  },
  crest: {
    title: 'Der Stern deines Wappens',
    text: 'Einmal in jedem deiner Züge, ohne Aktion, wirft dein Wappen eine Karte der Reihe ab: vielleicht eine, die jemand anders will.',
  },
  star: {
    title: 'Sternfähigkeiten',
    text: 'Ein Stern wirkt Zug für Zug, aber je Zug nutzt du nur einen: den eines Gebäudes oder den deines Wappens.',
  },
  awards: {
    title: 'Auszeichnungen',
    text: 'Wer die Bedingung einer Auszeichnung im eigenen Zug zuerst erfüllt, hat sie für immer. Die Zahlen zeigen, wie weit alle sind.',
  },
  race: {
    title: 'Diese Runde noch offen',
    text: 'Jemand hat diese Auszeichnung gewonnen. Du bekommst dieselben Punkte, wenn du sie in deinem Zug dieser Runde schaffst; dann ist sie zu.',
  },
  'in-the-end': {
    title: 'Zählt am Ende',
    text: 'Diese Fähigkeit tut jetzt nichts, bringt aber in der Schlusswertung Punkte. Unter „Punkte“ steht, was sie wert ist.',
  },
  end: {
    title: 'Den Zug beenden',
    text: 'Du hast beide Aktionen gemacht. Sende den Zug ab; vorher darfst du nutzen, was noch leuchtet. Was du nicht nutzt, verfällt.',
  },
  pay: {
    title: 'Welches Gold?',
    text: 'Du wolltest es selbst wählen: Bezahlte Karten kommen auf den Ablagestapel, wo andere sie finden können.',
  },
  pick: {
    title: 'Wähle eine Karte',
    text: 'Jede leuchtende geht. Sie zu nehmen ist keine Aktion.',
  },
  use: {
    title: 'Was soll daraus werden?',
    text: 'Sag, wofür diese Karte ist. Es gilt das Übliche: Goldkosten werden bezahlt, und ein Rohstoff braucht ein Fundament, dem er fehlt.',
  },
  discard: {
    title: 'Fort damit',
    text: 'Wirf Karten ab, die du den anderen nicht lassen willst. Die Reihe wird erst vor dem nächsten Zug aufgefüllt.',
  },
  look: {
    title: 'Die oberste Karte',
    text: 'Nur du siehst sie. Wirf sie ab, oder lass sie für das nächste Auffüllen liegen.',
  },
  cover: {
    title: 'Ein Zeichen weniger',
    text: 'Tippe das Zeichen eines Fundaments an, das als gelegt gelten soll. Damit kann das Gebäude fertig werden.',
  },
  protect: {
    title: 'Für dich zurückgelegt',
    text: 'Die Karte, die du antippst, kann bis zum Beginn deines nächsten Zugs niemand sonst nehmen oder abwerfen.',
  },
  copy: {
    title: 'Eine Fähigkeit kopieren',
    text: 'Tippe ein Gebäude an, egal in welchem Stadtteil: Du nutzt seine Fähigkeit, als wäre sie deine.',
  },
  retype: {
    title: 'Was für ein Gebäude ist es?',
    text: 'Die letzte Entscheidung: Wähle, als was dieses Gebäude zählt, für die Juroren und für Punkte.',
  },
  'end-near': {
    title: 'Der Stapel geht zur Neige',
    text: 'Muss er neu gemischt werden, endet die Runde, und alle haben noch einen Zug. Beginne nichts, was du nicht fertig bekommst.',
  },
  'last-round': {
    title: 'Das Ende kommt',
    text: 'Nach der letzten Runde werden unfertige Fundamente abgeworfen, und Gold ist nichts wert.',
  },
  waiting: {
    title: 'Bis du wieder dran bist',
    text: 'Jetzt musst du nichts tun. Tippe inzwischen eine Karte an, um sie erklärt zu bekommen.',
  },
}
