import type { Names } from '../kernel/index.ts'
import { eventNames, eventTexts } from './cards.de.ts'
import { soloEvents } from './components/index.ts'
import type { SoloEvent } from './event-types.ts'
import { topOf } from './hosts.ts'
import { at, gold, name } from './phrases.de.ts'
import { countess, type SoloMove, type State, type Task } from './state.ts'
import { seatOf, topAt } from './village.ts'

/** The label of a move that only the game against the Countess brings. */
export function soloMove(state: State, move: SoloMove): string {
  switch (move.do) {
    case 'give':
      return `Schicke der Gräfin ${name(state.road[move.column]?.card ?? '?')} (Platz ${move.column + 1})`
    case 'pay':
      return 'Zahle 3 Gold an die Bank'
    case 'suffer':
      return state.agenda.at(-1)?.task === 'rats'
        ? 'Nimm in dieser Runde eine Person weniger'
        : 'Komm in diesem Zug mit einer Bauaktion weniger aus'
    case 'serf':
      return `Gib ${name(move.card)} in das Dorf der Gräfin`
    case 'event':
      return soloEvents[move.id].phase === 'event'
        ? `Führe das Ereignis ${eventNames[move.id]} aus`
        : `Lege das Ereignis ${eventNames[move.id]} ab`
    case 'point': {
      const coins = topAt(seatOf(state, move.owner).village, move.pile, move.branch)?.coins ?? 0
      const target = at(topOf(state, move.owner, move.pile, move.branch))
      return `Wähle ${target} ${move.owner === countess ? 'im Dorf der Gräfin' : 'in deinem Dorf'}${coins > 0 ? ` mit ${gold(coins)} darauf` : ''}`
    }
    case 'discard':
      return `Lege ${name(move.card)} von deiner Hand ab`
    case 'jester':
      return `Spiele den Hofnarren: Wirf das Ereignis ${eventNames[move.id]} ab`
  }
}

/** What is asked only against the Countess; `null` for any other task. */
export function soloPrompt(task: Task | undefined): string | null {
  switch (task?.task) {
    case 'rats':
      return 'Ratten: Zahlst du 3 Gold, oder nimmst du eine Person weniger?'
    case 'arson':
      return 'Brandstiftung: Zahlst du 3 Gold, oder baust du mit einer Bauaktion weniger?'
    case 'give':
      return 'Welche Person der Auslage geht zur Gräfin?'
    case 'events':
      return 'Ereignisphase: Welches Ereignis kommt als Nächstes?'
    case 'swing':
      return `Der Stimmungsumschwung bringt ${eventNames[task.id]}; führe das sofort aus.`
    case 'event-choice':
      return `${eventNames[task.id]}: Was wählst du? ${eventTexts[task.id]}`
    default:
      return null
  }
}

/** What happened only against the Countess. */
export function soloEvent(event: SoloEvent, players: Names): string | null {
  switch (event.event) {
    case 'event-revealed':
      return `Ein neues Ereignis: ${eventNames[event.id]}.`
    case 'event-begun':
      return soloEvents[event.id].phase === 'event'
        ? `Das Ereignis ${eventNames[event.id]} wird ausgeführt.`
        : `Das Ereignis ${eventNames[event.id]} wird abgelegt.`
    case 'event-discarded':
      return event.by === 'jester'
        ? `Der Hofnarr lässt das Ereignis ${eventNames[event.id]} verschwinden.`
        : event.by === 'done'
          ? null
          : `${eventNames[event.id]} bringt zwei neue Ereignisse.`
    case 'events-shuffled':
      return event.season === 'summer'
        ? 'Die abgelegten Sommer-Ereignisse werden neu gemischt.'
        : 'Die abgelegten Winter-Ereignisse werden neu gemischt.'
    case 'reserve-shuffled':
      return 'Der Ablagestapel wird gemischt und ist der neue Nachziehstapel.'
    case 'countess-gets': {
      const coins = event.coins > 0 ? ` mit ${gold(event.coins)}` : ''
      const from = {
        road: 'aus der Auslage',
        stack: 'von einem Stapel',
        reserve: 'vom Nachziehstapel',
        village: `aus dem Dorf von ${players(0)}`,
        hand: 'von der Hand',
      }
      return `Die Gräfin bekommt ${name(event.card)}${coins} ${from[event.from]}.`
    }
    case 'settled-with':
      if (event.gold > 0)
        return `${players(event.seat)} zahlt ${gold(event.gold)} wegen des Ereignisses ${eventNames[event.by]}.`
      return event.by === 'rats'
        ? `${players(event.seat)} nimmt wegen der Ratten eine Person weniger.`
        : `${players(event.seat)} hat wegen der Brandstiftung eine Bauaktion weniger.`
    case 'event-gold':
      if (event.paid) return `${players(0)} zahlt der Gräfin ${gold(event.gold)}.`
      return `${players(event.seat)} bekommt ${gold(event.gold)} aus der Bank.`
    case 'event-coins':
      return `Die Bank legt ${gold(event.gold)} auf ${name(event.card)} bei der Gräfin.`
    case 'event-removed': {
      const coins =
        event.coins > 0
          ? ` ${players(event.seat)} behält die Münzen darauf (${gold(event.coins)}).`
          : ''
      return event.from === 'hand'
        ? `${players(event.seat)} legt ${name(event.card)} von der Hand ab.`
        : `${players(event.seat)} verliert ${name(event.card)}.${coins}`
    }
    case 'no-effect':
      return `${eventNames[event.by]} bleibt ohne Wirkung.`
  }
}
