export const allBasics = ['wood', 'clay', 'stone'] as const
export type Basic = (typeof allBasics)[number]

export const allResources = [...allBasics, 'diamond', 'gold'] as const
export type Resource = (typeof allResources)[number]

/** Some of each resource; a missing one means none. */
export type Amounts = { readonly [R in Resource]?: number }

/** Things that can be gained: resources, and bonus settlers (S1.13). */
export type Gain = Amounts & { readonly bonusSettlers?: number }
