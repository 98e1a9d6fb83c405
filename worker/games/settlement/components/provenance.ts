/**
 * Where the values of tiles and cards come from.
 * Rules: S-R1.
 */

/**
 * Where the values of a piece come from: `rulebook` means printed there,
 * `reconstructed` means chosen by us so that it agrees with everything printed (S-R1).
 */
export interface Provenance {
  readonly source: 'rulebook' | 'reconstructed'
  readonly confidence: 'high' | 'medium' | 'low'
  readonly note?: string
  /** Single fields whose source is not that of the whole piece. */
  readonly fieldSources?: { readonly [field: string]: 'rulebook' | 'reconstructed' }
}
