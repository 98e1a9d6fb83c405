/**
 * Laws that every set of cards must fulfil.
 * Rules: V7.1a.
 */
import { type CardId, cards, villagerIds } from './index.ts'

/** The keyrings must agree with the padlocks, or the card data is wrong (V7.1a). */
export function checkCards(): void {
  const unlockedBy = new Map<string, number>()
  for (const id of villagerIds) {
    const { unlocker, count } = cards[id]
    if (unlocker) unlockedBy.set(unlocker, (unlockedBy.get(unlocker) ?? 0) + count)
  }
  for (const id of Object.keys(cards) as CardId[])
    if (cards[id].keyring !== (unlockedBy.get(id) ?? 0))
      throw new Error(`The keyring of ${id} does not match the padlocks.`)
}
