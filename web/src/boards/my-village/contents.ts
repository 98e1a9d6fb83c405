import {
  type AnyBanner,
  church,
  type Profession,
  type Village,
} from '../../../../worker/games/my-village/index.ts'
import { widthOf } from '../../stage/letters.ts'
import { aboutTasks, isAsked } from './asked.ts'
import { nameOf } from './explain.ts'
import { keyOf } from './facts.ts'
import { gainOf } from './gains.ts'
import type { CellNeed, Contents, DiceNeed, Offer, OfferNeed, Site, TrayNeed } from './places.ts'
import { kindOf } from './sums.ts'
import type { Table as Whole } from './table.ts'

/** Table that the layout is made from. */
export type Table = Omit<Whole, 'layout'>

const finger = 44
const letters = 14

/** Width of a tag with a sign and a word on it. */
const tagWidth = (text: string): number => Math.ceil(widthOf(text, 'bold', letters)) + 42

/** The street of a village, in order: chapel hill, council, home, craftsmen, fields, market, and the graves of all. */
export function cellsOf(table: Table): CellNeed[] {
  const { props, boardWords } = table
  const village = props.plain.villages[props.looked]
  if (!village) return []
  const isTouched = props.pane !== null
  const cells: CellNeed[] = []
  const add = (id: string, units: number, least = 0, tall?: true) =>
    cells.push({
      id,
      units,
      least: Math.max(least, isTouched ? finger : 24),
      ...(tall && { tall }),
    })
  const villager = (who: Profession) => add(`who:${who}`, 44, 50)
  const sites = (area: string) => {
    for (const site of table.sites())
      if (kindOf(site) === area) add(`site:${site}`, 88, siteWidth(table, site))
  }
  addReligion(village, add)
  if (isOrdering(table, village)) add('order', 0, 92)
  sites('religion')
  villager('abbot')
  if (village.chamber) add(`house:${village.chamber}`, 98, 76)
  if (village.meetingPlace) add('house:meeting-place', 92, 70)
  sites('council')
  villager('councilman')
  for (const { id } of village.buildings) add(`house:${id}`, 96, 78)
  sites('crafts')
  villager('craftsman')
  add('tree', 70, 50)
  add('main-house', 100, 60)
  add('asked', 26, 36)
  add('coin-space', 40, 44)
  add('three-sp-space', 40, 44)
  add('school', 104, isTouched ? 2 * finger + 4 : 70)
  add('play', 76, 50)
  if (village.laborers > 0) add('labourers', 30 + 14 * village.laborers)
  const { owner, sp } = props.plain.hand
  // Stories on it may have two digits.
  add('hand', 56, Math.max(64, tagWidth(props.names(owner)) - 18 + 8 * `${sp}`.length))
  for (const { id } of village.fields) add(`house:${id}`, 92, 50)
  sites('harvest')
  add('harvest', 0, 50)
  villager('traveller')
  add('office', 90, 60)
  for (const id of village.market) add(`customer:${id}`, 52, 62)
  if (village.served.length > 0)
    add('served', 0, tagWidth(boardWords().servedBrief(village.served.length)))
  villager('merchant')
  add('purse', 0, 64)
  add('graves', 96, 84)
  return cells
}

const siteWidth = (table: Table, site: Site): number =>
  Math.ceil(widthOf(`+ ${table.siteName(site)}`, 'bold', letters)) + 22

function addReligion(
  village: Village,
  add: (id: string, units: number, least?: number, tall?: true) => void,
): void {
  if (village.church) add('church', 118, 70, true)
  if (village.church || village.monks.length > 0)
    add('windows', Math.max(50, village.monks.length * 24 + 24), 100)
}

/** True if I can say now what my church of salvation does at a rat invasion (M11.21). */
export const isOrdering = ({ props }: Pick<Table, 'props'>, village: Village): boolean =>
  props.looked === props.you &&
  village.church === 'church-of-salvation' &&
  village.prevented < church('church-of-salvation').spaces

function diceOf({ props, pairs }: Table): DiceNeed {
  const taken = props.over ? [] : props.plain.turn.dice
  const facesOf = (nth: number, by: string) =>
    props.moves.filter((move) => move.do === 'change' && move.die === nth && move.by === by).length
  return {
    taken: taken.map((_, nth) => ({
      coins: facesOf(nth, 'coins'),
      markers: facesOf(nth, 'marker'),
    })),
    pool: props.plain.pool.length,
    pairs: pairs().length > 0 && taken.length < 2,
  }
}

/** Number of signs that tell what a use costs and brings. */
function signsOf({ plain, viewpoint, outlooks }: Table, one: AnyBanner): number {
  const costs = outlooks().find((other) => keyOf(other as AnyBanner) === keyOf(one))?.costs ?? []
  const charged = costs.reduce((sum, { coins, goods }) => sum + Math.sign(coins) + goods.length, 0)
  const gains = gainOf(plain(), one, plain().villages[viewpoint()]?.coins ?? 0)
  return Math.sign(costs[0]?.time ?? 0) + charged + gains.length
}

/** True if the tray shows what the dice are used for. */
export const showsUses = ({ props, sums }: Pick<Table, 'props' | 'sums'>): boolean =>
  sums().length > 0 || props.moves.some((move) => move.do === 'activate')

/** Stamps of the market: its office, and the customers. */
function marketOf({ props, boardWords }: Table): OfferNeed[] {
  // The goods that a customer wants have the room of one line.
  const stamp = (name: string, title: string): OfferNeed => ({
    ...{ name, group: '', flags: 1, says: '', signs: 1 },
    title: boardWords().brief(title),
  })
  return [
    stamp('office', boardWords().office),
    ...props.plain.customers.display.map((id) => stamp(id, nameOf(boardWords(), id))),
  ]
}

function trayOf(table: Table, offers: ReadonlyArray<Offer>): TrayNeed {
  const { props } = table
  const task = props.plain.agenda.at(-1)?.task ?? ''
  const answers = props.moves.filter(isAsked).length
  if (answers > 0 || (props.moves.length > 0 && aboutTasks.has(task)))
    return { kind: 'answers', answers, about: aboutTasks.has(task) || task === 'acquire' }
  if (showsUses(table))
    return {
      kind: 'uses',
      ruler: table.sums().length > 0,
      offers: offers.map(({ name, group, stack: [one, ...others] }) => ({
        name,
        group,
        flags: 1 + others.length,
        signs: signsOf(table, one),
        title: table.boardWords().brief(nameOf(table.boardWords(), one.banner)),
        says: group === 'withheld' ? '' : table.says(one),
      })),
    }
  const asked = props.moves.some((move) => move.do === 'customer' || move.do === 'free-customer')
  const others = !props.over && props.plain.turn.seat !== props.you
  return { kind: 'market', offers: marketOf(table), asked, others }
}

/** All that lies on the board now, as its layout counts it. */
export const contentsOf = (table: Table): Contents => ({
  pane: table.props.pane,
  cells: cellsOf(table),
  dice: diceOf(table),
  tray: trayOf(table, table.offers()),
})
