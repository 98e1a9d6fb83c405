/** Open pieces on a table of Town Builder, for link previews and letters, printed in the colours of day. */
import type { Seat } from '../../games/kernel/index.ts'
import type { Language } from '../../games/kernel/language.ts'
import type { State } from '../../games/town-builder/index.ts'
import { protectedBy } from '../../games/town-builder/zones.ts'
import { points } from '../points.ts'
import { group } from '../shapes.ts'
import { type Hour, ink, palette } from '../tones.ts'
import { aid } from './aid.ts'
import { facts, rulesOn } from './asked.ts'
import { brief, row as rowOf } from './brief.ts'
import { card, costsNow, flat, flatRow, lockedCard, mostInRow, rowPlaces } from './card.ts'
import { gloss } from './gloss.ts'
import { pieces } from './glossary.ts'
import { ground } from './ground.ts'
import { holdings } from './holdings.ts'
import { gamePlace } from './place.ts'
import { table } from './table.ts'
import { things } from './things.ts'
import { village } from './village.ts'

const placed = (drawn: string): string =>
  `<g transform="translate(-170.6 -259.2)scale(.963)">${drawn}</g>`

/** The scenery behind previews, 1200 by 630. */
const scenery = (hour: Hour = 'day'): string => placed(ink(ground(), palette(gamePlace, hour)))

/** The row on offer above the quay. */
const row = (view: State, language: Language, hour: Hour): string =>
  view.row
    .slice(0, mostInRow)
    .map((id, i) =>
      group(
        rowPlaces.x + i * rowPlaces.step,
        rowPlaces.y,
        rowPlaces.scale,
        (protectedBy(view, id) === null ? card : lockedCard)(id, language, hour),
      ),
    )
    .join('')

/** A seat's district on the quay, and the row that all may take from. */
const position = (
  view: State,
  seat: Seat,
  language: Language,
  isOver: boolean,
  hour: Hour = 'day',
): string => placed(village(view, seat, hour, isOver)) + (isOver ? '' : row(view, language, hour))

/** The same while a letter asks, with the row in two rows. */
const inLetter = (view: State, seat: Seat, language: Language): string =>
  placed(village(view, seat, 'day', false)) +
  view.row
    .slice(0, mostInRow)
    .map((id, i) => {
      const { x, y } = flatRow.at(i)
      return group(
        x,
        y,
        1,
        flat(id, language, { costs: costsNow(view, id), isLocked: protectedBy(view, id) !== null }),
      )
    })
    .join('')

/** Three cards that say what the game is. */
const samples = (language: Language): ReadonlyArray<string> =>
  (['windmill', 'merchant-house', 'town-hall'] as const).map((id) => card(id, language))
const sampleSize = [100, 150, 1.45] as const

/** Parts of previews. */
export const composer = {
  scenery,
  position,
  inLetter,
  samples,
  sampleSize,
  unit: points,
  things,
  holdings,
  brief,
  row: rowOf,
  gloss,
  aid,
  table,
  facts,
  rulesOn,
  pieces,
}
