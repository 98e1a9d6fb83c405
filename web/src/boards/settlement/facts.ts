import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  heroOffers,
  marketOffers,
  type Offer,
  regionYield,
  streetYield,
} from '../../../../worker/games/settlement/advice.ts'
import {
  boardOf,
  columnOf,
  explorable,
  explored,
  regionOf,
  storeOf,
} from '../../../../worker/games/settlement/board.ts'
import {
  type Amounts,
  artifactById,
  buildingById,
  EXPLORE_SETTLERS,
  heroById,
  monsterOf,
  type Provenance,
  type Resource,
  terrainById,
} from '../../../../worker/games/settlement/components/index.ts'
import { heroPrice } from '../../../../worker/games/settlement/heroes.ts'
import { heroPoints } from '../../../../worker/games/settlement/scoring.ts'
import type { SettlementState } from '../../../../worker/games/settlement/state.ts'
import { isReconstructed } from '../../rules/provenance.ts'
import { obstacleOf, settlersShort } from './deals.ts'
import type { Subject } from './subject.ts'
import type { BoardWords, Doing } from './words.ts'

/** A line of an explanation. */
export interface Line {
  readonly text: string
  readonly strong?: boolean
}

/** Who looks at the table, and in which words. */
export interface Looking {
  readonly state: SettlementState
  readonly you: Seat | null
  readonly over: boolean
  readonly say: BoardWords
}

/** Everything there is to say about a piece: what it does, what it costs this seat now, what is lacking. */
export function linesAbout(looking: Looking, subject: Subject): Line[] {
  const { state, you, over, say } = looking
  const lines: Line[] = []
  const add = (text: string, strong = false) => lines.push({ text, strong })
  const addProvenance = (piece: Provenance) => {
    if (isReconstructed(piece)) add(say.reconstructed)
  }
  /** The price for this seat now, and what else stands in the way. */
  const addPrice = (offer: Offer | undefined, doing: Doing, surcharge = 0) => {
    if (!offer || you === null || over) return
    add(say.costNow(say.amounts(offer.cost)), true)
    if (surcharge) add(say.surcharge(surcharge))
    if (offer.affordable) add(say.payable)
    else
      add(
        `${say.lacks(say.amounts(offer.lacking))} ${offer.ways.length > 0 ? say.exchangeCovers : say.noExchange}`,
        true,
      )
    const obstacle = obstacleOf(state, you, doing)
    if (obstacle) add(say.obstacle[obstacle])
  }
  /** What stands in the way of an action of mine that takes settlers. */
  const addObstacle = (seat: Seat, doing: Doing, short = 0) => {
    if (seat !== you || over) return
    const obstacle = obstacleOf(state, seat, doing)
    if (obstacle) add(say.obstacle[obstacle])
    else if (short > 0) add(say.tooFewSettlers(short), true)
  }

  switch (subject.kind) {
    case 'hero': {
      const hero = heroById[subject.hero]
      add(hero.vp.per ? say.per[hero.vp.per] : say.vp(hero.vp.points), true)
      const seat = subject.owner ?? you
      if (hero.vp.per && seat !== null)
        add(say.worthNow(heroPoints(boardOf(state, seat), subject.hero)))
      if (subject.position === undefined) {
        addProvenance(hero)
        break
      }
      if (hero.bonusSettlers) add(say.brings(say.amounts({ bonusSettlers: hero.bonusSettlers })))
      const offer =
        you === null
          ? undefined
          : heroOffers(state, you).find(({ position }) => position === subject.position)
      if (offer) addPrice(offer, 'invite', offer.surcharge)
      else add(say.costNow(say.amounts(heroPrice(state, subject.position) ?? {})))
      add(say.drawsMonsters(say.cards.monsters[hero.colour]))
      addProvenance(hero)
      break
    }
    case 'market': {
      const pile = state.market[subject.market - 1]
      if (!pile) break
      add(`${say.whenActivated} ${say.cards.buildings[pile.building].text}`)
      if (you !== null)
        addPrice(
          marketOffers(state, you).find(({ market }) => market === subject.market),
          'construct',
        )
      if (pile.count > 1) add(`${say.copies(pile.count)}. ${say.copiesNote}`)
      addProvenance(buildingById[pile.building])
      break
    }
    case 'artifact': {
      const artifact = artifactById[subject.artifact]
      add(say.cards.artifacts[subject.artifact].text, true)
      add(say.artifactType[artifact.type])
      addProvenance(artifact)
      break
    }
    case 'stack': {
      add(say.left(state.terrainStacks[subject.region - 1]?.length ?? 0))
      add(say.explore(EXPLORE_SETTLERS[subject.region]), true)
      if (you === null) break
      const board = boardOf(state, you)
      if (explorable(board, subject.region).length === 0)
        add(explored(board).length === 0 ? say.firstInOne : say.noSpace)
      else
        addObstacle(
          you,
          'explore',
          settlersShort(state, you, { do: 'explore', region: subject.region }),
        )
      break
    }
    case 'terrain': {
      const board = boardOf(state, subject.seat)
      const terrain = board.terrains[subject.space]
      const region = regionOf(subject.space)
      if (!terrain) {
        add(explorable(board, region).includes(subject.space) ? say.reachable : say.unreachable)
        break
      }
      const tile = terrainById[terrain.tile]
      const monster = say.cards.monsters[tile.colour]
      if (terrain.monster) {
        const { settlers, reward } = monsterOf[tile.colour]
        add(say.monsterHere(monster), true)
        add(say.hunt(settlers, say.amounts(reward)))
        const at = { region, column: columnOf(subject.space) }
        if (subject.seat === you)
          addObstacle(you, 'hunt', settlersShort(state, you, { do: 'hunt', ...at }))
      } else {
        add(say.yields(say.amounts({ [tile.resource]: 1 })), true)
        if (terrain.outpost) {
          add(say.outpost)
          add(board.placed[`outpost-${subject.space}`] ? say.outpostUsed : say.outpostFree)
        } else {
          const outlook = regionYield(state, subject.seat, region).terrains.find(
            ({ column }) => column === columnOf(subject.space),
          )?.state
          if (outlook === 'decides') add(say.maskDecides)
          else add(outlook === 'threatened' ? say.threatened(monster) : say.safe(monster))
          add(say.couldBuildOutpost)
        }
        addObstacle(subject.seat, 'build-outpost')
      }
      addProvenance(tile)
      break
    }
    case 'building': {
      const own = boardOf(state, subject.seat).buildings[subject.space]
      if (!own) {
        add(say.emptyBuildingNote)
        break
      }
      add(`${say.whenActivated} ${say.cards.buildings[own.building].text}`, true)
      const store = storeOf(own)
      if (store && own.tokens > 0)
        add(say.tokens(say.amounts(one(store.resource, own.tokens)), own.tokens * store.vpEach))
      addProvenance(buildingById[own.building])
      break
    }
    case 'region': {
      const { gain, extra, open, terrains } = regionYield(state, subject.seat, subject.region)
      const standing = boardOf(state, subject.seat).placed[`region-${subject.region}`]
      add(say.about['activate-region'])
      add(say.amounts(gain) ? say.yields(say.amounts(gain)) : say.nothingYields, true)
      if (extra.length > 0)
        add(say.extra(extra.map((resource) => say.cards.resources[resource]).join(', ')))
      for (const { colour, state: outlook } of terrains)
        if (outlook === 'threatened') add(say.threatened(say.cards.monsters[colour]))
      if (standing && !open) add(say.activated)
      addObstacle(subject.seat, 'activate-region')
      break
    }
    case 'street': {
      const { buildings, open } = streetYield(state, subject.seat, subject.street)
      const standing = boardOf(state, subject.seat).placed[`street-${subject.street}`]
      add(say.about['activate-street'])
      for (const { building } of buildings) {
        const { name, text } = say.cards.buildings[building]
        add(say.labelled(name, text))
      }
      if (buildings.length === 0) add(say.noBuildings)
      else if (buildings.every(({ possible }) => !possible)) add(say.idleStreet, true)
      if (standing && !open) add(say.activated)
      addObstacle(subject.seat, 'activate-street')
      break
    }
    case 'doing': {
      add(say.about[subject.doing])
      if (subject.seat !== undefined) {
        const placed = boardOf(state, subject.seat).placed[subject.doing as 'construct' | 'explore']
        add(placed ? say.standing(placed) : say.nobodyStands)
      } else if (you !== null) addObstacle(you, subject.doing)
    }
  }
  return lines
}

const one = (resource: Resource, count: number): Amounts => ({ [resource]: count })
