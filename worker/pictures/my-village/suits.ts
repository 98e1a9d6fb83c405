import type { Suit } from '../tones.ts'

/** The suits of what is no card: dice lie on the field, time is the river, death is grey. */
const pieceSuits: Readonly<Record<string, Suit>> = {
  'white-die': 'harvest',
  'black-die': 'religion',
  'rat-die': 'council',
  setup: 'harvest',
  'story-1': 'council',
  'story-2': 'harvest',
  'story-5': 'market',
  'black-marker': 'harvest',
  'day-laborer': 'harvest',
  'tile-2-12': 'council',
  reaper: 'religion',
  end: 'religion',
  graves: 'religion',
  'time-marker': 'travel',
  'life-track': 'travel',
  rat: 'council',
  'rat-track': 'harvest',
  'starting-player-hand': 'market',
  windows: 'religion',
  chronicle: 'council',
  population: 'council',
}

/** The suit in which a card, banner or piece of the game is printed. */
export function suitOf(id: string): Suit {
  const ofPiece = Object.hasOwn(pieceSuits, id) ? pieceSuits[id] : undefined
  if (ofPiece) return ofPiece
  if (/^(stable|brewery|forge|scriptorium|wainwright)/.test(id)) return 'craft'
  if (id.startsWith('field')) return 'harvest'
  if (id.startsWith('travel')) return 'travel'
  if (id.startsWith('monk') || /church/.test(id)) return 'religion'
  if (/chamber/.test(id) || id === 'meeting-place') return 'council'
  return id.startsWith('customer') || id === 'market-office' ? 'market' : 'timber'
}

/** The name of the picture that a card or banner shows: cards that look alike share one. */
export function pictureOf(id: string): string {
  if (id === 'market-office') return 'market-office'
  const [, kind] = /^(stable|brewery|forge|scriptorium|wainwright|field)(?:-|$)/.exec(id) ?? []
  if (kind) return kind
  const [, letter] = /^travel-([a-eA-E])/.exec(id) ?? []
  return letter ? `travel-${letter.toUpperCase()}` : id
}
