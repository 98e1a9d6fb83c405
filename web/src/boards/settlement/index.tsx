import { settlement } from '../../../../worker/games/settlement/index.ts'
import type { BoardModule } from '../../stage/board.ts'
import { language } from '../../words/index.ts'
import { Board } from './Board.tsx'
import { Counters } from './Counters.tsx'
import { choosing } from './choosing.ts'
import { loadWords } from './dictionary.ts'
import { giftsOf } from './gifts.ts'
import { guide } from './guide.ts'
import { tellingAt } from './layout.ts'
import { Marks } from './Marks.tsx'
import { answersIn, brief, closes, loses, panes, where } from './panes.ts'
import { doingPictures } from './pictures.ts'
import { sceneOf } from './scenes.ts'
import { silent } from './silent.ts'
import { follows, joins, together, unasked } from './steps.ts'
import { closesUnseen, endsUnseen } from './unseen.ts'
import '../kit/boards.css'
import './board.css'
import './bench.css'
import './valley.css'
import './shelf.css'
import './others.css'
import './bar.css'

/** Settlement for the table page. */
export const board: BoardModule = {
  game: settlement,
  words: loadWords,
  Board,
  choosing,
  Counters,
  Marks,
  telling: {
    unasked,
    follows,
    joins,
    together,
    scene: sceneOf,
    silent,
    at: tellingAt,
  },
  guide,
  panes,
  isWholeOnTablets: true,
  where,
  closes,
  brief,
  loses,
  endsUnseen,
  closesUnseen,
  gifts: giftsOf,
  answers: (state, _, moves) => answersIn(state, moves, language()),
  groups: [
    {
      dos: ['take-artifact'],
      label: { en: 'Take an artifact', de: 'Ein Artefakt nehmen', fr: 'Prendre un artefact' },
    },
    {
      dos: ['place-terrain', 'place-building'],
      label: { en: 'Where to', de: 'Wohin', fr: 'Où le poser' },
    },
    {
      dos: ['use', 'done'],
      label: { en: 'Use the buildings', de: 'Gebäude nutzen', fr: 'Utiliser les bâtiments' },
    },
    {
      dos: ['monster', 'no-monster', 'gain-extra'],
      label: {
        en: 'What your artifact does',
        de: 'Was dein Artefakt bewirkt',
        fr: 'Ce que fait ton artefact',
      },
    },
    {
      dos: ['keep', 'drop-rest'],
      label: { en: 'Keep resources', de: 'Ressourcen behalten', fr: 'Garder des ressources' },
    },
    {
      dos: ['construct'],
      label: { en: 'Construct a building', de: 'Ein Gebäude bauen', fr: 'Construire un bâtiment' },
      icon: doingPictures.construct,
    },
    {
      dos: ['explore'],
      label: { en: 'Explore a terrain', de: 'Eine Landschaft erkunden', fr: 'Explorer un terrain' },
      icon: doingPictures.explore,
    },
    {
      dos: ['hunt'],
      label: { en: 'Hunt a monster', de: 'Ein Monster bekämpfen', fr: 'Chasser un monstre' },
      icon: doingPictures.hunt,
    },
    {
      dos: ['build-outpost', 'activate-outpost'],
      label: { en: 'Outposts', de: 'Festungen', fr: 'Avant-postes' },
      icon: doingPictures['build-outpost'],
    },
    {
      dos: ['activate-region', 'activate-street'],
      label: { en: 'Activate', de: 'Aktivieren', fr: 'Activer' },
      icon: doingPictures['activate-region'],
    },
    {
      dos: ['invite'],
      label: { en: 'Invite a hero', de: 'Einen Helden einladen', fr: 'Inviter un héros' },
      icon: doingPictures.invite,
    },
    {
      dos: ['use-bonus'],
      label: {
        en: 'Settlers for the next action',
        de: 'Siedler für die nächste Aktion',
        fr: 'Colons pour la prochaine action',
      },
    },
    { dos: ['exchange'], label: { en: 'Exchange', de: 'Tauschen', fr: 'Échanger' } },
    {
      dos: ['end-turn', 'pass'],
      label: { en: 'End of the turn', de: 'Ende des Zugs', fr: 'Fin du tour' },
      closing: true,
    },
  ],
}
