import flatHammer from 'virtual:icon/flat-hammer'
import keyLock from 'virtual:icon/key-lock'
import swapBag from 'virtual:icon/swap-bag'
import { villagers } from '../../../../worker/games/villagers/index.ts'
import type { BoardModule } from '../index.ts'
import { Board } from './Board.tsx'
import { loadWords } from './dictionary.ts'
import './board.css'

/** Villagers for the table page. */
export const board: BoardModule = {
  game: villagers,
  words: loadWords,
  Board,
  groups: [
    { dos: ['draft'], label: { en: 'Draft a villager', de: 'Eine Person nehmen' } },
    {
      dos: ['coin', 'no-coin'],
      label: { en: 'One gold onto the road', de: 'Ein Gold auf die Auslage' },
    },
    { dos: ['unlock'], label: { en: 'Open the padlock', de: 'Das Schloss öffnen' }, icon: keyLock },
    {
      dos: ['place', 'resettle'],
      label: { en: 'Place a villager', de: 'Eine Person ausspielen' },
      icon: flatHammer,
    },
    {
      dos: ['tinner', 'smuggle', 'apprentice'],
      label: { en: 'Special villagers', de: 'Spezial-Personen' },
    },
    {
      dos: ['trade-in', 'put'],
      label: { en: 'Trade in', de: 'Eintauschen' },
      icon: swapBag,
    },
    { dos: ['end-turn'], label: { en: 'End of the turn', de: 'Ende des Zugs' }, closing: true },
  ],
}
