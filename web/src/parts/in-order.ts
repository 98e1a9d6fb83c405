/** All names of a type by the place that each is given, the lowest first: one that is missing does not compile. */
export const inOrder = <Name extends string>(places: Readonly<Record<Name, number>>): Name[] =>
  (Object.keys(places) as Name[]).sort((a, b) => places[a] - places[b])
