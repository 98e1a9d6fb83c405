/** Cards and banners of My Village as tiles in pictures for letters. */
import type { Language } from '../../games/kernel/language.ts'
import { cards as cardsDe } from '../../games/my-village/cards.de.ts'
import { cards as cardsEn } from '../../games/my-village/cards.en.ts'
import { cards as cardsFr } from '../../games/my-village/cards.fr.ts'
import {
  craftBuilding,
  isChamber,
  isChurch,
  isCraftBuilding,
  isCustomer,
  isMonk,
} from '../../games/my-village/components/index.ts'
import { nameOf as nameDe } from '../../games/my-village/words.de.ts'
import { nameOf as nameEn } from '../../games/my-village/words.en.ts'
import { nameOf as nameFr } from '../../games/my-village/words.fr.ts'
import { write } from '../letters.ts'
import { perforated } from '../parts.ts'
import { alpha, line, path } from '../shapes.ts'
import { ink, palette } from '../tones.ts'
import { customerPicture, marketParts, monkPicture } from './customers.ts'
import { gamePlace } from './place.ts'
import { sceneParts, scenes } from './scenes.ts'
import { suitOf } from './suits.ts'

const texts = { en: cardsEn, de: cardsDe, fr: cardsFr }
const names = { en: nameEn, de: nameDe, fr: nameFr }

const isKind = (id: string): id is keyof typeof cardsEn.buildings =>
  Object.hasOwn(cardsEn.buildings, id)

/** Short name of a card or banner. */
export function nameOn(id: string, language: Language): string {
  const { buildings, churches, chambers } = texts[language]
  if (isKind(id)) return buildings[id].name
  if (isCraftBuilding(id)) return buildings[craftBuilding(id).kind].name
  if (isChurch(id)) return churches[id].name
  if (isChamber(id)) return chambers[id].name
  return names[language](id)
}

const sceneOf = (picture: string): string => {
  if (isMonk(picture)) return monkPicture(picture)
  return isCustomer(picture) ? customerPicture(picture) : (scenes[picture]?.() ?? '')
}

/** A tile of 140 by 100 with a picture of its own name. Each has its own copy of the shared parts, in the colours of its suit. */
export function tile(picture: string, id: string, language: Language): string {
  const parts = Object.entries({ ...sceneParts, ...marketParts })
    .map(([part, draw]) => `<g id="mv-${part}">${draw()}</g>`)
    .join('')
  const drawn =
    `<defs>${parts}</defs>` +
    path('M3 4h140v100H3z', 'key', alpha(0.24)) +
    path(perforated(140, 100), 'paper') +
    `<svg x="6" y="6" width="128" height="72" viewBox="0 2 120 67.5">${sceneOf(picture)}</svg>` +
    line('M6 6h128v72H6z', 's5', 0.9) +
    write(nameOn(id, language), 70, 93, 9.5, 'print', { weight: 1.65, align: 0.5, most: 120 })
  return ink(drawn, palette(gamePlace, 'day', suitOf(id))).replace(/(id="|href="#)mv-/g, `$1${id}-`)
}
