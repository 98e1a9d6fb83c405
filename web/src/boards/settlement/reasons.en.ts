/** Names of the parts of a bot’s estimate, as they follow “for”. */
export const reasons: Readonly<Record<string, string>> = {
  points: 'points now',
  heroes: 'what your heroes grow with',
  resources: 'resources in your supply',
  settlers: 'settlers still to be sent',
  terrains: 'terrains that yield in later rounds',
  buildings: 'buildings that work in later rounds',
  outposts: 'outposts',
  artifact: 'an artifact',
}
