import { eventTexts } from './cards.de.ts'
import { at, eventName, gold, name } from './phrases.de.ts'
import type { SoloSentences } from './wording.ts'

/** Sentences of the game against the Countess, in German. */
export const solo: SoloSentences = {
  prompt: {
    rats: 'Ratten: Zahlst du 3 Gold oder nimmst du eine Person weniger?',
    arson: 'Brandstiftung: Zahlst du 3 Gold oder verzichtest du auf eine Bauaktion?',
    give: 'Welche Person aus der Auslage geht zur Gräfin?',
    events: 'Ereignisphase: Welches Ereignis kommt als Nächstes?',
    swing: (task) => `Der Stimmungsumschwung bringt ${eventName(task.id)}: Führe es sofort aus.`,
    'event-choice': (task) => `${eventName(task.id)}: ${eventTexts[task.id]}`,
  },
  move: {
    give: (move) => `Schicke der Gräfin ${name(move.card)} (Platz ${move.column + 1})`,
    pay: 'Zahle 3 Gold an die Bank',
    suffer: (move) =>
      move.isRats
        ? 'Nimm in dieser Runde eine Person weniger'
        : 'Verzichte in diesem Zug auf eine Bauaktion',
    serf: (move) => `Gib ${name(move.card)} in das Dorf der Gräfin`,
    event: (move) =>
      move.isCarriedOut
        ? `Führe das Ereignis ${eventName(move.id)} aus`
        : `Lege das Ereignis ${eventName(move.id)} ab`,
    point(move) {
      const target = at(move.host)
      return `Wähle ${target} ${move.isCountess ? 'im Dorf der Gräfin' : 'in deinem Dorf'}${move.coins > 0 ? ` mit ${gold(move.coins)} darauf` : ''}`
    },
    discard: (move) => `Lege ${name(move.card)} von deiner Hand ab`,
    jester: (move) => `Spiele den Hofnarren: Wirf das Ereignis ${eventName(move.id)} ab`,
  },
  event: {
    'event-revealed': (e) => `Ein neues Ereignis: ${eventName(e.id)}.`,
    'event-begun': (e) =>
      e.isCarriedOut
        ? `Das Ereignis ${eventName(e.id)} wird ausgeführt.`
        : `Das Ereignis ${eventName(e.id)} wird abgelegt.`,
    'event-discarded': (e) =>
      e.by === 'jester'
        ? `Der Hofnarr wirft das Ereignis ${eventName(e.id)} ab.`
        : e.by === 'done'
          ? null
          : `${eventName(e.id)} bringt zwei neue Ereignisse.`,
    'events-shuffled': (e) =>
      e.season === 'summer'
        ? 'Die abgelegten Sommer-Ereignisse werden neu gemischt.'
        : 'Die abgelegten Winter-Ereignisse werden neu gemischt.',
    'reserve-shuffled': 'Der Ablagestapel wird gemischt und ist der neue Nachziehstapel.',
    'countess-gets'(e, _who, names) {
      const coins = e.coins > 0 ? ` mit ${gold(e.coins)}` : ''
      const from = {
        road: 'aus der Auslage',
        stack: 'von einem Stapel',
        reserve: 'vom Nachziehstapel',
        village: `aus dem Dorf von ${names(0)}`,
        hand: `aus der Hand von ${names(0)}`,
      }
      return `Die Gräfin bekommt ${name(e.card)}${coins} ${from[e.from]}.`
    },
    'settled-with'(e, who) {
      if (e.gold > 0)
        return `${who} zahlt ${gold(e.gold)} wegen des Ereignisses ${eventName(e.by)}.`
      return e.by === 'rats'
        ? `${who} nimmt wegen der Ratten eine Person weniger.`
        : `${who} hat wegen der Brandstiftung eine Bauaktion weniger.`
    },
    'event-gold'(e, who, names) {
      if (e.paid) return `${names(0)} zahlt der Gräfin ${gold(e.gold)}.`
      return `${who} bekommt ${gold(e.gold)} aus der Bank.`
    },
    'event-coins': (e) => `Die Bank legt ${gold(e.gold)} auf ${name(e.card)} bei der Gräfin.`,
    'event-removed'(e, who) {
      const coins = e.coins > 0 ? ` ${who} behält die Münzen darauf (${gold(e.coins)}).` : ''
      return e.from === 'hand'
        ? `${who} legt ${name(e.card)} von der Hand ab.`
        : `${who} verliert ${name(e.card)}.${coins}`
    },
    'no-effect': (e) => `${eventName(e.by)} bleibt ohne Wirkung.`,
  },
}
