import coffin from 'virtual:icon/coffin'
import { myVillage } from '../../../../worker/games/my-village/index.ts'
import type { BoardModule } from '../../stage/board.ts'
import { answers, closes, endsUnseen, where } from './answers.ts'
import { Board } from './Board.tsx'
import { Counters } from './Counters.tsx'
import { choosing } from './choosing.ts'
import { loadWords } from './dictionary.ts'
import { guide } from './guide.ts'
import { Marks } from './Marks.tsx'
import { panes } from './panes.ts'
import { anvil, mountainRoad, scales } from './pictures.ts'
import { sceneOf } from './scenes.ts'
import { follows, joins, silent, unasked } from './steps.ts'
import '../kit/boards.css'
import './board.css'
import './scene.css'
import './tray.css'
import './stamps.css'
import './display.css'
import './book.css'

/** My Village for the table page. */
export const board: BoardModule = {
  game: myVillage,
  words: loadWords,
  Board,
  choosing,
  Counters,
  Marks,
  telling: {
    unasked,
    follows,
    scene: sceneOf,
    silent,
    joins,
  },
  guide,
  panes,
  answers,
  closes,
  endsUnseen,
  where,
  groups: [
    { dos: ['take'], label: { en: 'Take a die', de: 'Einen Würfel nehmen', fr: 'Prendre un dé' } },
    {
      dos: ['activate', 'headman'],
      label: {
        en: 'Banners of your village',
        de: 'Banner deines Dorfs',
        fr: 'Bannières de ton village',
      },
      icon: mountainRoad,
    },
    {
      dos: ['acquire', 'take-hand', 'market-office'],
      label: {
        en: 'Banners of the display',
        de: 'Banner der Auslage',
        fr: 'Bannières des cartes exposées',
      },
      icon: anvil,
    },
    {
      dos: ['change'],
      label: { en: 'Change a die', de: 'Einen Würfel ändern', fr: 'Changer un dé' },
    },
    {
      dos: ['customer', 'free-customer'],
      label: { en: 'Customers', de: 'Kunden', fr: 'Clients' },
      icon: scales,
    },
    {
      dos: ['die', 'hire'],
      label: { en: 'Death and succession', de: 'Tod und Nachfolge', fr: 'Mort et succession' },
      icon: coffin,
    },
    {
      dos: [
        'use',
        'walk',
        'enrol',
        'advance',
        'graduate',
        'mark',
        'tile',
        'choose-cost',
        'give',
        'prevent',
        'suffer',
        'forgo',
      ],
      label: { en: 'Your choice', de: 'Deine Wahl', fr: 'Ton choix' },
    },
    {
      dos: ['plow'],
      label: { en: 'Move a plow', de: 'Einen Pflug versetzen', fr: 'Déplacer une charrue' },
    },
    {
      dos: ['settle', 'end-turn'],
      label: { en: 'End of the turn', de: 'Ende des Zugs', fr: 'Fin du tour' },
      closing: true,
    },
    {
      dos: ['order'],
      label: { en: 'Standing order', de: 'Dauerauftrag', fr: 'Consigne permanente' },
      aside: true,
    },
  ],
}
