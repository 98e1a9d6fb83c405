/** Names of the parts of a bot’s estimate, as they follow “through” and “with”. */
export const reasons: Readonly<Record<string, string>> = {
  points: 'points now',
  heroes: 'what your heroes count',
  resources: 'resources in your supply',
  settlers: 'settlers you can still use',
  terrains: 'terrains that yield in later rounds',
  buildings: 'buildings that work in later rounds',
  outposts: 'outposts',
  artifact: 'an artifact',
}
