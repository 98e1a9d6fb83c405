import type { Names } from '../kernel/index.ts'
import { locales } from '../kernel/language.ts'
import { developmentNames } from './cards.de.ts'
import {
  aCard,
  at,
  dative,
  gold,
  list,
  name,
  of,
  onTop,
  place,
  someCard,
  theCard,
  toCard,
} from './phrases.de.ts'
import type { ModuleSentences, Owned } from './wording.ts'

const { plural } = locales.de

const where = ({ isOwn, owner }: Owned, names: Names) =>
  isOwn ? 'in deinem Dorf' : `im Dorf ${of(names, owner)}`

const whence = ({ isOwn, owner }: Owned, names: Names) =>
  isOwn ? 'aus deinem Dorf' : `aus dem Dorf ${of(names, owner)}`

const count = (cards: number) => plural(cards, { one: '1 Karte', other: `${cards} Karten` })

/** "mit 2 Gold darauf", to tell equal cards apart. */
const lying = (coins: number) => (coins > 0 ? ` mit ${gold(coins)} darauf` : '')

/** Sentences of the modules, in German. */
export const modules: ModuleSentences = {
  prompt: {
    look: 'Du siehst die Karten. Welche nimmst du?',
    order: 'In welcher Reihenfolge kommen die anderen zurück? Wähle von oben nach unten.',
    steal: (task, _who, names) =>
      `Du siehst die Hand von ${names(task.from)}. Welche Person stiehlst du?`,
    freelancers: 'Bevor du baust: Bezahlst du eine Freiberuflerin für 1 Bauaktion mehr?',
    church: 'Die Kirche gibt dir eine Karte: Woher ziehst du sie?',
    tavern: (task, _who, names) =>
      task.isOwn
        ? 'Die Schänke gibt dir eine Start-Person: Welche?'
        : `Die Schänke gibt ${dative(names, task.owner)} eine Start-Person: Welche?`,
  },
  move: {
    recruit: 'Zahle 1 Gold für die Rekrutiererin und nimm in diesem Zug zwei Personen',
    benefactor: (move) => `Spiele den Gönner: Lege ${name(move.card)} ${onTop(move.top)}`,
    prophet: (move) =>
      `Spiele den Propheten: Sieh Stapel ${move.column + 1} durch und nimm daraus eine Karte`,
    barbarian: 'Spiele die Barbarin: Räume die Auslage ab und behalte die Münzen',
    flaker: (move, _who, names) =>
      `Spiele den Hallodri: Nimm ${name(move.card)} ${move.isOwn ? 'von deinem Dorfplatz' : `vom Dorfplatz von ${names(move.owner)}`}`,
    courier(move) {
      const coins = move.coins > 0 ? ` mit ${gold(move.coins)}` : ''
      return `Spiele den Kurier: Nimm ${name(move.card)}${coins} sofort von Platz ${move.column + 1}`
    },
    hire: (move, _who, names) =>
      `Lege 1 Gold auf ${at(move.host)} ${where(move, names)}, für 1 Bauaktion mehr`,
    'no-hire': 'Baue, ohne eine Freiberuflerin zu bezahlen',
    'place-basic': (move) => `Lege ${name(move.basic)} von deiner Hand ins Dorf, ohne Bauaktion`,
    pigeoneer:
      'Spiele die Taubenzüchterin: Sieh dir die obersten Karten des Nachziehstapels an und nimm eine',
    noble: (move, _who, names) => `Spiele die Adlige: Sieh dir die Hand von ${names(move.from)} an`,
    choose: (move) => `Nimm ${name(move.card)}`,
    lay: (move) => `Lege ${name(move.card)} als Nächstes, von oben nach unten`,
    'keep-order': 'Lege die anderen zurück, wie sie lagen',
    scheme: (move, _who, names) =>
      `Spiele den Intriganten: Nimm ${at(move.host)} ${whence(move, names)} auf die Hand`,
    sheriff: (move, _who, names) =>
      `Spiele den Sheriff: Wirf ${at(move.host)} ${where(move, names)}${lying(move.coins)} ab`,
    rob: (move, _who, names) =>
      `Lass den Dieb${place(move.host)} 3 Gold von ${names(move.from)} stehlen`,
    draw: (move) =>
      move.from === 'stack'
        ? `Ziehe die oberste Karte von Stapel ${move.column + 1} (${theCard(move.card)})`
        : `Ziehe die oberste Karte vom Nachziehstapel (${theCard(move.card)})`,
    settle: (move) => `Wähle ${someCard(move.basic)}`,
  },
  event: {
    recruited: (_e, who) => `${who} zahlt 1 Gold für die Rekrutiererin und nimmt zwei Personen.`,
    benefactor: (_e, who) => `${who} spielt den Gönner.`,
    prophet: (e, who) =>
      `${who} spielt den Propheten und sieht Stapel ${e.column + 1} durch (${count(e.count)}).`,
    pigeoneer: (e, who) =>
      `${who} spielt die Taubenzüchterin und sieht sich ${count(e.count)} des Nachziehstapels an.`,
    noble: (e, who, names) =>
      `${who} spielt die Adlige und sieht sich die Hand von ${names(e.from)} an.`,
    took: (e, who) =>
      e.by === 'pigeoneer'
        ? `${who} nimmt ${name(e.card)} vom Nachziehstapel.`
        : `${who} nimmt für die Kirche ${name(e.card)} ${e.column === null ? 'vom Nachziehstapel' : `von Stapel ${e.column + 1}`}.`,
    stole: (e, who, names) => `${who} stiehlt ${name(e.card)} von ${names(e.from)}.`,
    'put-back': (e, who) => (e.count === 0 ? null : `${who} legt ${count(e.count)} zurück.`),
    barbarian(e, who) {
      const those = list(e.cards.map(name))
      return `${who} spielt die Barbarin${those ? ` und verjagt ${those}` : ''}${e.coins > 0 ? ` und behält ${gold(e.coins)}` : ''}.`
    },
    flaker: (e, who, names) =>
      e.from === e.seat
        ? `${who} spielt den Hallodri und nimmt ${name(e.card)} vom eigenen Dorfplatz auf die Hand.`
        : `${who} spielt den Hallodri und nimmt ${name(e.card)} vom Dorfplatz von ${names(e.from)}.`,
    courier(e, who) {
      const coins = e.coins > 0 ? ` mit ${gold(e.coins)}` : ''
      return `${who} spielt den Kurier und schnappt sich ${name(e.card)}${coins} aus der Auslage.`
    },
    hired: (e, who, names) =>
      e.owner === e.seat
        ? `${who} legt 1 Gold auf die eigene Freiberuflerin und hat 1 Bauaktion mehr.`
        : `${who} legt 1 Gold auf die Freiberuflerin von ${names(e.owner)} und hat 1 Bauaktion mehr.`,
    schemed(e, who, names) {
      const coins = e.coins > 0 ? ` Das Gold darauf (${e.coins}) bekommt ${names(e.owner)}.` : ''
      const from =
        e.owner === e.seat ? 'aus dem eigenen Dorf' : `aus dem Dorf ${of(names, e.owner)}`
      return `${who} spielt den Intriganten und nimmt ${name(e.card)} ${from} auf die Hand.${coins}`
    },
    uncovered: (e, who) =>
      `${theCard(e.card)} liegt frei und kehrt auf die Hand von ${who} zurück.`,
    arrested: (e, who, names) =>
      `${who} spielt den Sheriff: Der Dieb ${e.owner === e.seat ? 'im eigenen Dorf' : `von ${names(e.owner)}`} muss gehen${e.coins > 0 ? ` und lässt ${gold(e.coins)} zurück` : ''}.`,
    robbed: (e, who, names) => `Der Dieb von ${who} stiehlt ${gold(e.gold)} von ${names(e.from)}.`,
    bronze: (e, who) =>
      `${who} bekommt ${gold(e.gold)} für das Bronzesymbol auf ${toCard(e.card)}.`,
    'tokens-returned': null,
    development: (e, who) =>
      e.seat === null
        ? `${developmentNames[e.id]}: Niemand hat allein die meisten.`
        : `${developmentNames[e.id]}: ${who} hat die meisten (${e.count}).`,
    'development-reward': (e, who) => `${who} bekommt ${gold(e.gold)} (${developmentNames[e.id]}).`,
    settled: (e, _who, names) => `${aCard(e.basic)} zieht zu ${dative(names, e.owner)}.`,
  },
}
