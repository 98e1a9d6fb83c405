/** Open pieces on a table of My Village, for link previews and letters, printed in the colours of day. */
import type { Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { craftBuilding } from '../../games/my-village/components/index.ts'
import type { State } from '../../games/my-village/state.ts'
import { points } from '../points.ts'
import { type Hour, ink, palette } from '../tones.ts'
import { aid } from './aid.ts'
import { facts } from './asked.ts'
import { begun, brief, means, row } from './brief.ts'
import { gloss } from './gloss.ts'
import { ground } from './ground.ts'
import { holdings } from './holdings.ts'
import { pieces } from './piece-texts.ts'
import { gamePlace } from './place.ts'
import { texts } from './seen.ts'
import { table } from './table.ts'
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

const inVillage: PerLanguage<string> = {
  en: 'In the village',
  de: 'Im Dorf',
  fr: 'Au village',
}

/** A seat's houses, in words. */
function inWords(view: State, seat: Seat, language: Language): string[] {
  const village = view.villages[seat]
  if (!village) return []
  const { churches, chambers, buildings } = texts[language]
  const houses = [
    ...(village.church ? [churches[village.church].name] : []),
    ...(village.chamber ? [chambers[village.chamber].name] : []),
    ...village.buildings.map(({ id }) => buildings[craftBuilding(id).kind].name),
  ]
  return houses.length === 0
    ? []
    : [locales[language].labelled(inVillage[language], `${houses.join(', ')}.`)]
}

/** Parts of previews. */
export const composer = {
  scenery,
  position,
  samples,
  sampleSize,
  unit: points,
  inWords,
  holdings,
  brief,
  means,
  begun,
  row,
  gloss,
  aid,
  table,
  facts,
  pieces,
}
