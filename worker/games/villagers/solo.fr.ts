import { de } from '../kernel/french.ts'
import { eventNames, eventTexts } from './cards.fr.ts'
import { at, gold, name, sentence } from './phrases.fr.ts'
import type { SoloSentences } from './wording.ts'

/** An event of the Countess by its name. */
const event = (id: keyof typeof eventNames): string => `l’événement « ${eventNames[id]} »`

/** Sentences of the game against the Countess, in French. */
export const solo: SoloSentences = {
  prompt: {
    rats: 'Rats : payer 3 or, ou recruter un villageois de moins ?',
    arson: 'Incendie criminel : payer 3 or, ou se passer d’une action de construction ?',
    give: 'Quel villageois de la route va chez la Comtesse ?',
    events: 'Phase des événements : lequel appliquer maintenant ?',
    swing: (task) => `La Saute d’humeur amène ${event(task.id)} : applique-le aussitôt.`,
    'event-choice': (task) => `« ${eventNames[task.id]} ». ${eventTexts[task.id]}`,
  },
  move: {
    give: (move) => `Envoyer à la Comtesse ${name(move.card)} (place ${move.column + 1})`,
    pay: 'Payer 3 or à la banque',
    suffer: (move) =>
      move.isRats
        ? 'Recruter un villageois de moins cette manche'
        : 'Se passer d’une action de construction ce tour-ci',
    serf: (move) => `Donner ${name(move.card)} au village de la Comtesse`,
    event: (move) =>
      move.isCarriedOut ? `Appliquer ${event(move.id)}` : `Ranger ${event(move.id)}`,
    point(move) {
      const target = at(move.host)
      return `Choisir ${target} dans ${move.isCountess ? 'le village de la Comtesse' : 'ton village'}${move.coins > 0 ? ` (${gold(move.coins)} dessus)` : ''}`
    },
    discard: (move) => `Défausser ${name(move.card)} de ta main`,
    jester: (move) => `Utiliser le Bouffon : défausser ${event(move.id)}`,
  },
  event: {
    'event-revealed': (e) => `Un nouvel événement : « ${eventNames[e.id]} ».`,
    'event-begun': (e) =>
      e.isCarriedOut ? `${event(e.id)} est appliqué.` : `${event(e.id)} est rangé.`,
    'event-discarded': (e) =>
      e.by === 'jester'
        ? `Le Bouffon défausse ${event(e.id)}.`
        : e.by === 'done'
          ? null
          : `${event(e.id)} amène deux nouveaux événements.`,
    'events-shuffled': (e) =>
      e.season === 'summer'
        ? 'Les événements d’été défaussés sont remélangés.'
        : 'Les événements d’hiver défaussés sont remélangés.',
    'reserve-shuffled': 'La défausse est mélangée et devient la réserve.',
    'countess-gets'(e, _who, names) {
      const coins = e.coins > 0 ? ` avec ${gold(e.coins)}` : ''
      const from = {
        road: 'de la route',
        stack: 'd’une pile',
        reserve: 'de la réserve',
        village: `du village ${de(names(0))}`,
        hand: `de la main ${de(names(0))}`,
      }
      return `La Comtesse reçoit ${name(e.card)} ${from[e.from]}${coins}.`
    },
    'settled-with'(e, who) {
      if (e.gold > 0) return `${who} paie ${gold(e.gold)} à cause de ${event(e.by)}.`
      return e.by === 'rats'
        ? `${who} recrute un villageois de moins à cause des Rats.`
        : `${who} a une action de construction de moins à cause de l’Incendie criminel.`
    },
    'event-gold'(e, who, names) {
      if (e.paid) return `${names(0)} paie ${gold(e.gold)} à la Comtesse.`
      return `${who} reçoit ${gold(e.gold)} de la banque.`
    },
    'event-coins': (e) => `La banque pose ${gold(e.gold)} sur ${name(e.card)} chez la Comtesse.`,
    'event-removed'(e, who) {
      const coins = e.coins > 0 ? ` ${sentence(who)} garde l’or posé dessus (${e.coins}).` : ''
      return e.from === 'hand'
        ? `${who} défausse ${name(e.card)} de sa main.`
        : `${who} perd ${name(e.card)}.${coins}`
    },
    'no-effect': (e) => `${event(e.by)} n’a aucun effet.`,
  },
}
