import { basicSettlers } from '../../../worker/games/settlement/components/index.ts'
import { settlement } from '../../../worker/games/settlement/index.ts'
import type { State } from '../../../worker/games/settlement/state.ts'
import { describeLaws } from '../../kernel/laws.ts'

/** Every card, tile and basic settler of a table, wherever it lies. */
function pieces(state: State): string[] {
  const waiting = state.agenda.flatMap((task) => {
    if (task.task === 'place-building') return [task.building]
    return task.task === 'place-terrain' ? [task.tile] : []
  })
  return [
    ...waiting,
    ...state.heroDeck,
    ...state.heroRow.filter((hero) => hero !== null),
    ...state.discardedHeroes,
    ...state.terrainStacks.flat(),
    ...state.buildingStack,
    ...state.market.flatMap((pile) =>
      pile ? Array.from({ length: pile.count }, () => pile.building) : [],
    ),
    ...state.artifactRow,
    ...state.artifactStack,
    ...state.removedArtifacts,
    ...state.boards.flatMap(({ terrains, buildings, heroes, artifact, settlers, placed }, seat) => {
      const basic =
        settlers.basic + Object.values(placed).reduce((sum, there) => sum + (there?.basic ?? 0), 0)
      return [
        ...terrains.flatMap((terrain) => terrain?.tile ?? []),
        ...buildings.flatMap((own) => own?.building ?? []),
        ...heroes,
        ...(artifact ? [artifact] : []),
        ...(basic === basicSettlers ? [`settlers of ${seat}`] : []),
      ]
    }),
  ]
}

// S11.24 is among the laws: exactly the seats in `toAct` have moves. S9.15: views are redacted and equal.
describeLaws({
  game: settlement,
  options: () => [{}, { faceDown: true }, { dealt: true }],
  conserved: (state) => pieces(state as State),
  longest: 2000,
  runs: 6,
})
