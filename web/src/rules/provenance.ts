import type { Provenance, Source } from '../../../worker/games/kernel/provenance.ts'
import type { CardEntry, Fact } from './entries.ts'

/** Source of a field's value: what is said of it, or of what it is inside of, or of the whole piece. */
export function sourceOf({ source, fieldSources }: Provenance, field: string): Source {
  for (let at = field; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const own = fieldSources?.[at]
    if (own) return own
  }
  return source
}

/** Returns true if values of a piece are our own reconstruction; translated names do not count. */
export const isReconstructed = ({ source, fieldSources }: Provenance): boolean =>
  source === 'reconstructed' ||
  Object.entries(fieldSources ?? {}).some(
    ([field, of]) => of === 'reconstructed' && !field.startsWith('name'),
  )

/** Facts that an entry takes over from its piece's data. */
export const originOf = (
  of: Provenance,
): Pick<CardEntry, 'countSource' | 'reconstructed' | 'source' | 'confidence' | 'rule'> => ({
  countSource: sourceOf(of, 'count'),
  reconstructed: isReconstructed(of),
  source: of.source,
  confidence: of.confidence,
  ...(of.rule !== undefined && { rule: of.rule }),
})

/** Facts of a piece, each with the source of its field: `[label, value, field]`; those without a value are left out. */
export const factsOf = (
  of: Provenance,
  values: ReadonlyArray<readonly [label: string, value: string | number, field: string]>,
): Fact[] =>
  values.flatMap(([label, value, field]) =>
    value === '' || value === 0
      ? []
      : [{ label, value: String(value), source: sourceOf(of, field) }],
  )
