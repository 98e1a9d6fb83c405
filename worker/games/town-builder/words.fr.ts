import { de, du, le } from '../kernel/french.ts'
import { capital, locales, uncapital } from '../kernel/language.ts'
import { cardsFr, genderOf } from './cards.fr.ts'
import { isCrest } from './components/index.ts'
import { wordsOf } from './wording.ts'

const { counted, and } = locales.fr

type Id = keyof typeof cardsFr
/** "la Boulangerie" */
const name = (id: Id) => le(cardsFr[id].name, genderOf(id))
/** "de la Boulangerie" */
const ofCard = (id: Id) => du(cardsFr[id].name, genderOf(id))
/** The verb that goes with a card: there are several gardens. */
const verb = (id: Id, one: string, many: string) => (genderOf(id) === 'pl' ? many : one)
const text = (id: Id) => uncapital(cardsFr[id].text ?? '')
const names = (ids: ReadonlyArray<Id>) => and(ids.map(name))
const points = (n: number) => counted(n, 'point', 'points')
const chosen = (pay?: 'choose') => (pay ? ', en choisissant l’or à payer' : '')
const atMost = (n: number) => (n > 1 ? ` (jusqu’à ${n})` : '')
/** After "bâtiment". */
const types = {
  trade: 'de commerce',
  social: 'social',
  residential: 'd’habitation',
  culture: 'de culture',
  military: 'militaire',
}
const typesOfMany = { ...types, social: 'sociaux', military: 'militaires' }
/** The missing resource, as the object of a sentence, and how it counts. */
const missing = {
  stone: ['la pierre manquante', 'couverte'],
  wood: ['le bois manquant', 'couvert'],
  straw: ['la paille manquante', 'couverte'],
}
/** Behind a card; nothing is said of the usual place. */
const zones = {
  row: '',
  discard: ' depuis la défausse',
  revealed: ' parmi les cartes révélées',
  resources: ' d’un autre chantier',
  sites: ' à la place d’un chantier',
}
const verbs = {
  row: 'Prendre',
  discard: 'Prendre',
  revealed: 'Prendre',
  resources: 'Déplacer',
  sites: 'Transformer',
}

/** Town Builder in French. */
export const words = wordsOf({
  title: 'Town Builder: Coevorden',
  tagline:
    'Chaque carte est un bâtiment, une ressource ou une pièce d’or : élève le plus beau quartier de la ville.',
  options: {
    autoClaim: {
      label: 'Distinctions reçues d’office',
      help: 'Qui remplit les conditions d’une distinction pendant son tour la reçoit aussitôt.',
      values: { true: 'D’office', false: 'À la main' },
    },
    confirmEnd: {
      label: 'Toujours confirmer la fin du tour',
      help: 'Un tour ne finit que sur confirmation, même s’il n’y a plus rien à faire.',
      values: { true: 'Toujours', false: 'Seulement s’il reste quelque chose à faire' },
    },
  },
  categories: {
    buildings: 'Bâtiments',
    abilities: 'Capacités',
    awards: 'Distinctions',
    judges: 'Juges',
  },
  reasons: {
    points: 'Qui a le plus de points gagne.',
    buildings: 'Égalité de points : qui a le plus de bâtiments gagne.',
    shared: 'Égalité de points et de bâtiments : victoire partagée.',
    peasant: 'Titre : Paysan ou Paysanne ; avec 30 points, Citoyen ou Citoyenne',
    citizen: 'Titre : Citoyen ou Citoyenne ; avec 34 points, Marchand ou Marchande',
    merchant: 'Titre : Marchand ou Marchande ; avec 38 points, Noble',
    noble: 'Titre : Noble, le plus haut de tous',
  },
  nothing: 'La partie est terminée.',
  prompt: {
    turn({ actions, award }) {
      if (actions > 0)
        return `Prends une carte (encore\u00a0${actions})${award ? ', réclame une distinction' : ''} ou utilise une capacité.`
      return award
        ? 'Réclame une distinction, utilise une capacité, ou finis ton tour.'
        : 'Utilise une capacité, ou finis ton tour.'
    },
    pay: ({ left }) => `Choisis l’or avec lequel payer (encore ${left}).`,
    pick: ({ from }) =>
      ({
        row: 'Choisis une carte de la rangée à prendre.',
        discard: 'Choisis une carte de la défausse à prendre.',
        revealed: 'Choisis une des cartes révélées, ou aucune.',
        resources: 'Choisis la ressource à déplacer.',
        sites: 'Choisis le chantier à transformer.',
      })[from],
    use: ({ card }) => `Choisis ce que devient ${name(card)}.`,
    discardRow: ({ left, gone }) =>
      gone > 0
        ? `Choisis encore une carte de la rangée à défausser${atMost(left)}, ou restes-en là.`
        : `Choisis une carte de la rangée à défausser${atMost(left)}.`,
    storeRow: ({ left, gone }) =>
      gone > 0
        ? `Choisis encore une carte de la rangée à ranger comme or${atMost(left)}, ou restes-en là.`
        : `Choisis une carte de la rangée à ranger comme or${atMost(left)}.`,
    protect: 'Choisis une carte de la rangée à protéger.',
    cover: 'Choisis la ressource manquante qui compte comme couverte.',
    copy: 'Choisis la capacité à copier.',
    look: ({ card }) =>
      card
        ? `La première carte est ${name(card)}. La laisser là ou la défausser ?`
        : 'Laisser là la première carte de la pioche ou la défausser ?',
    addJudge: 'Choisis le juge qui rejoint les autres.',
    soloDiscard: ({ left }) => `Choisis une carte de la rangée à défausser (encore ${left}).`,
    retype: 'Choisis de quel type ton bâtiment compte au décompte final.',
  },
  move: {
    start: ({ card, cost, pay }) =>
      `Ouvrir le chantier ${ofCard(card)}${cost > 0 ? ` pour ${cost} or` : ''}${chosen(pay)}`,
    resource: ({ card, to, completes }) =>
      `Placer ${name(card)} comme ressource sous ${name(to)}${completes ? ' et l’achever' : ''}`,
    gold: ({ card }) => `Ranger ${name(card)} comme or`,
    build: ({ with: card, pay }) => `Utiliser ${name(card)}${chosen(pay)} : ${text(card)}`,
    star: ({ with: card, pay }) =>
      `Utiliser ${isCrest(card) ? 'ton blason' : name(card)}${chosen(pay)} : ${text(card)}`,
    claim: ({ award }) => `Réclamer ${name(award)}`,
    end: ({ actions }) => `Finir le tour${actions > 0 ? ' sans les actions restantes' : ''}`,
    pay: ({ with: card }) => `Payer avec ${name(card)}`,
    payTurnGold: 'Payer avec l’or de ce tour',
    pick: ({ card, from }) => `${verbs[from]} ${name(card)}`,
    decline: 'N’en prendre aucune',
    found: ({ pay }) => `En ouvrir le chantier${chosen(pay)}`,
    supply: ({ to }) => `La placer comme ressource sous ${name(to)}`,
    store: 'La ranger comme or',
    discard: ({ card }) => `Défausser ${name(card)}`,
    storeCard: ({ card }) => `Ranger ${name(card)} comme or`,
    done: ({ storing }) => `Ne plus ${storing ? 'ranger' : 'défausser'} de cartes`,
    protect: ({ card }) => `Protéger ${name(card)}`,
    cover: ({ to, symbol: s }) =>
      `Compter ${missing[s][0]} sous ${name(to)} comme ${missing[s][1]}`,
    copy: ({ of, pay }) => `Copier ${name(of)}${chosen(pay)} : ${text(of)}`,
    discardTop: 'Défausser la première carte',
    leaveTop: 'Laisser la carte sur la pioche',
    addJudge: ({ judge, favours }) => `Choisir ${name(judge)} (bâtiments ${typesOfMany[favours]})`,
    count: ({ card, as, instead }) =>
      instead
        ? `Compter ${name(card)} plutôt comme bâtiment ${types[as]}`
        : `Compter ${name(card)} une fois de plus, comme bâtiment ${types[as]}`,
    keep: ({ card }) => `Ne rien changer à ${name(card)}`,
  },
  event: {
    turnBegan: ({ last, round }, who) =>
      `${who} commence son ${last ? 'dernier tour' : `tour de la manche ${round}`}.`,
    dealt: ({ card }) => `${name(card)} ${verb(card, 'entre', 'entrent')} dans la rangée.`,
    judgeArrived: ({ judge }) => `${name(judge)} rejoint les juges.`,
    reshuffled: ({ count, limit }) =>
      `La défausse devient la pioche (mélange ${count} sur ${limit}).`,
    endTriggered: ({ lastRound }) => `La fin approche : la manche ${lastRound} est la dernière.`,
    paid: ({ cards, turnGold }, who) =>
      `${who} paie ${cards.length + turnGold} or avec ${and([...(turnGold > 0 ? ['l’or de ce tour'] : []), ...cards.map(name)])}.`,
    started: ({ card, from }, who) => `${who} commence ${name(card)}${zones[from]}.`,
    supplied: ({ card, from, to }, who) =>
      `${who} place ${name(card)}${zones[from]} sous ${name(to)}.`,
    stored: ({ card, from }, who) => `${who} range ${name(card)}${zones[from]} comme or.`,
    completed: ({ card }, who) => `${who} achève ${name(card)}.`,
    claimed: ({ award, points: n, replacement }, who) =>
      `${who} ${replacement ? 'obtient aussi' : 'réclame'} ${name(award)} (${points(n)}).`,
    used: ({ card }, who) => `${who} utilise ${isCrest(card) ? 'son blason' : name(card)}.`,
    copied: ({ by, of }) => `${name(by)} ${verb(by, 'copie', 'copient')} ${name(of)}.`,
    discarded: ({ card, from }, who) =>
      `${who} défausse ${name(card)}${{ row: ' de la rangée', revealed: '', deck: ' de la pioche' }[from]}.`,
    gaveUp: ({ card }, who) => `${who} renonce à ${name(card)}.`,
    cleared: ({ auto, card, freed }, who) =>
      auto
        ? `${who} défausse le chantier inachevé ${ofCard(card)}${freed.length > 0 ? ` avec ${names(freed)}` : ''}.`
        : `${who} libère le chantier ${ofCard(card)}.`,
    protected: ({ card }, who) => `${who} protège ${name(card)} dans la rangée.`,
    covered: ({ card, symbol: s }, who) =>
      `${who} compte ${missing[s][0]} sous ${name(card)} comme ${missing[s][1]}.`,
    looked: ({ card }, who) =>
      `${who} regarde la première carte de la pioche${card ? ` : ${name(card)}` : ''}.`,
    leftTop: (_, who) => `${who} laisse la carte sur la pioche.`,
    revealed: ({ cards }, who) =>
      cards.length > 0
        ? `${who} révèle ${names(cards)}.`
        : `${who} ne trouve aucune carte à révéler.`,
    declined: (_, who) => `${who} ne prend aucune des cartes révélées.`,
    gotActions: ({ count }, who) => `${who} reçoit ${counted(count, 'action', 'actions')} de plus.`,
    gotTurnGold: ({ count }, who) => `${who} reçoit ${count} or pour ce tour.`,
    judgesTurned: ({ judges }, who) => `${who} retourne ${names(judges)}.`,
    turnEnded: ({ forfeited: n }, who) =>
      n > 0 ? `${who} finit son tour et perd ${counted(n, 'action', 'actions')}.` : null,
    awardClosed: ({ award }) => `${name(award)} n’est plus à prendre.`,
    stalled: 'Rien n’a bougé pendant toute une manche : la partie s’arrête.',
    counted: ({ as, card }, who) =>
      as
        ? `${who} compte ${name(card)} comme bâtiment ${types[as]}.`
        : `${who} ne change rien à ${name(card)}.`,
    judged: ({ judge, points: n, winners }) =>
      winners.length > 0
        ? `${name(judge)} donne ${points(n)} à ${and(winners)}.`
        : `${name(judge)} ne trouve personne digne d’éloges.`,
    over: ({ solo, total, winners }) =>
      solo
        ? `La ville est bâtie : ${points(total)}.`
        : `Le meilleur quartier est celui ${and(winners.map(de))}.`,
  },
  ofEvent: capital,
})
