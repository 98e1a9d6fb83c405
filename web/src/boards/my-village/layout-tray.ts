import { type Box, bottom, inLines, right, type Size } from '../../stage/layout.ts'
import { linesAt, narrowest } from '../../stage/letters.ts'
import type { Contents, DiceNeed, OfferNeed, TrayLayout, TrayNeed } from './places.ts'

const pad = 8
const gap = 8
/** Size of the letters of a stamp's sentence, and those of its name. */
const sayLetters = 13
const nameLetters = 14
/** Width of a sign with its number. */
const signWidth = 30
/** Between stamps of different groups. */
const between = 22

/** Sizes on the tray: a finger needs more than a mouse. */
const looks = {
  mouse: { ruler: 32, die: 46, face: 36, pair: 32, stamp: 138 },
  finger: { ruler: 44, die: 46, face: 44, pair: 44, stamp: 126 },
} as const

type Look = { readonly [K in keyof typeof looks.mouse]: number }

/**
 * Dice in lines, each taken one in a line of its own with the faces that it can be turned to. Places count from the
 * corner of their room; where that `scrolls`, there are no more lines than dice taken.
 */
function diceOf(need: DiceNeed, area: Box, look: Look, scrolls: boolean): TrayLayout['dice'] {
  const { die, face } = look
  const inLineOf = (space: number, one: number) =>
    scrolls ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor((space + 2) / (one + 2)))
  const line = die + 2
  const placesFrom = (x: number, y: number, count: number, w: number, inLine: number) =>
    Array.from({ length: count }, (_, i) => {
      const nth = Number.isFinite(inLine) ? Math.floor(i / inLine) : 0
      return { x: x + (i - (nth && nth * inLine)) * (w + 2), y: y + nth * line, w, h: die }
    })
  const hasFaces = need.taken.some(({ coins, markers }) => coins + markers > 0)
  let [x, y] = [0, 0]
  const taken = need.taken.map(({ coins, markers }) => {
    const box = { x, y, w: die, h: die }
    if (!hasFaces) {
      x += line
      return { die: box, coins: [], markers: [] }
    }
    const inLine = inLineOf(area.w - die - 6, face)
    const coined = placesFrom(die + 6, y, coins, face, inLine)
    const lines = scrolls ? 0 : Math.ceil(coins / inLine)
    const from = scrolls ? die + 6 + coins * (face + 2) : die + 6
    const marked = placesFrom(from, y + lines * line, markers, face, inLine)
    y += line * Math.max(1, scrolls ? 1 : lines + Math.ceil(markers / inLine))
    return { die: box, coins: coined, markers: marked }
  })
  const value = need.taken.length === 2 && !hasFaces ? { x: x + 2, y, w: 40, h: die } : null
  if (value) x += 48
  const before = hasFaces ? 0 : Math.ceil(x / line)
  // While a finger turns what was taken, the other dice cannot be taken any more.
  const count = hasFaces && scrolls ? 0 : need.pool
  const pool = placesFrom(0, y, before + count, die, inLineOf(area.w, die)).slice(before)
  const all = [...pool, ...taken.flatMap((one) => [one.die, ...one.coins, ...one.markers])]
  const h = Math.max(die, ...all.map(bottom))
  return { box: { ...area, h }, pool, taken, value, scrolls }
}

/** A picture that is lower shows nothing: no sentence is told then. */
const leastPicture = 38
/** Share of a stamp's height that its picture has at most. */
const mostPicture = 0.58

/** Room of a banner beside the words of the market office, in pixels. */
const besideBanner = 36

/** A picture beside which two values of a banner hang above the name, and one on which they lie in a line. */
const hanging = 35
const lyingAt = 30

/** Width of the button that turns to the next pair of dice. */
const turnWide = 58

/** Height of the words of a stamp: its name, what it costs, and its sentence where that is told. */
const wordsHigh = ({ title, signs, says }: OfferNeed, w: number, isTold: boolean): number =>
  3 +
  nameLetters * linesAt(title, 'display', nameLetters, w - 18) +
  (signs * signWidth > w - 18 ? 2 : 1) * 19 +
  3 +
  (isTold && says !== '' ? 1 + 13.7 * linesAt(says, 'text', sayLetters, w - 20) : 0)

/**
 * Stamps in a row, groups apart: as wide as fits, or low in two rows, or, under a finger, in a row that scrolls.
 *
 * @param more width of the first beyond that of the others, in pixels
 */
function rowOf(
  offers: ReadonlyArray<OfferNeed>,
  area: Box,
  h: number,
  scrolls: boolean,
  more = 0,
): TrayLayout['offers'] {
  // Those that lack something come last, and may go on out of view.
  const within = offers.filter(({ group }) => group !== 'withheld')
  const count = within.length
  const isNew = (i: number) => i > 0 && offers[i]?.group !== offers[i - 1]?.group
  const apart = within.filter((_, i) => isNew(i)).length * (between - gap)
  const narrow = Math.max(
    // Names of customers are short.
    more > 0 ? 74 : 84,
    ...within.map(
      ({ title }, i) => narrowest(title, 'display', nameLetters) + 18 - (i === 0 ? more : 0),
    ),
  )
  const w = scrolls
    ? 122
    : Math.min(150, Math.floor((area.w - 2 * pad - more - apart + gap) / Math.max(1, count)) - gap)
  const low = !scrolls && w < narrow
  const high = low ? (h - gap) / 2 : h
  // In two rows there is no room to lie apart: the colours of their banners tell groups then.
  const columns = Math.max(1, Math.ceil(count / 2))
  const wide = low ? Math.min(132, Math.floor((area.w - 10 + gap) / columns) - gap) : w
  let x = 5
  let line = 0
  const places = offers.map((_, i) => {
    if (!low && isNew(i)) x += between - gap
    const own = wide + (i === 0 && !low ? more : 0)
    const box = { x, y: 5 + line * (high + gap), w: own, h: 0 }
    if (low && line === 0) line = 1
    else {
      line = 0
      x += own + gap
    }
    return box
  })
  // Pictures have the room that the words of all leave, so that they are of one height.
  const wordsWith = (isTold: boolean) =>
    2 * 6 + Math.max(0, ...offers.map((offer) => wordsHigh(offer, wide, isTold)))
  // Long words have the row grow where it scrolls: else banners would cover them.
  const grown = scrolls ? Math.max(high, wordsWith(false) + lyingAt) : high
  const pictureWith = (isTold: boolean) =>
    Math.min(Math.max(grown * mostPicture, lyingAt), grown - wordsWith(isTold))
  const says = !low && offers.some(({ says }) => says !== '') && pictureWith(true) >= leastPicture
  const picture = pictureWith(says)
  const lying = !low && picture < hanging
  return {
    area: { ...area, h: (low ? h : grown) + 10 },
    places: places.map((box) => ({ ...box, h: grown })),
    ...{ low, lying, says, picture },
  }
}

/** The least that a picture and words need, and the least that words alone need beside a finger. */
const least = { w: 62, h: 84, words: 44 }

/** Cells of one size in as many lines as they need; narrower and lower where they would be higher than `most`. */
function linesOf(
  count: number,
  area: Box,
  cell: { w: number; h: number },
  most: number,
): TrayLayout['offers'] {
  const inner = { x: 5, y: 5, w: area.w - 10, h: 0 }
  const inLineOf = (w: number) =>
    Math.max(1, Math.min(count, Math.floor((inner.w + gap) / (w + gap))))
  const highOf = (columns: number) => {
    const lines = Math.ceil(count / columns)
    return Math.min(cell.h, (most - 10 + gap) / lines - gap)
  }
  const usual = inLineOf(cell.w)
  const narrowest = Math.max(usual, inLineOf(least.w))
  let columns = usual
  while (columns < narrowest && highOf(columns) < Math.min(cell.h, least.h)) columns++
  const high = Math.max(least.words, highOf(columns))
  const w = Math.min(cell.w * 1.25, (inner.w - (columns - 1) * gap) / columns)
  const places = inLines(inner, count, { w, h: high }, { columns, gap }).map((box, i) => ({
    ...box,
    x: inner.x + (i % columns) * (w + gap),
  }))
  const h = Math.max(high + 5, ...places.map(bottom)) + 5
  return {
    area: { ...area, h },
    places,
    low: high < least.h,
    lying: false,
    says: false,
    picture: high * 0.44,
  }
}

/** Customers to choose from in lines, after the market office, whose words and prices have the room of two. */
function customersOf(
  offers: ReadonlyArray<OfferNeed>,
  area: Box,
  most: number,
): TrayLayout['offers'] {
  const lines = linesOf(offers.length + 1, area, { w: 82, h: 104 }, most)
  const [first, second, ...others] = lines.places
  if (!first || !second) return lines
  const words = offers.slice(1).map((offer) => wordsHigh(offer, first.w, false))
  const room = first.h - 2 * 6 - Math.max(0, ...words)
  const picture = Math.min(first.h * mostPicture, Math.max(room, lyingAt))
  return {
    ...lines,
    ...{ picture, lying: picture < hanging },
    places: [{ ...first, w: right(second) - first.x }, ...others],
  }
}

function offersOf(
  need: TrayNeed,
  area: Box,
  look: Look,
  scrolls: boolean,
  most = Number.POSITIVE_INFINITY,
): TrayLayout['offers'] {
  if (need.kind === 'uses') return rowOf(need.offers, area, look.stamp, scrolls)
  if (need.kind === 'answers') {
    const isMany = need.answers > (scrolls ? 6 : 8)
    return linesOf(need.answers, area, { w: isMany ? 84 : 100, h: isMany ? 88 : 112 }, most)
  }
  if (need.asked && scrolls) return customersOf(need.offers, area, most)
  return rowOf(need.offers, area, look.stamp, scrolls, scrolls ? 0 : besideBanner)
}

/** Sizes that both kinds of tray count with. */
function groundOf(stage: Size, contents: Contents, handle: number) {
  const isTouched = contents.pane !== null
  const usual: Look = isTouched ? looks.finger : looks.mouse
  const low = isTouched && stage.height < 480 ? { ...usual, stamp: 84 } : usual
  const look = stage.width > 1600 ? { ...low, stamp: 158, die: 54 } : low
  const { tray: need, dice } = contents
  const outer = isTouched ? 0 : 10
  const w = stage.width - (isTouched ? 0 : handle + 2 * outer)
  const hasRuler = need.kind === 'uses' && need.ruler
  const hasAbout = need.kind === 'answers' && need.about
  const top = hasRuler ? look.ruler : pad
  const button = { w: 44, h: Math.max(look.ruler, isTouched ? 44 : 32) }
  const isNarrow = stage.width < 700
  const ruler = hasRuler ? { x: 0, y: 0, w: isNarrow ? w : w - button.w - 4, h: top } : null
  const pairHeight = dice.pairs ? look.pair : 0
  const aside = hasRuler ? 0 : button.w + 4
  return {
    ...{ stage, need, dice, isTouched, look, outer, w, hasRuler, hasAbout },
    ...{ isNarrow, top, button, ruler, pairHeight, aside },
  }
}

type Ground = ReturnType<typeof groundOf>

/** Height of the offers; none while nothing can be answered. */
const shownOf = ({ need }: Ground, { area }: TrayLayout['offers']): number =>
  need.kind === 'answers' && need.answers === 0 ? 0 : area.h

/** Dice at the left, offers beside them. */
function besideOf(ground: Ground): TrayLayout {
  const { stage, need, dice, isTouched, look, outer, w, hasAbout } = ground
  const { top, button, ruler, pairHeight, aside } = ground
  const faces = Math.max(0, ...dice.taken.map(({ coins, markers }) => coins + markers))
  const counted = dice.pool + dice.taken.length
  const wanted =
    faces > 0
      ? look.die + 6 + 5 * (look.face + 2)
      : Math.max(4, Math.ceil(counted / 2)) * (look.die + 2)
  const beside = Math.max(wanted, stage.width >= 1000 ? 270 : 212)
  const laid = diceOf(dice, { x: pad, y: top + 4, w: beside, h: 0 }, look, false)
  const pairs = { x: pad, y: bottom(laid.box) + 4, w: beside - 84, h: pairHeight }
  const x = pad + beside + 14
  const about = hasAbout ? { x, y: top, w: w - x - pad - aside, h: 84 } : null
  const inner = { x, y: about ? bottom(about) : top, w: w - x - pad - aside, h: 0 }
  const offers = offersOf(need, inner, look, isTouched)
  const shown = inner.y + shownOf(ground, offers)
  const h = Math.max(dice.pairs ? bottom(pairs) : bottom(laid.box), shown) + 4
  return {
    box: { x: outer, y: stage.height - h - outer, w, h },
    ruler,
    display: { x: w - button.w, y: 0, ...button },
    dice: laid,
    pairs: dice.pairs ? pairs : null,
    take: dice.pairs ? { ...pairs, x: pad + beside - 80, w: 80 } : null,
    turn: null,
    offers,
    about,
  }
}

/** Offers above, dice below them under the thumb; in others' turns dice above, where no sentence hides them. */
function stackedOf(ground: Ground): TrayLayout {
  const { stage, need, dice, look, w, hasRuler, hasAbout } = ground
  const { top, button, ruler } = ground
  const about = hasAbout
    ? { x: pad, y: top, w: w - 2 * pad, h: Math.min(92, stage.height * 0.2) }
    : null
  const isMarket = need.kind === 'market' && !need.asked
  const inner = { x: 0, y: about ? bottom(about) : top, w, h: 0 }
  // The village keeps the rest; dice lie below customers, and nothing below answers.
  const below = need.kind === 'answers' ? 8 : 60
  const offers = offersOf(need, inner, look, true, stage.height * 0.69 - inner.y - below)
  const shown = inner.y + shownOf(ground, offers)
  const aside = hasRuler || isMarket ? button.w + 4 : 0
  const besideDice = dice.pairs ? turnWide + 4 : 0
  const area = { x: 4, y: shown + 2, w: w - 8 - aside - besideDice, h: 0 }
  const die = Math.max(44, Math.min(46, Math.floor((w - 8) / 8) - 2))
  const all = diceOf(dice, area, { ...look, die, face: 44 }, true)
  const low = need.kind === 'answers' ? { ...all, box: { ...area, h: 0 } } : all
  const h = bottom(low.box) + 4
  const isTurned = isMarket && need.others
  const laid = isTurned ? { ...low, box: { ...low.box, y: pad } } : low
  const display = aside > 0 ? { x: w - button.w - 2, y: laid.box.y, ...button } : null
  return {
    box: { x: 0, y: stage.height - h, w, h },
    ruler,
    display,
    dice: laid,
    pairs: null,
    take: null,
    turn: dice.pairs ? { x: right(area) + 4, y: laid.box.y, w: turnWide, h: die } : null,
    offers: isTurned ? { ...offers, area: { ...offers.area, y: bottom(laid.box) + 2 } } : offers,
    about,
  }
}

/** The tray at the foot of the stage: dice, the ruler of sums, and stamps; as high as what lies on it. */
export function trayOf(stage: Size, contents: Contents, handle: number): TrayLayout {
  const ground = groundOf(stage, contents, handle)
  return ground.isNarrow ? stackedOf(ground) : besideOf(ground)
}
