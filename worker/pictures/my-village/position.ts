/** Open pieces on a table of My Village, for link previews and letters, printed in the colours of day. */
import type { Seat } from '../../games/kernel/index.ts'
import type { Language } from '../../games/kernel/language.ts'
import type { State } from '../../games/my-village/state.ts'
import { points } from '../points.ts'
import { type Hour, ink, palette } from '../tones.ts'
import { aid } from './aid.ts'
import { facts, rulesOn } from './asked.ts'
import { begun, brief, means, row } from './brief.ts'
import { gloss } from './gloss.ts'
import { ground } from './ground.ts'
import { holdings } from './holdings.ts'
import { pieces } from './piece-texts.ts'
import { gamePlace } from './place.ts'
import { table } from './table.ts'
import { things } from './things.ts'
import { tile } from './tile.ts'
import { village } from './village.ts'

const inner = (svg: string): string => svg.slice(svg.indexOf('>') + 1, -'</svg>'.length)
const placed = (drawn: string): string =>
  `<g transform="translate(-90.1 -2.2)scale(.863)">${drawn}</g>`

/** The scenery behind previews, 1200 by 630. */
const scenery = (hour: Hour = 'day'): string => placed(ink(ground(), palette(gamePlace, hour)))

/** The village of a seat, with its street, its river and its people. */
const position = (
  view: State,
  seat: Seat,
  _language: Language,
  _isOver: boolean,
  hour: Hour = 'day',
): string => placed(inner(village(view, seat, hour)))

/** Three tiles that say what the game is. */
const samples = (language: Language): ReadonlyArray<string> =>
  (['stable', 'brewery', 'scriptorium'] as const).map((kind) => tile(kind, kind, language))
const sampleSize = [140, 100, 1.7] as const

/** Parts of previews. */
export const composer = {
  scenery,
  position,
  samples,
  sampleSize,
  unit: points,
  things,
  holdings,
  brief,
  means,
  begun,
  row,
  gloss,
  aid,
  table,
  facts,
  rulesOn,
  pieces,
}
