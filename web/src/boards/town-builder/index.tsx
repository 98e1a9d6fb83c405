import broom from 'virtual:icon/broom'
import flatHammer from 'virtual:icon/flat-hammer'
import starMedal from 'virtual:icon/star-medal'
import stonePile from 'virtual:icon/stone-pile'
import twoCoins from 'virtual:icon/two-coins'
import { type Move, type State, townBuilder } from '../../../../worker/games/town-builder/index.ts'
import type { BoardModule } from '../../stage/board.ts'
import { Board } from './Board.tsx'
import { Counters } from './Counters.tsx'
import { choosing } from './choosing.ts'
import { boardWordsIn, loadWords } from './dictionary.ts'
import { endsUnseen } from './ends.ts'
import { guide } from './guide.ts'
import { Marks } from './Marks.tsx'
import { closes, panes } from './panes.ts'
import { sceneOf } from './scenes.ts'
import { follows, joins, silent, together, unasked } from './steps.ts'
import '../kit/boards.css'
import './board.css'
import './card.css'
import './judges.css'
import './row.css'
import './district.css'

/** Town Builder: Coevorden for the table page. */
export const board: BoardModule = {
  game: townBuilder,
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
    together,
    news: ['claimed'],
  },
  guide,
  panes,
  closes,
  brief: (_state, _seat, { do: what }: Move, language) => {
    const boardWords = boardWordsIn(language)
    if (what === 'decline') return boardWords.takeNone
    return what === 'done' ? boardWords.enough : null
  },
  endsUnseen,
  where(state: State, language) {
    const boardWords = boardWordsIn(language)
    const round = boardWords.round(state.round)
    if (state.lastRound === state.round) return `${round}, ${boardWords.lastShort}`
    return state.lastRound === null ? round : `${round}, ${boardWords.nextIsLast}`
  },
  groups: [
    {
      dos: ['start', 'found'],
      label: { en: 'Start a foundation', de: 'Ein Fundament beginnen', fr: 'Ouvrir un chantier' },
      icon: flatHammer,
    },
    {
      dos: ['resource', 'supply', 'cover'],
      label: { en: 'Gain a resource', de: 'Einen Rohstoff nehmen', fr: 'Prendre une ressource' },
      icon: stonePile,
    },
    {
      dos: ['gold', 'store', 'storeCard'],
      label: { en: 'Store gold', de: 'Gold lagern', fr: 'Ranger de l’or' },
      icon: twoCoins,
    },
    {
      dos: ['build', 'star', 'copy'],
      label: { en: 'Use an ability', de: 'Eine Fähigkeit nutzen', fr: 'Utiliser une capacité' },
      icon: starMedal,
    },
    {
      dos: ['pick', 'protect', 'addJudge', 'leaveTop', 'discardTop'],
      label: { en: 'Choose a card', de: 'Eine Karte wählen', fr: 'Choisir une carte' },
    },
    {
      dos: ['claim'],
      label: {
        en: 'Claim an award',
        de: 'Eine Auszeichnung beanspruchen',
        fr: 'Réclamer une distinction',
      },
    },
    {
      dos: ['pay', 'payTurnGold'],
      label: { en: 'Pay', de: 'Bezahlen', fr: 'Payer' },
      icon: twoCoins,
    },
    { dos: ['discard'], label: { en: 'Discard', de: 'Abwerfen', fr: 'Défausser' }, icon: broom },
    {
      dos: ['count', 'keep'],
      label: { en: 'Final scoring', de: 'Schlusswertung', fr: 'Décompte final' },
    },
    {
      dos: ['end', 'done', 'decline'],
      label: { en: 'Go on', de: 'Weiter', fr: 'Continuer' },
      closing: true,
    },
  ],
}
