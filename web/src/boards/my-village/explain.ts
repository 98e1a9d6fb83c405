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
  points,
  scoreCategories,
  travelCard,
  travelCards,
  windowPoints,
  wouldBeIdle,
} from '../../../../worker/games/my-village/index.ts'
import type { Vocabulary } from './dictionary.ts'
import { wakesReaper } from './facts.ts'
import { routeToTell } from './sums.ts'
import type { Explanation, Line, Table } from './table.ts'

export type ScoreCategory = (typeof scoreCategories)[number]

/** Title of a card or a banner where it stands alone; customers with the number by which the log and letters tell of them. */
export function titleOf(boardWords: Vocabulary, id: string): string {
  const { cards } = boardWords
  if (isChurch(id)) return cards.churches[id].name
  if (isChamber(id)) return cards.chambers[id].name
  if (isMonk(id)) return boardWords.monk(cards.stacks[monk(id).stack])
  if (isCraftBuilding(id)) {
    const { kind, black } = craftBuilding(id)
    return `${cards.buildings[kind].name} ${black.values.join('/')}`
  }
  if (isCustomer(id)) {
    const nr = Number(id.slice(-2))
    return `${boardWords.customer(nr)} (${nr})`
  }
  if (isTravelCard(id)) return boardWords.travelCard(travelCard(id).letter)
  if (id.startsWith('travel-')) return boardWords.travelCard(id.slice(-1))
  if (id === 'field' || isField(id)) return cards.field.name
  if (id === 'meeting-place') return cards.meetingPlace.name
  if (id === 'play') return boardWords.playBanner
  if (id === 'school') return boardWords.school
  if (id === 'hand') return boardWords.hand
  return id === 'market-office' ? boardWords.office : boardWords.headmanBanner
}

/** Name of a card or a banner where its banner is seen beside it. */
export function nameOf(boardWords: Vocabulary, id: string): string {
  if (isCraftBuilding(id)) return boardWords.cards.buildings[craftBuilding(id).kind].name
  if (isCustomer(id)) return boardWords.customer(Number(id.slice(-2)))
  return isMonk(id) ? boardWords.aMonk : titleOf(boardWords, id)
}

/** Goods that are due, counted by kind. */
export const goodsText = (boardWords: Vocabulary, due: ReadonlyArray<Good>): string[] =>
  goods
    .filter((good) => due.includes(good))
    .map((good) => boardWords.cards.goods[good].count(due.filter((one) => one === good).length))

/** A cost with its alternatives, as part of a sentence; nothing where nothing is due. */
export function costText(boardWords: Vocabulary, costs: ReadonlyArray<Cost>): string {
  const [first] = costs
  const charges = costs.map(({ coins, goods }) =>
    [...(coins > 0 ? [boardWords.coins(coins)] : []), ...goodsText(boardWords, goods)].join(' + '),
  )
  const charge = charges.filter(Boolean).join(` ${boardWords.or} `)
  return [first && first.time > 0 ? boardWords.time(first.time) : '', charge]
    .filter(Boolean)
    .join(', ')
}

/** Effect of a banner, by its id. */
function effectOf(table: Table, { colour, banner }: AnyBanner): Line[] {
  const boardWords = table.boardWords()
  const gain = (text: string): Line[] => [{ text, tone: 'gain' }]
  if (banner === 'play') return gain(boardWords.playHelp)
  if (banner === 'school') return gain(boardWords.schoolHelp)
  if (banner === 'headman') return gain(boardWords.headmanHelp)
  if (banner === 'market-office') return gain(boardWords.officeHelp)
  if (banner === 'hand') return gain(boardWords.handHelp(table.plain().hand.sp))
  if (isCustomer(banner)) {
    const { pp, goods } = customer(banner)
    const due = goodsText(
      boardWords,
      Object.entries(goods).flatMap(([good, n]) => Array<Good>(n ?? 0).fill(good as Good)),
    )
    return gain(boardWords.worthServed(due.join(', '), pp))
  }
  const lines = gain(boardWords.textOf(banner)).filter(({ text }) => text)
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
  if (worth > 0) lines.push({ text: boardWords.worth(worth), sign: 'prestige' })
  if (isMonk(banner))
    lines.push({ text: boardWords.windowsHelp(windowPoints.points.join(', ')), sign: 'window' })
  if (banner.startsWith('travel-')) {
    const letter = banner.slice(-1)
    const pps = travelCards.filter((card) => card.letter === letter).map(({ pp }) => pp)
    lines.push({ text: boardWords.worthOneOf([...new Set(pps)].join(', ')), sign: 'prestige' })
  }
  return lines
}

/** Everything about a banner: what it does, what it costs me now, what it lacks, which dice reach it. */
export function explainBanner(
  table: Table,
  banner: AnyBanner,
  seat: Seat = table.viewpoint(),
): Explanation {
  const boardWords = table.boardWords()
  const outlook = table.outlook(banner, seat)
  const lines = effectOf(table, banner)
  const village = table.plain().villages[seat]
  if (outlook) {
    if (banner.banner !== 'market-office') {
      const price = costText(boardWords, outlook.costs)
      lines.push({ text: price ? boardWords.costs(price) : boardWords.costsNothing, tone: 'cost' })
    }
    const [least] = outlook.costs
    if (least && village && wakesReaper(village, least.time))
      lines.push({ text: boardWords.wakes, tone: 'lack' })
    for (const lack of outlook.lacks) lines.push({ text: boardWords.lackOf(lack), tone: 'lack' })
    if (outlook.colour === 'white' && wouldBeIdle(table.plain(), seat, outlook.banner))
      lines.push({ text: boardWords.idle, tone: 'lack' })
    if (
      seat === table.props.you &&
      table.pairs().length > 0 &&
      outlook.lacks.every(({ lacks }) => lacks === 'value')
    ) {
      const route = routeToTell(table.pairs(), table.route(), banner)
      if (!route) lines.push({ text: boardWords.noRoute, tone: 'lack' })
      else if (table.plain().turn.dice.length < 2 || route.way.changes.length > 0)
        lines.push({
          text: boardWords.route(
            route.pair.dice.map(({ pips }) => pips).join(' + '),
            boardWords.change(route.way.coins, route.way.markers),
          ),
        })
    }
  }
  if (banner.colour === 'white' && village?.tile === banner.banner)
    lines.push({ text: boardWords.tileHere })
  const values = outlook ? outlook.values.join('/') : ''
  return {
    title: titleOf(boardWords, banner.banner),
    ...(values && {
      about:
        banner.colour === 'black' ? boardWords.blackBanner(values) : boardWords.whiteBanner(values),
    }),
    lines,
  }
}

/** A customer on display, or served. */
export function explainCustomer(table: Table, id: CustomerId): Explanation {
  const boardWords = table.boardWords()
  const { white } = customer(id)
  return {
    title: titleOf(boardWords, id),
    about: boardWords.whiteBanner(white.values.join('/')),
    lines: [
      ...effectOf(table, { colour: 'white', banner: id }),
      { text: boardWords.customersHelp },
    ],
  }
}

/** Explanation of a seat's points in a category. */
export function explainScore(table: Table, seat: Seat, category: ScoreCategory): Explanation {
  const boardWords = table.boardWords()
  const state = table.plain()
  const village = state.villages[seat]
  const total = points(state, seat)[category]
  const lines: Line[] = []
  const add = (name: string, pp: number) => lines.push({ text: boardWords.scoreLine(name, pp) })
  if (village) {
    if (category === 'religion') {
      if (village.church) add(titleOf(boardWords, village.church), church(village.church).pp)
      const windows = village.monks.length + (village.church ? church(village.church).windows : 0)
      add(boardWords.windows(windows), windowPoints.points[windows] ?? 0)
      lines.push({ text: boardWords.windowsHelp(windowPoints.points.join(', ')), tone: 'source' })
    } else if (category === 'council') {
      let rest = total
      if (village.meetingPlace) {
        add(titleOf(boardWords, 'meeting-place'), meetingPlace.pp)
        rest -= meetingPlace.pp
      }
      if (village.chamber) {
        const { pp } = chamber(village.chamber)
        add(titleOf(boardWords, village.chamber), pp)
        rest -= pp
      }
      if (village.marked.length > 0)
        lines.push({ text: boardWords.markedPoints(village.marked.length, rest) })
    } else if (category === 'harvest') {
      add(`${village.fields.length} × ${boardWords.cards.field.name}`, total)
    } else if (category === 'travel') {
      for (const id of village.travel) add(titleOf(boardWords, id), travelCard(id).pp)
    } else if (category === 'market') {
      for (const id of village.served) add(titleOf(boardWords, id), customer(id).pp)
      lines.push({ text: boardWords.notWorth, tone: 'source' })
    } else if (category === 'stories') {
      add(boardWords.saved, village.savedSp)
      if (village.treeSp > 0) lines.push({ text: boardWords.unsaved(village.treeSp), tone: 'lack' })
    } else if (category === 'laborers') {
      add(boardWords.laborers(village.laborers), total)
    }
  }
  return {
    title: boardWords.labelled(
      table.props.words.categories[category] ?? '',
      boardWords.points(total),
    ),
    about: boardWords.scoreHelp,
    lines,
  }
}

/** All categories of a seat's score. */
export function explainTotal(table: Table, seat: Seat): Explanation {
  const boardWords = table.boardWords()
  const all = points(table.plain(), seat)
  return {
    title: boardWords.score,
    about: boardWords.scoreHelp,
    lines: scoreCategories
      .filter((category) => all[category] !== 0)
      .map((category) => ({
        text: boardWords.scoreLine(table.props.words.categories[category] ?? '', all[category]),
      })),
  }
}
