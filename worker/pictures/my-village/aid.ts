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
import { signs } from './signs.ts'
import { pictureOf } from './suits.ts'
import { sumsIn, sumsInWords, titleOfSums } from './sums.ts'
import { tile } from './tile.ts'

type Said = Readonly<Record<'dice' | 'reach' | 'coins' | 'time' | 'stories' | 'saved', string>>
const words: PerLanguage<Said> = {
  en: {
    ...{ dice: 'On the table', reach: 'Within reach', coins: 'coins' },
    ...{ time: 'time left', stories: 'stories', saved: 'saved' },
  },
  de: {
    ...{ dice: 'Auf dem Tisch', reach: 'In Reichweite', coins: 'Münzen' },
    ...{ time: 'Zeit übrig', stories: 'Geschichten', saved: 'gesichert' },
  },
  fr: {
    ...{ dice: 'Sur la table', reach: 'À portée', coins: 'pièces' },
    ...{ time: 'temps', stories: 'histoires', saved: 'à l’abri' },
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
/** From one line of sums to the next. */
const sumStep = 46

export function aid(view: State, seat: Seat, language: Language, turns: Numbered): Aid {
  const own = view.villages[seat]
  if (!own) return { height: 0, drawn: '', discs: [] }
  const say = words[language]
  const print = (svg: string) => ink(svg, palette(gamePlace))
  const pool = view.pool.toSorted((a, b) => b.colour.localeCompare(a.colour) || a.pips - b.pips)
  const dice = pool
    .map(({ pips, colour }, i) =>
      print(group(72 + i * dieStep, below + 124, 2.5, die(pips, colour))),
    )
    .join('')
  const dieAt = (move: Extract<Move, { do: 'take' }>) =>
    pool.findIndex(({ pips, colour }) => pips === move.pips && colour === move.colour)
  const targets = turns.map((moves) => reached(moves as ReadonlyArray<Move>))
  const shown = [...new Set(targets.filter((one) => one !== null))].slice(0, 6)
  const sums = sumsIn(view, seat, language)
  const sumsTop = below + (pool.length === 0 ? 0 : 234)
  const lines = sums
    .map((sum, i) =>
      write(sum, 28, sumsTop + 92 + i * sumStep, 25, 'print', { weight: 1.7, most: 1144 }),
    )
    .join('')
  const tops = sumsTop + (sums.length === 0 ? 0 : 76 + sums.length * sumStep)
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
    const die = first?.do === 'take' ? dieAt(first) : -1
    return die < 0 ? [] : [{ number: i + 1, x: 72 + die * dieStep, y: below + 186 }]
  })
  const amounts = (
    [
      [signs.coin, own.coins, say.coins],
      [signs.time, lifeTrack.cloudSpaces - own.cloud, say.time],
      [signs.story, own.treeSp, say.stories],
      [signs.story, own.savedSp, say.saved],
    ] as const
  )
    .map(
      ([sign, count, name], i) =>
        amount(print(sign), count, 160 + i * 290, numbers + 16) +
        write(name, 160 + i * 290, numbers + 172, 21, 'print', { weight: 1.6, align: 0.5 }),
    )
    .join('')
  const height = numbers + 196 - below
  return {
    height,
    drawn:
      floor(height) +
      (pool.length === 0 ? '' : plate(say.dice, below) + dice) +
      (sums.length === 0 ? '' : plate(titleOfSums(language), sumsTop) + lines) +
      (shown.length === 0 ? '' : plate(say.reach, tops) + tiles) +
      amounts,
    said: sumsInWords(view, seat, language),
    discs,
  }
}
