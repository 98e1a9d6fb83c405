/** Aids of a decision in My Village: the dice on the table, the reach of the listed turns, and the reader's own things. */
import type { Seat } from '../../games/kernel/index.ts'
import type { Language, PerLanguage } from '../../games/kernel/language.ts'
import { isMonk, lifeTrack } from '../../games/my-village/components/index.ts'
import type { Move } from '../../games/my-village/moves.ts'
import type { State } from '../../games/my-village/state.ts'
import { type Aid, amount, below, type Disc, floor, type Numbered, plate } from '../aid.ts'
import { write } from '../letters.ts'
import { group } from '../shapes.ts'
import { ink, palette } from '../tones.ts'
import { die } from './dice.ts'
import { gamePlace } from './place.ts'
import { bannersOf } from './seen.ts'
import { signs } from './signs.ts'
import { pictureOf } from './suits.ts'
import { sumsIn, titleOfSums } from './sums.ts'
import { tile } from './tile.ts'
import { calledWishOf, displayIn, titleOfDisplay, titleOfOwn, wishOf } from './wishes.ts'

type Said = Readonly<
  Record<'dice' | 'banners' | 'reach' | 'coins' | 'time' | 'stories' | 'saved', string>
>
const words: PerLanguage<Said> = {
  en: {
    ...{ dice: 'On the table', banners: 'Your banners', reach: 'Within reach' },
    ...{ coins: 'coins', time: 'time left', stories: 'stories', saved: 'saved' },
  },
  de: {
    ...{ dice: 'Auf dem Tisch', banners: 'Deine Banner', reach: 'In Reichweite' },
    ...{ coins: 'Münzen', time: 'Zeit übrig', stories: 'Geschichten', saved: 'gesichert' },
  },
  fr: {
    ...{ dice: 'Sur la table', banners: 'Tes bannières', reach: 'À portée' },
    ...{ coins: 'pièces', time: 'temps', stories: 'histoires', saved: 'à l’abri' },
  },
}

/** The banner or card that a turn comes to; `null` where it ends with its dice. */
function reached(moves: ReadonlyArray<Move>): string | null {
  for (const move of moves) {
    if (move.do === 'acquire') return move.card
    if (move.do === 'activate') return move.banner
    if (move.do === 'headman' || move.do === 'market-office') return move.do
    if (move.do === 'take-hand') return 'hand'
  }
  return null
}

const dieStep = 132
/** Most dice beside each other. */
const diceInRow = 9
const diceRow = 158

/** The middle of one of the dice on the table. */
const dieAt = (i: number) => ({
  x: 72 + (i % diceInRow) * dieStep,
  y: below + 124 + Math.floor(i / diceInRow) * diceRow,
})

/** From one line of sums to the next. */
const sumStep = 46

/** Short texts, two beside each other, below a plate at y. */
const twos = (texts: ReadonlyArray<string>, y: number): string =>
  texts
    .map((one, i) =>
      write(one, 28 + (i % 2) * 586, y + 92 + Math.floor(i / 2) * sumStep, 25, 'print', {
        ...{ weight: 1.7, most: 562 },
      }),
    )
    .join('')

/** Height of these with their plate. */
const heightOfTwos = (texts: ReadonlyArray<string>): number =>
  texts.length === 0 ? 0 : 76 + Math.ceil(texts.length / 2) * sumStep

const print = (svg: string) => ink(svg, palette(gamePlace))

/** Belongings of somebody, in figures with signs. */
const amountsOf = (own: State['villages'][number], say: Said, y: number): string =>
  (
    [
      [signs.coin, own.coins, say.coins],
      [signs.time, lifeTrack.cloudSpaces - own.cloud, say.time],
      [signs.story, own.treeSp, say.stories],
      [signs.story, own.savedSp, say.saved],
    ] as const
  )
    .map(
      ([sign, count, name], i) =>
        amount(print(sign), count, 160 + i * 290, y) +
        write(name, 160 + i * 290, y + 156, 21, 'print', { weight: 1.6, align: 0.5 }),
    )
    .join('')

export function aid(view: State, seat: Seat, language: Language, turns: Numbered): Aid {
  const own = view.villages[seat]
  if (!own) return { height: 0, drawn: '', discs: [] }
  const say = words[language]
  const pool = view.pool.toSorted((a, b) => b.colour.localeCompare(a.colour) || a.pips - b.pips)
  const diceRows = Math.ceil(pool.length / diceInRow)
  const dice = pool
    .map(({ pips, colour }, i) => print(group(dieAt(i).x, dieAt(i).y, 2.5, die(pips, colour))))
    .join('')
  const placeOf = (move: Extract<Move, { do: 'take' }>) =>
    pool.findIndex(({ pips, colour }) => pips === move.pips && colour === move.colour)
  const targets = turns.map((moves) => reached(moves as ReadonlyArray<Move>))
  const shown = [...new Set(targets.filter((one) => one !== null))].slice(0, 6)
  const sums = sumsIn(view, seat, language)
  const sumsTop = below + (diceRows === 0 ? 0 : 234 + (diceRows - 1) * diceRow)
  const lines = sums
    .map((sum, i) =>
      write(sum, 28, sumsTop + 92 + i * sumStep, 25, 'print', { weight: 1.7, most: 1144 }),
    )
    .join('')
  const displayTop = sumsTop + (sums.length === 0 ? 0 : 76 + sums.length * sumStep)
  const display = displayIn(view, seat).map((id) => wishOf(id, language))
  const waiting = own.market.map((id) => calledWishOf(id, language))
  const waitingTop = displayTop + heightOfTwos(display)
  const banners = bannersOf(own, language)
  const bannersTop = waitingTop + heightOfTwos(waiting)
  const tops = bannersTop + heightOfTwos(banners)
  const tileAt = (i: number) => ({ x: 28 + (i % 3) * 392, y: tops + 62 + Math.floor(i / 3) * 252 })
  const tiles = shown
    .map((id, i) => {
      const { x, y } = tileAt(i)
      return group(x, y, 2.4, tile(isMonk(id) ? id : pictureOf(id), id, language))
    })
    .join('')
  const rows = Math.ceil(shown.length / 3)
  const numbers = tops + (rows === 0 ? 0 : 70 + rows * 252)
  const discs = turns.flatMap((moves, i): Disc[] => {
    const target = targets[i] ?? null
    const at = target === null ? -1 : shown.indexOf(target)
    if (at >= 0) return [{ number: i + 1, x: tileAt(at).x + 40, y: tileAt(at).y + 30 }]
    const first = moves[0] as Move | undefined
    const die = first?.do === 'take' ? placeOf(first) : -1
    return die < 0 ? [] : [{ number: i + 1, x: dieAt(die).x, y: dieAt(die).y + 62 }]
  })
  const amounts = amountsOf(own, say, numbers + 16)
  const height = numbers + 196 - below
  return {
    height,
    drawn:
      floor(height) +
      (pool.length === 0 ? '' : plate(say.dice, below) + dice) +
      (sums.length === 0 ? '' : plate(titleOfSums(language), sumsTop) + lines) +
      (display.length === 0
        ? ''
        : plate(titleOfDisplay(language), displayTop) + twos(display, displayTop)) +
      (waiting.length === 0
        ? ''
        : plate(titleOfOwn(language), waitingTop) + twos(waiting, waitingTop)) +
      plate(say.banners, bannersTop) +
      twos(banners, bannersTop) +
      (shown.length === 0 ? '' : plate(say.reach, tops) + tiles) +
      amounts,
    discs,
  }
}
