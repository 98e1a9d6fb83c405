import type { Names, Seat } from '../kernel/index.ts'
import { locales } from '../kernel/language.ts'
import { names as cardNames, developmentNames } from './cards.de.ts'
import type { ModuleEvent } from './event-types.ts'
import { topOf } from './hosts.ts'
import { at, dative, gold, list, name, onTop, place } from './phrases.de.ts'
import type { ModuleMove, State, Task } from './state.ts'
import { seatOf, topAt } from './village.ts'

const { plural } = locales.de

const where = (seat: Seat, owner: Seat, players: Names) =>
  owner === seat ? 'in deinem Dorf' : `im Dorf von ${dative(players, owner)}`

const whence = (seat: Seat, owner: Seat, players: Names) =>
  owner === seat ? 'aus deinem Dorf' : `aus dem Dorf von ${dative(players, owner)}`

const count = (cards: number) => plural(cards, { one: '1 Karte', other: `${cards} Karten` })

/** "mit 2 Gold darauf", to tell equal cards apart. */
function lying(state: State, owner: Seat, pile: number, branch: number): string {
  const coins = topAt(seatOf(state, owner).village, pile, branch)?.coins ?? 0
  return coins > 0 ? ` mit ${gold(coins)} darauf` : ''
}

/** The label of a move that only modules bring. */
export function moduleMove(state: State, seat: Seat, move: ModuleMove, players: Names): string {
  switch (move.do) {
    case 'recruit':
      return 'Zahle 1 Gold für die Rekrutiererin und nimm in diesem Zug zwei Personen'
    case 'benefactor':
      return `Spiele den Gönner: Lege ${name(move.card)} ${onTop(state, seat, move)}`
    case 'prophet':
      return `Spiele den Propheten: Sieh Stapel ${move.column + 1} durch und nimm daraus eine Karte`
    case 'barbarian':
      return 'Spiele die Barbarin: Räume die Auslage ab und behalte die Münzen'
    case 'flaker':
      return `Spiele den Hallodri: Nimm ${name(move.card)} ${move.owner === seat ? 'von deinem Dorfplatz' : `vom Dorfplatz von ${players(move.owner)}`}`
    case 'courier': {
      const slot = state.road[move.column]
      const coins = slot?.coins ? ` mit ${gold(slot.coins)}` : ''
      return `Spiele den Kurier: Nimm ${name(slot?.card ?? '?')}${coins} sofort von Platz ${move.column + 1}`
    }
    case 'hire':
      return `Lege 1 Gold auf ${at(topOf(state, move.owner, move.pile, 0))} ${where(seat, move.owner, players)}, für 1 Bauaktion mehr`
    case 'no-hire':
      return 'Beginne zu bauen, ohne eine Freiberuflerin zu bezahlen'
    case 'place-basic':
      return `Lege ${cardNames[move.basic]} von deiner Hand ins Dorf, ohne Bauaktion`
    case 'pigeoneer':
      return 'Spiele die Taubenzüchterin: Sieh dir die obersten Karten des Nachziehstapels an und nimm eine'
    case 'noble':
      return `Spiele die Adlige: Sieh dir die Hand von ${players(move.from)} an`
    case 'choose':
      return `Nimm ${name(move.card)}`
    case 'lay':
      return `Lege ${name(move.card)} als Nächstes, von oben nach unten`
    case 'keep-order':
      return 'Lege die anderen zurück, wie sie lagen'
    case 'scheme':
      return `Spiele den Intriganten: Nimm ${at(topOf(state, move.owner, move.pile, move.branch))} ${whence(seat, move.owner, players)} auf die Hand`
    case 'sheriff':
      return `Spiele den Sheriff: Wirf ${at(topOf(state, move.owner, move.pile, 0))} ${where(seat, move.owner, players)}${lying(state, move.owner, move.pile, 0)} ab`
    case 'rob':
      return `Lass den Dieb${place(topOf(state, seat, move.pile, 0))} 3 Gold von ${players(move.from)} stehlen`
    case 'draw':
      return move.from === 'stack'
        ? `Ziehe die oberste Karte von Stapel ${move.column + 1} (${name(state.stacks[move.column]?.[0]?.card ?? '?')})`
        : `Ziehe die oberste Karte vom Nachziehstapel (${name(state.reserve[0]?.card ?? '?')})`
    case 'settle':
      return `Wähle ${cardNames[move.basic]}`
  }
}

/** What is asked where only modules ask. */
export function modulePrompt(task: Task | undefined, seat: Seat, players: Names): string | null {
  switch (task?.task) {
    case 'look':
      return 'Du siehst die Karten. Welche nimmst du?'
    case 'order':
      return 'In welcher Reihenfolge kommen die anderen zurück? Wähle von oben nach unten.'
    case 'steal':
      return `Du siehst die Hand von ${players(task.from)}. Welche Person stiehlst du?`
    case 'freelancers':
      return 'Bevor du baust: Bezahlst du eine Freiberuflerin für 1 Bauaktion mehr?'
    case 'church':
      return 'Die Kirche gibt dir eine Karte: Woher ziehst du sie?'
    case 'tavern':
      return task.owner === seat
        ? 'Die Schänke gibt dir eine Start-Person: Welche?'
        : `Die Schänke gibt ${dative(players, task.owner)} eine Start-Person: Welche?`
    default:
      return null
  }
}

/** What happened that only modules bring. */
export function moduleEvent(event: ModuleEvent, players: Names): string | null {
  switch (event.event) {
    case 'recruited':
      return `${players(event.seat)} zahlt 1 Gold für die Rekrutiererin und nimmt zwei Personen.`
    case 'benefactor':
      return `${players(event.seat)} spielt den Gönner.`
    case 'prophet':
      return `${players(event.seat)} spielt den Propheten und sieht Stapel ${event.column + 1} durch (${count(event.count)}).`
    case 'pigeoneer':
      return `${players(event.seat)} spielt die Taubenzüchterin und sieht sich ${count(event.count)} des Nachziehstapels an.`
    case 'noble':
      return `${players(event.seat)} spielt die Adlige und sieht sich die Hand von ${players(event.from)} an.`
    case 'took':
      return event.by === 'pigeoneer'
        ? `${players(event.seat)} nimmt ${name(event.card)} vom Nachziehstapel.`
        : `${players(event.seat)} nimmt für die Kirche ${name(event.card)} ${event.column === null ? 'vom Nachziehstapel' : `von Stapel ${event.column + 1}`}.`
    case 'stole':
      return `${players(event.seat)} stiehlt ${name(event.card)} von ${players(event.from)}.`
    case 'put-back':
      return event.count === 0 ? null : `${players(event.seat)} legt ${count(event.count)} zurück.`
    case 'barbarian': {
      const coins = event.cards.reduce((sum, card) => sum + card.coins, 0)
      const who = list(event.cards.map(({ card }) => name(card)))
      return `${players(event.seat)} spielt die Barbarin${who ? ` und verjagt ${who}` : ''}${coins > 0 ? `; ${gold(coins)} bleibt zurück` : ''}.`
    }
    case 'flaker':
      return event.from === event.seat
        ? `${players(event.seat)} spielt den Hallodri und nimmt ${name(event.card)} vom eigenen Dorfplatz auf die Hand.`
        : `${players(event.seat)} spielt den Hallodri und nimmt ${name(event.card)} vom Dorfplatz von ${players(event.from)}.`
    case 'courier': {
      const coins = event.coins > 0 ? ` mit ${gold(event.coins)}` : ''
      return `${players(event.seat)} spielt den Kurier und schnappt sich ${name(event.card)}${coins} aus der Auslage.`
    }
    case 'hired':
      return event.owner === event.seat
        ? `${players(event.seat)} legt 1 Gold auf die eigene Freiberuflerin und hat 1 Bauaktion mehr.`
        : `${players(event.seat)} legt 1 Gold auf die Freiberuflerin von ${players(event.owner)} und hat 1 Bauaktion mehr.`
    case 'schemed': {
      const coins =
        event.coins > 0 ? ` Das Gold darauf (${event.coins}) bekommt ${players(event.owner)}.` : ''
      const from =
        event.owner === event.seat
          ? 'aus dem eigenen Dorf'
          : `aus dem Dorf von ${dative(players, event.owner)}`
      return `${players(event.seat)} spielt den Intriganten und nimmt ${name(event.card)} ${from} auf die Hand.${coins}`
    }
    case 'uncovered':
      return `${cardNames[event.card]} liegt frei und kehrt auf die Hand von ${players(event.seat)} zurück.`
    case 'arrested':
      return `${players(event.seat)} spielt den Sheriff: Der Dieb ${event.owner === event.seat ? 'im eigenen Dorf' : `von ${players(event.owner)}`} muss gehen${event.coins > 0 ? ` und lässt ${gold(event.coins)} zurück` : ''}.`
    case 'robbed':
      return `Der Dieb von ${players(event.seat)} stiehlt ${gold(event.gold)} von ${players(event.from)}.`
    case 'bronze':
      return `${players(event.seat)} bekommt ${gold(event.gold)} für das Bronzesymbol (${name(event.card)}).`
    case 'tokens-returned':
      return null
    case 'development':
      return event.seat === null
        ? `${developmentNames[event.id]}: Niemand hat allein am meisten.`
        : `${developmentNames[event.id]}: ${players(event.seat)} hat am meisten (${event.count}).`
    case 'development-reward':
      return `${players(event.seat)} bekommt ${gold(event.gold)} (${developmentNames[event.id]}).`
    case 'settled':
      return `${cardNames[event.basic]} zieht zu ${dative(players, event.owner)}.`
  }
}
