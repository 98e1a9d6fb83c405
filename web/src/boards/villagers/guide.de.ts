import type { GuideNotes } from './situations.ts'

/** Die erste Partie, auf Deutsch erklärt. */
export const notes: GuideNotes = {
  aim: {
    title: 'Worum es geht',
    text: 'Am Ende gewinnt, wer am meisten Gold hat. Deine offenen Personen bringen es an zwei Markttagen. Jede Runde nehmen erst alle, dann bauen alle.',
  },
  countess: {
    title: 'Du gegen die Gräfin',
    text: 'Die Gräfin sammelt Gold, entscheidet aber nichts. Mit jeder Person, die du nimmst, bekommt sie auch eine. Ihre Ereignisse stören. Wer reicher ist, gewinnt.',
  },
  developments: {
    title: 'Entwicklungen',
    text: 'Wer nach dem Bauen allein am meisten von dem hat, was eine Entwicklung zählt, bekommt ihre Belohnung. Tippe sie an: So siehst du den Stand.',
  },
  waiting: {
    title: 'Bis du wieder dran bist',
    text: 'Jetzt musst du nichts tun. Tippe inzwischen an, was du erklärt haben willst; im Menü steht unter „Was geschah“ jeder Zug.',
  },
  courier: {
    title: 'Der Kurier',
    text: 'Bevor die nächste Person genommen wird, darfst du den Kurier ausspielen: Tippe ihn an, dann eine offene Person; sie gehört dir. Oder heb ihn auf.',
  },
  draft: {
    title: 'Personen nehmen',
    text: 'Tippe eine offene Person oder einen verdeckten Stapel an. Du nimmst zwei je Runde und eine mehr je Apfel. Münzen auf Karten gehören dir.',
  },
  'draft-specials': {
    title: 'Eine Spezial-Person zum Nehmen',
    text: 'Deine Spezial-Person leuchtet: Sie wird jetzt ausgespielt, bevor du nimmst. Tippe sie an, dann ein Ziel, falls sie eines braucht. Du kannst sie auch aufheben.',
  },
  give: {
    title: 'Eine Person für die Gräfin',
    text: 'In ihrem Dorf zählt jede Karte für sich. Gib ihr wenig, aber denk an Schlösser: Kann nur sie deines öffnen, zahlst du ihr.',
  },
  coin: {
    title: 'Münzen in der Auslage',
    text: 'Du kannst 1 Gold der Bank auf eine Person legen. Sie bleibt dann für die nächste Runde liegen; Personen ohne Gold gehen.',
  },
  freelancers: {
    title: 'Freiberuflerinnen',
    text: 'Für 1 Gold auf irgendeiner Freiberuflerin baust du in diesem Zug eine Person mehr. Die Münze bringt ihrem Dorf an Markttagen Gold.',
  },
  build: {
    title: 'Bauen',
    text: 'Am Fuß steht, auf wen eine Karte kommt. Du baust zwei je Runde und eine mehr je Haus. Überdeckt zählen nur noch Betriebsart und Schloss.',
  },
  'trade-in': {
    title: 'Start-Personen',
    text: 'Die meisten Ketten beginnen mit einer Start-Person. Tippe sie an und gib eine Handkarte dafür, bis zu dreimal im Zug, ohne Bauaktion.',
  },
  padlocks: {
    title: 'Schlösser',
    text: 'Unter einem Schloss siehst du das Werkzeug, das es öffnet. Hast du die Person dazu, legt die Bank 2 Gold darauf; sonst zahlst du 2.',
  },
  unlock: {
    title: 'Wer öffnet das Schloss?',
    text: 'Mehrere können es öffnen. Die Münzen liegen dann auf der Person, die du wählst, und zahlen an beiden Markttagen.',
  },
  bronze: {
    title: 'Bronzesymbole',
    text: 'Bronze zahlt jede Runde, aber nur dein bestes offenes Bronzesymbol.',
  },
  resettle: {
    title: 'Ein neuer Platz',
    text: 'Der Platz dieser Person ist nun besetzt: Sie zieht in dein Dorf, nach den üblichen Regeln für Ketten und Schlösser.',
  },
  look: {
    title: 'Ein Blick auf verdeckte Karten',
    text: 'Nur du siehst diese Karten. Wähle eine; gehen andere zurück, bestimmst du ihre Reihenfolge oder lässt sie, wie sie war.',
  },
  reward: {
    title: 'Deine Belohnung',
    text: 'Du allein hast am meisten: Die Entwicklung gibt dir Gold und eine Karte deiner Wahl.',
  },
  hardship: {
    title: 'Zahlen oder verzichten',
    text: 'Dieses Ereignis wirkt sofort. Zahle das Gold an die Bank, oder begnüge dich in dieser Runde mit einem weniger.',
  },
  events: {
    title: 'Die Ereignisphase',
    text: 'Alle offenen Ereignisse werden ausgeführt, in beliebiger Folge. Dann nimmt die Gräfin eine Person: Je weniger die wert ist, desto mehr neue Ereignisse kommen.',
  },
  jester: {
    title: 'Der Hofnarr',
    text: 'Einmal im Spiel, jederzeit, lässt der Hofnarr ein offenes Ereignis verschwinden. Tippe ihn an, dann das Ereignis.',
  },
  'first-market': {
    title: 'Der Erste Markttag kommt',
    text: 'Am Ende dieser Runde bekommt jedes Dorf sein sichtbares Gold und seine Münzen, noch kein Silber. „Markt diese Runde“ zeigt, was deines bekäme.',
  },
  'after-first-market': {
    title: 'Auf zum Zweiten Markttag',
    text: 'Der letzte Markttag zahlt noch einmal Gold und Münzen, dazu Silber. Die Silberzahlen zeigen, was deine Karten dann wert wären.',
  },
  'last-round': {
    title: 'Die letzte Runde',
    text: 'Nach dieser Runde kommt der Zweite Markttag, dann ist das Spiel aus. Karten auf der Hand sind nichts wert.',
  },
}
