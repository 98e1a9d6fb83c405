/** Where a value comes from: the rulebook, other publications, or our own reconstruction. */
export type Source = 'rulebook' | 'public' | 'reconstructed'

/** Where the values of a piece come from, and how sure they are. */
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
 */
export function from(origin: Origin): Provenance
export function from(origin: Origin, rule: null, fields: string): Provenance
export function from(
  origin: Origin,
  rule: string,
  fields?: string,
): Provenance & { readonly rule: string }
export function from(origin: Origin, rule?: string | null, fields?: string): Provenance {
  const [source = '', confidence] = origin.split(', ')
  const others = (fields?.split('; ') ?? []).flatMap((part) => {
    const [word = '', names = ''] = part.split(': ')
    return names.split(', ').map((name) => [name, sourceOf(word)] as const)
  })
  return {
    ...(rule && { rule }),
    source: sourceOf(source),
    confidence: confidence as Provenance['confidence'],
    ...(others.length > 0 && { fieldSources: Object.fromEntries(others) }),
  }
}
