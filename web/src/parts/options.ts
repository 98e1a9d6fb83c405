/** One option of a game, as its JSON Schema describes it. */
export type OptionField =
  | { readonly kind: 'switch'; readonly id: string; readonly value: boolean }
  | {
      readonly kind: 'number'
      readonly id: string
      readonly value: number
      readonly min: number | undefined
      readonly max: number | undefined
    }
  | {
      readonly kind: 'choice'
      readonly id: string
      readonly value: string | number
      readonly values: ReadonlyArray<string | number>
    }
  | {
      readonly kind: 'several'
      readonly id: string
      readonly value: ReadonlyArray<string>
      readonly values: ReadonlyArray<string>
    }

interface Property {
  readonly type?: string
  readonly default?: unknown
  readonly enum?: ReadonlyArray<string | number>
  readonly const?: string | number
  readonly anyOf?: ReadonlyArray<Property>
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: { readonly enum?: ReadonlyArray<string> }
}

/** The fields of the form that a game's options need: yes or no, a number, one of several, or any of several. Others keep their default. */
export function optionFields(schema: Readonly<Record<string, unknown>>): OptionField[] {
  const properties = (schema.properties ?? {}) as Readonly<Record<string, Property>>
  return Object.entries(properties).flatMap(([id, property]): OptionField[] => {
    const values =
      property.enum ??
      property.anyOf?.flatMap((one) => (one.const === undefined ? [] : [one.const]))
    if (values && values.length > 0) {
      const value = (property.default ?? values[0]) as string | number
      return [{ kind: 'choice', id, value, values }]
    }
    const several = property.type === 'array' ? property.items?.enum : undefined
    if (several) {
      const value = (property.default ?? []) as ReadonlyArray<string>
      return [{ kind: 'several', id, value, values: several }]
    }
    if (property.type === 'boolean')
      return [{ kind: 'switch', id, value: property.default === true }]
    if (property.type === 'integer' || property.type === 'number') {
      const { minimum: min, maximum: max } = property
      return [{ kind: 'number', id, value: Number(property.default ?? min ?? 0), min, max }]
    }
    return []
  })
}

/** Options in all: the defaults, and what was changed. */
export const allChosen = (
  fields: ReadonlyArray<OptionField>,
  changed: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(fields.map(({ id, value }) => [id, value])),
  ...changed,
})
