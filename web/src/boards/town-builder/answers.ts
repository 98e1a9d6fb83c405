import {
  goldCostNow,
  isCrest,
  type Move,
  needOf,
  type Source,
  type State,
  type TownId,
  townCard,
} from '../../../../worker/games/town-builder/index.ts'
import { score } from '../../../../worker/games/town-builder/scoring.ts'
import type { Way } from '../../stage/taps.ts'
import { goldOf, lackingOf, resourcesOf, usesOf } from './facts.ts'
import type { GlyphName } from './glyphs.tsx'
import { missingInWords } from './labels.ts'
import type { Table as Whole } from './table.ts'
import { breakable } from './words.ts'

/** Parts of the table that answers are made from. */
type Table = Omit<Whole, 'layout'>

/** Effect of a move, as a button says it: a title, and what it costs or brings. */
export interface Option {
  readonly way: Way<Move>
  readonly sign: GlyphName | null
  readonly title: string
  /** In a word or two, for where there is little room. */
  readonly short: string
  readonly note: string | null
  /** It completes a foundation. */
  readonly completes?: boolean
}

type AddressedEvent = Omit<Option, 'way' | 'short'> & { readonly short?: string }
type Of<K extends Move['do']> = Extract<Move, { readonly do: K }>

function asFoundation(table: Table, move: Of<'start' | 'found'>, card: TownId): AddressedEvent {
  const boardWords = table.boardWords()
  const { plain: state, you } = table.props
  const cost = goldCostNow(state, card)
  const notes = [cost > 0 ? boardWords.costs(cost, goldOf(state, you ?? 0)) : boardWords.free]
  if (move.pay) notes.push(boardWords.choosing)
  if (Object.keys(townCard(card).resourceCost).length === 0) notes.push(boardWords.completesAtOnce)
  const short = move.pay ? boardWords.asFoundationChoosing : boardWords.asFoundation
  return { sign: 'build', title: boardWords.asFoundation, short, note: notes.join(', ') }
}

function asResource(
  table: Table,
  move: Of<'resource' | 'supply'>,
  card: TownId,
): AddressedEvent | null {
  const boardWords = table.boardWords()
  const { plain: state, you } = table.props
  const foundation = state.districts[you ?? 0]?.foundations.find((f) => f.card === move.to)
  if (!foundation) return null
  const after = { ...foundation, under: [...foundation.under, card] }
  const { accepts } = needOf(foundation)
  const sign = resourcesOf(card).find((one) => accepts.includes(one)) ?? null
  const completes = lackingOf(after).length === 0
  const note = completes
    ? boardWords.completes
    : boardWords.leaves(missingInWords(boardWords, after))
  const { name } = boardWords.cards[move.to]
  return { sign, title: boardWords.asResource(name), short: breakable(name), note, completes }
}

function asGold(table: Table): AddressedEvent {
  const boardWords = table.boardWords()
  const stored = table.props.state.districts[table.props.you ?? 0]?.gold.length ?? 0
  return {
    sign: 'gold',
    title: boardWords.asGold,
    short: boardWords.asCoin,
    note: boardWords.intoStore(stored + 1),
  }
}

/** In final scoring a building counts as another type, or stays: what it brings depends on all others' buildings, so the sum says it. */
function counted(table: Table, move: Of<'count' | 'keep'>): AddressedEvent {
  const { plain: state, you } = table.props
  const as = move.do === 'count' ? { ...state.counted, [move.card]: move.as } : state.counted
  const total = score({ ...state, counted: as })[you ?? 0]?.total ?? 0
  const { types, asItIs } = table.boardWords()
  return {
    sign: move.do === 'count' ? move.as : null,
    // The question says the rest.
    title: move.do === 'count' ? types[move.as] : asItIs,
    note: table.boardWords().totalThen(total),
  }
}

function told(table: Table, move: Move, card: TownId | null): AddressedEvent | null {
  const boardWords = table.boardWords()
  switch (move.do) {
    case 'start':
    case 'found':
      return card && asFoundation(table, move, card)
    case 'resource':
    case 'supply':
      return card && asResource(table, move, card)
    case 'gold':
    case 'store':
      return asGold(table)
    case 'build':
    case 'star':
    case 'copy': {
      const sign = move.do === 'copy' ? null : move.do
      return { sign, title: move.pay ? boardWords.useChoosing : boardWords.use, note: null }
    }
    case 'cover': {
      const title = boardWords.coverSymbol(
        boardWords.yields[move.symbol],
        boardWords.cards[move.to].name,
      )
      return { sign: move.symbol, title, note: null }
    }
    case 'count':
    case 'keep':
      return counted(table, move)
    default:
      return null
  }
}

/**
 * Words on a button that plays a way.
 *
 * @param subject the card chosen or asked about, if any
 */
export function optionOf(table: Table, way: Way<Move>, subject: TownId | null): Option {
  const { move } = way
  const card = 'card' in move ? (move.card as TownId) : subject
  const { plain: state, you, words, names } = table.props
  const sentence = () => words.move(state, you ?? 0, move, names)
  const option: AddressedEvent = told(table, move, card) ?? {
    sign: move.do === 'claim' ? 'laurel' : null,
    title: sentence(),
    note: null,
  }
  return { way, ...option, short: option.short ?? option.title }
}

/** The moves of a single tap that no piece in view stands for, or whose piece may be on another pane. */
export const buttonMoves: ReadonlyArray<Move['do']> = [
  'found',
  'supply',
  'store',
  'cover',
  'payTurnGold',
  'discardTop',
  'leaveTop',
  'claim',
]

/** The card or crest that the answers are about: chosen, asked about, or looked at. */
export function subjectOf(table: Table): Source | null {
  const chosen = table.chosen()
  if (chosen) return chosen.slice(chosen.indexOf(':') + 1) as Source
  const { plain: state, you, toAct } = table.props
  if (you === null || !toAct.includes(you)) return null
  const task = state.agenda.at(-1)
  if (task?.task === 'use') return task.card
  const top = state.deck.at(-1)
  return task?.task === 'look' && top && top in table.boardWords().cards ? (top as TownId) : null
}

/** Returns true if something else could be chosen instead of what is. */
export const hasOthers = ({ selection }: Table): boolean =>
  new Set(selection.ways().map(({ pieces: [first] }) => first)).size > 1

/** The answers that can be given now to what is chosen or asked. */
export function optionsOf(table: Table): Option[] {
  const subject = subjectOf(table)
  const town = subject && !isCrest(subject) ? subject : null
  return table
    .open()
    .filter(({ pieces, move }) => pieces.length === 2 || buttonMoves.includes(move.do))
    .map((way) => optionOf(table, way, town))
}

/** Reasons why a card of the row cannot be used in the other ways. */
export function blockedOf(
  table: Table,
  state: State,
  card: TownId,
): { readonly sign: GlyphName; readonly why: string }[] {
  const boardWords = table.boardWords()
  const { you } = table.props
  if (you === null || state.agenda.at(-1)?.task !== 'turn' || !state.row.includes(card)) return []
  const uses = usesOf(state, you, card)
  const reasons: { sign: GlyphName; why: string }[] = []
  if (uses.foundation.lacks > 0)
    reasons.push({ sign: 'build', why: boardWords.cannot.foundation(uses.foundation.lacks) })
  const { why } = uses.resource
  const yields = resourcesOf(card)
  if (why) {
    const text = boardWords.cannot[why]
    const sentence =
      typeof text === 'string' ? text : text(boardWords.or(yields.map((r) => boardWords.yields[r])))
    reasons.push({ sign: yields[0] ?? 'stone', why: sentence })
  }
  if (!uses.gold) reasons.push({ sign: 'gold', why: boardWords.cannot.gold })
  return reasons
}
