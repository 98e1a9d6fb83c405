import type { CustomerId, MonkId } from '../../../../worker/games/my-village/components/index.ts'
import {
  customerPicture,
  marketParts,
  monkPicture,
} from '../../../../worker/pictures/my-village/customers.ts'
import {
  pictureOf as drawnAs,
  pictureBox,
  suitOf,
} from '../../../../worker/pictures/my-village/index.ts'
import { type PieceId, pieces } from '../../../../worker/pictures/my-village/pieces.ts'
import { gamePlace } from '../../../../worker/pictures/my-village/place.ts'
import { sceneParts, scenes } from '../../../../worker/pictures/my-village/scenes.ts'
import { ink, palette } from '../../../../worker/pictures/tones.ts'
import type { CardLook, CardNamed } from '../../rules/entries.ts'
import { framed } from '../kit/framed.ts'

const parts = Object.entries({ ...sceneParts, ...marketParts })
  .map(([name, draw]) => `<g id="mv-${name}">${draw()}</g>`)
  .join('')

/**
 * The scene of an entry.
 * @throws RangeError where none is drawn.
 */
function sceneOf({ id, kind }: CardNamed): string {
  if (kind === 'customer') return customerPicture(id as CustomerId)
  if (kind === 'monk') return monkPicture(id as MonkId)
  if (Object.hasOwn(pieces, id)) return pieces[id as PieceId]()
  const draw = scenes[drawnAs(id)]
  if (!draw) throw new RangeError(`Nothing is drawn for ${id}.`)
  return draw()
}

const tints: Readonly<Record<string, string>> = {
  church: 'var(--suit-grapes)',
  monk: 'var(--suit-grapes)',
  chamber: 'var(--suit-ore)',
  field: 'var(--suit-grains)',
  travel: 'var(--suit-wool)',
  building: 'var(--suit-wood)',
  customer: 'var(--suit-leather)',
  board: 'var(--blue)',
}

/** The picture of a component in the index, printed in the colours of its area. */
export function lookOf(card: CardNamed): CardLook {
  const drawn = sceneOf(card)
  return {
    tint: tints[card.kind] ?? 'var(--ink-soft)',
    drawn: (hour) =>
      framed(
        pictureBox,
        ink(`<defs>${parts}</defs>${drawn}`, palette(gamePlace, hour, suitOf(card.id))),
      ),
  }
}
