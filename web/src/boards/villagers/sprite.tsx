import { createMemo } from 'solid-js'
import type { CardId, Suit } from '../../../../worker/games/villagers/components/index.ts'
import { ink, tonesCss } from '../../../../worker/pictures/tones.ts'
import {
  baseSymbols,
  type PictureId,
  pictureSymbol,
  type SignId,
  toolSymbol,
} from '../../../../worker/pictures/villagers/index.ts'
import { gamePlace } from '../../../../worker/pictures/villagers/place.ts'
import { whenIdle } from '../../device/opening.ts'
import { sideOf } from './sides.ts'

let sprite: SVGSVGElement | undefined
const drawn = new Set<string>()

/** Puts the pictures that every table shows, and the tones they are printed in, into the document once. */
export function openSprite(): SVGSVGElement {
  if (sprite) return sprite
  sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  sprite.setAttribute('class', 'v-sprite')
  sprite.setAttribute('aria-hidden', 'true')
  sprite.innerHTML = ink(baseSymbols())
  document.body.append(sprite)
  // The site's policy allows no inline styles.
  const tones = new CSSStyleSheet()
  tones.replaceSync(tonesCss(gamePlace, printed))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, tones]
  return sprite
}

const printed = [
  'grains',
  'wood',
  'hay',
  'ore',
  'grapes',
  'wool',
  'leather',
  'solitary',
  'special',
] as const satisfies Suit[]

/** Draws a picture when it is first needed. */
function draw(id: string, symbol: () => string): string {
  const into = openSprite()
  if (!drawn.has(id)) {
    drawn.add(id)
    into.insertAdjacentHTML('beforeend', ink(symbol()))
  }
  return `#${id}`
}

const drawPicture = (id: PictureId): string => draw(`v-p-${id}`, () => pictureSymbol(id))

/** Draws pictures while the browser has nothing else to do, one by one: a village that is looked at later is drawn sooner. */
export function drawAhead(ids: ReadonlyArray<PictureId>): void {
  const [id, ...left] = ids
  if (id === undefined) return
  whenIdle(() => {
    drawPicture(sideOf(id))
    drawAhead(left)
  })
}

/** A picture of a card, a Development, an event or the Jester. Decoration. */
export function Picture(props: { readonly id: PictureId; readonly class?: string }) {
  const href = createMemo(() => drawPicture(sideOf(props.id)))
  return (
    <svg
      class={props.class ?? 'v-picture'}
      viewBox="0 0 88 85"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <use href={href()} />
    </svg>
  )
}

/** The tool of somebody who opens padlocks. */
export function Tool(props: { readonly card: Exclude<CardId, 'founders'> }) {
  const href = createMemo(() => draw(`v-t-${props.card}`, () => toolSymbol(props.card)))
  return (
    <svg class="v-tool" viewBox="0 0 66 96" aria-hidden="true">
      <use href={href()} />
    </svg>
  )
}

/** The mark of a suit. */
export const Mark = (props: { readonly suit: Suit }) => (
  <svg class={`v-mark s-${props.suit}`} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#v-mark-${props.suit}`} />
  </svg>
)

/** A sign that cards print: food, builder, key, padlock. */
export const Sign = (props: { readonly name: SignId }) => (
  <svg class={`v-sign v-sign-${props.name}`} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#v-sign-${props.name}`} />
  </svg>
)
