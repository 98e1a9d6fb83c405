import {
  type AwardId,
  type BuildingType,
  type JudgeId,
  judge,
  type TownId,
  townCard,
} from '../../../../worker/games/town-builder/components/index.ts'
import { patterns } from '../../../../worker/pictures/parts.ts'
import { ink, palette } from '../../../../worker/pictures/tones.ts'
import {
  awardMedal,
  backside,
  crestShield,
  medallion,
  scene,
  shuffleMarker,
} from '../../../../worker/pictures/town-builder/index.ts'
import { gamePlace } from '../../../../worker/pictures/town-builder/place.ts'
import type { CardLook, CardNamed } from '../../rules/entries.ts'
import { framed } from '../kit/framed.ts'

const tints: Readonly<Record<BuildingType, string>> = {
  trade: 'var(--suit-grains)',
  social: 'var(--suit-wool)',
  residential: 'var(--suit-leather)',
  culture: 'var(--suit-grapes)',
  military: 'var(--suit-ore)',
}

const printed = (box: string, drawn: string, type: BuildingType): CardLook => ({
  tint: tints[type],
  drawn: (hour) => framed(box, ink(drawn, palette(gamePlace, hour, type))),
})

/** The picture of a card in the index, printed in the colours of its type. */
export function lookOf({ id, kind }: CardNamed): CardLook {
  switch (kind) {
    case 'town':
      return printed('5 22 90 104', scene(id as TownId), townCard(id as TownId).type)
    case 'award':
      return printed('0 0 100 100', awardMedal(id as AwardId), 'trade')
    case 'judge':
      return printed('0 0 100 100', medallion(id as JudgeId), judge(id as JudgeId).favours)
    case 'crest':
      return printed('0 0 48 56', crestShield(), 'social')
    default:
      if (id === 'shuffle-marker') return printed('0 0 100 100', shuffleMarker(), 'social')
      return printed('0 0 100 150', `<defs>${patterns()}</defs>${backside()}`, 'social')
  }
}
