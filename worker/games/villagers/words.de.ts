import type { Names, Seat, Words } from '../kernel/index.ts'
import { locales } from '../kernel/language.ts'
import { names as cardNames } from './cards.de.ts'
import { type CardId, cards } from './components/index.ts'
import { isOpen } from './event-stacks.ts'
import type { Event } from './event-types.ts'
import { cardOf, topOf } from './hosts.ts'
import { isSoloEvent, isSoloMove } from './kinds.ts'
import { draftsLeft, isHandEmpty, tradesLeft } from './limits.ts'
import { moduleEvent, moduleMove, modulePrompt } from './modules.de.ts'
import { lacksScoundrels, matters } from './options.ts'
import { at, dative, gold, list, name, onTop, sentence, withCountess } from './phrases.de.ts'
import { soloEvent, soloMove, soloPrompt } from './solo.de.ts'
import type { Move, State } from './state.ts'
import { printedGold } from './symbols.ts'
import { seatOf, topAt } from './village.ts'

const { plural } = locales.de

const sides = { gold: 'Goldseite', food: 'Nahrungsseite' } as const

function moveLabel(state: State, seat: Seat, move: Move, players: Names): string {
  switch (move.do) {
    case 'draft': {
      if (move.from === 'reserve')
        return `Nimm die oberste Karte vom Nachziehstapel (${name(state.reserve[0]?.card ?? '?')})`
      if (move.from === 'stack')
        return `Nimm die oberste Karte von Stapel ${move.column + 1} (${name(state.stacks[move.column]?.[0]?.card ?? '?')})`
      const slot = state.road[move.column]
      const coins = slot?.coins ? `, mit ${gold(slot.coins)}` : ''
      return `Nimm ${name(slot?.card ?? '?')} aus der Auslage (Platz ${move.column + 1}${coins})`
    }
    case 'coin':
      return `Lege 1 Gold auf ${name(state.road[move.column]?.card ?? '?')} (Platz ${move.column + 1})`
    case 'no-coin':
      return 'Lege kein Gold in die Auslage'
    case 'place':
      return `Lege ${name(move.card)} ${onTop(state, seat, 'pile' in move ? move : {})}`
    case 'trade-in':
      return `Tausche eine Handkarte gegen ${cardNames[move.basic]}`
    case 'put':
      if (move.on === 'stack') return `Lege ${name(move.card)} auf Stapel ${move.column + 1}`
      return `Lege ${name(move.card)} auf den ${move.on === 'reserve' ? 'Nachziehstapel' : 'Ablagestapel'}`
    case 'tinner':
      return 'Spiele die Blechschmiedin: Schlösser lassen sich in diesem Zug umsonst öffnen'
    case 'smuggle': {
      const of = seatOf(state, seat)
      const target = topAt(of.village, move.pile, move.branch)
      const half = Math.ceil(printedGold(of, target?.card ?? 'founders') / 2)
      return `Spiele den Schmuggler: Nimm ${gold(half)} für ${at(topOf(state, seat, move.pile, move.branch))}`
    }
    case 'apprentice': {
      const whose = move.owner === seat ? 'in deinem Dorf' : `im Dorf von ${players(move.owner)}`
      const target = cardOf(state, move.owner, move.pile, move.branch, move.level)
      return `Ersetze ${at(target)} ${whose} durch den Gehilfen`
    }
    case 'resettle': {
      const card = resettled(state)
      if ('side' in move && move.side) return `Lege die Gründung neu aus, ${sides[move.side]} oben`
      return `Lege ${name(card)} ${onTop(state, seat, 'pile' in move ? move : {})}`
    }
    case 'unlock': {
      if (move.by === 'tinner') return 'Öffne das Schloss umsonst mit der Blechschmiedin'
      const where = at(topOf(state, move.owner, move.pile, move.branch))
      const lying = topAt(seatOf(state, move.owner).village, move.pile, move.branch)?.coins ?? 0
      const coins = lying > 0 ? `, wo schon ${gold(lying)} liegt` : ''
      return move.owner === seat
        ? `Lege 2 Gold aus der Bank auf deine eigene Karte ${where}${coins}`
        : `Zahle 2 Gold auf die Karte von ${dative(players, move.owner)}: ${where}${coins}`
    }
    case 'end-turn':
      return 'Beende deinen Bauzug'
    default:
      return isSoloMove(move) ? soloMove(state, move) : moduleMove(state, seat, move, players)
  }
}

/** The card whose place an Apprentice has taken and that must be placed now. */
function resettled(state: State): CardId {
  const task = state.agenda.at(-1)
  return task?.task === 'resettle' ? task.card : 'apprentice'
}

function prompt(state: State, seat: Seat, players: Names): string {
  const task = state.agenda.at(-1)
  switch (task?.task) {
    case 'draft': {
      const left = draftsLeft(state, seat)
      return left === 1
        ? 'Nimm deine letzte Person in dieser Runde.'
        : `Nimm eine Person; dir stehen noch ${left} zu.`
    }
    case 'coin':
      return 'Du darfst 1 Gold aus der Bank auf eine Person der Auslage legen; wer kein Gold hat, zieht weiter.'
    case 'build': {
      const left = (state.turn?.limit ?? 0) - (state.turn?.used ?? 0)
      const trades = tradesLeft(state, seat)
      if (left === 0)
        return trades === 0
          ? 'Deine Bauaktionen sind verbraucht. Beende den Zug, wenn du fertig bist.'
          : `Deine Bauaktionen sind verbraucht. Du darfst noch ${trades}-mal eintauschen oder den Zug beenden.`
      if (isHandEmpty(state, seat))
        return 'Deine Hand ist leer. Beende den Zug, wenn du fertig bist.'
      return `Baue dein Dorf aus: Du hast noch ${left} von ${state.turn?.limit ?? 0} Bauaktionen und darfst noch ${trades}-mal eintauschen.`
    }
    case 'trade-in':
      return isOpen(state, 'serfdom') // V7.145
        ? `Leibeigenschaft: Welche Handkarte kommt für ${cardNames[task.basic]} ins Dorf der Gräfin?`
        : `Welche Handkarte gibst du für ${cardNames[task.basic]} her, und wohin legst du sie?`
    case 'resettle':
      return `Lege ${name(task.card)} in dein Dorf.`
    case 'unlock': {
      const unlocker = cards[task.card].unlocker as CardId | null
      return `Wie öffnest du das Schloss (${name(task.card)})?${unlocker ? ` Dazu gehört: ${name(unlocker)}.` : ''}`
    }
    default:
      return soloPrompt(task) ?? modulePrompt(task, seat, players) ?? 'Wähle, was du tust.'
  }
}

function eventText(event: Event, players: Names): string | null {
  switch (event.event) {
    case 'round':
      return `Runde ${event.round} beginnt. ${players(event.firstPlayer)} nimmt zuerst.`
    case 'drafted': {
      const coins = event.coins > 0 ? ` und bekommt ${gold(event.coins)} dazu` : ''
      const from = {
        road: 'aus der Auslage',
        stack: 'von einem Stapel',
        reserve: 'vom Nachziehstapel',
      }
      return `${players(event.seat)} nimmt ${name(event.card)} ${from[event.from]}${coins}.`
    }
    case 'refilled':
      return null
    case 'draft-lapsed':
      return 'Es gibt nichts mehr zu nehmen, die Draft-Phase ist vorbei.'
    case 'took-square':
      return `${players(event.seat)} nimmt ${list(event.cards.map(name))} auf die Hand.`
    case 'coin':
      return event.card
        ? `${players(event.seat)} legt 1 Gold auf ${name(event.card)}.`
        : `${players(event.seat)} legt kein Gold in die Auslage.`
    case 'road-cleared': {
      const coins = event.cards.reduce((sum, card) => sum + card.coins, 0)
      const lost = coins > 0 ? `; ${gold(coins)} geht zurück in die Bank` : ''
      const leave = plural(event.cards.length, { one: 'verlässt', other: 'verlassen' })
      return `${list(event.cards.map(({ card }) => name(card)))} ${leave} die Auslage${lost}.`
    }
    case 'road-coins':
      return 'Jede Person der Auslage bekommt 1 Gold.'
    case 'build-turn':
      return `${players(event.seat)} darf bis zu ${event.limit} Personen bauen.`
    case 'placed': {
      const who = players(event.seat)
      if (event.side) return `${who} legt die Gründung neu aus, ${sides[event.side]} oben.`
      return event.apprentice
        ? `${name(event.card)} zieht zu ${who}.`
        : `${who} baut ${name(event.card)}.`
    }
    case 'unlocked': {
      const who = players(event.seat)
      const unlocker = name(event.unlocker)
      switch (event.how) {
        case 'tinner':
          return `${who} öffnet das Schloss (${name(event.card)}) mit der Blechschmiedin.`
        case 'own':
          return `Die Bank legt ${gold(event.gold)} auf ${unlocker} bei ${who}.`
        case 'other':
          return `${who} zahlt ${gold(event.gold)} auf ${unlocker} bei ${dative(players, event.owner ?? event.seat)}.`
        case 'bank':
          return `${who} zahlt ${gold(event.gold)} an die Bank, denn niemand hat ${unlocker}.`
      }
      return null
    }
    case 'traded-in': {
      const where = {
        stack: `auf Stapel ${(event.column ?? 0) + 1}`,
        reserve: 'auf den Nachziehstapel',
        discard: 'auf den Ablagestapel',
        countess: 'ins Dorf der Gräfin',
      }
      return `${players(event.seat)} legt ${name(event.card)} ${where[event.on]} und nimmt dafür ${cardNames[event.basic]}.`
    }
    case 'tinner':
      return `${players(event.seat)} spielt die Blechschmiedin.`
    case 'smuggled':
      return `${players(event.seat)} spielt den Schmuggler und nimmt ${gold(event.gold)} für ${name(event.card)}.`
    case 'apprentice': {
      const coins =
        event.coins > 0 ? ` Das Gold darauf (${event.coins}) bekommt ${players(event.owner)}.` : ''
      const whose = event.owner === event.seat ? 'im eigenen Dorf' : `bei ${players(event.owner)}`
      return `${players(event.seat)} ersetzt ${name(event.card)} ${whose} durch den Gehilfen.${coins}`
    }
    case 'turn-ended':
      return `${players(event.seat)} beendet den Bauzug.`
    case 'founders-turned':
      return `${players(event.seat)} hat keine Nahrung und dreht die Gründung auf die Nahrungsseite.`
    case 'first-player':
      return `Die LOS!-Karte geht an ${players(event.seat)}.`
    case 'market-triggered':
      return event.day === 'first'
        ? 'Am Ende dieser Runde ist der erste Markttag.'
        : 'Am Ende dieser Runde ist der zweite Markttag: Es ist die letzte.'
    case 'market': {
      const parts = [
        ...(event.gold > 0 ? [`${gold(event.gold)} für Goldsymbole`] : []),
        ...(event.silver > 0 ? [`${gold(event.silver)} für Silbersymbole`] : []),
        ...(event.coins > 0 ? [`${gold(event.coins)} für Münzen`] : []),
      ]
      const day = event.day === 'first' ? 'Erster' : 'Zweiter'
      return `${day} Markttag: ${players(event.seat)} bekommt ${list(parts) || 'nichts'}.`
    }
    case 'ended':
      return 'Der zweite Markttag ist vorbei, und damit das Spiel.'
    default:
      return isSoloEvent(event) ? soloEvent(event, players) : moduleEvent(event, players)
  }
}

/** All that Villagers says in German. */
export const words: Words<State, Move, Event> = {
  title: 'Villagers',
  tagline:
    'Hole Handwerksleute von der Straße, verknüpfe ihre Berufe zu Ketten und lass dein Dorf aufblühen.',
  options: {
    padlocks: {
      label: 'Schlösser',
      help: 'Personen mit Schloss müssen von einer anderen aufgeschlossen werden, oft gegen Gold. Für die allererste Partie lässt du sie besser weg.',
    },
    modules: {
      label: 'Module',
      help: 'Weitere Karten, beliebig kombiniert. Die Schurken gehen bis zu viert, mit dem Kurier zu fünft.',
      values: {
        saints: 'Unterstützung',
        scoundrels: 'Schurke',
        profiteers: 'Profiteur',
        developments: 'Entwicklung',
      },
    },
    bronzeTiming: {
      matters: matters.bronzeTiming,
      label: 'Bronzesymbole zahlen',
      help: 'Nur mit den Profiteuren: wann das beste Bronzesymbol sein Gold bringt.',
      values: {
        endOfTurn: 'am Ende des eigenen Bauzugs',
        endOfPhase: 'für alle nach der Bauphase',
      },
    },
    windmillCount: {
      matters: matters.windmillCount,
      label: 'Die Windmühle zählt',
      help: 'Nur mit den Entwicklungen: ob eine Start-Karte mit zwei Zweigen zwei Ketten sind oder eine.',
      values: { branches: 'jeden Zweig', piles: 'jede Start-Karte mit allem, was darauf liegt' },
    },
    courier: {
      matters: matters.courier,
      obstacle: (seats, chosen) =>
        lacksScoundrels(seats, chosen)
          ? 'Zu fünft brauchen die Schurken den Kurier: Ohne ihn gibt es nicht für alle einen.'
          : null,
      label: 'Kurier',
      help: 'Nur mit den Schurken und nie allein: Wer diese Karte hat, darf eine offene Person wegschnappen, bevor jemand anders sich eine nimmt.',
    },
    level: {
      matters: matters.level,
      label: 'Die Gräfin ist',
      help: 'Nur allein: wie schwer es dir die Gräfin macht.',
      values: { beginner: 'milde', standard: 'streng', hard: 'gnadenlos' },
    },
  },
  categories: {
    start: 'Startgold',
    road: 'Münzen aus der Auslage',
    smuggling: 'Schmuggel',
    padlocks: 'Für Schlösser bezahlt',
    'first-gold': '1. Markttag: Goldsymbole',
    'first-coins': '1. Markttag: Münzen',
    'second-gold': '2. Markttag: Goldsymbole',
    'second-silver': '2. Markttag: Silbersymbole',
    'second-coins': '2. Markttag: Münzen',
    'moved-coins': 'Münzen von Personen, die gingen',
    bronze: 'Bronzesymbole',
    freelancers: 'An Freiberuflerinnen gezahlt',
    recruiter: 'Für die Rekrutiererin gezahlt',
    thieves: 'Diebe und Sheriffs',
    developments: 'Entwicklungen',
    events: 'Ereignisse der Gräfin',
  },
  reasons: {
    'most-gold': 'Wer am meisten Gold hat, gewinnt.',
    'fewer-villagers': 'Gleich viel Gold: Das kleinere Dorf gewinnt.',
    shared: 'Gleich viel Gold und gleich viele Personen: geteilter Sieg.',
    'beat-countess': 'Mehr Gold als die Gräfin: gewonnen.',
    'lost-to-countess': 'Nicht mehr Gold als die Gräfin: Sie gewinnt.',
  },
  prompt: (state, seat, players) => sentence(prompt(state, seat, withCountess(players))),
  move: (state, seat, move, players) => moveLabel(state, seat, move, withCountess(players)),
  event(event, players) {
    const text = eventText(event, withCountess(players))
    return text === null ? null : sentence(text)
  },
}
