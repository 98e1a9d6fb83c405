import type { Names, Words } from '../kernel/index.ts'
import { locales } from '../kernel/language.ts'
import { claimable } from './awards.ts'
import { cardsDe } from './cards.de.ts'
import {
  type BuildingType,
  isCrest,
  judge,
  type Resource,
  type Source,
  townCard,
} from './components/index.ts'
import { missing } from './matching.ts'
import { goldCostNow } from './payment.ts'
import { ownDistrict, type TownEvent, type TownMove, type TownState } from './state.ts'

const { plural, and: list } = locales.de

const typeNames: Readonly<Record<BuildingType, string>> = {
  trade: 'Handel',
  social: 'Sozialwesen',
  residential: 'Wohnen',
  culture: 'Kultur',
  military: 'Militär',
}
const resourceNames: Readonly<Record<Resource, string>> = {
  stone: 'Stein',
  wood: 'Holz',
  straw: 'Stroh',
}

/** In quotation marks, so that no name has to be declined. */
const name = (id: keyof typeof cardsDe): string => `„${cardsDe[id].name}“`
const sourceName = (id: Source): string => (isCrest(id) ? 'dein Wappen' : name(id))
const sentence = (id: Source): string => cardsDe[id].text ?? ''
const number = (n: number, one: string, many: string): string =>
  `${n} ${plural(n, { one, other: many })}`
const chosen = (move: { pay?: 'choose' }): string => (move.pay ? ' und wähle das Gold dafür' : '')
const atMost = (n: number): string => (n > 1 ? ` (bis zu ${n})` : '')
/** Cards of the row are chosen one by one; once one is, it may be left at that. */
const ofRow = ({ left, gone }: Readonly<Record<'left' | 'gone', number>>, what: string): string =>
  gone > 0
    ? `Wähle noch eine Karte der Reihe, die du ${what}${atMost(left)}, oder belass es dabei.`
    : `Wähle eine Karte der Reihe, die du ${what}${atMost(left)}.`

function prompt(state: TownState): string {
  const task = state.agenda.at(-1)
  switch (task?.task) {
    case 'turn': {
      const award = claimable(state).length > 0
      if (state.turn.actions > 0)
        return `Nimm eine Karte der Reihe (noch\u00a0${state.turn.actions})${award ? ', nimm eine Auszeichnung' : ''} oder nutze eine Fähigkeit.`
      return award
        ? 'Nimm eine Auszeichnung, nutze eine Fähigkeit oder beende deinen Zug.'
        : 'Nutze eine Fähigkeit oder beende deinen Zug.'
    }
    case 'pay':
      return `Wähle, mit welchem Gold du zahlst (noch ${task.left}).`
    case 'pick':
      return {
        row: 'Wähle eine Karte der Reihe, die du nimmst.',
        discard: 'Wähle eine Karte des Ablagestapels, die du nimmst.',
        revealed: 'Wähle eine der aufgedeckten Karten oder keine.',
        resources: 'Wähle den Rohstoff, den du umlegst.',
        sites: 'Wähle das Fundament, das du umwandelst.',
      }[task.from]
    case 'use':
      return `Wähle, was aus ${name(task.card)} wird.`
    case 'discardRow':
      return ofRow(task, 'abwirfst')
    case 'storeRow':
      return ofRow(task, 'als Gold lagerst')
    case 'protect':
      return 'Wähle eine Karte der Reihe, die du schützt.'
    case 'cover':
      return 'Wähle den fehlenden Rohstoff, der als gelegt gilt.'
    case 'copy':
      return 'Wähle die Fähigkeit, die du kopierst.'
    case 'look': {
      const card = state.deck.at(-1)
      return card && card in cardsDe
        ? `Die oberste Karte ist ${name(card)}. Liegen lassen oder abwerfen?`
        : 'Die oberste Karte des Stapels liegen lassen oder abwerfen?'
    }
    case 'addJudge':
      return 'Wähle, welcher Juror dazukommt.'
    case 'soloDiscard':
      return `Wähle eine Karte der Reihe, die du abwirfst (noch ${task.left}).`
    case 'retype':
      return 'Wähle, als was dein Gebäude in der Schlusswertung zählt.'
    default:
      return 'Das Spiel ist zu Ende.'
  }
}

function move(state: TownState, made: TownMove): string {
  switch (made.do) {
    case 'start': {
      const cost = goldCostNow(state, made.card)
      const price = cost > 0 ? ` für ${cost} Gold` : ''
      return `Beginne ${name(made.card)} als Fundament${price}${chosen(made)}`
    }
    case 'resource': {
      const foundation = ownDistrict(state).foundations.find((f) => f.card === made.to)
      const completes = foundation && missing(foundation) === 1 ? ' und stelle es fertig' : ''
      return `Lege ${name(made.card)} als Rohstoff unter ${name(made.to)}${completes}`
    }
    case 'gold':
    case 'storeCard':
      return `Lagere ${name(made.card)} als Gold`
    case 'build':
    case 'star':
      return `Nutze ${sourceName(made.with)}${chosen(made)}: ${sentence(made.with)}`
    case 'claim':
      return `Nimm die ${name(made.award)}`
    case 'end':
      return state.turn.actions > 0
        ? 'Beende den Zug ohne die restlichen Aktionen'
        : 'Beende den Zug'
    case 'pay':
      return `Zahle mit ${name(made.with)}`
    case 'payTurnGold':
      return 'Zahle mit dem Gold dieses Zuges'
    case 'pick': {
      const task = state.agenda.at(-1)
      if (task?.task === 'pick' && task.from === 'resources') return `Lege ${name(made.card)} um`
      if (task?.task === 'pick' && task.from === 'sites') return `Wandle ${name(made.card)} um`
      return `Nimm ${name(made.card)}`
    }
    case 'decline':
      return 'Nimm keine davon'
    case 'found':
      return `Beginne sie als Fundament${chosen(made)}`
    case 'supply':
      return `Lege sie als Rohstoff unter ${name(made.to)}`
    case 'store':
      return 'Lagere sie als Gold'
    case 'discard':
      return `Wirf ${name(made.card)} ab`
    case 'done':
      return state.agenda.at(-1)?.task === 'storeRow'
        ? 'Lagere keine weitere Karte'
        : 'Wirf keine weitere Karte ab'
    case 'protect':
      return `Schütze ${name(made.card)}`
    case 'cover':
      return `Lass ${resourceNames[made.symbol]} bei ${name(made.to)} als gelegt gelten`
    case 'copy':
      return `Kopiere ${name(made.of)}${chosen(made)}: ${sentence(made.of)}`
    case 'discardTop':
      return 'Wirf die oberste Karte ab'
    case 'leaveTop':
      return 'Lass die Karte auf dem Stapel'
    case 'addJudge':
      return `Wähle ${name(made.judge)} (${typeNames[judge(made.judge).favours]})`
    case 'count':
      return townCard(made.card).ability?.op === 'change-type'
        ? `Zähle ${name(made.card)} stattdessen als ${typeNames[made.as]}`
        : `Zähle ${name(made.card)} noch einmal, als ${typeNames[made.as]}`
    case 'keep':
      return `Lass ${name(made.card)} unverändert`
  }
}

const zoneNames = {
  row: 'aus der Reihe',
  discard: 'aus dem Ablagestapel',
  revealed: 'aus den aufgedeckten Karten',
  resources: 'von einem anderen Fundament',
  sites: 'statt eines Fundaments',
} as const

function event(e: TownEvent, names: Names): string | null {
  switch (e.event) {
    case 'turnBegan':
      return `${names(e.seat)} ist am Zug (${e.last ? 'letzte Runde' : `Runde ${e.round}`}).`
    case 'dealt':
      return `${name(e.card)} kommt in die Reihe.`
    case 'judgeArrived':
      return `${name(e.judge)} kommt zu den Juroren.`
    case 'reshuffled':
      return `Der Ablagestapel wird zum neuen Stapel (Mischen ${e.count} von ${e.limit}).`
    case 'endTriggered':
      return `Das Ende naht: Runde ${e.lastRound} ist die letzte.`
    case 'paid': {
      const parts = e.cards.map(name)
      if (e.turnGold > 0) parts.unshift('dem Gold dieses Zuges')
      return `${names(e.seat)} zahlt ${e.cards.length + e.turnGold} Gold mit ${list(parts)}.`
    }
    case 'started':
      return `${names(e.seat)} beginnt ${name(e.card)} ${zoneNames[e.from]}.`
    case 'supplied':
      return `${names(e.seat)} legt ${name(e.card)} ${zoneNames[e.from]} unter ${name(e.to)}.`
    case 'stored':
      return `${names(e.seat)} lagert ${name(e.card)} ${zoneNames[e.from]} als Gold.`
    case 'completed':
      return `${names(e.seat)} stellt ${name(e.card)} fertig.`
    case 'claimed':
      return e.replacement
        ? `${names(e.seat)} verdient ebenfalls die ${name(e.award)} (${number(e.points, 'Punkt', 'Punkte')}).`
        : `${names(e.seat)} erhält die ${name(e.award)} (${number(e.points, 'Punkt', 'Punkte')}).`
    case 'used':
      return isCrest(e.card)
        ? `${names(e.seat)} nutzt das Wappen.`
        : `${names(e.seat)} nutzt ${name(e.card)}.`
    case 'copied':
      return `${name(e.by)} kopiert ${name(e.of)}.`
    case 'discarded':
      return `${names(e.seat)} wirft ${name(e.card)}${
        { row: ' aus der Reihe', revealed: '', deck: ' vom Stapel' }[e.from]
      } ab.`
    case 'gaveUp':
      return `${names(e.seat)} gibt ${name(e.card)} auf.`
    case 'cleared': {
      const freed = e.freed.length > 0 ? ` mit ${list(e.freed.map(name))}` : ''
      return e.auto
        ? `${names(e.seat)} wirft das unfertige Fundament ${name(e.card)}${freed} ab.`
        : `${names(e.seat)} räumt das Fundament ${name(e.card)}.`
    }
    case 'protected':
      return `${names(e.seat)} schützt ${name(e.card)} in der Reihe.`
    case 'covered':
      return `${resourceNames[e.symbol]} bei ${name(e.card)} gilt für ${names(e.seat)} als gelegt.`
    case 'looked':
      return e.card
        ? `${names(e.seat)} sieht sich die oberste Karte des Stapels an: ${name(e.card)}.`
        : `${names(e.seat)} sieht sich die oberste Karte des Stapels an.`
    case 'leftTop':
      return `${names(e.seat)} lässt die Karte auf dem Stapel.`
    case 'revealed':
      return e.cards.length > 0
        ? `${names(e.seat)} deckt ${list(e.cards.map(name))} auf.`
        : `${names(e.seat)} findet keine Karte zum Aufdecken.`
    case 'declined':
      return `${names(e.seat)} nimmt keine der aufgedeckten Karten.`
    case 'gotActions':
      return `${names(e.seat)} hat ${number(e.count, 'weitere Aktion', 'weitere Aktionen')}.`
    case 'gotTurnGold':
      return `${names(e.seat)} hat in diesem Zug ${e.count} Gold mehr.`
    case 'judgesTurned':
      return `${names(e.seat)} deckt ${list(e.judges.map(name))} auf.`
    case 'turnEnded':
      return e.forfeited > 0
        ? `${names(e.seat)} beendet den Zug und verzichtet auf ${number(e.forfeited, 'Aktion', 'Aktionen')}.`
        : null
    case 'awardClosed':
      return `Die ${name(e.award)} ist nicht mehr zu haben.`
    case 'stalled':
      return 'Eine ganze Runde lang hat sich nichts bewegt: Das Spiel endet.'
    case 'counted':
      return e.as
        ? `${names(e.seat)} zählt ${name(e.card)} als ${typeNames[e.as]}.`
        : `${names(e.seat)} lässt ${name(e.card)} unverändert.`
    case 'judged':
      return e.winners.length > 0
        ? `${name(e.judge)} gibt ${number(e.points, 'Punkt', 'Punkte')} an ${list(e.winners.map(names))}.`
        : `${name(e.judge)} findet niemanden würdig.`
    case 'over': {
      const winners = e.places.flatMap((place, seat) => (place === 1 ? [names(seat)] : []))
      return e.places.length === 1
        ? `Die Stadt steht: ${number(e.totals[0] ?? 0, 'Punkt', 'Punkte')}.`
        : `Der beste Bezirk gehört ${list(winners)}.`
    }
  }
}

/** Town Builder auf Deutsch. */
export const words: Words<TownState, TownMove, TownEvent> = {
  title: 'Town Builder: Coevorden',
  tagline: 'Jede Karte ist Gebäude, Rohstoff oder Gold: Errichte den schönsten Bezirk der Stadt.',
  options: {
    autoClaim: {
      label: 'Auszeichnungen von selbst nehmen',
      help: 'Wer in seinem Zug eine Auszeichnung verdient, bekommt sie sofort und muss nicht daran denken.',
      values: { true: 'Von selbst', false: 'Von Hand' },
    },
    confirmEnd: {
      label: 'Zugende immer bestätigen',
      help: 'Ein Zug endet erst, wenn du es sagst, auch wenn nichts mehr zu tun ist.',
      values: { true: 'Immer', false: 'Nur wenn noch etwas zu tun ist' },
    },
  },
  categories: {
    buildings: 'Gebäude',
    abilities: 'Fähigkeiten',
    awards: 'Auszeichnungen',
    judges: 'Juroren',
  },
  reasons: {
    points: 'Die meisten Punkte gewinnen.',
    buildings: 'Bei gleich vielen Punkten gewinnen die meisten Gebäude.',
    shared: 'Gleich viele Punkte und gleich viele Gebäude: ein geteilter Sieg.',
    peasant: 'Titel: Bauer / Bäuerin. Ab 30 Punkten: Bürger / Bürgerin',
    citizen: 'Titel: Bürger / Bürgerin. Ab 34 Punkten: Händler / Händlerin',
    merchant: 'Titel: Händler / Händlerin. Ab 38 Punkten: Adliger / Adlige',
    noble: 'Titel: Adliger / Adlige, der höchste von allen',
  },
  prompt,
  move: (state, _seat, made) => move(state, made),
  event,
}
