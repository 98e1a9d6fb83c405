import type { ArtifactId, BuildingId, Colour, Guild, Resource, Street } from './components/index.ts'
import type { ActionId } from './state.ts'

interface CardText {
  readonly name: string
  readonly text: string
}

/** Names and texts of the pieces in one language. */
export interface CardTexts {
  readonly artifacts: Readonly<Record<ArtifactId, CardText>>
  readonly buildings: Readonly<Record<BuildingId, CardText>>
  readonly monsters: Readonly<Record<Colour, string>>
  /** A terrain is named after its resource. */
  readonly terrains: Readonly<Record<Resource, string>>
  /** A hero is named after the guild. */
  readonly heroes: Readonly<Record<Guild, string>>
  readonly resources: Readonly<Record<Resource, string>>
  readonly colours: Readonly<Record<Colour, string>>
  readonly guilds: Readonly<Record<Guild, string>>
  readonly streets: Readonly<Record<Street, string>>
  readonly actions: Readonly<Record<ActionId, string>>
}
