import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { buildingSpace, terrainSpace } from '../../../../worker/games/settlement/board.ts'
import {
  allResources,
  type Gain,
  type Resource,
} from '../../../../worker/games/settlement/components/index.ts'
import type { Event } from '../../../../worker/games/settlement/state.ts'
import {
  artifactPiece,
  buildingPiece,
  heroPiece,
  marketPiece,
  regionPiece,
  stackPiece,
  streetPiece,
  terrainPiece,
} from './targets.ts'

/**
 * A way that something goes over the board, or (`from` absent) a place where something changes.
 * Places are names of pieces, or of other marked places.
 */
export interface Journey {
  readonly from?: string
  readonly to: string
  /** Thing that travels: the piece that now lies at the end, a token, or a settler. */
  readonly what: 'piece' | 'settler' | Resource
  /** Owner of the settler. */
  readonly seat?: Seat
  /** True if the piece at the end lay there before: it is joined. */
  readonly joins?: true
}

export const purseOf = (seat: Seat, resource: Resource): string => `purse:${seat}:${resource}`
export const settlersPlace = (seat: Seat): string => `settlers:${seat}`
export const actionPlace = (seat: Seat, action: string): string => `placed:${seat}:${action}`
export const heroesPlace = (seat: Seat): string => `heroes:${seat}`
export const ownArtifactPlace = (seat: Seat): string => `own-artifact:${seat}`
export const shelfPlace = 'shelf'
export const markerPlace = 'start-marker'
export const roundPlace = 'round'

const gains = (seat: Seat, gain: Gain, from?: string): Journey[] => [
  ...allResources
    .filter((resource) => gain[resource])
    .map(
      (what): Journey => ({
        ...(from && { from }),
        to: purseOf(seat, what),
        what,
      }),
    ),
  ...(gain.bonusSettlers
    ? [{ ...(from && { from }), to: settlersPlace(seat), what: 'settler', seat } as const]
    : []),
]

const settler = (seat: Seat, to: string): Journey => ({
  from: settlersPlace(seat),
  to,
  what: 'settler',
  seat,
})

/** Motion of an event; empty for events that only the log tells. */
export function journeysOf(event: Event): Journey[] {
  switch (event.event) {
    case 'artifact-taken':
      // Once it is taken, its row may be gone, too: the shelf shows heroes and the market again.
      return [{ from: shelfPlace, to: ownArtifactPlace(event.seat), what: 'piece' }]
    case 'artifact-gain':
      return gains(event.seat, event.gain, ownArtifactPlace(event.seat))
    case 'artifact-turned-up':
      return [{ to: artifactPiece(event.artifact), what: 'piece' }]
    case 'exchanged':
      return gains(event.seat, event.get)
    case 'constructed':
      return [settler(event.seat, actionPlace(event.seat, 'construct'))]
    case 'building-placed':
      return [
        { to: buildingPiece(event.seat, buildingSpace(event.street, event.column)), what: 'piece' },
      ]
    case 'market-refilled':
      return [{ to: marketPiece(event.market), what: 'piece' }]
    case 'market-stacked':
      return event.from.map(
        (from): Journey => ({
          from: marketPiece(from),
          to: marketPiece(event.market),
          what: 'piece',
          joins: true,
        }),
      )
    case 'explored':
      return [settler(event.seat, actionPlace(event.seat, 'explore'))]
    case 'terrain-placed':
      return [
        {
          from: stackPiece(event.region),
          to: terrainPiece(event.seat, terrainSpace(event.region, event.column)),
          what: 'piece',
        },
      ]
    case 'monster-checked':
      if (!event.appears) return []
      return [
        { to: terrainPiece(event.seat, terrainSpace(event.region, event.column)), what: 'piece' },
      ]
    case 'hunted': {
      const from = terrainPiece(event.seat, terrainSpace(event.region, event.column))
      return [
        settler(event.seat, actionPlace(event.seat, 'hunt')),
        ...gains(event.seat, event.reward, from),
      ]
    }
    case 'outpost-built':
      return [
        settler(event.seat, terrainPiece(event.seat, terrainSpace(event.region, event.column))),
      ]
    case 'region-activated':
      return [
        settler(event.seat, regionPiece(event.seat, event.region)),
        ...event.gains.map(
          ({ column, resource }): Journey => ({
            from: terrainPiece(event.seat, terrainSpace(event.region, column)),
            to: purseOf(event.seat, resource),
            what: resource,
          }),
        ),
      ]
    case 'street-activated':
      return [settler(event.seat, streetPiece(event.seat, event.street))]
    case 'outpost-activated': {
      const from = terrainPiece(event.seat, terrainSpace(event.region, event.column))
      return [
        settler(event.seat, from),
        { from, to: purseOf(event.seat, event.resource), what: event.resource },
      ]
    }
    case 'effect-used': {
      const place = buildingPiece(event.seat, buildingSpace(event.street, event.column))
      const stored = allResources.find((resource) => event.stored && event.paid[resource])
      if (stored) return [{ from: purseOf(event.seat, stored), to: place, what: stored }]
      return gains(event.seat, event.gain, place)
    }
    case 'invited':
      return [
        { from: heroPiece(event.position), to: heroesPlace(event.seat), what: 'piece' },
        ...gains(event.seat, { bonusSettlers: event.bonusSettlers }),
      ]
    case 'hero-turned-up':
      return [{ to: heroPiece(1), what: 'piece' }]
    case 'passed':
      return event.first ? [{ to: markerPlace, what: 'piece' }] : []
    case 'settlers-cleared':
      return [{ to: settlersPlace(event.seat), what: 'settler', seat: event.seat }]
    case 'round-began':
      return [{ to: roundPlace, what: 'piece' }]
    default:
      return []
  }
}
