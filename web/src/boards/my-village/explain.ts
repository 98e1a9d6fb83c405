import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  type AnyBanner,
  type Cost,
  type CustomerId,
  chamber,
  church,
  craftBuilding,
  customer,
  field,
  type Good,
  goods,
  isChamber,
  isChurch,
  isCraftBuilding,
  isCustomer,
  isField,
  isMonk,
  isTravelCard,
  meetingPlace,
  monk,
  type Provenance,
  points,
  scoreCategories,
  travelCard,
  travelCards,
  type Village,
  villageBoard,
  windowPoints,
  wouldBeIdle,
} from '../../../../worker/games/my-village/index.ts'
import type { Vocabulary } from './dictionary.ts'
import { keyOf, routesTo, wakesReaper } from './facts.ts'
import type { Explanation, Line, Table } from './table.ts'

export type ScoreCategory = (typeof scoreCategories)[number]

/** What a card or a banner is called where it stands alone. */
export function titleOf(say: Vocabulary, id: string): string {
  const { cards } = say
  if (isChurch(id)) return cards.churches[id].name
  if (isChamber(id)) return cards.chambers[id].name
  if (isMonk(id)) return say.monk(cards.stacks[monk(id).stack])
  if (isCraftBuilding(id)) {
    const { kind, black } = craftBuilding(id)
    return `${cards.buildings[kind].name} ${black.values.join('/')}`
  }
  if (isCustomer(id)) return say.customer(Number(id.slice(-2)))
  if (isTravelCard(id)) return say.travelCard(travelCard(id).letter)
  if (id.startsWith('travel-')) return say.travelCard(id.slice(-1))
  if (id === 'field' || isField(id)) return cards.field.name
  if (id === 'meeting-place') return cards.meetingPlace.name
  if (id === 'play') return say.playBanner
  if (id === 'school') return say.school
  if (id === 'hand') return say.hand
  return id === 'market-office' ? say.office : say.headmanBanner
}

/** What a card or a banner is called where its banner is seen beside it. */
export function nameOf(say: Vocabulary, id: string): string {
  if (isCraftBuilding(id)) return say.cards.buildings[craftBuilding(id).kind].name
  if (isCustomer(id)) return say.aCustomer
  return isMonk(id) ? say.aMonk : titleOf(say, id)
}

/** Goods that are due, counted by kind. */
export const goodsText = (say: Vocabulary, due: ReadonlyArray<Good>): string[] =>
  goods
    .filter((good) => due.includes(good))
    .map((good) => say.cards.goods[good].count(due.filter((one) => one === good).length))

/** A cost with its alternatives, as part of a sentence; nothing where nothing is due. */
export function costText(say: Vocabulary, costs: ReadonlyArray<Cost>): string {
  const [first] = costs
  const charges = costs.map(({ coins, goods }) =>
    [...(coins > 0 ? [say.coins(coins)] : []), ...goodsText(say, goods)].join(' + '),
  )
  const charge = charges.filter(Boolean).join(` ${say.or} `)
  return [first && first.time > 0 ? say.time(first.time) : '', charge].filter(Boolean).join(', ')
}

/** Where the figures of a card come from. */
function provenanceOf(id: string, village: Village | undefined): Provenance | undefined {
  if (isChurch(id)) return church(id)
  if (isChamber(id)) return chamber(id)
  if (isMonk(id)) return monk(id)
  if (isCraftBuilding(id)) return craftBuilding(id)
  if (isCustomer(id)) return customer(id)
  if (isTravelCard(id)) return travelCard(id)
  if (id.startsWith('travel-')) return travelCards.find(({ letter }) => id.endsWith(letter))
  if (id === 'field' || isField(id)) return field
  if (id === 'meeting-place') return meetingPlace
  return id === 'play' && village ? villageBoard(village.board) : undefined
}

export function sourceLine(say: Vocabulary, id: string, village?: Village): Line[] {
  const source = provenanceOf(id, village)?.source
  return source === 'public' || source === 'reconstructed'
    ? [{ text: say.source[source], tone: 'source' }]
    : []
}

/** What a banner does, by its id. */
function effectOf(table: Table, { colour, banner }: AnyBanner): Line[] {
  const say = table.say()
  const gain = (text: string): Line[] => [{ text, tone: 'gain' }]
  if (banner === 'play') return gain(say.playHelp)
  if (banner === 'school') return gain(say.schoolHelp)
  if (banner === 'headman') return gain(say.headmanHelp)
  if (banner === 'market-office') return gain(say.officeHelp)
  if (banner === 'hand') return gain(say.handHelp(table.plain().hand.sp))
  if (isCustomer(banner)) {
    const { pp, goods } = customer(banner)
    const due = goodsText(
      say,
      Object.entries(goods).flatMap(([good, n]) => Array<Good>(n ?? 0).fill(good as Good)),
    )
    return gain(say.worthServed(due.join(', '), pp))
  }
  const lines = gain(say.textOf(banner)).filter(({ text }) => text)
  if (colour !== 'black') return lines
  const worth = isChurch(banner)
    ? church(banner).pp
    : isChamber(banner)
      ? chamber(banner).pp
      : banner === 'meeting-place'
        ? meetingPlace.pp
        : banner === 'field'
          ? field.pp
          : 0
  if (worth > 0) lines.push({ text: say.worth(worth), sign: 'prestige' })
  if (isMonk(banner))
    lines.push({ text: say.windowsHelp(windowPoints.points.join(', ')), sign: 'window' })
  if (banner.startsWith('travel-')) {
    const letter = banner.slice(-1)
    const pps = travelCards.filter((card) => card.letter === letter).map(({ pp }) => pp)
    lines.push({ text: say.worthOneOf([...new Set(pps)].join(', ')), sign: 'prestige' })
  }
  return lines
}

/** Everything about a banner: what it does, what it costs me now, what it lacks, which dice reach it. */
export function explainBanner(
  table: Table,
  banner: AnyBanner,
  seat: Seat = table.viewpoint(),
): Explanation {
  const say = table.say()
  const outlook = table.outlook(banner, seat)
  const lines = effectOf(table, banner)
  const village = table.plain().villages[seat]
  if (outlook) {
    if (banner.banner !== 'market-office') {
      const price = costText(say, outlook.costs)
      lines.push({ text: price ? say.costs(price) : say.costsNothing, tone: 'cost' })
    }
    const [least] = outlook.costs
    if (least && village && wakesReaper(village, least.time))
      lines.push({ text: say.wakes, tone: 'lack' })
    for (const lack of outlook.lacks) lines.push({ text: say.lackOf(lack), tone: 'lack' })
    if (outlook.colour === 'white' && wouldBeIdle(table.plain(), seat, outlook.banner))
      lines.push({ text: say.idle, tone: 'lack' })
    if (
      seat === table.props.you &&
      table.pairs().length > 0 &&
      outlook.lacks.every(({ lacks }) => lacks === 'value')
    ) {
      const [route] = routesTo(table.pairs(), keyOf(banner))
      if (!route) lines.push({ text: say.noRoute, tone: 'lack' })
      else if (table.plain().turn.dice.length < 2 || route.way.changes.length > 0)
        lines.push({
          text: say.route(
            route.pair.dice.map(({ pips }) => pips).join(' + '),
            say.change(route.way.coins, route.way.markers),
          ),
        })
    }
  }
  if (banner.colour === 'white' && village?.tile === banner.banner)
    lines.push({ text: say.tileHere })
  lines.push(...sourceLine(say, banner.banner, village))
  const values = outlook ? outlook.values.join('/') : ''
  return {
    title: titleOf(say, banner.banner),
    ...(values && {
      about: banner.colour === 'black' ? say.blackBanner(values) : say.whiteBanner(values),
    }),
    lines,
  }
}

/** A customer on display, or served. */
export function explainCustomer(table: Table, id: CustomerId): Explanation {
  const say = table.say()
  const { white } = customer(id)
  return {
    title: titleOf(say, id),
    about: say.whiteBanner(white.values.join('/')),
    lines: [
      ...effectOf(table, { colour: 'white', banner: id }),
      { text: say.customersHelp },
      ...sourceLine(say, id),
    ],
  }
}

/** How the points of a seat in a category come about. */
export function explainScore(table: Table, seat: Seat, category: ScoreCategory): Explanation {
  const say = table.say()
  const state = table.plain()
  const village = state.villages[seat]
  const total = points(state, seat)[category]
  const lines: Line[] = []
  const add = (name: string, pp: number) => lines.push({ text: say.scoreLine(name, pp) })
  if (village) {
    if (category === 'religion') {
      if (village.church) add(titleOf(say, village.church), church(village.church).pp)
      const windows = village.monks.length + (village.church ? church(village.church).windows : 0)
      add(say.windows(windows), windowPoints.points[windows] ?? 0)
      lines.push({ text: say.windowsHelp(windowPoints.points.join(', ')), tone: 'source' })
    } else if (category === 'council') {
      let rest = total
      if (village.meetingPlace) {
        add(titleOf(say, 'meeting-place'), meetingPlace.pp)
        rest -= meetingPlace.pp
      }
      if (village.chamber) {
        const { pp } = chamber(village.chamber)
        add(titleOf(say, village.chamber), pp)
        rest -= pp
      }
      if (village.marked.length > 0)
        lines.push({ text: say.markedPoints(village.marked.length, rest) })
    } else if (category === 'harvest') {
      add(`${village.fields.length} × ${say.cards.field.name}`, total)
    } else if (category === 'travel') {
      for (const id of village.travel) add(titleOf(say, id), travelCard(id).pp)
    } else if (category === 'market') {
      for (const id of village.served) add(titleOf(say, id), customer(id).pp)
      lines.push({ text: say.notWorth, tone: 'source' })
    } else if (category === 'stories') {
      add(say.saved, village.savedSp)
      if (village.treeSp > 0) lines.push({ text: say.unsaved(village.treeSp), tone: 'lack' })
    } else if (category === 'laborers') {
      add(say.laborers(village.laborers), total)
    }
  }
  return {
    title: say.labelled(table.props.words.categories[category] ?? '', say.points(total)),
    about: say.scoreHelp,
    lines,
  }
}

/** All categories of a seat's score. */
export function explainTotal(table: Table, seat: Seat): Explanation {
  const say = table.say()
  const all = points(table.plain(), seat)
  return {
    title: say.score,
    about: say.scoreHelp,
    lines: scoreCategories
      .filter((category) => all[category] !== 0)
      .map((category) => ({
        text: say.scoreLine(table.props.words.categories[category] ?? '', all[category]),
      })),
  }
}
