/** The same as in `reasons.en.ts`, as they follow “pour”. */
export const reasons: Readonly<Record<string, string>> = {
  points: 'les points immédiats',
  heroes: 'ce que comptent tes héros',
  resources: 'les ressources de ta réserve',
  settlers: 'les colons encore disponibles',
  terrains: 'les terrains qui rapporteront dans les manches à venir',
  buildings: 'les bâtiments qui serviront dans les manches à venir',
  outposts: 'les avant-postes',
  artifact: 'un artefact',
}
