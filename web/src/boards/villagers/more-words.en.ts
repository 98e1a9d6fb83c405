import { locales } from '../../../../worker/games/kernel/language.ts'
import {
  developmentNames,
  developmentTexts,
  eventNames,
  eventTexts,
  jester,
} from '../../../../worker/games/villagers/cards.en.ts'
import type { MoreWords } from './more-words.ts'

const { plural } = locales.en

/** Modules and the Countess in English. */
export const moreWords: MoreWords = {
  events: {
    heading: 'The Countess’s events',
    names: eventNames,
    texts: eventTexts,
    phase: {
      event: 'Event phase',
      draft: 'Draft phase',
      build: 'Build phase',
      round: 'The whole round',
      reveal: 'When revealed',
    },
    season: { summer: 'Summer', winter: 'Winter' },
    none: 'No events are open.',
    begun: 'being carried out',
    acted: 'has had its effect',
    stack: (season, count) => `${season}: ${count} left`,
    toCome: (season) => `${season}, still face down`,
    discarded: (count) => `Discarded events (${count})`,
    jester: jester.name,
    jesterText: jester.text,
    jesterGone: 'The Jester is out of the game.',
    standing: (name, gold, market, total) =>
      market === 0
        ? `${name}: ${gold} gold`
        : `${name}: ${gold} gold; a Second Market now would add ${market}: ${total} in all`,
    you: 'You',
    rats: 'Rats: you draft one villager fewer this round.',
    ledger: 'Where the gold came from',
    drawn:
      'At the end of a round she takes a villager from the Reserve: the less it is worth, the more events are drawn.',
  },
  developments: {
    heading: 'Developments',
    names: developmentNames,
    texts: developmentTexts,
    wouldWin: (name) => `Would win now: ${name}`,
    you: 'you',
    nobody: 'Nobody alone has the most.',
    token: (name) => `Token this round: ${name}`,
  },
  look: {
    stack: (stack) => `You look through stack ${stack}`,
    reserve: 'You look at the top of the Reserve',
    hand: (name) => `You see ${name}’s hand`,
    other: (name, count) =>
      `${name} looks at ${plural(count, { one: '1 card', other: `${count} cards` })}.`,
    laid: 'On top again, in this order',
    left: 'Still to be put back',
    special: 'Special villagers cannot be stolen.',
  },
}
