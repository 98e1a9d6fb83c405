import {
  awardStandings,
  judge,
  setUp,
  solo,
  verdicts,
} from '../../../../worker/games/town-builder/index.ts'
import { stature } from '../../../../worker/pictures/town-builder/index.ts'
import { blockedOf, hasOthers, optionsOf, subjectOf } from './answers.ts'
import { cardsBeforeJudge, housesInOrder } from './facts.ts'
import type { AnswersContents, Contents } from './places.ts'
import type { Table as Whole } from './table.ts'
import { isBesideRow } from './tray.ts'
import { breakable } from './words.ts'

/** Table that the layout is made from. */
type Table = Omit<Whole, 'layout'>

/** Medals with the demand of a judge or an award, and everybody's count. */
function medalsOf({ props, boardWords }: Table): Contents['medals'] {
  const { cards, favoured, merits, types, judgeSolo, labelled } = boardWords()
  const all = verdicts(props.plain)
  const judges = props.plain.judgeRow.map((id) => {
    const { favours } = judge(id)
    const counts = all.find((one) => one.judge === id)?.counts ?? []
    const alone = counts.length === 1
    return {
      name: favoured[id] ?? types[favours],
      asks: alone ? labelled(types[favours], judgeSolo(solo.judgeNeeds)) : (cards[id].text ?? ''),
      tallies: counts.map((count) => (alone ? `${count}/${solo.judgeNeeds}` : `${count}`)),
    }
  })
  const standings = awardStandings(props.plain)
  const awards = props.plain.awards.map(({ award }) => {
    const standing = standings.find((one) => one.award === award)
    return {
      name: merits[award],
      asks: cards[award].text ?? '',
      tallies: (standing?.seats ?? []).map(({ has }, seat) =>
        standing?.by.includes(seat) ? '✓' : `${has}/${standing?.needed ?? 0}`,
      ),
    }
  })
  return [...judges, ...awards]
}

/** Returns true if the answers stand under their card, in view: on the tray, or in the row of a wide screen. */
function isUnderCard(table: Table): boolean {
  const card = subjectOf(table)
  const laid: ReadonlyArray<unknown> = table.tray()?.cards ?? []
  return laid.includes(card) || table.props.plain.row.some((one) => one === card)
}

/** The name of the card that is chosen, where another could be; `null`: none is. */
function aboutOf(table: Table): string | null {
  const { cards } = table.boardWords()
  const card = table.chosen() !== null && hasOthers(table) ? subjectOf(table) : null
  return card && card in cards ? cards[card as keyof typeof cards].name : null
}

function answersOf(table: Table): AnswersContents | null {
  const { pane } = table.props
  if (pane === null && !isUnderCard(table)) return null
  const { cards } = table.boardWords()
  const card = subjectOf(table)
  return {
    about: aboutOf(table),
    options: optionsOf(table).map(({ title, short, note }) => ({ title, short, note })),
    blocked:
      card && card in cards
        ? blockedOf(table, table.props.plain, card as never).map(({ why }) => why)
        : [],
    inRow: table.places().indexOf(card as never),
    onTray: (table.tray()?.cards ?? []).indexOf(card as never),
  }
}

/** Rest of the turn, line by line; nothing where it is another's turn. */
function leftOf({ props, boardWords }: Table): string[] {
  const { turn } = props.plain
  if (props.over || props.isMidway || turn.seat !== props.looked) return []
  const { actionsLeft, star, starUsed, turnGold } = boardWords()
  return [
    actionsLeft(turn.actions),
    turn.starUsed ? starUsed : star,
    ...(turn.gold > 0 ? [turnGold(turn.gold)] : []),
  ]
}

/** All that lies on the board now, as its layout counts it. */
export function contentsOf(table: Table): Contents {
  const { props } = table
  const {
    cards,
    gold,
    myDistrict,
    districtOf,
    awardsLastTurn,
    awardsUntil,
    tray: trays,
  } = table.boardWords()
  const state = props.plain
  const district = state.districts[props.looked]
  const isMine = props.looked === props.you
  const nameOf = (card: keyof typeof cards) => breakable(cards[card].name)
  const [tray, places] = [table.tray(), table.places()]
  const left = props.over ? null : cardsBeforeJudge(state)
  return {
    pane: props.pane,
    seats: props.seats,
    row: Array.from({ length: Math.max(setUp.row, places.length) }, (_, i) => {
      const card = places[i]
      return card && state.row.includes(card) ? nameOf(card) : ''
    }),
    tray: tray && {
      title: trays[tray.kind],
      cards: tray.cards.map(nameOf),
      beside: isBesideRow(tray),
    },
    houses: housesInOrder(district?.buildings ?? []).map((card) => ({
      name: nameOf(card),
      stature: stature(card),
    })),
    plans: props.over
      ? []
      : (district?.foundations ?? []).map(({ card }) => ({ name: nameOf(card) })),
    // A phone has it among the answers.
    plot: isMine && !props.over && props.pane === null,
    medals: medalsOf(table),
    until: left === null ? null : state.deckJudges === 0 ? awardsLastTurn : awardsUntil(left),
    purse: {
      title: isMine ? myDistrict : districtOf(props.names(props.looked)),
      gold: `${district?.gold.length ?? 0} ${gold}`,
      first: state.first === props.looked && props.seats > 1,
      coins: (district?.gold.length ?? 0) + (isMine && props.pane === null ? 1 : 0),
      left: leftOf(table),
    },
    answers: answersOf(table),
  }
}
