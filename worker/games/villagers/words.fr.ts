import { de } from '../kernel/french.ts'
import { locales } from '../kernel/language.ts'
import { modules } from './modules.fr.ts'
import { aCard, at, gold, list, name, ofCard, onTop, sentence } from './phrases.fr.ts'
import { solo } from './solo.fr.ts'
import { obstacle, wordsOf } from './wording.ts'

const { plural } = locales.fr
const side = { gold: 'or', food: 'nourriture' } as const

/** All that Villagers says in French. */
export const words = wordsOf({
  title: 'Villagers',
  tagline: 'Invite les artisans de la route, enchaîne leurs métiers et fais prospérer ton village.',
  options: {
    padlocks: {
      label: 'Cadenas',
      help: 'Un villageois à cadenas a besoin d’un autre qui l’ouvre, souvent contre de l’or. Mieux vaut s’en passer pour une toute première partie.',
    },
    modules: {
      label: 'Modules',
      help: 'D’autres cartes, à combiner à volonté. Les Scélérats se jouent jusqu’à quatre, ou à cinq avec le Courrier.',
      values: {
        saints: 'Saints',
        scoundrels: 'Scélérats',
        profiteers: 'Profiteurs',
        developments: 'Développements',
      },
    },
    bronzeTiming: {
      label: 'Les symboles de bronze rapportent',
      help: 'Seulement avec les Profiteurs : quand le meilleur symbole de bronze de chacun rapporte son or.',
      values: {
        endOfTurn: 'à la fin de chaque tour de construction',
        endOfPhase: 'pour tous après la phase de construction',
      },
    },
    windmillCount: {
      label: 'Le Moulin à vent compte',
      help: 'Seulement avec les Développements : si un début à deux branches fait deux chaînes ou une seule.',
      values: {
        branches: 'chaque branche',
        piles: 'chaque début avec tout ce qu’il porte',
      },
    },
    courier: {
      obstacle: obstacle(
        'À cinq, les Scélérats ont besoin du Courrier : sans lui, il n’y en a pas un pour chacun.',
      ),
      label: 'Courrier',
      help: 'Seulement avec les Scélérats, jamais en solo : avec cette carte, on souffle un villageois de la route juste avant qu’un autre ne recrute.',
    },
    level: {
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
    'most-gold': 'Qui a le plus d’or gagne.',
    'fewer-villagers': 'Égalité d’or : le plus petit village gagne.',
    shared: 'Égalité d’or et de villageois : victoire partagée.',
    'beat-countess': 'Plus d’or que la Comtesse : victoire.',
    'lost-to-countess': 'Pas plus d’or que la Comtesse : elle gagne.',
  },
  countess: 'la Comtesse',
  sentence,
  nothing: 'Choisis ce que tu fais.',
  prompt: {
    ...modules.prompt,
    ...solo.prompt,
    draft: (task) =>
      plural(task.left, {
        one: 'Recrute ton dernier villageois de la manche.',
        other: `Recrute un villageois ; il t’en reste ${task.left} à recruter.`,
      }),
    coin: 'Tu peux poser 1 or de la banque sur un villageois de la route ; ceux qui n’en ont pas partiront.',
    build(task) {
      if (task.left === 0)
        return task.trades === 0
          ? 'Tes actions de construction sont épuisées. Termine ton tour quand tu veux.'
          : `Tes actions de construction sont épuisées. Tu peux encore échanger ${plural(task.trades, { one: '1 carte', other: `${task.trades} cartes` })}, ou terminer ton tour.`
      if (task.isHandEmpty) return 'Ta main est vide. Termine ton tour quand tu veux.'
      return `Construis ton village : il te reste ${plural(task.left, { one: `${task.left} action`, other: `${task.left} actions` })} sur ${task.limit} et ${plural(task.trades, { one: `${task.trades} échange`, other: `${task.trades} échanges` })}.`
    },
    'trade-in': (task) =>
      task.isSerfdom
        ? `Servage : quelle carte de ta main va au village de la Comtesse pour ${name(task.basic)} ?`
        : `Choisis la carte de ta main à donner pour ${name(task.basic)}, et où la poser.`,
    resettle: (task) => `Place ${name(task.card)} dans ton village.`,
    unlock: (task) =>
      `Comment ouvres-tu le cadenas ${ofCard(task.card)}${task.unlocker ? `, qui demande ${name(task.unlocker)}` : ''} ?`,
  },
  move: {
    ...modules.move,
    ...solo.move,
    draft(move) {
      if (move.from === 'reserve')
        return `Recruter la première carte de la réserve (${name(move.card)})`
      if (move.from === 'stack')
        return `Recruter la première carte de la pile ${move.column + 1} (${name(move.card)})`
      const coins = move.coins > 0 ? `, avec ${gold(move.coins)}` : ''
      return `Recruter ${name(move.card)} sur la route (place ${move.column + 1}${coins})`
    },
    coin: (move) => `Poser 1 or sur ${name(move.card)} (place ${move.column + 1})`,
    'no-coin': 'Ne pas poser d’or sur la route',
    place: (move) => `Placer ${name(move.card)} ${onTop(move.top)}`,
    'trade-in': (move) => `Échanger une carte de ta main contre ${aCard(move.basic)}`,
    put(move) {
      if (move.on === 'stack') return `Poser ${name(move.card)} sur la pile ${move.column + 1}`
      return `Poser ${name(move.card)} sur ${move.on === 'reserve' ? 'la réserve' : 'la défausse'}`
    },
    tinner: 'Jouer la Rétameuse : ce tour-ci, des cadenas peuvent s’ouvrir gratuitement',
    smuggle: (move) => `Jouer le Contrebandier : prendre ${gold(move.gold)} pour ${at(move.host)}`,
    apprentice(move, _who, names) {
      const whose = move.isOwn ? 'ton village' : `le village ${de(names(move.owner))}`
      return `Remplacer ${at(move.host)} par l’Apprenti dans ${whose}`
    },
    resettle(move) {
      if (move.side) return `Reposer les Fondateurs, côté ${side[move.side]} visible`
      return `Placer ${name(move.card)} ${onTop(move.top)}`
    },
    unlock(move, _who, names) {
      if (move.by === 'tinner') return 'Ouvrir gratuitement le cadenas avec la Rétameuse'
      const where = at(move.host)
      const coins = move.coins > 0 ? `, avec déjà ${gold(move.coins)}` : ''
      return move.isOwn
        ? `Poser 2 or de la banque sur ${where} dans ton village${coins}`
        : `Payer 2 or et les poser sur ${where} dans le village ${de(names(move.owner))}${coins}`
    },
    'end-turn': 'Finir ton tour de construction',
  },
  event: {
    ...modules.event,
    ...solo.event,
    round: (e) => `La manche ${e.round} commence. ${sentence(e.first)} recrute en premier.`,
    drafted(e, who) {
      const coins = e.coins > 0 ? ` avec ${gold(e.coins)}` : ''
      // The usual place is not said.
      const from = { road: '', stack: ' d’une pile', reserve: ' de la réserve' }
      return `${who} recrute ${name(e.card)}${from[e.from]}${coins}.`
    },
    refilled: null,
    'draft-lapsed': 'Il n’y a plus personne à recruter : le recrutement s’arrête.',
    'took-square': (e, who) => `${who} prend en main ${list(e.cards.map(name))}.`,
    coin: (e, who) =>
      e.card ? `${who} pose 1 or sur ${name(e.card)}.` : `${who} ne pose pas d’or sur la route.`,
    'road-cleared'(e) {
      const lost =
        e.coins > 0
          ? `, et ${gold(e.coins)} ${plural(e.coins, { one: 'retourne', other: 'retournent' })} à la banque`
          : ''
      const leave = plural(e.cards.length, { one: 'quitte', other: 'quittent' })
      const those = list(e.cards.map(name))
      return `${those} ${leave} la route${lost}.`
    },
    'road-coins': 'Chaque villageois de la route reçoit 1 or.',
    'build-turn': (e, who) => `${who} peut placer jusqu’à ${e.limit} villageois.`,
    placed(e, who) {
      if (e.side) return `${who} repose les Fondateurs, côté ${side[e.side]} visible.`
      return e.apprentice
        ? `${name(e.card)} s’installe chez ${who}.`
        : `${who} place ${name(e.card)}.`
    },
    unlocked(e, who, names) {
      switch (e.how) {
        case 'tinner':
          return `${who} ouvre le cadenas ${ofCard(e.card)} avec la Rétameuse.`
        case 'own':
          return `La banque pose ${gold(e.gold)} sur ${name(e.unlocker)} ${de(who)}.`
        case 'other':
          return `${who} paie ${gold(e.gold)} et les pose sur ${name(e.unlocker)} ${de(names(e.owner ?? e.seat))}.`
        case 'bank':
          return `${who} paie ${gold(e.gold)} à la banque, car personne n’a ${name(e.unlocker)}.`
      }
      return null
    },
    'traded-in'(e, who) {
      const where = {
        stack: `sur la pile ${(e.column ?? 0) + 1}`,
        reserve: 'sur la réserve',
        discard: 'sur la défausse',
        countess: 'dans le village de la Comtesse',
      }
      return `${who} pose ${name(e.card)} ${where[e.on]} et prend ${aCard(e.basic)} en échange.`
    },
    tinner: (_e, who) => `${who} joue la Rétameuse.`,
    smuggled: (e, who) =>
      `${who} joue le Contrebandier et prend ${gold(e.gold)} pour ${name(e.card)}.`,
    apprentice(e, who, names) {
      const coins =
        e.coins > 0 ? ` ${sentence(names(e.owner))} garde l’or posé dessus (${e.coins}).` : ''
      const whose =
        e.owner === e.seat ? 'dans son propre village' : `dans le village ${de(names(e.owner))}`
      return `${who} remplace ${name(e.card)} par l’Apprenti ${whose}.${coins}`
    },
    'turn-ended': (_e, who) => `${who} finit son tour de construction.`,
    'founders-turned': (_e, who) =>
      `${who} n’a pas de nourriture et retourne ses Fondateurs côté nourriture.`,
    'first-player': (_e, who) => `La carte de premier joueur passe à ${who}.`,
    'market-triggered': (e) =>
      e.day === 'first'
        ? 'Le premier marché se tiendra à la fin de cette manche.'
        : 'Le second marché se tiendra à la fin de cette manche : c’est la dernière.',
    market(e, who) {
      const parts = [
        ...(e.gold > 0 ? [`${gold(e.gold)} pour les symboles d’or`] : []),
        ...(e.silver > 0 ? [`${gold(e.silver)} pour les symboles d’argent`] : []),
        ...(e.coins > 0 ? [`${gold(e.coins)} pour les pièces`] : []),
      ]
      const day = e.day === 'first' ? 'Premier' : 'Second'
      return parts.length > 0
        ? `${day} marché : ${who} reçoit ${list(parts)}.`
        : `${day} marché : ${who} ne reçoit rien.`
    },
    ended: 'Le second marché est terminé, et la partie aussi.',
  },
})
