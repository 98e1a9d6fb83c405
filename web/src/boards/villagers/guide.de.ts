import type { GuideNotes } from './situations.ts'

/** Die erste Partie, auf Deutsch erklärt. */
export const notes: GuideNotes = {
  aim: {
    title: 'Worum es geht',
    text: 'Wer am Ende am meisten Gold hat, gewinnt. Gold kommt vor allem an zwei Markttagen, und zwar von den Personen, die in deinem Dorf offen obenauf liegen. Eine Runde hat zwei Teile: Erst nehmen alle Personen, dann bauen alle.',
  },
  countess: {
    title: 'Du gegen die Gräfin',
    text: 'Die Gräfin sammelt Gold wie alle anderen, entscheidet aber nichts. Immer wenn du eine Person nimmst, schickst du ihr auch eine aus der Auslage, und ihre Ereignisse machen dir Ärger. Mit mehr Gold als sie gewinnst du.',
  },
  developments: {
    title: 'Entwicklungen',
    text: 'Wer nach dem Bauen allein am meisten von dem hat, was eine Entwicklung zählt, bekommt ihre Belohnung. Tippe sie an, um zu sehen, wie alle gerade stehen.',
  },
  waiting: {
    title: 'Bis du wieder dran bist',
    text: 'Ist dein Zug abgesandt, musst du nichts mehr tun. Sieh dich inzwischen um. Tippe eine beliebige Karte an, um sie erklärt zu bekommen; im Menü steht unter „Was geschah“ jeder Zug.',
  },
  courier: {
    title: 'Der Kurier',
    text: 'Solange die Person am Zug noch nichts genommen hat, darfst du den Kurier ausspielen: Er leuchtet in deiner Hand. Tippe ihn an und dann eine offene Person der Auslage; sie kommt sofort auf deine Hand. Du kannst ihn auch aufheben.',
  },
  draft: {
    title: 'Personen nehmen',
    text: 'Tippe eine Person der Auslage an, um sie zu nehmen, oder einen verdeckten Stapel für seine oberste Karte: Die Rückseite zeigt ihre Farbe. Du nimmst zwei Personen je Runde und eine mehr für jeden Apfel in deinem Dorf. Münzen auf einer Karte gehören dir.',
  },
  'draft-specials': {
    title: 'Eine Spezial-Person zum Nehmen',
    text: 'Du hast eine Spezial-Person, die jetzt ausgespielt wird, bevor du nimmst. Sie leuchtet: Tippe sie an und dann ein Ziel, falls sie eines braucht. Du kannst sie auch aufheben.',
  },
  give: {
    title: 'Eine Person für die Gräfin',
    text: 'Wähle, welche offene Person in ihr Dorf geht. Dort zählt jede Karte für sich, ohne Ketten. Such eine, die ihr wenig bringt, aber denk an die Schlösser: Sie bekommt Gold, wenn du ihre Personen zum Öffnen brauchst.',
  },
  coin: {
    title: 'Münzen in der Auslage',
    text: 'Du kannst 1 Gold der Bank auf eine Person legen. Sie bleibt dann für die nächste Runde liegen; Personen ohne Gold gehen.',
  },
  freelancers: {
    title: 'Freiberuflerinnen',
    text: 'Für 1 Gold auf einer Freiberuflerin in irgendeinem Dorf baust du in diesem Zug eine Person mehr. Die Münze bringt an den Markttagen dem Dorf Gold, in dem sie liegt.',
  },
  build: {
    title: 'Bauen',
    text: 'Tippe eine leuchtende Handkarte an, um sie auszuspielen. Unten im Bild steht, worauf sie liegen muss; steht dort nichts, braucht sie niemanden. Du baust zwei Personen je Runde und eine mehr für jedes Haus in deinem Dorf. Eine überdeckte Karte gibt keine Nahrung, keine Häuser und kein Gold mehr: Nur ihre Farbe und ihr Schloss zählen noch.',
  },
  'trade-in': {
    title: 'Start-Personen',
    text: 'Die meisten Ketten beginnen mit einer Start-Person. Du bekommst sie für eine Handkarte, bis zu dreimal im Zug und ohne Bauaktion: Tippe die Start-Person neben der Auslage an, dann die Karte, dann den Stapel dafür.',
  },
  padlocks: {
    title: 'Schlösser',
    text: 'Eine Karte mit Schloss braucht jemanden zum Öffnen: Unter dem Schloss ist das Werkzeug dieser Person. Hast du sie im Dorf, legt die Bank 2 Gold darauf. Hat sie nur jemand anders, zahlst du 2 Gold dorthin; hat sie niemand, zahlst du an die Bank.',
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
    text: 'Du allein hast am meisten: Außer Gold gibt dir die Entwicklung eine Karte deiner Wahl.',
  },
  hardship: {
    title: 'Zahlen oder verzichten',
    text: 'Dieses Ereignis wirkt jetzt und nicht in der Ereignisphase. Zahle das Gold an die Bank, oder verzichte in dieser Runde auf eines.',
  },
  events: {
    title: 'Die Ereignisphase',
    text: 'Alle offenen Ereignisse werden ausgeführt, in einer Reihenfolge deiner Wahl: Sie kann wichtig sein. Dann nimmt die Gräfin eine Person, und neue Ereignisse kommen: eines, wenn sie 10 oder mehr wert ist, zwei, wenn weniger, drei, wenn gar nichts.',
  },
  jester: {
    title: 'Der Hofnarr',
    text: 'Einmal im Spiel, jederzeit, lässt der Hofnarr ein offenes Ereignis verschwinden. Tippe ihn an, dann das Ereignis.',
  },
  'first-market': {
    title: 'Der Erste Markttag kommt',
    text: 'Am Ende dieser Runde bekommt jedes Dorf sein sichtbares Gold und seine Münzen. Silber zahlt noch nicht. „Erster Markttag jetzt“ zeigt, was dein Dorf brächte.',
  },
  'after-first-market': {
    title: 'Dem Zweiten Markttag entgegen',
    text: 'Der letzte Markttag zahlt noch einmal Gold und Münzen, und dazu Silber. Die Silberzahlen auf deinen Karten zeigen, was sie in deinem Dorf jetzt wert sind.',
  },
  'last-round': {
    title: 'Die letzte Runde',
    text: 'Nach dieser Runde kommt der Zweite Markttag, dann ist das Spiel aus. Karten auf der Hand sind nichts wert.',
  },
}
