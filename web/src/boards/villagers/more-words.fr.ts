import { de } from '../../../../worker/games/kernel/french.ts'
import { locales } from '../../../../worker/games/kernel/language.ts'
import {
  developmentNames,
  developmentTexts,
  eventNames,
  eventTexts,
  jester,
} from '../../../../worker/games/villagers/cards.fr.ts'
import type { MoreWords } from './more-words.ts'

const { plural } = locales.fr

/** Modules and the Countess in French. */
export const moreWords: MoreWords = {
  events: {
    heading: 'Événements de la Comtesse',
    names: eventNames,
    texts: eventTexts,
    phase: {
      event: 'Phase des événements',
      draft: 'Phase de recrutement',
      build: 'Phase de construction',
      round: 'Toute la manche',
      reveal: 'Dès sa révélation',
    },
    season: { summer: 'Été', winter: 'Hiver' },
    none: 'Aucun événement ouvert.',
    begun: 'en cours',
    acted: 'a fait son effet',
    stack: (season, count) =>
      plural(count, {
        one: `${season} : reste ${count}`,
        other: `${season} : restent ${count}`,
      }),
    toCome: (season) => `${season}, encore face cachée`,
    discarded: (count) => `Événements défaussés (${count})`,
    jester: jester.name,
    jesterText: jester.text,
    jesterGone: 'Le Bouffon n’est plus en jeu.',
    standing: (name, gold, market, total) =>
      market === 0
        ? `${name} : ${gold} or`
        : `${name} : ${gold} or ; un second marché en ajouterait ${market}, soit ${total}`,
    you: 'Toi',
    rats: 'Rats : un recrutement de moins dans cette manche.',
    ledger: 'D’où vient l’or',
    drawn:
      'À la fin d’une manche, elle prend un villageois de la réserve : moins il vaut, plus d’événements sont piochés.',
  },
  developments: {
    heading: 'Développements',
    names: developmentNames,
    texts: developmentTexts,
    wouldWin: (name) => `L’emporterait maintenant : ${name}`,
    you: 'toi',
    nobody: 'Personne n’est seul en tête.',
    token: (name) => `Jeton de cette manche : ${name}`,
  },
  look: {
    stack: (stack) => `Tu regardes la pile ${stack}`,
    reserve: 'Tu regardes le dessus de la réserve',
    hand: (name) => `Tu vois la main ${de(name)}`,
    other: (name, count) =>
      `${name} regarde ${plural(count, { one: `${count} carte`, other: `${count} cartes` })}.`,
    laid: 'De nouveau dessus, dans cet ordre',
    left: 'Encore à reposer',
    special: 'Les villageois spéciaux ne se volent pas.',
  },
}
