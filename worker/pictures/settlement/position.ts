/** Open pieces on a table of Settlement, for link previews and letters, printed in the colours of day. */
import type { Seat } from '../../games/kernel/index.ts'
import type { Language } from '../../games/kernel/language.ts'
import { allTerrains, type Resource } from '../../games/settlement/components/index.ts'
import type { State } from '../../games/settlement/state.ts'
import type { Layout } from '../envelope.ts'
import { write } from '../letters.ts'
import { perforated } from '../parts.ts'
import { points } from '../points.ts'
import { alpha, line, path } from '../shapes.ts'
import { type Hour, ink, palette } from '../tones.ts'
import { aid } from './aid.ts'
import { facts, rulesOn } from './asked.ts'
import { alike, brief } from './brief.ts'
import { gloss } from './gloss.ts'
import { ground } from './ground.ts'
import { holdings } from './holdings.ts'
import { pieces } from './pieces.ts'
import { gamePlace } from './place.ts'
import { texts } from './seen.ts'
import { suitOfResource } from './suits.ts'
import { table } from './table.ts'
import { terrain } from './terrains.ts'
import { things } from './things.ts'
import { inTable, village } from './village.ts'

const placed = (drawn: string): string =>
  `<g transform="translate(${inTable.x} ${inTable.y})scale(${inTable.scale})">${drawn}</g>`

/** The scenery behind previews, 1200 by 630. */
const scenery = (hour: Hour = 'day'): string => placed(ink(ground(), palette(gamePlace, hour)))

/** The valley of a seat: its lands on the terraces, its houses along the streets. */
const position = (
  view: State,
  seat: Seat,
  _language: Language,
  _isOver: boolean,
  hour: Hour = 'day',
): string => placed(village(view, seat, hour))

/** A land of 120 by 96. */
function land(resource: Resource, name: string): string {
  const tile = allTerrains.find((one) => one.resource === resource)?.id ?? allTerrains[0].id
  return ink(
    path('M3 4h120v96H3z', 'key', alpha(0.24)) +
      path(perforated(120, 96), 'paper') +
      `<svg x="4" y="4" width="112" height="72" viewBox="2 4 116 74.6">${terrain(tile)}</svg>` +
      line('M4 4h112v72H4z', 's5', 0.9) +
      write(name, 8, 90, 8.5, 'print', { weight: 1.65, most: 104 }),
    palette(gamePlace, 'day', suitOfResource[resource]),
  )
}

/** Three lands that say what the game is. */
const samples = (language: Language): ReadonlyArray<string> =>
  (['wood', 'diamond', 'gold'] as const).map((resource) =>
    land(resource, texts[language].terrains[resource]),
  )
const sampleSize = [120, 96, 1.9] as const

/** The lands lie on the left; so the words stand on the right. */
const layout: Layout = {
  band: { x: 572, y: 40, size: 40, most: 500 },
  flags: { from: 560, to: 1164 },
  brand: { x: 972, y: 182 },
}

/** Parts of previews. */
export const composer = {
  scenery,
  position,
  samples,
  sampleSize,
  unit: points,
  layout,
  things,
  holdings,
  brief,
  alike,
  gloss,
  aid,
  table,
  facts,
  rulesOn,
  pieces,
}
