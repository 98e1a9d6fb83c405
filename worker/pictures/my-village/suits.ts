import type { Suit } from '../tones.ts'

/** The suit in which a card or banner of the game is printed. */
export function suitOf(id: string): Suit {
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
