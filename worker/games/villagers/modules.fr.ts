import { de } from '../kernel/french.ts'
import type { Names } from '../kernel/index.ts'
import { locales } from '../kernel/language.ts'
import { developmentNames } from './cards.fr.ts'
import { aCard, at, gold, list, name, ofCard, onTop, place, sentence } from './phrases.fr.ts'
import type { ModuleSentences, Owned } from './wording.ts'

const { plural } = locales.fr

const count = (cards: number) => plural(cards, { one: `${cards} carte`, other: `${cards} cartes` })

const whose = ({ isOwn, owner }: Owned, names: Names) =>
  isOwn ? 'ton village' : `le village ${de(names(owner))}`

/** "2 or dessus", to tell equal cards apart. */
const lying = (coins: number) => (coins > 0 ? ` (${gold(coins)} dessus)` : '')

/** Sentences of the modules, in French. */
export const modules: ModuleSentences = {
  prompt: {
    look: 'Tu vois les cartes. Laquelle prends-tu ?',
    order: 'Dans quel ordre les autres cartes repartent-elles ? Choisis du haut vers le bas.',
    steal: (task, _who, names) =>
      `Tu vois la main ${de(names(task.from))}. Quel villageois voles-tu ?`,
    freelancers: 'Avant de construire : paies-tu une Journalière pour une action de plus ?',
    church: 'L’Église te donne une carte : d’où la pioches-tu ?',
    tavern: (task, _who, names) =>
      task.isOwn
        ? 'La Taverne te donne un villageois de base : lequel ?'
        : `La Taverne donne un villageois de base à ${names(task.owner)} : lequel ?`,
  },
  move: {
    recruit: 'Payer 1 or à la Recruteuse et recruter deux villageois ce tour-ci',
    benefactor: (move) => `Jouer le Bienfaiteur : placer ${name(move.card)} ${onTop(move.top)}`,
    prophet: (move) =>
      `Jouer le Prophète : regarder la pile ${move.column + 1} et y recruter une carte`,
    barbarian: 'Jouer la Barbare : vider la route et garder les pièces',
    flaker: (move, _who, names) =>
      `Jouer le Débaucheur : prendre ${name(move.card)} ${move.isOwn ? 'sur ta place de village' : `sur la place de village ${de(names(move.owner))}`}`,
    courier(move) {
      const coins = move.coins > 0 ? ` avec ${gold(move.coins)}` : ''
      return `Jouer le Courrier : prendre aussitôt ${name(move.card)}${coins} à la place ${move.column + 1}`
    },
    hire: (move, _who, names) =>
      `Poser 1 or sur ${at(move.host)} dans ${whose(move, names)} pour une action de plus`,
    'no-hire': 'Construire sans payer de Journalière',
    'place-basic': (move) => `Placer ${name(move.basic)} de ta main, sans action de construction`,
    pigeoneer:
      'Jouer la Colombophile : regarder les premières cartes de la réserve et en prendre une',
    noble: (move, _who, names) => `Jouer la Noble : regarder la main ${de(names(move.from))}`,
    choose: (move) => `Prendre ${name(move.card)}`,
    lay: (move) => `Poser ensuite ${name(move.card)}, du haut vers le bas`,
    'keep-order': 'Reposer les autres dans l’ordre où elles étaient',
    scheme: (move, _who, names) =>
      `Jouer l’Intrigant : prendre en main ${at(move.host)} dans ${whose(move, names)}`,
    sheriff: (move, _who, names) =>
      `Jouer le Shérif : défausser ${at(move.host)} dans ${whose(move, names)}${lying(move.coins)}`,
    rob: (move, _who, names) =>
      `Laisser le Voleur${place(move.host)} prendre 3 or à ${names(move.from)}`,
    draw: (move) =>
      move.from === 'stack'
        ? `Piocher la première carte de la pile ${move.column + 1} (${name(move.card)})`
        : `Piocher la première carte de la réserve (${name(move.card)})`,
    settle: (move) => `Choisir ${aCard(move.basic)}`,
  },
  event: {
    recruited: (_e, who) => `${who} paie 1 or à la Recruteuse pour recruter deux fois.`,
    benefactor: (_e, who) => `${who} joue le Bienfaiteur.`,
    prophet: (e, who) =>
      `${who} joue le Prophète et regarde la pile ${e.column + 1} (${count(e.count)}).`,
    pigeoneer: (e, who) =>
      `${who} joue la Colombophile et regarde ${count(e.count)} de la réserve.`,
    noble: (e, who, names) => `${who} joue la Noble et regarde la main ${de(names(e.from))}.`,
    took: (e, who) =>
      e.by === 'pigeoneer'
        ? `${who} prend ${name(e.card)} dans la réserve.`
        : `${who} prend ${name(e.card)} ${e.column === null ? 'dans la réserve' : `dans la pile ${e.column + 1}`} grâce à l’Église.`,
    stole: (e, who, names) => `${who} vole ${name(e.card)} à ${names(e.from)}.`,
    'put-back': (e, who) => (e.count === 0 ? null : `${who} repose ${count(e.count)}.`),
    barbarian(e, who) {
      const those = list(e.cards.map(name))
      return `${who} joue la Barbare${those ? ` et chasse ${those}` : ''}${e.coins > 0 ? `, en gardant ${gold(e.coins)}` : ''}.`
    },
    flaker: (e, who, names) =>
      e.from === e.seat
        ? `${who} joue le Débaucheur et prend en main ${name(e.card)} sur sa propre place.`
        : `${who} joue le Débaucheur et prend ${name(e.card)} sur la place ${de(names(e.from))}.`,
    courier(e, who) {
      const coins = e.coins > 0 ? ` avec ${gold(e.coins)}` : ''
      return `${who} joue le Courrier et souffle ${name(e.card)}${coins} sur la route.`
    },
    hired: (e, who, names) =>
      e.owner === e.seat
        ? `${who} pose 1 or sur sa propre Journalière pour une action de plus.`
        : `${who} pose 1 or sur la Journalière ${de(names(e.owner))} pour une action de plus.`,
    schemed(e, who, names) {
      const coins =
        e.coins > 0 ? ` ${sentence(names(e.owner))} garde l’or posé dessus (${e.coins}).` : ''
      const from = e.owner === e.seat ? 'son propre village' : `le village ${de(names(e.owner))}`
      return `${who} joue l’Intrigant et prend en main ${name(e.card)} dans ${from}.${coins}`
    },
    uncovered: (e, who) =>
      `Rien ne recouvre plus ${name(e.card)} : retour dans la main ${de(who)}.`,
    arrested: (e, who, names) =>
      `${who} joue le Shérif : ${e.owner === e.seat ? 'son propre Voleur' : `le Voleur ${de(names(e.owner))}`} doit partir${e.coins > 0 ? ` en laissant ${gold(e.coins)}` : ''}.`,
    robbed: (e, who, names) => `Le Voleur ${de(who)} prend ${gold(e.gold)} à ${names(e.from)}.`,
    bronze: (e, who) =>
      `${who} reçoit ${gold(e.gold)} pour le symbole de bronze ${ofCard(e.card)}.`,
    'tokens-returned': null,
    development: (e, who) =>
      e.seat === null
        ? `${developmentNames[e.id]} : personne n’en a le plus.`
        : `${developmentNames[e.id]} : ${who} en a le plus (${e.count}).`,
    'development-reward': (e, who) => `${who} reçoit ${gold(e.gold)} (${developmentNames[e.id]}).`,
    settled: (e, _who, names) => `${sentence(aCard(e.basic))} s’installe chez ${names(e.owner)}.`,
  },
}
