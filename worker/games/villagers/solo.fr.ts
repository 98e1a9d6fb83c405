import { de } from '../kernel/french.ts'
import type { Names } from '../kernel/index.ts'
import { eventNames, eventTexts } from './cards.fr.ts'
import { soloEvents } from './components/index.ts'
import type { SoloEvent } from './event-types.ts'
import { topOf } from './hosts.ts'
import { at, gold, name, sentence } from './phrases.fr.ts'
import { countess, type SoloMove, type State, type Task } from './state.ts'
import { seatOf, topAt } from './village.ts'

/** An event of the Countess by its name. */
const event = (id: keyof typeof eventNames): string => `l’événement « ${eventNames[id]} »`

/** The label of a move that only the game against the Countess brings. */
export function soloMove(state: State, move: SoloMove): string {
  switch (move.do) {
    case 'give':
      return `Envoyer à la Comtesse ${name(state.road[move.column]?.card ?? '?')} (place ${move.column + 1})`
    case 'pay':
      return 'Payer 3 or à la banque'
    case 'suffer':
      return state.agenda.at(-1)?.task === 'rats'
        ? 'Recruter un villageois de moins dans cette manche'
        : 'Se passer d’une action de construction ce tour-ci'
    case 'serf':
      return `Donner ${name(move.card)} au village de la Comtesse`
    case 'event':
      return soloEvents[move.id].phase === 'event'
        ? `Appliquer ${event(move.id)}`
        : `Ranger ${event(move.id)}`
    case 'point': {
      const coins = topAt(seatOf(state, move.owner).village, move.pile, move.branch)?.coins ?? 0
      const target = at(topOf(state, move.owner, move.pile, move.branch))
      return `Choisir ${target} dans ${move.owner === countess ? 'le village de la Comtesse' : 'ton village'}${coins > 0 ? `, qui porte ${gold(coins)}` : ''}`
    }
    case 'discard':
      return `Défausser ${name(move.card)} de ta main`
    case 'jester':
      return `Utiliser le Bouffon : défausser ${event(move.id)}`
  }
}

/** What is asked only against the Countess; `null` for any other task. */
export function soloPrompt(task: Task | undefined): string | null {
  switch (task?.task) {
    case 'rats':
      return 'Rats : payer 3 or, ou recruter un villageois de moins ?'
    case 'arson':
      return 'Incendie criminel : payer 3 or, ou se passer d’une action de construction ?'
    case 'give':
      return 'Quel villageois de la route va à la Comtesse ?'
    case 'events':
      return 'La phase des événements : lequel est appliqué maintenant ?'
    case 'swing':
      return `La Saute d’humeur a pioché ${event(task.id)}, appliqué aussitôt.`
    case 'event-choice':
      return `${eventNames[task.id]} : que choisis-tu ? ${eventTexts[task.id]}`
    default:
      return null
  }
}

/** What happened only against the Countess. */
export function soloEvent(told: SoloEvent, players: Names): string | null {
  switch (told.event) {
    case 'event-revealed':
      return `Un nouvel événement : « ${eventNames[told.id]} ».`
    case 'event-begun':
      return soloEvents[told.id].phase === 'event'
        ? `${event(told.id)} est appliqué.`
        : `${event(told.id)} est rangé.`
    case 'event-discarded':
      return told.by === 'jester'
        ? `Le Bouffon fait disparaître ${event(told.id)}.`
        : told.by === 'done'
          ? null
          : `${event(told.id)} amène deux nouveaux événements.`
    case 'events-shuffled':
      return told.season === 'summer'
        ? 'Les événements d’été défaussés sont remélangés.'
        : 'Les événements d’hiver défaussés sont remélangés.'
    case 'reserve-shuffled':
      return 'La défausse est mélangée et devient la réserve.'
    case 'countess-gets': {
      const coins = told.coins > 0 ? ` avec ${gold(told.coins)}` : ''
      const from = {
        road: 'de la route',
        stack: 'd’une pile',
        reserve: 'de la réserve',
        village: `du village ${de(players(0))}`,
        hand: 'de la main',
      }
      return `La Comtesse reçoit ${name(told.card)}${coins}, carte venue ${from[told.from]}.`
    }
    case 'settled-with':
      if (told.gold > 0)
        return `${players(told.seat)} paie ${gold(told.gold)} à cause de ${event(told.by)}.`
      return told.by === 'rats'
        ? `${players(told.seat)} recrute un villageois de moins à cause des Rats.`
        : `${players(told.seat)} a une action de construction de moins à cause de l’Incendie criminel.`
    case 'event-gold':
      if (told.paid) return `${players(0)} paie ${gold(told.gold)} à la Comtesse.`
      return `${players(told.seat)} reçoit ${gold(told.gold)} de la banque.`
    case 'event-coins':
      return `La banque pose ${gold(told.gold)} sur ${name(told.card)} de la Comtesse.`
    case 'event-removed': {
      const coins =
        told.coins > 0
          ? ` ${sentence(players(told.seat))} garde ${gold(told.coins)} qui s’y trouvaient.`
          : ''
      return told.from === 'hand'
        ? `${players(told.seat)} défausse ${name(told.card)} de sa main.`
        : `${players(told.seat)} perd ${name(told.card)}.${coins}`
    }
    case 'no-effect':
      return `${event(told.by)} n’a aucun effet.`
  }
}
