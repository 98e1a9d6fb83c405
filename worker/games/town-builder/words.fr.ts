import { capital, de, du, le } from '../kernel/french.ts'
import type { Names, Words } from '../kernel/index.ts'
import { locales } from '../kernel/language.ts'
import { claimable } from './awards.ts'
import { cardsFr, genderOf } from './cards.fr.ts'
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

const { plural, and: list } = locales.fr

/** After "bâtiment". */
const typeNames: Readonly<Record<BuildingType, string>> = {
  trade: 'de commerce',
  social: 'social',
  residential: 'd’habitation',
  culture: 'de culture',
  military: 'militaire',
}
const typePlurals: Readonly<Record<BuildingType, string>> = {
  ...typeNames,
  social: 'sociaux',
  military: 'militaires',
}
/** The missing resource, as the object of a sentence. */
const missingNames: Readonly<Record<Resource, string>> = {
  stone: 'la pierre manquante',
  wood: 'le bois manquant',
  straw: 'la paille manquante',
}
const missingEnds: Readonly<Record<Resource, string>> = {
  stone: 'couverte',
  wood: 'couvert',
  straw: 'couverte',
}

type Id = keyof typeof cardsFr
/** "la Boulangerie" */
const name = (id: Id): string => le(cardsFr[id].name, genderOf(id))
/** "de la Boulangerie" */
const ofCard = (id: Id): string => du(cardsFr[id].name, genderOf(id))
const sourceName = (id: Source): string => (isCrest(id) ? 'ton blason' : name(id))
const sentence = (id: Source): string => cardsFr[id].text ?? ''
const number = (n: number, one: string, many: string): string =>
  `${n} ${plural(n, { one, other: many })}`
const chosen = (move: { pay?: 'choose' }): string =>
  move.pay ? ', en choisissant l’or à payer' : ''
const atMost = (n: number): string => (n > 1 ? ` (jusqu’à ${n})` : '')
/** Cards of the row are chosen one by one; once one is, it may be left at that. */
const ofRow = ({ left, gone }: Readonly<Record<'left' | 'gone', number>>, what: string): string =>
  gone > 0
    ? `Choisis encore une carte de la rangée à ${what}${atMost(left)}, ou restes-en là.`
    : `Choisis une carte de la rangée à ${what}${atMost(left)}.`

function prompt(state: TownState): string {
  const task = state.agenda.at(-1)
  switch (task?.task) {
    case 'turn': {
      const award = claimable(state).length > 0
      if (state.turn.actions > 0)
        return `Prends une carte de la rangée (encore\u00a0${state.turn.actions}), ${award ? 'réclame une distinction, ' : ''}ou utilise une capacité.`
      return award
        ? 'Réclame une distinction, utilise une capacité, ou finis ton tour.'
        : 'Utilise une capacité, ou finis ton tour.'
    }
    case 'pay':
      return `Choisis l’or avec lequel payer (reste ${task.left} à payer).`
    case 'pick':
      return {
        row: 'Choisis une carte de la rangée à prendre.',
        discard: 'Choisis une carte de la défausse à prendre.',
        revealed: 'Choisis une des cartes révélées, ou aucune.',
        resources: 'Choisis la ressource à déplacer.',
        sites: 'Choisis le chantier à transformer.',
      }[task.from]
    case 'use':
      return `Choisis ce que devient ${name(task.card)}.`
    case 'discardRow':
      return ofRow(task, 'défausser')
    case 'storeRow':
      return ofRow(task, 'ranger comme or')
    case 'protect':
      return 'Choisis une carte de la rangée à protéger.'
    case 'cover':
      return 'Choisis la ressource manquante qui compte comme couverte.'
    case 'copy':
      return 'Choisis la capacité à copier.'
    case 'look': {
      const card = state.deck.at(-1)
      return card && card in cardsFr
        ? `La première carte est ${name(card)}. La laisser là ou la défausser ?`
        : 'Laisser là la première carte de la pioche ou la défausser ?'
    }
    case 'addJudge':
      return 'Choisis le juge qui rejoint les autres.'
    case 'soloDiscard':
      return `Choisis une carte de la rangée à défausser (reste ${task.left}).`
    case 'retype':
      return 'Choisis comme quoi ton bâtiment compte au décompte final.'
    default:
      return 'La partie est terminée.'
  }
}

function move(state: TownState, made: TownMove): string {
  switch (made.do) {
    case 'start': {
      const cost = goldCostNow(state, made.card)
      const price = cost > 0 ? ` pour ${cost} or` : ''
      return `Ouvrir le chantier ${ofCard(made.card)}${price}${chosen(made)}`
    }
    case 'resource': {
      const foundation = ownDistrict(state).foundations.find((f) => f.card === made.to)
      const completes = foundation && missing(foundation) === 1 ? ' et l’achever' : ''
      return `Placer ${name(made.card)} comme ressource sous ${name(made.to)}${completes}`
    }
    case 'gold':
    case 'storeCard':
      return `Ranger ${name(made.card)} comme or`
    case 'build':
    case 'star':
      return `Utiliser ${sourceName(made.with)}${chosen(made)} : ${sentence(made.with)}`
    case 'claim':
      return `Réclamer ${name(made.award)}`
    case 'end':
      return state.turn.actions > 0 ? 'Finir le tour sans les actions restantes' : 'Finir le tour'
    case 'pay':
      return `Payer avec ${name(made.with)}`
    case 'payTurnGold':
      return 'Payer avec l’or de ce tour'
    case 'pick': {
      const task = state.agenda.at(-1)
      const verb =
        task?.task !== 'pick' || task.from === 'row' || task.from === 'discard'
          ? 'Prendre'
          : { revealed: 'Prendre', resources: 'Déplacer', sites: 'Transformer' }[task.from]
      return `${verb} ${name(made.card)}`
    }
    case 'decline':
      return 'N’en prendre aucune'
    case 'found':
      return `En ouvrir le chantier${chosen(made)}`
    case 'supply':
      return `La placer comme ressource sous ${name(made.to)}`
    case 'store':
      return 'La ranger comme or'
    case 'discard':
      return `Défausser ${name(made.card)}`
    case 'done':
      return state.agenda.at(-1)?.task === 'storeRow'
        ? 'Ne plus ranger de cartes'
        : 'Ne plus défausser de cartes'
    case 'protect':
      return `Protéger ${name(made.card)}`
    case 'cover':
      return `Compter ${missingNames[made.symbol]} sous ${name(made.to)} comme ${missingEnds[made.symbol]}`
    case 'copy':
      return `Copier ${name(made.of)}${chosen(made)} : ${sentence(made.of)}`
    case 'discardTop':
      return 'Défausser la première carte'
    case 'leaveTop':
      return 'Laisser la carte sur la pioche'
    case 'addJudge':
      return `Choisir ${name(made.judge)} (bâtiments ${typePlurals[judge(made.judge).favours]})`
    case 'count':
      return townCard(made.card).ability?.op === 'change-type'
        ? `Compter ${name(made.card)} plutôt comme bâtiment ${typeNames[made.as]}`
        : `Compter ${name(made.card)} une fois de plus, comme bâtiment ${typeNames[made.as]}`
    case 'keep':
      return `Ne rien changer à ${name(made.card)}`
  }
}

const zoneNames = {
  row: 'depuis la rangée',
  discard: 'depuis la défausse',
  revealed: 'parmi les cartes révélées',
  resources: 'depuis un autre chantier',
  sites: 'à la place d’un chantier',
} as const

function event(e: TownEvent, names: Names): string | null {
  switch (e.event) {
    case 'turnBegan':
      return e.last
        ? `${names(e.seat)} commence son dernier tour.`
        : `${names(e.seat)} commence son tour de la manche ${e.round}.`
    case 'dealt':
      return `${name(e.card)} entre dans la rangée.`
    case 'judgeArrived':
      return `${name(e.judge)} rejoint les juges.`
    case 'reshuffled':
      return `La défausse devient la pioche (mélange ${e.count} sur ${e.limit}).`
    case 'endTriggered':
      return `La fin approche : la manche ${e.lastRound} est la dernière.`
    case 'paid': {
      const parts = e.cards.map(name)
      if (e.turnGold > 0) parts.unshift('l’or de ce tour')
      return `${names(e.seat)} paie ${e.cards.length + e.turnGold} or : ${list(parts)}.`
    }
    case 'started':
      return `${names(e.seat)} ouvre le chantier ${ofCard(e.card)} ${zoneNames[e.from]}.`
    case 'supplied':
      return `${names(e.seat)} place ${name(e.card)} ${zoneNames[e.from]} sous ${name(e.to)}.`
    case 'stored':
      return `${names(e.seat)} range ${name(e.card)} ${zoneNames[e.from]} comme or.`
    case 'completed':
      return `${names(e.seat)} achève ${name(e.card)}.`
    case 'claimed':
      return e.replacement
        ? `${names(e.seat)} obtient aussi ${name(e.award)} (${number(e.points, 'point', 'points')}).`
        : `${names(e.seat)} réclame ${name(e.award)} (${number(e.points, 'point', 'points')}).`
    case 'used':
      return isCrest(e.card)
        ? `${names(e.seat)} utilise son blason.`
        : `${names(e.seat)} utilise ${name(e.card)}.`
    case 'copied':
      return `${name(e.by)} copie ${name(e.of)}.`
    case 'discarded':
      return `${names(e.seat)} défausse ${name(e.card)}${
        { row: ' de la rangée', revealed: '', deck: ' de la pioche' }[e.from]
      }.`
    case 'gaveUp':
      return `${names(e.seat)} renonce à ${name(e.card)}.`
    case 'cleared': {
      const freed = e.freed.length > 0 ? ` avec ${list(e.freed.map(name))}` : ''
      return e.auto
        ? `${names(e.seat)} défausse le chantier inachevé ${ofCard(e.card)}${freed}.`
        : `${names(e.seat)} libère le chantier ${ofCard(e.card)}.`
    }
    case 'protected':
      return `${names(e.seat)} protège ${name(e.card)} dans la rangée.`
    case 'covered':
      return `${names(e.seat)} compte ${missingNames[e.symbol]} sous ${name(e.card)} comme ${missingEnds[e.symbol]}.`
    case 'looked':
      return e.card
        ? `${names(e.seat)} regarde la première carte de la pioche : ${name(e.card)}.`
        : `${names(e.seat)} regarde la première carte de la pioche.`
    case 'leftTop':
      return `${names(e.seat)} laisse la carte sur la pioche.`
    case 'revealed':
      return e.cards.length > 0
        ? `${names(e.seat)} révèle ${list(e.cards.map(name))}.`
        : `${names(e.seat)} ne trouve aucune carte à révéler.`
    case 'declined':
      return `${names(e.seat)} ne prend aucune des cartes révélées.`
    case 'gotActions':
      return `${names(e.seat)} reçoit ${number(e.count, 'action', 'actions')} de plus.`
    case 'gotTurnGold':
      return `${names(e.seat)} reçoit ${e.count} or pour ce tour.`
    case 'judgesTurned':
      return `${names(e.seat)} retourne ${list(e.judges.map(name))}.`
    case 'turnEnded':
      return e.forfeited > 0
        ? `${names(e.seat)} finit son tour et perd ${number(e.forfeited, 'action', 'actions')}.`
        : null
    case 'awardClosed':
      return `${name(e.award)} n’est plus à prendre.`
    case 'stalled':
      return 'Rien n’a bougé pendant toute une manche : la partie s’arrête.'
    case 'counted':
      return e.as
        ? `${names(e.seat)} compte ${name(e.card)} comme bâtiment ${typeNames[e.as]}.`
        : `${names(e.seat)} ne change rien à ${name(e.card)}.`
    case 'judged':
      return e.winners.length > 0
        ? `${name(e.judge)} donne ${number(e.points, 'point', 'points')} à ${list(e.winners.map(names))}.`
        : `${name(e.judge)} ne trouve personne digne d’éloges.`
    case 'over': {
      const winners = e.places.flatMap((place, seat) => (place === 1 ? [names(seat)] : []))
      return e.places.length === 1
        ? `La ville est bâtie : ${number(e.totals[0] ?? 0, 'point', 'points')}.`
        : `Le meilleur quartier est celui ${de(list(winners))}.`
    }
  }
}

/** Town Builder in French. */
export const words: Words<TownState, TownMove, TownEvent> = {
  title: 'Town Builder: Coevorden',
  tagline:
    'Chaque carte est un bâtiment, une ressource ou une pièce d’or : élève le plus beau quartier de la ville.',
  options: {
    autoClaim: {
      label: 'Distinctions réclamées d’elles-mêmes',
      help: 'Qui remplit une distinction pendant son tour la reçoit aussitôt, sans avoir à y penser.',
      values: { true: 'D’elles-mêmes', false: 'À la main' },
    },
    confirmEnd: {
      label: 'Toujours confirmer la fin du tour',
      help: 'Un tour ne finit que lorsque la personne le dit, même s’il n’y a plus rien à faire.',
      values: { true: 'Toujours', false: 'Seulement s’il reste à faire' },
    },
  },
  categories: {
    buildings: 'Bâtiments',
    abilities: 'Capacités',
    awards: 'Distinctions',
    judges: 'Juges',
  },
  reasons: {
    points: 'Le plus de points l’emporte.',
    buildings: 'À égalité de points, le plus de bâtiments l’emporte.',
    shared: 'Autant de points et autant de bâtiments : victoire partagée.',
    peasant: 'Titre : Paysan ; avec 30 points, Citoyen',
    citizen: 'Titre : Citoyen ; avec 34 points, Marchand',
    merchant: 'Titre : Marchand ; avec 38 points, Noble',
    noble: 'Titre : Noble, le plus haut de tous',
  },
  prompt,
  move: (state, _seat, made) => move(state, made),
  event(e, names) {
    const text = event(e, names)
    return text === null ? null : capital(text)
  },
}
