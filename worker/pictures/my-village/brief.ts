/** Moves of My Village in few words, for lists that have little room. */
import { copy, Hidden, Random, type Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { blackCosts } from '../../games/my-village/black-banners.ts'
import { windowsOf } from '../../games/my-village/churches.ts'
import {
  craftBuilding,
  headmanPath,
  isCraftBuilding,
  isMonk,
  type MonkId,
  monk,
  villageBoard,
  windowPoints,
} from '../../games/my-village/components/index.ts'
import { blackDieTime } from '../../games/my-village/dice.ts'
import { myVillage } from '../../games/my-village/index.ts'
import type { Move } from '../../games/my-village/moves.ts'
import { points } from '../../games/my-village/scoring.ts'
import { dieColours, type State } from '../../games/my-village/state.ts'
import { words as wordsDe } from '../../games/my-village/words.de.ts'
import { words as wordsEn } from '../../games/my-village/words.en.ts'
import { words as wordsFr } from '../../games/my-village/words.fr.ts'
import { countedIn } from '../holdings.ts'
import { bareName, texts } from './seen.ts'
import { terms } from './terms.ts'
import { nameOn } from './tile.ts'

type MoveOf<K extends Move['do']> = Extract<Move, { do: K }>

const usual = { en: wordsEn, de: wordsDe, fr: wordsFr }

interface Said {
  readonly die: Readonly<Record<'white' | 'black', string>>
  readonly marker: string
  readonly monk: string
  readonly bonus: string
  readonly dice: (dice: string) => string
}

const words: PerLanguage<Said> = {
  en: {
    ...{ die: { white: 'White', black: 'Black' }, marker: 'marker' },
    ...{ monk: 'Monk', bonus: 'Bonus' },
    dice: (dice) => `with ${dice}`,
  },
  de: {
    ...{ die: { white: 'Weiß', black: 'Schwarz' }, marker: 'Marker' },
    ...{ monk: 'Mönch', bonus: 'Bonus' },
    dice: (dice) => `mit ${dice}`,
  },
  fr: {
    ...{ die: { white: 'Blanc', black: 'Noir' }, marker: 'marqueur' },
    ...{ monk: 'Moine', bonus: 'Bonus' },
    dice: (dice) => `avec ${dice}`,
  },
}

/** The same text with one thing more in the brackets at its end. */
const beside = (text: string, more: string): string =>
  text.endsWith(')') ? `${text.slice(0, -1)}, ${more})` : `${text} (${more})`

/** Points that a move brings at once (M6.3), a monk by his window; 0 where the view does not show what comes of it. */
function pointsOf(view: State, seat: Seat, move: Move): number {
  const own = view.villages[seat]
  if (own && move.do === 'acquire' && isMonk(move.card)) {
    const worth = (windows: number) => windowPoints.points[windows] ?? 0
    return worth(windowsOf(own) + 1) - worth(windowsOf(own))
  }
  const total = (state: State) =>
    Object.values(points(state, seat)).reduce((sum, one) => sum + one, 0)
  const after = copy(view)
  try {
    myVillage.play(after, seat, move, { random: Random.hidden(), emit() {}, emitTo() {} })
    return total(after) - total(view)
  } catch (error) {
    if (error instanceof Hidden) return 0
    throw error
  }
}

/**
 * Dice by colour and pips (M4.3), what they are turned to, and monks by their stack, with the time they cost; cards with their
 * points, and the "?" banner with the coin it brings (M5.99).
 */
export function brief(view: State, seat: Seat, move: Move, language: Language): string | null {
  const say = words[language]
  if (move.do === 'take') {
    const die = `${say.die[move.colour]} ${move.pips}`
    return move.colour === 'white' ? die : `${die} (2 ${terms[language].time})`
  }
  if (move.do === 'acquire') {
    const gained = pointsOf(view, seat, move)
    const worth = countedIn(gained, terms[language].points, language)
    const named = isMonk(move.card)
      ? monkIn(view, seat, move.card, language)
      : cardIn(view, seat, move, language)
    return gained > 0 ? beside(named, worth) : named
  }
  if (isBanner(move)) return bannerIn(view, seat, move, language)
  if (move.do === 'use') {
    const task = view.agenda.at(-1)
    if (task?.task !== 'bonus') return null
    const banner = 'headman' in monk(task.card).bonus ? 'headman' : 'market-office'
    return locales[language].labelled(say.bonus, bannerIn(view, seat, { do: banner }, language))
  }
  if (move.do !== 'change') return null
  const from = view.turn.dice[move.die]?.pips
  if (from === undefined) return null
  const paid = Math.abs(move.to - from)
  const coins = countedIn(paid, terms[language].coins, language)
  return `${from} → ${move.to} (${move.by === 'coins' ? coins : `1 ${say.marker}`})`
}

type BannerMove = MoveOf<'headman' | 'market-office' | 'take-hand' | 'activate'>

/** Tells whether a move uses a banner that nobody can acquire: its name says all. */
const isBanner = (move: Move): move is BannerMove =>
  move.do === 'headman' ||
  move.do === 'market-office' ||
  move.do === 'take-hand' ||
  (move.do === 'activate' && (move.banner === 'play' || move.banner === 'school'))

/** Such a banner with what it costs and brings (M5.99, M5.90): `“?” banner (1 time, 1 coin)`. */
function bannerIn(view: State, seat: Seat, move: BannerMove, language: Language): string {
  const { coins, customers, storyPoints, time } = terms[language]
  const id = { headman: 'headman', 'market-office': 'market-office', 'take-hand': 'hand' } as const
  const name = capital(bareName(move.do === 'activate' ? move.banner : id[move.do], language))
  const village = view.villages[seat]
  if (move.do === 'market-office') return `${name} (${customers})`
  const stories = (sp: number) => countedIn(sp, storyPoints, language)
  if (move.do === 'take-hand') return `${name} (${stories(view.hand.sp)})`
  if (move.do === 'headman') {
    const coin =
      village?.headman === 'coin-space' ? [] : [countedIn(headmanPath.coins, coins, language)]
    return `${name} (${[`${headmanPath.time} ${time}`, ...coin].join(', ')})`
  }
  return move.do === 'activate' && move.banner === 'play' && village
    ? `${name} (${stories(villageBoard(village.board).playBanner.gain.sp)})`
    : name
}

/** A card by its name and, where others of its kind have different ones, its values, and what it costs. */
function cardIn(view: State, seat: Seat, move: MoveOf<'acquire'>, language: Language): string {
  const [costs = ''] = /\(.*\)$/.exec(usual[language].move(view, seat, move, String)) ?? []
  const values = isCraftBuilding(move.card) ? craftBuilding(move.card).black.values.join('/') : ''
  const named = capital(nameOn(move.card, language))
  return [named, values, costs].filter((one) => one !== '').join(' ')
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A monk by its stack. */
function monkIn(view: State, seat: Seat, card: MonkId, language: Language): string {
  const [cost] = blackCosts(view, seat, card)
  const say = words[language]
  const stack = texts[language].stacks[monk(card).stack]
  return `${say.monk} (${stack}, ${cost?.time ?? 0} ${terms[language].time})`
}

/** Moves that get the dice of a deed. */
export const means: ReadonlyArray<Move['do']> = ['take', 'change']

/** Dice of one colour as `white 3 + 4`, and black ones with the time that they cost together (M5.9). */
function diceIn(moves: ReadonlyArray<Move>, language: Language): string[] {
  const say = words[language]
  const taken = moves.filter((move) => move.do === 'take')
  return dieColours.flatMap((colour) => {
    const own = taken.filter((move) => move.colour === colour)
    if (own.length === 0) return []
    const die = say.die[colour]
    const named = `${die.charAt(0).toLowerCase()}${die.slice(1)} ${own.map(({ pips }) => pips).join(' + ')}`
    return [
      colour === 'white'
        ? named
        : `${named} (${blackDieTime * own.length} ${terms[language].time})`,
    ]
  })
}

/** A turn with its deed first, and behind it the dice that it is done with (M5.1) and what these are turned to (M5.3). */
export function row(
  moves: ReadonlyArray<{ readonly do: string }>,
  said: ReadonlyArray<string>,
  language: Language,
): string[] {
  const changes = said.filter((_, i) => moves[i]?.do === 'change')
  const deeds = said.filter((_, i) => !means.some((kind) => kind === moves[i]?.do))
  if (deeds.length === 0 || deeds.length === said.length) return [...said]
  const dice = diceIn(moves as ReadonlyArray<Move>, language).join(' + ')
  const paid = [...(dice === '' ? [] : [dice]), ...changes].join(', ')
  return [...deeds, words[language].dice(paid)]
}

/** A visit to the market office that takes no customer is asked anew there (M-R11). */
export function begun<M extends { readonly do: string }>(
  moves: ReadonlyArray<M>,
): ReadonlyArray<M> {
  const at = moves.findIndex(({ do: kind }) => kind === 'market-office')
  return at >= 0 && moves[at + 1]?.do === 'settle' ? moves.slice(0, at + 1) : moves
}
