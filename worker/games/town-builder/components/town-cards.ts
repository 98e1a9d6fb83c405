/**
 * The Town cards.
 * Rules: T2.1, T7.1–T7.19, T-R38.
 */
import { from } from '../../kernel/provenance.ts'
import type { TownCard } from './types.ts'

/** T2.1: the 60 Town cards. Values marked as reconstructed are ours (T-R1). */
// biome-ignore format: one card a row
export const townCards = [
  { id: 'art-gallery', count: 1, type: 'trade', goldCost: 1, resourceCost: { stone: 1, wood: 1 }, points: 3, yield: ['stone'], ability: { kind: 'star', op: 'store-gold-from-row', max: 1, condition: { completedThisTurn: 'trade' } }, ...from('own, medium', 'T7.2', 'rulebook: nameEn, nameDe') },
  // Stated facts on this card: T7.33.
  { id: 'bakery', count: 1, type: 'trade', goldCost: 0, resourceCost: { wood: 1, straw: 1 }, points: 1, yield: ['gold'], ability: { kind: 'star', op: 'replace-row-cards', max: 1 }, ...from('own, low', 'T7.62', 'rulebook: nameDe, yield') },
  { id: 'bank', count: 1, type: 'trade', goldCost: 1, resourceCost: { stone: 2 }, points: 5, yield: ['gold'], ability: { kind: 'row', op: 'gold-discount', amount: 1 }, ...from('own, medium', 'T7.3', 'rulebook: nameEn, nameDe') },
  { id: 'brewery', count: 1, type: 'trade', goldCost: 0, resourceCost: { wood: 1, straw: 1 }, points: 2, yield: ['wood', 'straw'], ability: null, ...from('own, low') },
  { id: 'fishery', count: 1, type: 'trade', goldCost: 0, resourceCost: { wood: 1, straw: 1 }, points: 1, yield: ['straw'], ability: { kind: 'build', op: 'reveal-take-resource', count: 3 }, ...from('own, medium', 'T7.9', 'rulebook: nameEn, nameDe') },
  { id: 'flower-stand', count: 1, type: 'trade', goldCost: 0, resourceCost: { straw: 1 }, points: 0, yield: ['straw', 'gold'], ability: { kind: 'star', op: 'add-to-row', count: 1 }, ...from('own, medium', 'T7.10', 'rulebook: nameEn, nameDe') },
  { id: 'guildhall', count: 1, type: 'trade', goldCost: 0, resourceCost: { stone: 1, wood: 1, straw: 1 }, points: 1, yield: ['wood'], ability: { kind: 'end', op: 'points-per-type', type: 'trade', points: 1 }, ...from('own, low', 'T7.80') },
  // Stated facts on this card: T7.30.
  { id: 'harbour', count: 1, type: 'trade', goldCost: 0, resourceCost: { stone: 1, wood: 2 }, points: 2, yield: ['wood'], ability: { kind: 'star', op: 'take-from-discard', as: ['resource'], goldCost: 1 }, ...from('own, low', 'T7.66', 'rulebook: nameDe, goldCost') },
  // Stated facts on this card: T7.32.
  { id: 'inn', count: 1, type: 'trade', goldCost: 1, resourceCost: { wood: 1 }, points: 1, yield: ['straw'], ability: { kind: 'star', op: 'extra-action', count: 1, condition: { completedThisTurn: 'any' } }, ...from('own, medium', 'T7.13', 'rulebook: nameEn, nameDe, goldCost') },
  { id: 'market-stall', count: 1, type: 'trade', goldCost: 0, resourceCost: { straw: 1 }, points: 1, yield: ['wood', 'gold'], ability: { kind: 'star', op: 'discard-self-store-gold', max: 2 }, ...from('own, low', 'T7.68') },
  // Stated facts on this card: T7.35.
  { id: 'quarry', count: 1, type: 'trade', goldCost: 0, resourceCost: { stone: 1, wood: 1 }, points: 2, yield: ['stone'], ability: null, ...from('own, low', null, 'rulebook: nameDe') },
  { id: 'storehouse', count: 1, type: 'trade', goldCost: 0, resourceCost: { wood: 1, straw: 2 }, points: 2, yield: ['stone', 'wood'], ability: { kind: 'star', op: 'cover-symbol', goldCost: 1 }, ...from('own, medium', 'T7.18', 'rulebook: nameEn, nameDe') },
  { id: 'trading-post', count: 1, type: 'trade', goldCost: 0, resourceCost: { wood: 1 }, points: 1, yield: ['stone', 'gold'], ability: null, ...from('own, low') },
  { id: 'windmill', count: 1, type: 'trade', goldCost: 0, resourceCost: { stone: 1, wood: 1, straw: 1 }, points: 4, yield: ['straw'], ability: null, ...from('own, low') },
  { id: 'almshouse', count: 1, type: 'social', goldCost: 0, resourceCost: { wood: 1, straw: 1 }, points: 2, yield: ['straw'], ability: null, ...from('own, low') },
  { id: 'bathhouse', count: 1, type: 'social', goldCost: 0, resourceCost: { stone: 1, straw: 1 }, points: 1, yield: ['stone', 'straw'], ability: { kind: 'star', op: 'replace-row-cards', max: 2 }, ...from('own, low', 'T7.62') },
  // Stated facts on this card: T7.34.
  { id: 'bridge', count: 1, type: 'social', goldCost: 0, resourceCost: { stone: 2, wood: 1 }, points: 3, yield: ['stone'], ability: { kind: 'star', op: 'protect-row-card' }, ...from('own, medium', 'T7.6', 'rulebook: nameEn, nameDe, yield') },
  { id: 'canal', count: 1, type: 'social', goldCost: 0, resourceCost: { stone: 1, straw: 1 }, points: 2, yield: ['wood'], ability: null, ...from('own, low') },
  { id: 'cemetery', count: 1, type: 'social', goldCost: 0, resourceCost: { stone: 1 }, points: 0, yield: ['straw'], ability: { kind: 'build', op: 'take-from-discard', as: ['foundation', 'resource', 'gold'], goldCost: 0 }, ...from('own, low', 'T7.66') },
  { id: 'courthouse', count: 1, type: 'social', goldCost: 1, resourceCost: { stone: 2 }, points: 3, yield: ['stone'], ability: { kind: 'end', op: 'points-per-judge', points: 1 }, ...from('own, low', 'T7.83') },
  // Stated facts on this card: T7.36.
  { id: 'gardens', count: 1, type: 'social', goldCost: 0, resourceCost: { wood: 1, straw: 2 }, points: 0, yield: ['straw'], ability: { kind: 'end', op: 'points-per-different-type', points: 1 }, ...from('own, medium', 'T7.11', 'rulebook: nameEn, nameDe, type') },
  { id: 'hospital', count: 1, type: 'social', goldCost: 0, resourceCost: { stone: 1, wood: 1, straw: 1 }, points: 4, yield: ['wood', 'straw'], ability: null, ...from('own, low') },
  { id: 'school', count: 1, type: 'social', goldCost: 0, resourceCost: { wood: 1, straw: 1 }, points: 1, yield: ['wood'], ability: { kind: 'star', op: 'move-resource', count: 1 }, ...from('own, low', 'T7.71') },
  { id: 'town-hall', count: 1, type: 'social', goldCost: 1, resourceCost: { stone: 2, wood: 1 }, points: 6, yield: ['gold'], ability: null, ...from('own, low') },
  { id: 'town-square', count: 1, type: 'social', goldCost: 0, resourceCost: { stone: 1 }, points: 1, yield: ['stone', 'straw'], ability: null, ...from('own, low') },
  { id: 'well', count: 1, type: 'social', goldCost: 0, resourceCost: { stone: 1 }, points: 1, yield: ['wood'], ability: { kind: 'star', op: 'look-at-top', mayDiscard: true }, ...from('own, low', 'T7.72') },
  { id: 'boarding-house', count: 1, type: 'residential', goldCost: 0, resourceCost: { wood: 2 }, points: 2, yield: ['straw'], ability: null, ...from('own, low') },
  { id: 'cottage', count: 1, type: 'residential', goldCost: 0, resourceCost: { straw: 1 }, points: 1, yield: ['wood'], ability: null, ...from('own, low') },
  { id: 'farm', count: 1, type: 'residential', goldCost: 0, resourceCost: { wood: 1, straw: 2 }, points: 1, yield: ['straw'], ability: { kind: 'end', op: 'points-per-printed-value', value: 1, points: 1 }, ...from('own, medium', 'T7.7', 'rulebook: nameEn, nameDe') },
  { id: 'houseboat', count: 1, type: 'residential', goldCost: 0, resourceCost: { wood: 2, straw: 1 }, points: 4, yield: ['wood'], ability: null, ...from('own, low') },
  { id: 'shepherds-hut', count: 1, type: 'residential', goldCost: 0, resourceCost: { straw: 1 }, points: 1, yield: ['stone'], ability: null, ...from('own, low') },
  { id: 'manor', count: 1, type: 'residential', goldCost: 1, resourceCost: { stone: 2, wood: 1 }, points: 6, yield: ['stone', 'gold'], ability: null, ...from('own, low') },
  { id: 'merchant-house', count: 1, type: 'residential', goldCost: 2, resourceCost: {}, points: 3, yield: ['stone', 'wood'], ability: null, ...from('own, low') },
  { id: 'orchard', count: 1, type: 'residential', goldCost: 0, resourceCost: { straw: 2 }, points: 1, yield: ['straw'], ability: { kind: 'build', op: 'reveal-start-foundation', count: 3 }, ...from('own, medium', 'T7.15', 'rulebook: nameEn, nameDe') },
  // Stated facts on this card: T7.36.
  { id: 'orphanage', count: 1, type: 'residential', goldCost: 0, resourceCost: { stone: 1, straw: 1 }, points: 2, yield: ['wood'], ability: { kind: 'end', op: 'change-type' }, ...from('own, medium', 'T7.16', 'rulebook: nameEn, nameDe, type') },
  { id: 'row-houses', count: 1, type: 'residential', goldCost: 0, resourceCost: { wood: 1, straw: 2 }, points: 1, yield: ['stone'], ability: { kind: 'end', op: 'points-per-type', type: 'residential', points: 1 }, ...from('own, low', 'T7.80') },
  { id: 'tenement', count: 1, type: 'residential', goldCost: 0, resourceCost: { wood: 1, straw: 1 }, points: 2, yield: ['stone', 'straw'], ability: null, ...from('own, low') },
  { id: 'townhouse', count: 1, type: 'residential', goldCost: 0, resourceCost: { stone: 1, straw: 1 }, points: 2, yield: ['stone'], ability: null, ...from('own, low') },
  { id: 'bell-tower', count: 1, type: 'culture', goldCost: 0, resourceCost: { stone: 2, wood: 1 }, points: 1, yield: ['stone'], ability: { kind: 'end', op: 'points-per-type', type: 'culture', points: 1 }, ...from('own, medium', 'T7.5', 'rulebook: nameEn, nameDe') },
  { id: 'cathedral', count: 1, type: 'culture', goldCost: 1, resourceCost: { stone: 3, wood: 1 }, points: 8, yield: ['gold'], ability: null, ...from('own, low') },
  { id: 'chapel', count: 1, type: 'culture', goldCost: 0, resourceCost: { stone: 1 }, points: 1, yield: ['wood'], ability: null, ...from('own, low') },
  { id: 'festival', count: 1, type: 'culture', goldCost: 0, resourceCost: { wood: 1, straw: 1 }, points: 1, yield: ['straw', 'gold'], ability: { kind: 'star', op: 'turn-gold', count: 1 }, ...from('own, medium', 'T7.8', 'rulebook: nameEn, nameDe') },
  { id: 'fountain', count: 1, type: 'culture', goldCost: 1, resourceCost: { stone: 1 }, points: 3, yield: ['stone'], ability: null, ...from('own, low') },
  { id: 'library', count: 1, type: 'culture', goldCost: 0, resourceCost: { stone: 1, wood: 2 }, points: 3, yield: ['wood'], ability: { kind: 'end', op: 'count-as-type' }, ...from('own, medium', 'T7.14', 'rulebook: nameEn, nameDe') },
  { id: 'monastery', count: 1, type: 'culture', goldCost: 0, resourceCost: { stone: 2, straw: 1 }, points: 4, yield: ['straw'], ability: null, ...from('own, low') },
  { id: 'museum', count: 1, type: 'culture', goldCost: 0, resourceCost: { stone: 1, straw: 1 }, points: 1, yield: ['stone', 'wood'], ability: { kind: 'end', op: 'points-per-award', points: 1 }, ...from('own, low', 'T7.84') },
  { id: 'music-hall', count: 1, type: 'culture', goldCost: 0, resourceCost: { straw: 2 }, points: 1, yield: ['wood'], ability: { kind: 'build', op: 'extra-action', count: 1 }, ...from('own, low', 'T7.67') },
  { id: 'statue', count: 1, type: 'culture', goldCost: 0, resourceCost: { stone: 2 }, points: 1, yield: ['stone'], ability: { kind: 'build', op: 'take-from-row', as: ['foundation', 'resource', 'gold'] }, ...from('own, medium', 'T7.17', 'rulebook: nameEn, nameDe') },
  { id: 'theatre', count: 1, type: 'culture', goldCost: 1, resourceCost: { wood: 1, straw: 1 }, points: 4, yield: ['wood', 'straw'], ability: null, ...from('own, low') },
  { id: 'archery-range', count: 1, type: 'military', goldCost: 0, resourceCost: { wood: 1, straw: 1 }, points: 1, yield: ['straw'], ability: { kind: 'star', op: 'discard-row-cards', max: 2 }, ...from('own, low', 'T7.61') },
  { id: 'armoury', count: 1, type: 'military', goldCost: 0, resourceCost: { stone: 1, wood: 1 }, points: 1, yield: ['stone'], ability: { kind: 'build', op: 'add-judge' }, ...from('own, medium', 'T7.1', 'rulebook: nameEn, nameDe') },
  { id: 'barracks', count: 1, type: 'military', goldCost: 0, resourceCost: { stone: 1, wood: 1 }, points: 1, yield: ['wood'], ability: { kind: 'build', op: 'convert-foundation', as: ['resource', 'gold'] }, ...from('own, medium', 'T7.4', 'rulebook: nameEn, nameDe') },
  { id: 'castle', count: 1, type: 'military', goldCost: 1, resourceCost: { stone: 3, wood: 2 }, points: 9, yield: ['gold'], ability: null, ...from('own, low') },
  // Stated facts on this card: T7.31.
  { id: 'gatehouse', count: 1, type: 'military', goldCost: 1, resourceCost: { stone: 1 }, points: 2, yield: ['stone'], ability: { kind: 'star', op: 'copy-star' }, ...from('own, medium', 'T7.12', 'rulebook: nameEn, nameDe') },
  { id: 'moat', count: 1, type: 'military', goldCost: 0, resourceCost: { straw: 1 }, points: 1, yield: ['wood', 'straw'], ability: null, ...from('own, low') },
  { id: 'prison', count: 1, type: 'military', goldCost: 0, resourceCost: { stone: 2 }, points: 2, yield: ['stone'], ability: null, ...from('own, low') },
  { id: 'stables', count: 1, type: 'military', goldCost: 0, resourceCost: { wood: 1, straw: 1 }, points: 2, yield: ['straw'], ability: null, ...from('own, low') },
  { id: 'town-wall', count: 1, type: 'military', goldCost: 0, resourceCost: { stone: 3 }, points: 1, yield: ['stone'], ability: { kind: 'end', op: 'points-per-type', type: 'military', points: 1 }, ...from('own, low', 'T7.80') },
  { id: 'training-ground', count: 1, type: 'military', goldCost: 0, resourceCost: { straw: 1 }, points: 1, yield: ['wood'], ability: null, ...from('own, low') },
  { id: 'watchtower', count: 1, type: 'military', goldCost: 0, resourceCost: { stone: 1, wood: 1 }, points: 1, yield: ['wood'], ability: { kind: 'build', op: 'copy-build' }, ...from('own, medium', 'T7.19', 'rulebook: nameEn, nameDe') },
] as const satisfies ReadonlyArray<TownCard>
