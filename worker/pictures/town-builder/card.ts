/** Town cards in pictures for letters, and where those of the row lie. */
import type { Language } from '../../games/kernel/language.ts'
import { type TownId, townCard } from '../../games/town-builder/index.ts'
import { write } from '../letters.ts'
import { perforated } from '../parts.ts'
import { alpha, line, path } from '../shapes.ts'
import { ticket, ticketsAt } from '../ticket.ts'
import { type Hour, ink, palette } from '../tones.ts'
import { nameOf } from './facts.ts'
import { blueprint, scene } from './index.ts'
import { gamePlace } from './place.ts'

/** A card of 100 by 150: name and building. */
export const card = (id: TownId, language: Language, hour: Hour = 'day'): string =>
  ink(
    path('M3 4h100v150H3z', 'key', alpha(0.24)) +
      path(perforated(100, 150), 'paper') +
      write(nameOf(id, language), 9, 18.5, 9, 'print', { weight: 1.65, gap: 1.8, most: 84 }) +
      `<svg x="5" y="25" width="90" height="118" viewBox="5 12 90 118">${scene(id)}</svg>` +
      line('M5 25h90v118H5z', 's5', 0.9),
    palette(gamePlace, hour, townCard(id).type),
  )

/** The same as it lies in a letter, `above` its name what is small; a foundation as a blueprint. */
export const flat = (id: TownId, language: Language, isPlan = false, above = ''): string =>
  ink(
    ticket(
      nameOf(id, language),
      `<svg width="104" height="112" viewBox="5 12 90 118" preserveAspectRatio="xMidYMax slice">${scene(id)}</svg>`,
      above,
    ),
    {
      ...palette(gamePlace, 'day', townCard(id).type),
      ...(isPlan && { ...blueprint, key: '#173f74' }),
    },
  )

/** Places of the row in a letter. */
export const flatRow = ticketsAt(56)

/** Place of the row's first card, distance to the next, and their size. */
export const rowPlaces = { x: 272, y: 190, step: 138, scale: 1.12 } as const

/** Most cards of the row that are drawn. */
export const mostInRow = 5
