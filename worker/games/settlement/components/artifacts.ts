/**
 * The artifacts and what they do.
 * Rules: S2.4, S7.1–S7.14, S-R33.
 */
import { from, type Provenance } from '../../kernel/provenance.ts'
import type { Gain } from './resources.ts'

/** An artifact (S7.1-S7.14). `optional` ones ask the player, the others gain by themselves (S-R33). */
export interface Artifact extends Provenance {
  readonly id: string
  readonly type: 'take' | 'each-time' | 'once' | 'standing'
  readonly on: string
  /** A gain of fixed size, where the effect is one. */
  readonly gain?: Gain
  readonly optional: boolean
}

const usual = from('rulebook, high', null, 'own: nameEn')

/** The 14 artifacts, one copy each. */
// biome-ignore format: one artifact a row
export const allArtifacts = [
  { id: 'hourglass', type: 'each-time', on: 'construct', optional: true, ...usual },
  { id: 'compass', type: 'each-time', on: 'explore', optional: false, ...usual },
  { id: 'mace', type: 'each-time', on: 'hunt', gain: { diamond: 1 }, optional: false, ...usual },
  { id: 'potion', type: 'each-time', on: 'build-outpost', optional: false, ...usual },
  { id: 'chest', type: 'take', on: 'take', gain: { bonusSettlers: 1 }, optional: false, ...usual },
  { id: 'scroll', type: 'each-time', on: 'activate-region', optional: false, ...usual },
  { id: 'crown', type: 'each-time', on: 'activate-outpost', optional: false, ...usual },
  { id: 'tankard', type: 'each-time', on: 'invite', gain: { bonusSettlers: 1 }, optional: false, ...usual },
  { id: 'treasure', type: 'take', on: 'take', gain: { gold: 1 }, optional: false, ...usual },
  { id: 'ring', type: 'take', on: 'take', gain: { diamond: 1 }, optional: false, ...usual },
  { id: 'star', type: 'once', on: 'activate-region', optional: true, ...usual },
  { id: 'key', type: 'once', on: 'activate-street', optional: true, ...usual },
  { id: 'mirror', type: 'standing', on: 'exchange', optional: true, ...usual },
  { id: 'mask', type: 'standing', on: 'monster-check', optional: true, ...usual },
] as const satisfies ReadonlyArray<Artifact>

export type ArtifactId = (typeof allArtifacts)[number]['id']

export const artifactById = Object.fromEntries(
  allArtifacts.map((tile) => [tile.id, tile]),
) as unknown as Readonly<Record<ArtifactId, Artifact>>
