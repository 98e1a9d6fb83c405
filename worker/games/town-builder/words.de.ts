import { dem, den, der, sentence } from '../kernel/german.ts'
import { locales } from '../kernel/language.ts'
import { cardsDe, nounOf } from './cards.de.ts'
import { isCrest } from './components/index.ts'
import { wordsOf } from './wording.ts'

const { counted, and } = locales.de

type Id = keyof typeof cardsDe
/** The nominative: "der Brunnen". */
const theCard = (id: Id) => der(nounOf(id))
/** The accusative: "den Brunnen". */
const name = (id: Id) => den(nounOf(id))
/** The dative: "dem Brunnen". */
const toCard = (id: Id) => dem(nounOf(id))
/** The verb that goes with a card: there are several gardens. */
const verb = (id: Id, one: string, many: string) => (nounOf(id).gender === 'pl' ? many : one)
const text = (id: Id) => cardsDe[id].text ?? ''
const names = (ids: ReadonlyArray<Id>) => and(ids.map(name))
const points = (n: number) => counted(n, 'Punkt', 'Punkte')
const chosen = (pay?: 'choose') => (pay ? ' und wähle das Gold dafür' : '')
const atMost = (n: number) => (n > 1 ? ` (bis zu ${n})` : '')
const types = {
  trade: 'Handelsgebäude',
  social: 'Sozialgebäude',
  residential: 'Wohngebäude',
  culture: 'Kulturgebäude',
  military: 'Militärgebäude',
}
const resources = { stone: 'Stein', wood: 'Holz', straw: 'Stroh' }
/** Behind a card; nothing is said of the usual place. */
const zones = {
  row: '',
  discard: ' aus dem Ablagestapel',
  revealed: ' aus den aufgedeckten Karten',
  resources: ' von einem anderen Fundament',
  sites: ' statt eines Fundaments',
}

/** Town Builder auf Deutsch. */
export const words = wordsOf({
  title: 'Town Builder: Coevorden',
  tagline: 'Jede Karte ist Gebäude, Rohstoff oder Gold: Errichte den schönsten Stadtteil.',
  options: {
    autoClaim: {
      label: 'Auszeichnungen automatisch nehmen',
      help: 'Wer im eigenen Zug eine Auszeichnung verdient, bekommt sie sofort und muss nicht daran denken.',
      values: { true: 'Automatisch', false: 'Von Hand' },
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
    points: 'Wer die meisten Punkte hat, gewinnt.',
    buildings: 'Punktgleichstand: Wer die meisten Gebäude hat, gewinnt.',
    shared: 'Gleichstand bei Punkten und Gebäuden: ein geteilter Sieg.',
    peasant: 'Titel: Bauer oder Bäuerin. Ab 30 Punkten: Bürger oder Bürgerin',
    citizen: 'Titel: Bürger oder Bürgerin. Ab 34 Punkten: Händler oder Händlerin',
    merchant: 'Titel: Händler oder Händlerin. Ab 38 Punkten: Adliger oder Adlige',
    noble: 'Titel: Adliger oder Adlige, der höchste von allen',
  },
  nothing: 'Das Spiel ist zu Ende.',
  prompt: {
    turn({ actions, award }) {
      if (actions > 0)
        return `Nimm eine Karte (noch\u00a0${actions})${award ? ', nimm eine Auszeichnung' : ''} oder nutze eine Fähigkeit.`
      return award
        ? 'Nimm eine Auszeichnung, nutze eine Fähigkeit oder beende deinen Zug.'
        : 'Nutze eine Fähigkeit oder beende deinen Zug.'
    },
    pay: ({ left }) => `Wähle, mit welchem Gold du zahlst (noch ${left}).`,
    pick: ({ from }) =>
      ({
        row: 'Wähle eine Karte der Reihe, die du nimmst.',
        discard: 'Wähle eine Karte des Ablagestapels, die du nimmst.',
        revealed: 'Wähle eine der aufgedeckten Karten oder keine.',
        resources: 'Wähle den Rohstoff, den du umlegst.',
        sites: 'Wähle das Fundament, das du umwandelst.',
      })[from],
    use: ({ card }) => `Wähle, was aus ${toCard(card)} wird.`,
    discardRow: ({ left, gone }) =>
      gone > 0
        ? `Wähle noch eine Karte der Reihe, die du abwirfst${atMost(left)}, oder belass es dabei.`
        : `Wähle eine Karte der Reihe, die du abwirfst${atMost(left)}.`,
    storeRow: ({ left, gone }) =>
      gone > 0
        ? `Wähle noch eine Karte der Reihe, die du als Gold lagerst${atMost(left)}, oder belass es dabei.`
        : `Wähle eine Karte der Reihe, die du als Gold lagerst${atMost(left)}.`,
    protect: 'Wähle eine Karte der Reihe, die du schützt.',
    cover: 'Wähle den fehlenden Rohstoff, der als gelegt gilt.',
    copy: 'Wähle die Fähigkeit, die du kopierst.',
    look: ({ card }) =>
      card
        ? `Die oberste Karte ist ${theCard(card)}. Liegen lassen oder abwerfen?`
        : 'Die oberste Karte des Stapels liegen lassen oder abwerfen?',
    addJudge: 'Wähle, welcher Juror dazukommt.',
    soloDiscard: ({ left }) => `Wähle eine Karte der Reihe, die du abwirfst (noch ${left}).`,
    retype: 'Wähle, als welche Art dein Gebäude in der Schlusswertung zählt.',
  },
  move: {
    start: ({ card, cost, pay }) =>
      `Beginne ${name(card)} als Fundament${cost > 0 ? ` für ${cost} Gold` : ''}${chosen(pay)}`,
    resource: ({ card, to, completes }) =>
      `Lege ${name(card)} als Rohstoff unter ${name(to)}${completes ? ' und vollende damit den Bau' : ''}`,
    gold: ({ card }) => `Lagere ${name(card)} als Gold`,
    build: ({ with: card, pay }) => `Nutze ${name(card)}${chosen(pay)}: ${text(card)}`,
    star: ({ with: card, pay }) =>
      `Nutze ${isCrest(card) ? 'dein Wappen' : name(card)}${chosen(pay)}: ${text(card)}`,
    claim: ({ award }) => `Nimm ${name(award)}`,
    end: ({ actions }) => `Beende den Zug${actions > 0 ? ' ohne die restlichen Aktionen' : ''}`,
    pay: ({ with: card }) => `Zahle mit ${toCard(card)}`,
    payTurnGold: 'Zahle mit dem Gold dieses Zuges',
    pick({ card, from }) {
      if (from === 'resources') return `Lege ${name(card)} um`
      return from === 'sites' ? `Wandle ${name(card)} um` : `Nimm ${name(card)}`
    },
    decline: 'Nimm keine davon',
    found: ({ pay }) => `Beginne sie als Fundament${chosen(pay)}`,
    supply: ({ to }) => `Lege sie als Rohstoff unter ${name(to)}`,
    store: 'Lagere sie als Gold',
    discard: ({ card }) => `Wirf ${name(card)} ab`,
    storeCard: ({ card }) => `Lagere ${name(card)} als Gold`,
    done: ({ storing }) => (storing ? 'Lagere keine weitere Karte' : 'Wirf keine weitere Karte ab'),
    protect: ({ card }) => `Schütze ${name(card)}`,
    cover: ({ to, symbol }) => `Lass ${resources[symbol]} bei ${toCard(to)} als gelegt gelten`,
    copy: ({ of, pay }) => `Kopiere ${name(of)}${chosen(pay)}: ${text(of)}`,
    discardTop: 'Wirf die oberste Karte ab',
    leaveTop: 'Lass die Karte auf dem Stapel',
    addJudge: ({ judge, favours }) => `Wähle ${name(judge)} (${types[favours]})`,
    count: ({ card, as, instead }) =>
      `Zähle ${name(card)} ${instead ? 'stattdessen' : 'noch einmal,'} als ${types[as]}`,
    keep: ({ card }) => `Lass ${name(card)} unverändert`,
  },
  event: {
    turnBegan: ({ last, round }, who) =>
      `${who} ist am Zug (${last ? 'letzte Runde' : `Runde ${round}`}).`,
    dealt: ({ card }) => `${theCard(card)} ${verb(card, 'kommt', 'kommen')} in die Reihe.`,
    judgeArrived: ({ judge }) => `${theCard(judge)} kommt dazu.`,
    reshuffled: ({ count, limit }) =>
      `Der Ablagestapel wird zum neuen Stapel (Mischen ${count} von ${limit}).`,
    endTriggered: ({ lastRound }) => `Das Ende naht: Runde ${lastRound} ist die letzte.`,
    paid: ({ cards, turnGold }, who) =>
      `${who} zahlt ${cards.length + turnGold} Gold mit ${and([...(turnGold > 0 ? ['dem Gold dieses Zuges'] : []), ...cards.map(toCard)])}.`,
    started: ({ card, from }, who) => `${who} beginnt ${name(card)}${zones[from]}.`,
    supplied: ({ card, from, to }, who) =>
      `${who} legt ${name(card)}${zones[from]} unter ${name(to)}.`,
    stored: ({ card, from }, who) => `${who} lagert ${name(card)}${zones[from]} als Gold.`,
    completed: ({ card }, who) => `${who} stellt ${name(card)} fertig.`,
    claimed: ({ award, points: n, replacement }, who) =>
      `${who} ${replacement ? 'verdient ebenfalls' : 'erhält'} ${name(award)} (${points(n)}).`,
    used: ({ card }, who) => `${who} nutzt ${isCrest(card) ? 'das eigene Wappen' : name(card)}.`,
    copied: ({ by, of }) => `${theCard(by)} ${verb(by, 'kopiert', 'kopieren')} ${name(of)}.`,
    discarded: ({ card, from }, who) =>
      `${who} wirft ${name(card)}${{ row: ' aus der Reihe', revealed: '', deck: ' vom Stapel' }[from]} ab.`,
    gaveUp: ({ card }, who) => `${who} gibt ${name(card)} auf.`,
    cleared: ({ auto, card, freed }, who) =>
      auto
        ? `${who} wirft ${name(card)} unfertig ab${freed.length > 0 ? `, mit ${and(freed.map(toCard))}` : ''}.`
        : `${who} räumt das Fundament für ${name(card)}.`,
    protected: ({ card }, who) => `${who} schützt ${name(card)} in der Reihe.`,
    covered: ({ card, symbol }, who) =>
      `${resources[symbol]} bei ${toCard(card)} gilt für ${who} als gelegt.`,
    looked: ({ card }, who) =>
      `${who} sieht sich die oberste Karte des Stapels an${card ? `: ${name(card)}` : ''}.`,
    leftTop: (_, who) => `${who} lässt die Karte auf dem Stapel.`,
    revealed: ({ cards }, who) =>
      cards.length > 0
        ? `${who} deckt ${names(cards)} auf.`
        : `${who} findet keine Karte zum Aufdecken.`,
    declined: (_, who) => `${who} nimmt keine der aufgedeckten Karten.`,
    gotActions: ({ count }, who) =>
      `${who} hat ${counted(count, 'weitere Aktion', 'weitere Aktionen')}.`,
    gotTurnGold: ({ count }, who) => `${who} hat in diesem Zug ${count} Gold mehr.`,
    judgesTurned: ({ judges }, who) => `${who} deckt ${names(judges)} auf.`,
    turnEnded: ({ forfeited: n }, who) =>
      n > 0
        ? `${who} beendet den Zug und verzichtet auf ${counted(n, 'Aktion', 'Aktionen')}.`
        : null,
    awardClosed: ({ award }) => `${theCard(award)} ist nicht mehr zu haben.`,
    stalled: 'Eine ganze Runde lang hat sich nichts bewegt: Das Spiel endet.',
    counted: ({ as, card }, who) =>
      as
        ? `${who} zählt ${name(card)} als ${types[as]}.`
        : `${who} lässt ${name(card)} unverändert.`,
    judged: ({ judge, points: n, winners }) =>
      winners.length > 0
        ? `${theCard(judge)} gibt ${points(n)} an ${and(winners)}.`
        : `${theCard(judge)} hält niemanden für würdig.`,
    over: ({ solo, total, winners }) =>
      solo ? `Die Stadt steht: ${points(total)}.` : `Der beste Stadtteil gehört ${and(winners)}.`,
  },
  ofEvent: sentence,
})
