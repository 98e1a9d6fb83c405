import type { GuideNotes } from './situations.ts'

/** Die erste Partie, auf Deutsch erklärt. */
export const notes: GuideNotes = {
  draft: {
    title: 'Ein Artefakt für den Anfang',
    text: 'Wähle eines: Es wirkt in der ersten Runde. Immer wenn du passt, nimmst du für die nächste ein anderes.',
  },
  aim: {
    title: 'Worum es geht',
    text: 'Nach sechs Runden gewinnt, wer die meisten Punkte hat. Fast alle bringen eingeladene Helden; Landschaften, Festungen und Gebäude bezahlen sie und zählen für sie.',
  },
  turn: {
    title: 'Dein Zug',
    text: 'Mach eine Aktion, lade einen Helden ein, oder beides. Aktionen brauchen Siedler; die kommen erst zurück, wenn du passt. Gespielt wird, bis alle gepasst haben.',
  },
  explore: {
    title: 'Erst erkunden',
    text: 'Wildnisreihe I braucht 1 Siedler: Tippe ein Feld der Reihe an, und eine Landschaft kommt dorthin. Sie bringt ihre Ressource, sooft du ihre Reihe aktivierst.',
  },
  'place-terrain': {
    title: 'Wohin damit?',
    text: 'Jede neue Landschaft muss neben einer erkundeten liegen; deine erste kommt auf ein beliebiges Feld der Wildnisreihe I. Tippe ein leuchtendes Feld an.',
  },
  colours: {
    title: 'Monster und Helden',
    text: 'Eine Landschaft zeigt die Farbe eines Monsters. Solange ein Held dieser Farbe in der Reihe liegt, bringt Erkunden oder Aktivieren das Monster her.',
  },
  monster: {
    title: 'Ein Monster',
    text: 'Es sperrt diese Landschaft. Bekämpfe es mit 1 bis 4 Siedlern, je nach Farbe: Das gelingt immer und bringt Diamanten oder Gold.',
  },
  region: {
    title: 'Die Wildnis aktivieren',
    text: 'Für 1 Siedler bringt jede Landschaft der Reihe ohne Monster ihre Ressource. Jede Reihe nur einmal je Runde: Erkunde also vorher.',
  },
  construct: {
    title: 'Bauen',
    text: 'Für 1 Siedler und den Preis rechts kaufst du ein Gebäude vom Markt. Es wirkt erst, wenn du seine Siedlungsreihe aktivierst.',
  },
  'place-building': {
    title: 'In welche Reihe?',
    text: 'Jeder freie Platz geht. Gebäude einer Siedlungsreihe werden zusammen genutzt: Stell nebeneinander, was einander hilft.',
  },
  street: {
    title: 'Die Siedlung aktivieren',
    text: 'Für 1 Siedler nutzt du jedes Gebäude der Reihe einmal, in beliebiger Folge. Nur einmal je Runde: Bau also zuerst.',
  },
  effects: {
    title: 'Nutze deine Gebäude',
    text: 'Tippe die Gebäude an, die du nutzen willst, in beliebiger Folge: Was eines bringt, kann das nächste bezahlen.',
  },
  outpost: {
    title: 'Festungen',
    text: 'Sie kostet 1 Siedler: Dorthin kommt kein Monster mehr, du nutzt sie jede Runde, und beim Passen bewahrt sie 1 normale Ressource.',
  },
  'use-outpost': {
    title: 'Eine Festung nutzen',
    text: 'Für 1 Siedler gibt sie 1 Ressource ihrer Landschaft, ob deren Reihe schon aktiviert wurde oder nicht.',
  },
  exchange: {
    title: 'Tauschen',
    text: 'Jederzeit in deinem Zug, ohne Aktion: 2 normale Ressourcen gegen 1 andere; Holz, Lehm und Stein gegen einen Diamanten; 2 Diamanten gegen 1 Gold.',
  },
  invite: {
    title: 'Einen Helden einladen',
    text: 'Diesen Helden kannst du bezahlen, ohne Siedler. Links kosten Helden mehr Diamanten; sie rücken nach rechts und werden billiger, bis sie gehen.',
  },
  bonus: {
    title: 'Bonussiedler',
    text: 'Sie arbeiten wie die anderen, aber nur einmal: Die eingesetzten gehen, wenn du passt. Unter „Tauschen“ sagst du, welche zuerst gehen.',
  },
  closed: {
    title: 'Für diese Runde geschlossen',
    text: 'Eine Reihe oder Festung, auf der Siedler stehen, lässt sich in dieser Runde nicht mehr nutzen.',
  },
  'end-turn': {
    title: 'Zug beenden oder passen',
    text: 'Hast du noch Siedler, beende nur den Zug. Passe erst, wenn du mit der Runde fertig bist: Zurück kommst du nicht.',
  },
  spent: {
    title: 'Alle Siedler sind eingesetzt',
    text: 'Du kannst noch tauschen und einen Helden einladen. Sonst passe: Holz, Lehm und Stein gehen zurück, nutze sie also vorher.',
  },
  'first-to-pass': {
    title: 'Wer zuerst passt',
    text: 'Wer zuerst passt, beginnt die nächste Runde und hat die erste Wahl bei Helden, Markt und Artefakten.',
  },
  keep: {
    title: 'Was behältst du?',
    text: 'Jede Festung bewahrt 1 Holz, Lehm oder Stein für dich, der Rest geht zurück. Diamanten und Gold bleiben immer.',
  },
  artifact: {
    title: 'Ein neues Artefakt',
    text: 'Nimm eines für die nächste Runde; deines kommt zurück in die Reihe, für alle, die nach dir passen.',
  },
  vaults: {
    title: 'Bank und Kirche',
    text: 'Sie machen aus Reichtum Punkte: Jedes Gold auf einer Bank ist am Ende 5 wert, jeder Diamant auf einer Kirche 4.',
  },
  'last-round': {
    title: 'Die letzte Runde',
    text: 'Was an ihrem Ende übrig ist, ist nichts wert. Gib also alles aus: für Helden, Banken und Kirchen.',
  },
  waiting: {
    title: 'Bis du wieder dran bist',
    text: 'Jetzt musst du nichts tun. Tippe inzwischen an, was du erklärt haben willst.',
  },
}
