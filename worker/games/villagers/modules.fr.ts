import { de } from '../kernel/french.ts'
import type { Names, Seat } from '../kernel/index.ts'
import { locales } from '../kernel/language.ts'
import { developmentNames } from './cards.fr.ts'
import type { ModuleEvent } from './event-types.ts'
import { topOf } from './hosts.ts'
import { aCard, at, gold, list, name, ofCard, onTop, place, sentence } from './phrases.fr.ts'
import type { ModuleMove, State, Task } from './state.ts'
import { seatOf, topAt } from './village.ts'

const { plural } = locales.fr

const count = (cards: number) => plural(cards, { one: `${cards} carte`, other: `${cards} cartes` })

const whose = (seat: Seat, owner: Seat, players: Names) =>
  owner === seat ? 'ton village' : `le village ${de(players(owner))}`

/** "qui porte 2 or", to tell equal cards apart. */
function lying(state: State, owner: Seat, pile: number, branch: number): string {
  const coins = topAt(seatOf(state, owner).village, pile, branch)?.coins ?? 0
  return coins > 0 ? `, qui porte ${gold(coins)}` : ''
}

/** The label of a move that only modules bring. */
export function moduleMove(state: State, seat: Seat, move: ModuleMove, players: Names): string {
  switch (move.do) {
    case 'recruit':
      return 'Payer 1 or à la Recruteuse et recruter deux villageois ce tour-ci'
    case 'benefactor':
      return `Jouer le Bienfaiteur : construire ${name(move.card)} ${onTop(state, seat, move)}`
    case 'prophet':
      return `Jouer le Prophète : regarder la pile ${move.column + 1} et en recruter une carte`
    case 'barbarian':
      return 'Jouer le Barbare : balayer la route et garder les pièces'
    case 'flaker':
      return `Jouer le Débaucheur : prendre ${name(move.card)} ${move.owner === seat ? 'de ta place de village' : `de la place de village ${de(players(move.owner))}`}`
    case 'courier': {
      const slot = state.road[move.column]
      const coins = slot?.coins ? ` avec ${gold(slot.coins)}` : ''
      return `Jouer le Courrier : prendre aussitôt ${name(slot?.card ?? '?')}${coins} à la place ${move.column + 1}`
    }
    case 'hire':
      return `Poser 1 or sur ${at(topOf(state, move.owner, move.pile, 0))} dans ${whose(seat, move.owner, players)} pour une action de plus`
    case 'no-hire':
      return 'Commencer à construire sans payer de Journalière'
    case 'place-basic':
      return `Construire ${name(move.basic)} de ta main, sans action de construction`
    case 'pigeoneer':
      return 'Jouer le Colombophile : regarder les premières cartes de la réserve et en prendre une'
    case 'noble':
      return `Jouer le Noble : regarder la main ${de(players(move.from))}`
    case 'choose':
      return `Prendre ${name(move.card)}`
    case 'lay':
      return `Poser ensuite ${name(move.card)}, du haut vers le bas`
    case 'keep-order':
      return 'Reposer les autres dans l’ordre où elles étaient'
    case 'scheme':
      return `Jouer l’Intrigant : prendre en main ${at(topOf(state, move.owner, move.pile, move.branch))} dans ${whose(seat, move.owner, players)}`
    case 'sheriff':
      return `Jouer le Shérif : défausser ${at(topOf(state, move.owner, move.pile, 0))} dans ${whose(seat, move.owner, players)}${lying(state, move.owner, move.pile, 0)}`
    case 'rob':
      return `Laisser le Voleur${place(topOf(state, seat, move.pile, 0))} prendre 3 or à ${players(move.from)}`
    case 'draw':
      return move.from === 'stack'
        ? `Piocher la première carte de la pile ${move.column + 1} (${name(state.stacks[move.column]?.[0]?.card ?? '?')})`
        : `Piocher la première carte de la réserve (${name(state.reserve[0]?.card ?? '?')})`
    case 'settle':
      return `Choisir ${aCard(move.basic)}`
  }
}

/** What is asked where only modules ask. */
export function modulePrompt(task: Task | undefined, seat: Seat, players: Names): string | null {
  switch (task?.task) {
    case 'look':
      return 'Tu vois les cartes. Laquelle prends-tu ?'
    case 'order':
      return 'Dans quel ordre les autres cartes repartent-elles ? Choisis du haut vers le bas.'
    case 'steal':
      return `Tu vois la main ${de(players(task.from))}. Quel villageois voles-tu ?`
    case 'freelancers':
      return 'Avant de construire : paies-tu une Journalière pour une action de plus ?'
    case 'church':
      return 'L’Église te donne une carte : d’où la pioches-tu ?'
    case 'tavern':
      return task.owner === seat
        ? 'La Taverne te donne un villageois de base : lequel ?'
        : `La Taverne donne un villageois de base à ${players(task.owner)} : lequel ?`
    default:
      return null
  }
}

/** What happened that only modules bring. */
export function moduleEvent(event: ModuleEvent, players: Names): string | null {
  switch (event.event) {
    case 'recruited':
      return `${players(event.seat)} paie 1 or à la Recruteuse pour recruter deux fois.`
    case 'benefactor':
      return `${players(event.seat)} joue le Bienfaiteur.`
    case 'prophet':
      return `${players(event.seat)} joue le Prophète et regarde la pile ${event.column + 1} (${count(event.count)}).`
    case 'pigeoneer':
      return `${players(event.seat)} joue le Colombophile et regarde ${count(event.count)} de la réserve.`
    case 'noble':
      return `${players(event.seat)} joue le Noble et regarde la main ${de(players(event.from))}.`
    case 'took':
      return event.by === 'pigeoneer'
        ? `${players(event.seat)} prend ${name(event.card)} de la réserve.`
        : `${players(event.seat)} prend ${name(event.card)} ${event.column === null ? 'de la réserve' : `de la pile ${event.column + 1}`} grâce à l’Église.`
    case 'stole':
      return `${players(event.seat)} vole ${name(event.card)} à ${players(event.from)}.`
    case 'put-back':
      return event.count === 0 ? null : `${players(event.seat)} repose ${count(event.count)}.`
    case 'barbarian': {
      const coins = event.cards.reduce((sum, card) => sum + card.coins, 0)
      const who = list(event.cards.map(({ card }) => name(card)))
      return `${players(event.seat)} joue le Barbare${who ? ` et chasse ${who}` : ''}${coins > 0 ? `, en gardant ${gold(coins)}` : ''}.`
    }
    case 'flaker':
      return event.from === event.seat
        ? `${players(event.seat)} joue le Débaucheur et prend en main ${name(event.card)} de sa propre place.`
        : `${players(event.seat)} joue le Débaucheur et prend ${name(event.card)} de la place ${de(players(event.from))}.`
    case 'courier': {
      const coins = event.coins > 0 ? ` avec ${gold(event.coins)}` : ''
      return `${players(event.seat)} joue le Courrier et souffle ${name(event.card)}${coins} sur la route.`
    }
    case 'hired':
      return event.owner === event.seat
        ? `${players(event.seat)} pose 1 or sur sa propre Journalière pour une action de plus.`
        : `${players(event.seat)} pose 1 or sur la Journalière ${de(players(event.owner))} pour une action de plus.`
    case 'schemed': {
      const coins =
        event.coins > 0
          ? ` ${sentence(players(event.owner))} garde ${gold(event.coins)} qui s’y trouvaient.`
          : ''
      const from =
        event.owner === event.seat ? 'son propre village' : `le village ${de(players(event.owner))}`
      return `${players(event.seat)} joue l’Intrigant et prend en main ${name(event.card)} dans ${from}.${coins}`
    }
    case 'uncovered':
      return `${name(event.card)} n’est plus recouvert et revient dans la main ${de(players(event.seat))}.`
    case 'arrested':
      return `${players(event.seat)} joue le Shérif : ${event.owner === event.seat ? 'son propre Voleur' : `le Voleur ${de(players(event.owner))}`} doit partir${event.coins > 0 ? ` en laissant ${gold(event.coins)}` : ''}.`
    case 'robbed':
      return `Le Voleur ${de(players(event.seat))} prend ${gold(event.gold)} à ${players(event.from)}.`
    case 'bronze':
      return `${players(event.seat)} reçoit ${gold(event.gold)} pour le symbole de bronze ${ofCard(event.card)}.`
    case 'tokens-returned':
      return null
    case 'development':
      return event.seat === null
        ? `${developmentNames[event.id]} : personne n’en a le plus à lui seul.`
        : `${developmentNames[event.id]} : ${players(event.seat)} en a le plus (${event.count}).`
    case 'development-reward':
      return `${players(event.seat)} reçoit ${gold(event.gold)} (${developmentNames[event.id]}).`
    case 'settled':
      return `${sentence(aCard(event.basic))} s’installe chez ${players(event.owner)}.`
  }
}
