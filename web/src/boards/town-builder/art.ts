import { createMemo } from 'solid-js'
import type {
  AwardId,
  BuildingType,
  JudgeId,
  State,
  TownId,
} from '../../../../worker/games/town-builder/index.ts'
import { isCrest, isJudge, townCards } from '../../../../worker/games/town-builder/index.ts'
import { ink, tonesCss } from '../../../../worker/pictures/tones.ts'
import {
  blueprint,
  commonSymbols,
  ground,
  symbolOf,
} from '../../../../worker/pictures/town-builder/index.ts'
import { gamePlace } from '../../../../worker/pictures/town-builder/place.ts'

const types: ReadonlyArray<BuildingType> = ['trade', 'social', 'residential', 'culture', 'military']

let adopted = false

/** Puts the tones of Coevorden into the document, once. The site's policy allows no inline styles. */
export function adoptTones(): void {
  if (adopted) return
  adopted = true
  const blues = Object.entries(blueprint).map(([tone, blue]) => `--${tone}:${blue}`)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${tonesCss(gamePlace, types)}.place-${gamePlace.id} .plan{${blues.join(';')}}`)
  document.adoptedStyleSheets.push(sheet)
}

let printed: { readonly ground: string; readonly common: string } | null = null

/** The ground and what every table shows, printed in variables; drawn once. */
export function commonArt() {
  printed ??= { ground: ink(ground()), common: ink(commonSymbols()) }
  return printed
}

const townIds: ReadonlySet<string> = new Set(townCards.map(({ id }) => id))

/** The cards, judges and awards of a state that are seen, by their ids. */
export function seenIn(state: State): string[] {
  const { districts, row, revealed, discard, deck, judgeRow, unusedJudges, awards } = state
  const cards = [
    ...row,
    ...revealed,
    ...discard,
    ...deck.slice(-1),
    ...judgeRow,
    ...unusedJudges,
    ...awards.map(({ award }) => award),
    ...districts.flatMap(({ gold, buildings, foundations }) => [
      ...gold,
      ...buildings,
      ...foundations.flatMap(({ card, under }) => [card, ...under]),
    ]),
  ]
  return cards.filter((id) => townIds.has(id) || isJudge(id) || awards.some((a) => a.award === id))
}

/** A symbol of the sprite, by what it shows. */
export function symbolFor(id: string): string {
  if (isCrest(id)) return ''
  if (townIds.has(id)) return ink(symbolOf.building(id as TownId))
  return ink(isJudge(id) ? symbolOf.judge(id as JudgeId) : symbolOf.award(id as AwardId))
}

/** The ids that have been seen so far: what was drawn stays in the sprite. */
export const createSeen = (state: () => State) =>
  createMemo<ReadonlyArray<string>>((before) => {
    const fresh = [...new Set(seenIn(state()))].filter((id) => !before.includes(id))
    return fresh.length > 0 ? [...before, ...fresh] : before
  }, [])
