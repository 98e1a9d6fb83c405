/**
 * Gives names places where they may break, before these parts (a pattern of alternatives): some names
 * are longer than a card is wide.
 */
export function breakableBefore(parts: string): (name: string) => string {
  const breaks = new RegExp(`(?<=\\p{L}{3})(${parts})`, 'gu')
  return (name) => name.replace(breaks, '\u00ad$1')
}
