import { de } from '../kernel/french.ts'
import type { Names, Seat, Words } from '../kernel/index.ts'
import { locales } from '../kernel/language.ts'

import { type CardId, cards } from './components/index.ts'
import { isOpen } from './event-stacks.ts'
import type { Event } from './event-types.ts'
import { cardOf, topOf } from './hosts.ts'
import { isSoloEvent, isSoloMove } from './kinds.ts'
import { draftsLeft, isHandEmpty, tradesLeft } from './limits.ts'
import { moduleEvent, moduleMove, modulePrompt } from './modules.fr.ts'
import { lacksScoundrels, matters } from './options.ts'
import { aCard, at, gold, list, name, ofCard, onTop, sentence, withCountess } from './phrases.fr.ts'
import { soloEvent, soloMove, soloPrompt } from './solo.fr.ts'
import type { Move, State } from './state.ts'
import { printedGold } from './symbols.ts'
import { seatOf, topAt } from './village.ts'

const { plural } = locales.fr

const side = { gold: 'or', food: 'nourriture' } as const

function moveLabel(state: State, seat: Seat, move: Move, players: Names): string {
  switch (move.do) {
    case 'draft': {
      if (move.from === 'reserve')
        return `Recruter la première carte de la réserve (${name(state.reserve[0]?.card ?? '?')})`
      if (move.from === 'stack')
        return `Recruter la première carte de la pile ${move.column + 1} (${name(state.stacks[move.column]?.[0]?.card ?? '?')})`
      const slot = state.road[move.column]
      const coins = slot?.coins ? `, avec ${gold(slot.coins)}` : ''
      return `Recruter ${name(slot?.card ?? '?')} sur la route (place ${move.column + 1}${coins})`
    }
    case 'coin':
      return `Poser 1 or sur ${name(state.road[move.column]?.card ?? '?')} (place ${move.column + 1})`
    case 'no-coin':
      return 'Ne pas poser d’or sur la route'
    case 'place':
      return `Construire ${name(move.card)} ${onTop(state, seat, 'pile' in move ? move : {})}`
    case 'trade-in':
      return `Échanger une carte de ta main contre ${aCard(move.basic)}`
    case 'put':
      if (move.on === 'stack') return `Poser ${name(move.card)} sur la pile ${move.column + 1}`
      return `Poser ${name(move.card)} sur ${move.on === 'reserve' ? 'la réserve' : 'la défausse'}`
    case 'tinner':
      return 'Jouer la Rétameuse : ce tour-ci, des cadenas peuvent s’ouvrir gratuitement'
    case 'smuggle': {
      const of = seatOf(state, seat)
      const target = topAt(of.village, move.pile, move.branch)
      const half = Math.ceil(printedGold(of, target?.card ?? 'founders') / 2)
      return `Jouer le Contrebandier : prendre ${gold(half)} pour ${at(topOf(state, seat, move.pile, move.branch))}`
    }
    case 'apprentice': {
      const whose = move.owner === seat ? 'ton village' : `le village ${de(players(move.owner))}`
      const target = cardOf(state, move.owner, move.pile, move.branch, move.level)
      return `Remplacer par l’Apprenti ${at(target)} dans ${whose}`
    }
    case 'resettle': {
      const card = resettled(state)
      if ('side' in move && move.side)
        return `Reposer les Fondateurs, côté ${side[move.side]} visible`
      return `Construire ${name(card)} ${onTop(state, seat, 'pile' in move ? move : {})}`
    }
    case 'unlock': {
      if (move.by === 'tinner') return 'Ouvrir gratuitement le cadenas avec la Rétameuse'
      const where = at(topOf(state, move.owner, move.pile, move.branch))
      const lying = topAt(seatOf(state, move.owner).village, move.pile, move.branch)?.coins ?? 0
      const coins = lying > 0 ? `, qui porte ${gold(lying)}` : ''
      return move.owner === seat
        ? `Poser 2 or de la banque sur ton propre porte-clés, ${where}${coins}`
        : `Payer 2 or sur le porte-clés ${de(players(move.owner))}, ${where}${coins}`
    }
    case 'end-turn':
      return 'Finir ton tour de construction'
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
        ? 'Recrute ton dernier de la manche.'
        : `Recrute un villageois ; il t’en reste ${left}.`
    }
    case 'coin':
      return 'Tu peux poser 1 or de la banque sur un villageois de la route ; ceux qui n’en ont pas partiront.'
    case 'build': {
      const left = (state.turn?.limit ?? 0) - (state.turn?.used ?? 0)
      const trades = tradesLeft(state, seat)
      if (left === 0)
        return trades === 0
          ? 'Tes actions de construction sont épuisées. Termine ton tour quand tu veux.'
          : `Tes actions de construction sont épuisées. Tu peux encore échanger ${plural(trades, { one: '1 carte', other: `${trades} cartes` })}, ou terminer ton tour.`
      if (isHandEmpty(state, seat)) return 'Ta main est vide. Termine ton tour quand tu veux.'
      return `Construis ton village : il te reste ${plural(left, { one: `${left} action`, other: `${left} actions` })} sur ${state.turn?.limit ?? 0} et ${plural(trades, { one: `${trades} échange`, other: `${trades} échanges` })}.`
    }
    case 'trade-in':
      return isOpen(state, 'serfdom') // V7.145
        ? `Servage : quelle carte de ta main va au village de la Comtesse pour ${name(task.basic)} ?`
        : `Choisis la carte de ta main à donner pour ${name(task.basic)}, et où la poser.`
    case 'resettle':
      return `Place ${name(task.card)} dans ton village.`
    case 'unlock': {
      const unlocker = cards[task.card].unlocker as CardId | null
      return `Comment ouvres-tu le cadenas ${ofCard(task.card)}${unlocker ? `, qui demande ${name(unlocker)}` : ''} ?`
    }
    default:
      return soloPrompt(task) ?? modulePrompt(task, seat, players) ?? 'Choisis quoi faire.'
  }
}

function eventText(event: Event, players: Names): string | null {
  switch (event.event) {
    case 'round':
      return `La manche ${event.round} commence. ${sentence(players(event.firstPlayer))} recrute en premier.`
    case 'drafted': {
      const who = players(event.seat)
      const coins = event.coins > 0 ? ` et reçoit ${gold(event.coins)} avec` : ''
      const from = { road: 'sur la route', stack: 'd’une pile', reserve: 'de la réserve' }
      return `${who} recrute ${name(event.card)} ${from[event.from]}${coins}.`
    }
    case 'refilled':
      return null
    case 'draft-lapsed':
      return 'Il n’y a plus rien à recruter, le recrutement s’arrête donc.'
    case 'took-square':
      return `${players(event.seat)} prend en main ${list(event.cards.map(name))}.`
    case 'coin':
      return event.card
        ? `${players(event.seat)} pose 1 or sur ${name(event.card)}.`
        : `${players(event.seat)} ne pose pas d’or sur la route.`
    case 'road-cleared': {
      const coins = event.cards.reduce((sum, card) => sum + card.coins, 0)
      const lost = coins > 0 ? `, et ${gold(coins)} avec` : ''
      const leave = plural(event.cards.length, { one: 'quitte', other: 'quittent' })
      const who = list(event.cards.map(({ card }) => name(card)))
      return `${who} ${leave} la route${lost}.`
    }
    case 'road-coins':
      return 'Chaque villageois de la route reçoit 1 or.'
    case 'build-turn':
      return `${players(event.seat)} peut construire jusqu’à ${plural(event.limit, { one: `${event.limit} villageois`, other: `${event.limit} villageois` })}.`
    case 'placed': {
      const who = players(event.seat)
      if (event.side) return `${who} repose les Fondateurs, côté ${side[event.side]} visible.`
      return event.apprentice
        ? `${name(event.card)} s’installe chez ${who}.`
        : `${who} construit ${name(event.card)}.`
    }
    case 'unlocked': {
      const who = players(event.seat)
      switch (event.how) {
        case 'tinner':
          return `${who} ouvre le cadenas ${ofCard(event.card)} avec la Rétameuse.`
        case 'own':
          return `La banque pose ${gold(event.gold)} sur ${name(event.unlocker)} ${de(who)}.`
        case 'other':
          return `${who} paie ${gold(event.gold)} sur ${name(event.unlocker)} ${de(players(event.owner ?? event.seat))}.`
        case 'bank':
          return `${who} paie ${gold(event.gold)} à la banque, car personne n’a ${name(event.unlocker)}.`
      }
      return null
    }
    case 'traded-in': {
      const where = {
        stack: `sur la pile ${(event.column ?? 0) + 1}`,
        reserve: 'sur la réserve',
        discard: 'sur la défausse',
        countess: 'au village de la Comtesse',
      }
      return `${players(event.seat)} échange ${name(event.card)}, carte posée ${where[event.on]}, contre ${aCard(event.basic)}.`
    }
    case 'tinner':
      return `${players(event.seat)} joue la Rétameuse.`
    case 'smuggled':
      return `${players(event.seat)} joue le Contrebandier et prend ${gold(event.gold)} pour ${name(event.card)}.`
    case 'apprentice': {
      const coins =
        event.coins > 0
          ? ` ${sentence(players(event.owner))} garde ${gold(event.coins)} qui s’y trouvaient.`
          : ''
      const whose =
        event.owner === event.seat
          ? 'dans son propre village'
          : `dans le village ${de(players(event.owner))}`
      return `${players(event.seat)} remplace par l’Apprenti ${name(event.card)} ${whose}.${coins}`
    }
    case 'turn-ended':
      return `${players(event.seat)} finit son tour de construction.`
    case 'founders-turned':
      return `${players(event.seat)} n’a pas de nourriture et retourne ses Fondateurs côté nourriture.`
    case 'first-player':
      return `La carte de premier joueur passe à ${players(event.seat)}.`
    case 'market-triggered':
      return event.day === 'first'
        ? 'Le premier marché se tiendra à la fin de cette manche.'
        : 'Le second marché se tiendra à la fin de cette manche : c’est la dernière.'
    case 'market': {
      const parts = [
        ...(event.gold > 0 ? [`${gold(event.gold)} pour les symboles d’or`] : []),
        ...(event.silver > 0 ? [`${gold(event.silver)} pour les symboles d’argent`] : []),
        ...(event.coins > 0 ? [`${gold(event.coins)} pour les pièces`] : []),
      ]
      const day = event.day === 'first' ? 'Premier' : 'Second'
      return parts.length > 0
        ? `${day} marché : ${players(event.seat)} reçoit ${list(parts)}.`
        : `${day} marché : ${players(event.seat)} ne reçoit rien.`
    }
    case 'ended':
      return 'Le second marché est clos, et la partie avec lui.'
    default:
      return isSoloEvent(event) ? soloEvent(event, players) : moduleEvent(event, players)
  }
}

/** All that Villagers says in French. */
export const words: Words<State, Move, Event> = {
  title: 'Villagers',
  tagline: 'Invite les artisans de la route, enchaîne leurs métiers et fais prospérer ton village.',
  options: {
    padlocks: {
      label: 'Cadenas',
      help: 'Les villageois à cadenas doivent être ouverts par un autre, souvent contre de l’or. À laisser de côté pour une toute première partie.',
    },
    modules: {
      label: 'Modules',
      help: 'Plus de cartes, combinables à volonté. Les Scélérats vont jusqu’à quatre personnes, ou cinq avec le Courrier.',
      values: {
        saints: 'Saints',
        scoundrels: 'Scélérats',
        profiteers: 'Profiteurs',
        developments: 'Développements',
      },
    },
    bronzeTiming: {
      matters: matters.bronzeTiming,
      label: 'Les symboles de bronze rapportent',
      help: 'Seulement avec les Profiteurs : quand le meilleur symbole de bronze de chacun apporte son or.',
      values: {
        endOfTurn: 'à la fin de son propre tour de construction',
        endOfPhase: 'pour tous après la phase de construction',
      },
    },
    windmillCount: {
      matters: matters.windmillCount,
      label: 'Le Moulin à vent compte',
      help: 'Seulement avec les Développements : si un début à deux branches fait deux chaînes ou une seule.',
      values: {
        branches: 'chaque branche',
        piles: 'chaque début avec tout ce qu’il porte',
      },
    },
    courier: {
      matters: matters.courier,
      obstacle: (seats, chosen) =>
        lacksScoundrels(seats, chosen)
          ? 'À cinq, les Scélérats ont besoin du Courrier : sans lui, il n’y en a pas un pour chacun.'
          : null,
      label: 'Courrier',
      help: 'Seulement avec les Scélérats, et jamais en solo : avec cette carte en main, on peut souffler un villageois de la route juste avant qu’un autre ne recrute.',
    },
    level: {
      matters: matters.level,
      label: 'La Comtesse est',
      help: 'Seulement en solo : à quel point la Comtesse te rend la vie dure.',
      values: { beginner: 'clémente', standard: 'sévère', hard: 'impitoyable' },
    },
  },
  categories: {
    start: 'Or de départ',
    road: 'Pièces de la route',
    smuggling: 'Contrebande',
    padlocks: 'Payé pour des cadenas',
    'first-gold': 'Premier marché : symboles d’or',
    'first-coins': 'Premier marché : pièces',
    'second-gold': 'Second marché : symboles d’or',
    'second-silver': 'Second marché : symboles d’argent',
    'second-coins': 'Second marché : pièces',
    'moved-coins': 'Pièces de villageois partis',
    bronze: 'Symboles de bronze',
    freelancers: 'Payé à des Journalières',
    recruiter: 'Payé pour la Recruteuse',
    thieves: 'Voleurs et Shérifs',
    developments: 'Développements',
    events: 'Événements de la Comtesse',
  },
  reasons: {
    'most-gold': 'Le plus d’or l’emporte.',
    'fewer-villagers': 'Autant d’or : le plus petit village l’emporte.',
    shared: 'Autant d’or et autant de villageois : victoire partagée.',
    'beat-countess': 'Plus d’or que la Comtesse : victoire.',
    'lost-to-countess': 'Pas plus d’or que la Comtesse : elle l’emporte.',
  },
  prompt: (state, seat, players) => sentence(prompt(state, seat, withCountess(players))),
  move: (state, seat, move, players) => moveLabel(state, seat, move, withCountess(players)),
  event(event, players) {
    const text = eventText(event, withCountess(players))
    return text === null ? null : sentence(text)
  },
}
