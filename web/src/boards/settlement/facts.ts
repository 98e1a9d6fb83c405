import type { Names, Seat } from '../../../../worker/games/kernel/index.ts'
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
  exploreSettlers,
  heroById,
  monsterOf,
  type Resource,
  type Terrain,
  terrainById,
} from '../../../../worker/games/settlement/components/index.ts'
import { heroPrice } from '../../../../worker/games/settlement/heroes.ts'
import { heroPoints } from '../../../../worker/games/settlement/scoring.ts'
import type { State } from '../../../../worker/games/settlement/state.ts'
import { obstacleOf, settlersShort } from './deals.ts'
import type { Doing, Subject } from './subject.ts'
import type { BoardWords } from './words.ts'

/** A line of an explanation. */
export interface Line {
  readonly text: string
  readonly strong?: boolean
}

/** Viewer of the table, and the words. */
export interface Looking {
  readonly state: State
  readonly you: Seat | null
  readonly over: boolean
  /** True if my plan shows something new: it must be sent before I go on. */
  readonly revealing: boolean
  readonly names: Names
  readonly boardWords: BoardWords
}

/** The subject of a kind. */
type Of<K extends Subject['kind']> = Extract<Subject, { readonly kind: K }>

const plain = (...texts: ReadonlyArray<string>): Line[] => texts.map((text) => ({ text }))
const strong = (text: string): Line[] => [{ text, strong: true }]

/** The price for this seat now, and what else stands in the way. */
function price(
  { state, you, over, boardWords }: Looking,
  offer: Offer | undefined,
  doing: Doing,
  surcharge = 0,
): Line[] {
  if (!offer || you === null || over) return []
  const exchange = offer.ways.length > 0 ? boardWords.exchangeCovers : boardWords.noExchange
  const obstacle = obstacleOf(state, you, doing)
  return [
    ...strong(boardWords.costNow(boardWords.amounts(offer.cost))),
    ...(surcharge ? plain(boardWords.surcharge(surcharge)) : []),
    ...(offer.affordable
      ? plain(boardWords.payable)
      : strong(`${boardWords.lacks(boardWords.amounts(offer.lacking))} ${exchange}`)),
    ...(obstacle ? plain(boardWords.obstacle[obstacle]) : []),
  ]
}

/** Obstacles to an action of mine that takes settlers; `short`: how many are lacking. */
function obstacles(
  { state, you, over, boardWords }: Looking,
  seat: Seat,
  doing: Doing,
  short = 0,
): Line[] {
  if (seat !== you || over) return []
  const obstacle = obstacleOf(state, seat, doing)
  if (obstacle) return plain(boardWords.obstacle[obstacle])
  return short > 0 ? strong(boardWords.tooFewSettlers(short)) : []
}

function aboutHero(looking: Looking, { hero: id, owner, position }: Of<'hero'>): Line[] {
  const { state, you, names, boardWords } = looking
  const hero = heroById[id]
  const seat = owner ?? you
  const rival = owner === undefined || owner === you ? null : names(owner)
  const points = [
    ...strong(hero.vp.per ? boardWords.per(hero.vp.per, rival) : boardWords.vp(hero.vp.points)),
    ...(hero.vp.per && seat !== null
      ? plain(boardWords.worthNow(heroPoints(boardOf(state, seat), id), rival))
      : []),
  ]
  if (position === undefined) return points
  const { bonusSettlers } = hero
  const offers = you === null ? [] : heroOffers(state, you)
  const offer = offers.find((one) => one.position === position)
  return [
    ...points,
    ...(bonusSettlers ? plain(boardWords.brings(boardWords.amounts({ bonusSettlers }))) : []),
    ...(offer
      ? price(looking, offer, 'invite', offer.surcharge)
      : plain(boardWords.costNow(boardWords.amounts(heroPrice(state, position) ?? {})))),
    ...plain(boardWords.drawsMonsters(boardWords.cards.monsters[hero.colour])),
  ]
}

function aboutMarket(looking: Looking, { market }: Of<'market'>): Line[] {
  const { state, you, boardWords } = looking
  const pile = state.market[market - 1]
  if (!pile) return []
  const offers = you === null ? [] : marketOffers(state, you)
  const offer = offers.find((one) => one.market === market)
  return [
    ...plain(`${boardWords.whenActivated} ${boardWords.cards.buildings[pile.building].text}`),
    ...price(looking, offer, 'construct'),
    ...(pile.count > 1 ? plain(`${boardWords.copies(pile.count)}. ${boardWords.copiesNote}`) : []),
  ]
}

function aboutArtifact(looking: Looking, { artifact: id }: Of<'artifact'>): Line[] {
  const { boardWords } = looking
  const artifact = artifactById[id]
  return [
    ...strong(boardWords.cards.artifacts[id].text),
    ...plain(boardWords.artifactType[artifact.type]),
  ]
}

function aboutStack(looking: Looking, { region }: Of<'stack'>): Line[] {
  const { state, you, boardWords } = looking
  const lines = [
    ...plain(boardWords.left(state.terrainStacks[region - 1]?.length ?? 0)),
    ...strong(boardWords.explore(exploreSettlers[region])),
  ]
  if (you === null) return lines
  const board = boardOf(state, you)
  if (explorable(board, region).length === 0)
    return [
      ...lines,
      ...plain(explored(board).length === 0 ? boardWords.firstInOne : boardWords.noSpace),
    ]
  const short = settlersShort(state, you, { do: 'explore', region })
  return [...lines, ...obstacles(looking, you, 'explore', short)]
}

/** A terrain of somebody on which a monster lies. */
function aboutMonster(
  looking: Looking,
  { seat, space }: Of<'terrain'>,
  { colour }: Terrain,
): Line[] {
  const { state, you, boardWords } = looking
  const { settlers, reward } = monsterOf[colour]
  const lines = [
    ...strong(boardWords.monsterHere(boardWords.cards.monsters[colour])),
    ...plain(boardWords.hunt(settlers, boardWords.amounts(reward))),
  ]
  if (seat !== you) return lines
  const at = { region: regionOf(space), column: columnOf(space) }
  const short = settlersShort(state, you, { do: 'hunt', ...at })
  return [...lines, ...obstacles(looking, you, 'hunt', short)]
}

/** A terrain of somebody that yields something. */
function aboutLand(
  looking: Looking,
  { seat, space }: Of<'terrain'>,
  { colour, resource }: Terrain,
  hasOutpost: boolean,
): Line[] {
  const { state, over, boardWords } = looking
  if (over) return hasOutpost ? plain(boardWords.outpost) : []
  const yields = strong(boardWords.yields(boardWords.amounts({ [resource]: 1 })))
  const inTheWay = obstacles(looking, seat, 'build-outpost')
  if (hasOutpost) {
    const isUsed = boardOf(state, seat).placed[`outpost-${space}`]
    const use = isUsed ? boardWords.outpostUsed : boardWords.outpostFree
    return [...yields, ...plain(boardWords.outpost, use), ...inTheWay]
  }
  const outlook = regionYield(state, seat, regionOf(space)).terrains.find(
    ({ column }) => column === columnOf(space),
  )?.state
  const monster = boardWords.cards.monsters[colour]
  const risk =
    outlook === 'decides'
      ? boardWords.maskDecides
      : outlook === 'threatened'
        ? boardWords.threatened(monster)
        : boardWords.safe(monster)
  return [...yields, ...plain(risk, boardWords.couldBuildOutpost), ...inTheWay]
}

function aboutTerrain(looking: Looking, subject: Of<'terrain'>): Line[] {
  const { state, over, revealing, boardWords } = looking
  const board = boardOf(state, subject.seat)
  const here = board.terrains[subject.space]
  if (!here) {
    if (over || revealing) return []
    const isReachable = explorable(board, regionOf(subject.space)).includes(subject.space)
    return plain(isReachable ? boardWords.reachable : boardWords.unreachable)
  }
  const tile = terrainById[here.tile]
  return [
    ...(here.monster
      ? aboutMonster(looking, subject, tile)
      : aboutLand(looking, subject, tile, here.outpost)),
  ]
}

function aboutBuilding(looking: Looking, { seat, space }: Of<'building'>): Line[] {
  const { state, you, over, boardWords } = looking
  const own = boardOf(state, seat).buildings[space]
  if (!own) return over ? [] : plain(boardWords.emptyBuildingNote)
  const store = storeOf(own)
  return [
    ...strong(`${boardWords.whenActivated} ${boardWords.cards.buildings[own.building].text}`),
    ...(store && own.tokens > 0
      ? plain(
          boardWords.tokens(
            boardWords.amounts(one(store.resource, own.tokens)),
            own.tokens * store.vpEach,
          ),
        )
      : []),
    ...(seat === you && state.agenda.at(-1)?.task === 'turn' ? plain(boardWords.byStreet) : []),
  ]
}

function aboutRegion(looking: Looking, { seat, region }: Of<'region'>): Line[] {
  const { state, boardWords } = looking
  const { gain, extra, open, terrains } = regionYield(state, seat, region)
  const isTaken = boardOf(state, seat).placed[`region-${region}`] && !open
  const extras = extra.map((resource) => boardWords.cards.resources[resource]).join(', ')
  return [
    ...plain(boardWords.about['activate-region']),
    ...strong(
      boardWords.amounts(gain)
        ? boardWords.yields(boardWords.amounts(gain))
        : boardWords.nothingYields,
    ),
    ...(extra.length > 0 ? plain(boardWords.extra(extras)) : []),
    ...terrains.flatMap(({ colour, state: outlook }) =>
      outlook === 'threatened'
        ? plain(boardWords.threatened(boardWords.cards.monsters[colour]))
        : [],
    ),
    ...(isTaken ? plain(boardWords.activated) : []),
    ...obstacles(looking, seat, 'activate-region'),
  ]
}

function aboutStreet(looking: Looking, { seat, street }: Of<'street'>): Line[] {
  const { state, boardWords } = looking
  const { buildings, open } = streetYield(state, seat, street)
  const isTaken = boardOf(state, seat).placed[`street-${street}`] && !open
  const isIdle = buildings.every(({ possible }) => !possible)
  return [
    ...plain(boardWords.about['activate-street']),
    ...buildings.flatMap(({ building }) => {
      const { name, text } = boardWords.cards.buildings[building]
      return plain(boardWords.labelled(name, text))
    }),
    ...(buildings.length === 0
      ? plain(boardWords.noBuildings)
      : isIdle
        ? strong(boardWords.idleStreet)
        : []),
    ...(isTaken ? plain(boardWords.activated) : []),
    ...obstacles(looking, seat, 'activate-street'),
  ]
}

function aboutDoing(looking: Looking, { doing, seat }: Of<'doing'>): Line[] {
  const { state, you, boardWords } = looking
  const about = plain(boardWords.about[doing])
  if (seat === undefined)
    return you === null ? about : [...about, ...obstacles(looking, you, doing)]
  const placed = boardOf(state, seat).placed[doing as 'construct' | 'explore']
  return [...about, ...plain(placed ? boardWords.standing(placed) : boardWords.nobodyStands)]
}

/** Everything there is to say about a piece: what it does, what it costs this seat now, what is lacking. */
export const linesAbout = (looking: Looking, subject: Subject): Line[] => [
  ...linesOf(looking, subject),
  ...(looking.revealing ? strong(looking.boardWords.sendFirst) : []),
]

function linesOf(looking: Looking, subject: Subject): Line[] {
  switch (subject.kind) {
    case 'hero':
      return aboutHero(looking, subject)
    case 'market':
      return aboutMarket(looking, subject)
    case 'artifact':
      return aboutArtifact(looking, subject)
    case 'stack':
      return aboutStack(looking, subject)
    case 'terrain':
      return aboutTerrain(looking, subject)
    case 'building':
      return aboutBuilding(looking, subject)
    case 'region':
      return aboutRegion(looking, subject)
    case 'street':
      return aboutStreet(looking, subject)
    case 'doing':
      return aboutDoing(looking, subject)
  }
}

const one = (resource: Resource, count: number): Amounts => ({ [resource]: count })
