import flatHammer from 'virtual:icon/flat-hammer'
import keyLock from 'virtual:icon/key-lock'
import swapBag from 'virtual:icon/swap-bag'
import { villagers } from '../../../../worker/games/villagers/index.ts'
import type { BoardModule } from '../../stage/board.ts'
import { language } from '../../words/index.ts'
import { answersOf, closesIn, whereIn } from './answers.ts'
import { Board } from './Board.tsx'
import { Counters } from './Counters.tsx'
import { choosing } from './choosing.ts'
import { boardWordsIn, loadWords } from './dictionary.ts'
import { guide } from './guide.ts'
import { padlockPaidIn } from './labels.ts'
import { Marks } from './Marks.tsx'
import { panes } from './panes.ts'
import { sceneOf } from './scenes.ts'
import { follows, joins, together, unasked } from './steps.ts'
import '../kit/boards.css'
import './board.css'
import './card.css'
import './village.css'

/** Villagers for the table page. */
export const board: BoardModule = {
  game: villagers,
  words: loadWords,
  Board,
  choosing,
  Counters,
  Marks,
  isGold: true,
  panes,
  isWholeOnTablets: true,
  answers: (state, seat, moves) => answersOf(language(), state, seat, moves),
  costs: (state, seat, move, names) =>
    padlockPaidIn(boardWordsIn(language()), state, seat, move, names),
  closes: closesIn,
  telling: {
    unasked,
    scene: sceneOf,
    joins,
    together,
    follows,
  },
  where: whereIn,
  guide,
  groups: [
    {
      dos: ['event', 'point', 'discard', 'pay', 'suffer'],
      label: { en: 'Events', de: 'Ereignisse', fr: 'Événements' },
    },
    {
      dos: ['choose', 'lay', 'keep-order'],
      label: {
        en: 'The cards you see',
        de: 'Die Karten, die du siehst',
        fr: 'Les cartes que tu vois',
      },
    },
    {
      dos: ['draft', 'draw'],
      label: { en: 'Draft a villager', de: 'Eine Person nehmen', fr: 'Recruter un villageois' },
    },
    {
      dos: ['give'],
      label: { en: 'For the Countess', de: 'Für die Gräfin', fr: 'Pour la Comtesse' },
    },
    {
      dos: ['hire', 'no-hire'],
      label: {
        en: 'Pay Freelancers',
        de: 'Freiberuflerinnen bezahlen',
        fr: 'Payer des Journaliers',
      },
    },
    {
      dos: ['coin', 'no-coin'],
      label: {
        en: 'One gold onto the road',
        de: 'Ein Gold auf die Auslage',
        fr: 'Un or sur la route',
      },
    },
    {
      dos: ['unlock'],
      label: { en: 'Open the padlock', de: 'Das Schloss öffnen', fr: 'Ouvrir le cadenas' },
      icon: keyLock,
    },
    {
      dos: ['place', 'place-basic', 'resettle', 'settle'],
      label: { en: 'Place a villager', de: 'Eine Person ausspielen', fr: 'Placer un villageois' },
      icon: flatHammer,
    },
    {
      dos: [
        'tinner',
        'smuggle',
        'apprentice',
        'recruit',
        'benefactor',
        'prophet',
        'barbarian',
        'flaker',
        'courier',
        'pigeoneer',
        'noble',
        'scheme',
        'sheriff',
        'rob',
      ],
      label: { en: 'Special villagers', de: 'Spezial-Personen', fr: 'Villageois spéciaux' },
    },
    {
      dos: ['trade-in', 'put', 'serf'],
      label: { en: 'Trade in', de: 'Eintauschen', fr: 'Échanger' },
      icon: swapBag,
    },
    {
      dos: ['jester'],
      label: { en: 'The Jester', de: 'Der Hofnarr', fr: 'Le Bouffon' },
      aside: true,
    },
    {
      dos: ['end-turn'],
      label: { en: 'End of the turn', de: 'Ende des Zugs', fr: 'Fin du tour' },
      closing: true,
    },
  ],
}
