import { sentence } from '../kernel/german.ts'
import { locales } from '../kernel/language.ts'
import { modules } from './modules.de.ts'
import { at, dative, gold, list, name, of, onTop, someCard, theCard, toCard } from './phrases.de.ts'
import { solo } from './solo.de.ts'
import { obstacle, wordsOf } from './wording.ts'

const { plural } = locales.de
const sides = { gold: 'Goldseite', food: 'Nahrungsseite' } as const

/** All that Villagers says in German. */
export const words = wordsOf({
  title: 'Villagers',
  tagline:
    'Hole Handwerksleute aus der Auslage, verknüpfe ihre Berufe zu Ketten und lass dein Dorf aufblühen.',
  options: {
    padlocks: {
      label: 'Schlösser',
      help: 'Wer ein Schloss hat, braucht eine andere Person, die es öffnet, oft gegen Gold. In der allerersten Partie lasst ihr Schlösser besser weg.',
    },
    modules: {
      label: 'Module',
      help: 'Weitere Karten, beliebig kombinierbar. Mit den Schurken spielt ihr höchstens zu viert, mit dem Kurier auch zu fünft.',
      values: {
        saints: 'Unterstützung',
        scoundrels: 'Schurke',
        profiteers: 'Profiteur',
        developments: 'Entwicklung',
      },
    },
    bronzeTiming: {
      label: 'Bronzesymbole zahlen',
      help: 'Nur mit den Profiteuren: wann das beste Bronzesymbol sein Gold bringt.',
      values: {
        endOfTurn: 'am Ende des eigenen Bauzugs',
        endOfPhase: 'für alle nach der Bauphase',
      },
    },
    windmillCount: {
      label: 'Die Windmühle zählt',
      help: 'Nur mit den Entwicklungen: ob eine Start-Karte mit zwei Zweigen als zwei Ketten zählt oder als eine.',
      values: { branches: 'jeden Zweig', piles: 'jede Start-Karte mit allem, was darauf liegt' },
    },
    courier: {
      obstacle: obstacle(
        'Zu fünft brauchen die Schurken den Kurier: Ohne ihn gibt es nicht für alle einen.',
      ),
      label: 'Kurier',
      help: 'Nur mit den Schurken und nie allein: Wer diese Karte hat, darf eine offene Person wegschnappen, bevor jemand anders sich eine nimmt.',
    },
    level: {
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
  countess: 'die Gräfin',
  sentence,
  nothing: 'Wähle, was du tun willst.',
  prompt: {
    ...modules.prompt,
    ...solo.prompt,
    draft: (task) =>
      plural(task.left, {
        one: 'Nimm deine letzte Person in dieser Runde.',
        other: `Nimm eine Person (noch ${task.left} in dieser Runde).`,
      }),
    coin: 'Du darfst 1 Gold aus der Bank auf eine Person in der Auslage legen; Personen ohne Gold verlassen danach die Auslage.',
    build(task) {
      if (task.left === 0)
        return task.trades === 0
          ? 'Deine Bauaktionen sind verbraucht. Beende den Zug, wenn du fertig bist.'
          : `Deine Bauaktionen sind verbraucht. Du darfst noch ${task.trades}-mal eintauschen oder den Zug beenden.`
      if (task.isHandEmpty) return 'Deine Hand ist leer. Beende den Zug, wenn du fertig bist.'
      return `Baue dein Dorf aus: Du hast noch ${task.left} von ${task.limit} Bauaktionen und darfst noch ${task.trades}-mal eintauschen.`
    },
    'trade-in': (task) =>
      task.isSerfdom
        ? `Leibeigenschaft: Welche Handkarte kommt für ${name(task.basic)} ins Dorf der Gräfin?`
        : `Welche Handkarte gibst du für ${name(task.basic)} her, und wohin legst du sie?`,
    resettle: (task) => `Lege ${name(task.card)} in dein Dorf.`,
    unlock: (task) =>
      `Wie öffnest du das Schloss auf ${toCard(task.card)}?${task.unlocker ? ` Dafür braucht es ${name(task.unlocker)}.` : ''}`,
  },
  move: {
    ...modules.move,
    ...solo.move,
    draft(move) {
      if (move.from === 'reserve')
        return `Nimm die oberste Karte vom Nachziehstapel (${theCard(move.card)})`
      if (move.from === 'stack')
        return `Nimm die oberste Karte von Stapel ${move.column + 1} (${theCard(move.card)})`
      const coins = move.coins > 0 ? `, mit ${gold(move.coins)}` : ''
      return `Nimm ${name(move.card)} aus der Auslage (Platz ${move.column + 1}${coins})`
    },
    coin: (move) => `Lege 1 Gold auf ${name(move.card)} (Platz ${move.column + 1})`,
    'no-coin': 'Lege kein Gold in die Auslage',
    place: (move) => `Lege ${name(move.card)} ${onTop(move.top)}`,
    'trade-in': (move) => `Tausche eine Handkarte gegen ${someCard(move.basic)}`,
    put(move) {
      if (move.on === 'stack') return `Lege ${name(move.card)} auf Stapel ${move.column + 1}`
      return `Lege ${name(move.card)} auf den ${move.on === 'reserve' ? 'Nachziehstapel' : 'Ablagestapel'}`
    },
    tinner: 'Spiele die Blechschmiedin: Schlösser lassen sich in diesem Zug umsonst öffnen',
    smuggle: (move) => `Spiele den Schmuggler: Nimm ${gold(move.gold)} für ${at(move.host)}`,
    apprentice(move, _who, names) {
      const whose = move.isOwn ? 'in deinem Dorf' : `im Dorf ${of(names, move.owner)}`
      return `Ersetze ${at(move.host)} ${whose} durch den Gehilfen`
    },
    resettle(move) {
      if (move.side) return `Lege die Gründung neu aus, die ${sides[move.side]} nach oben`
      return `Lege ${name(move.card)} ${onTop(move.top)}`
    },
    unlock(move, _who, names) {
      if (move.by === 'tinner') return 'Öffne das Schloss umsonst mit der Blechschmiedin'
      const where = at(move.host)
      const coins = move.coins > 0 ? ` (dort schon ${gold(move.coins)})` : ''
      return move.isOwn
        ? `Lege 2 Gold aus der Bank auf ${where} in deinem Dorf${coins}`
        : `Zahle 2 Gold und lege sie auf ${where} im Dorf ${of(names, move.owner)}${coins}`
    },
    'end-turn': 'Beende deinen Bauzug',
  },
  event: {
    ...modules.event,
    ...solo.event,
    round: (e) => `Runde ${e.round} beginnt. ${e.first} nimmt zuerst.`,
    drafted(e, who) {
      const coins = e.coins > 0 ? ` mit ${gold(e.coins)}` : ''
      const from = {
        // The usual place is not said.
        road: '',
        stack: ' von einem Stapel',
        reserve: ' vom Nachziehstapel',
      }
      return `${who} nimmt ${name(e.card)}${from[e.from]}${coins}.`
    },
    refilled: null,
    'draft-lapsed': 'Es gibt nichts mehr zu nehmen, die Draft-Phase ist vorbei.',
    'took-square': (e, who) => `${who} nimmt ${list(e.cards.map(name))} auf die Hand.`,
    coin: (e, who) =>
      e.card ? `${who} legt 1 Gold auf ${name(e.card)}.` : `${who} legt kein Gold in die Auslage.`,
    'road-cleared'(e) {
      const back = plural(e.coins, { one: 'geht', other: 'gehen' })
      const lost = e.coins > 0 ? `; ${gold(e.coins)} ${back} zurück in die Bank` : ''
      const leave = plural(e.cards.length, { one: 'verlässt', other: 'verlassen' })
      return `${list(e.cards.map(theCard))} ${leave} die Auslage${lost}.`
    },
    'road-coins': 'Jede Person in der Auslage bekommt 1 Gold.',
    'build-turn': (e, who) => `${who} darf bis zu ${e.limit} Personen bauen.`,
    placed(e, who) {
      if (e.side) return `${who} legt die Gründung neu aus, die ${sides[e.side]} nach oben.`
      return e.apprentice ? `${theCard(e.card)} zieht zu ${who}.` : `${who} baut ${name(e.card)}.`
    },
    unlocked(e, who, names) {
      switch (e.how) {
        case 'tinner':
          return `${who} öffnet das Schloss auf ${toCard(e.card)} mit der Blechschmiedin.`
        case 'own':
          return `Die Bank legt ${gold(e.gold)} auf ${name(e.unlocker)} bei ${who}.`
        case 'other':
          return `${who} zahlt ${gold(e.gold)} und legt sie auf ${name(e.unlocker)} bei ${dative(names, e.owner ?? e.seat)}.`
        case 'bank':
          return `${who} zahlt ${gold(e.gold)} an die Bank, denn niemand hat ${someCard(e.unlocker)}.`
      }
      return null
    },
    'traded-in'(e, who) {
      const where = {
        stack: `auf Stapel ${(e.column ?? 0) + 1}`,
        reserve: 'auf den Nachziehstapel',
        discard: 'auf den Ablagestapel',
        countess: 'ins Dorf der Gräfin',
      }
      return `${who} legt ${name(e.card)} ${where[e.on]} und nimmt dafür ${someCard(e.basic)}.`
    },
    tinner: (_e, who) => `${who} spielt die Blechschmiedin.`,
    smuggled: (e, who) =>
      `${who} spielt den Schmuggler und nimmt ${gold(e.gold)} für ${name(e.card)}.`,
    apprentice(e, who, names) {
      const coins = e.coins > 0 ? ` Das Gold darauf (${e.coins}) bekommt ${names(e.owner)}.` : ''
      const whose = e.owner === e.seat ? 'im eigenen Dorf' : `bei ${dative(names, e.owner)}`
      return `${who} ersetzt ${name(e.card)} ${whose} durch den Gehilfen.${coins}`
    },
    'turn-ended': (_e, who) => `${who} beendet den Bauzug.`,
    'founders-turned': (_e, who) =>
      `${who} hat keine Nahrung und dreht die Gründung auf die Nahrungsseite.`,
    'first-player': (_e, who) => `Die LOS!-Karte geht an ${who}.`,
    'market-triggered': (e) =>
      e.day === 'first'
        ? 'Am Ende dieser Runde ist der Erste Markttag.'
        : 'Am Ende dieser Runde ist der Zweite Markttag; es ist die letzte.',
    market(e, who) {
      const parts = [
        ...(e.gold > 0 ? [`${gold(e.gold)} für Goldsymbole`] : []),
        ...(e.silver > 0 ? [`${gold(e.silver)} für Silbersymbole`] : []),
        ...(e.coins > 0 ? [`${gold(e.coins)} für Münzen`] : []),
      ]
      const day = e.day === 'first' ? 'Erster' : 'Zweiter'
      return `${day} Markttag: ${sentence(who)} bekommt ${list(parts) || 'nichts'}.`
    },
    ended: 'Der Zweite Markttag ist vorbei, und damit das Spiel.',
  },
})
