/** Origin of a value: the rulebook, other publications, or our own reconstruction. */
export type Source = 'rulebook' | 'public' | 'reconstructed'

/** Origin of the values of a piece, and their certainty. */
export interface Provenance {
  readonly source: Source
  readonly confidence: 'high' | 'medium' | 'low'
  /** Single fields whose source is another; dots reach inside a field. */
  readonly fieldSources?: Readonly<Record<string, Source>>
  /** The rule that is about the piece. */
  readonly rule?: string
}

/** A source and how sure it is: `'rulebook, high'`. `own` is what we made up in the spirit of the rest. */
type Origin = `${'rulebook' | 'public' | 'own'}, ${Provenance['confidence']}`

const sourceOf = (word: string): Source => (word === 'own' ? 'reconstructed' : (word as Source))

/**
 * Reads where a piece comes from, as the tables of components say it in short.
 *
 * @param origin of all fields but those in `fields`
 * @param rule the rule that is about the piece; `null`: none is
 * @param fields other sources and what comes from them: `'rulebook: yield, points; public: count'`
 * @example
 * from('rulebook, high') // { source: 'rulebook', confidence: 'high' }
 * from('own, low', 'V7.1', 'public: gold').fieldSources // { gold: 'public' }
 */
export function from(origin: Origin): Provenance
export function from(origin: Origin, rule: null, fields: string): Provenance
export function from(
  origin: Origin,
  rule: string,
  fields?: string,
): Provenance & { readonly rule: string }
export function from(origin: Origin, rule?: string | null, fields?: string): Provenance {
  const comma = origin.indexOf(', ')
  const all = {
    source: sourceOf(origin.slice(0, comma)),
    confidence: origin.slice(comma + 2) as Provenance['confidence'],
  }
  if (!fields) return rule ? { rule, ...all } : all
  const fieldSources: Record<string, Source> = {}
  for (const part of fields.split('; ')) {
    const colon = part.indexOf(': ')
    const source = sourceOf(part.slice(0, colon))
    for (const name of part.slice(colon + 2).split(', ')) fieldSources[name] = source
  }
  return rule ? { rule, ...all, fieldSources } : { ...all, fieldSources }
}
