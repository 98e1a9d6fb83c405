/** Goes through a recorded whole game in the gallery, state by state, and measures what is seen of each. */
import type { Browser, Page } from 'playwright-core'
import type {} from '../../web/gallery/walk.ts'
import type { Language } from '../../worker/games/kernel/language.ts'
import { findings } from './accessible.ts'
import { type Gallery, newScreen, type Size, showPosition } from './gallery.ts'
import type { Essential, Measured } from './measured.ts'
import { leaveUnpainted } from './unpainted.ts'

/** A game whose seats all play at random: the same seed, the same game. */
export interface Recorded {
  readonly game: string
  readonly seats: number
  readonly seed: number
  /** Number of moves that are left out at the beginning. */
  readonly from?: number
}

/** Way in which a state is looked at. */
export interface Look {
  readonly size: Size
  readonly language: Language
  readonly theme: 'light' | 'dark'
  /** Panes of a phone: all, or the one in view and, every other time, its neighbour, where less changes. */
  readonly panes: 'all' | 'few'
}

/** A state of the game, on the page as it stands. */
export interface State {
  readonly page: Page
  /** Number of states that came before it. */
  readonly nth: number
  /** Number of moves that were played. */
  readonly moves: number
  readonly isMine: boolean
  readonly isOver: boolean
}

/** Lets the page lay everything out: some of it is laid out once more after it was measured. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    await document.fonts.ready
  })

/**
 * Goes through all states of a game: each question put to me, each turn of another after it, and the end.
 *
 * @param looksAt how a state is looked at; on screens of one kind
 * @param see is called at every screen, each pane of a phone being one
 */
export async function walkThrough(
  browser: Browser,
  gallery: Gallery,
  { from = 0, ...game }: Recorded,
  looksAt: (state: State) => ReadonlyArray<Look>,
  see: (state: State, where: string) => Promise<void>,
  size: Size,
): Promise<void> {
  const page = await newScreen(browser, size)
  await leaveUnpainted(page)
  await showPosition(page, gallery, { ...game, moves: from, until: 'moves' })
  let error: Error | null = null
  page.on('pageerror', (thrown) => {
    error ??= thrown
  })
  let worn: Look | null = null
  // Asking the page takes as long as measuring: it is asked as seldom as can be.
  for (let nth = 0, state = await reached(page, false); state; nth++) {
    const now = { ...state, page, nth }
    for (const look of looksAt(now)) {
      if (look !== worn) await wear(page, look)
      worn = look
      const tabs = await show(page)
      const where = `moves=${state.moves} ${look.size.join('x')} ${look.language} ${look.theme}`
      // By two: my turn and that of another often alternate.
      const panes = look.panes === 'all' ? Infinity : 1 + (Math.floor(nth / 2) % 2)
      await throughPanes(page, tabs, panes, (pane) =>
        see(now, pane === null ? where : `${where} ${pane}`),
      )
    }
    if (error) throw error
    state = await reached(page, true)
  }
  await page.context().close()
}

/** The state that was reached, or the one after it: what is asked of it; `null`: there is none after it. */
const reached = (page: Page, isNext: boolean) =>
  page.evaluate(
    (goOn) =>
      goOn && !walk.next()
        ? null
        : { moves: walk.played(), isMine: walk.isMine(), isOver: walk.isOver() },
    isNext,
  )

interface Tab {
  readonly name: string
  readonly open: boolean
}

/** Has the page show the state that was reached, as `settle` does, and tells the panes of a phone. */
const show = (page: Page): Promise<Tab[]> =>
  page.evaluate(async () => {
    walk.show()
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    // The story of the end is loaded once it is needed.
    while (document.querySelector('.frame-ended') && !document.querySelector('.ending'))
      await frame()
    await document.fonts.ready
    return [...document.querySelectorAll('.pane-tab')].map((one) => ({
      name: one.textContent ?? '',
      open: one.ariaPressed === 'true',
    }))
  })

/** Shows the page in another size, language or light. */
async function wear(page: Page, { size, language, theme }: Look): Promise<void> {
  await page.evaluate(
    async ([speech, light]) => {
      document.documentElement.dataset.theme = light
      await walk.speak(speech)
    },
    [language, theme] as const,
  )
  await page.setViewportSize({ width: size[0], height: size[1] })
}

/** Opens the panes of a phone one after the other, up to a number of them; `null`: there are none. */
async function throughPanes(
  page: Page,
  tabs: ReadonlyArray<Tab>,
  most: number,
  see: (pane: string | null) => Promise<void>,
): Promise<void> {
  if (tabs.length === 0) return see(null)
  const first = tabs.findIndex(({ open }) => open)
  const count = Math.min(tabs.length, most)
  for (let i = 0; i < count; i++) {
    const at = (first + i) % tabs.length
    if (i > 0) {
      // By hand: the end stands in the place of the panes.
      await page
        .locator('.pane-tab')
        .nth(at)
        .evaluate((tab) => (tab as HTMLElement).click())
      await settle(page)
    }
    await see(tabs[at]?.name ?? '')
  }
}

const said = (fault: string, list: ReadonlyArray<string>) =>
  [...new Set(list)].map((one) => `${fault}: ${one}`)

/** Faults that must never be on a measured screen, each as a line. */
export function faultsOf(found: Essential): string[] {
  return [
    ...(found.scrolls > 0 ? ['the document scrolls'] : []),
    ...(found.smallest < 12 ? [`letters of ${found.smallest} px: ${found.smallestText}`] : []),
    ...said('words over words', found.overlaps),
    ...said('boxes over boxes', found.boxes),
    ...said('not in view', found.unseen),
  ]
}

/** Parts that must be there and are not: a seat's plate, or, while I am asked, the button that sends. */
export function absentFrom({ seats, sends }: Essential, people: number, isMine: boolean): string[] {
  return [
    ...(seats === people ? [] : [`${seats} of ${people} seats`]),
    ...(isMine && sends !== 1 ? [`${sends} buttons that send`] : []),
  ]
}

/** The same with what is worth a look: names in a narrow place may be cut off, or lie under another card. */
export function flawsOf(found: Measured): string[] {
  return [
    ...faultsOf(found),
    // The end stands before the stage.
    ...said('covered', found.covered).filter((one) => !/ < ending( |$)/.test(one)),
    ...said('cut off', found.cut),
    ...said('breaks within', found.broken),
    ...said('smaller than a finger', found.small),
  ]
}

/** Faults, each with where it was seen first and how often. */
export function createFaults() {
  const seen = new Map<string, { readonly first: string; times: number }>()
  return {
    note(faults: ReadonlyArray<string>, where: string): void {
      for (const fault of faults) {
        const known = seen.get(fault) ?? { first: where, times: 0 }
        known.times++
        seen.set(fault, known)
      }
    },
    lines: () =>
      [...seen]
        .map(([fault, { first, times }]) => `${fault} (${times} times, first at ${first})`)
        .sort(),
  }
}

/**
 * The moves that answer a question and cannot be begun by keyboard. A phone shows some of them on another pane:
 * there it counts that something can be done.
 */
export const unreached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const isReached = (one: Element) =>
      one instanceof HTMLElement &&
      one.tabIndex >= 0 &&
      !one.matches(':disabled, [inert] *') &&
      one.checkVisibility({ visibilityProperty: true })
    const answers = [
      ...document.querySelectorAll('.bar-answer, .tb-option, .bar-send:enabled'),
    ].filter(isReached)
    const lit = [...document.querySelectorAll('.b-lit, .pane-tab:has(.pane-mark)')]
    if (!document.querySelector('.bar-mine .bar-question')) return ['nothing is asked']
    if (innerWidth < 960)
      return answers.length > 0 || lit.some(isReached) ? [] : ['nothing answers the question']
    const begins = await walk.begins()
    // A tray has every answer as a button; not all that it names stands in the village.
    const inTray = [...document.querySelectorAll('.mv-choice')].filter(isReached)
    const isAnswered = inTray.length >= begins.length
    const isButton = (piece: string) => /^(button|counter):/.test(piece)
    const isMissing = (piece: string) =>
      !isAnswered &&
      !isButton(piece) &&
      ![...document.querySelectorAll(`[data-at="${CSS.escape(piece)}"]`)].some(isReached)
    let missing = begins.filter(isMissing)
    // Some lie in trays that a button opens.
    for (const tray of document.querySelectorAll<HTMLElement>('.board [aria-expanded=false]')) {
      if (missing.length === 0 || !isReached(tray)) continue
      tray.click()
      missing = missing.filter(isMissing)
      tray.click()
    }
    // The reach of another sum of the dice is shown once that is looked at.
    const sum = document.querySelector<HTMLElement>('.mv-sum[aria-pressed=true]')
    for (const other of document.querySelectorAll<HTMLElement>('.mv-sum[aria-pressed=false]')) {
      if (missing.length === 0 || !isReached(other)) continue
      other.click()
      missing = missing.filter(isMissing)
      sum?.click()
    }
    // Others lie in a village that its seat brings to the stage.
    for (const seat of document.querySelectorAll<HTMLElement>('.seat:has(.seat-mark)')) {
      if (missing.length === 0 || !isReached(seat)) continue
      const mine = document.querySelector<HTMLElement>('.seat[aria-pressed=true]')
      seat.click()
      missing = missing.filter(isMissing)
      mine?.click()
    }
    const asked = begins.filter(isButton).length
    return [
      ...missing,
      ...(asked > answers.length ? [`${asked - answers.length} of ${asked} answers`] : []),
    ].map((one) => `not by key: ${one}`)
  })

/**
 * Pieces that shine and are not hit where they are tapped. At its middle a piece is hit itself, or something that is
 * drawn there lies over it, as the upper card of a pile does: then enough of it is left beside that. A part that has
 * no paper there, as the wide area around a small tag, takes no tap from it.
 */
export const misses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const finger = 20
    const faults: string[] = []
    const named = (one: Element) =>
      one.closest('[data-at]')?.getAttribute('data-at') ??
      [one.tagName.toLowerCase(), ...one.classList].join('.')
    const chosenBy = (one: Element) => one.closest('button, a, summary, label, input, select')
    /** Visible part of a box: not what scrolls or is cut off by an edge around it. */
    const seenOf = (element: Element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect()
      for (let one = element.parentElement; one; one = one.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(one)
        const edge = one.getBoundingClientRect()
        if (overflowX !== 'visible') {
          left = Math.max(left, edge.left)
          right = Math.min(right, edge.right)
        }
        if (overflowY !== 'visible') {
          top = Math.max(top, edge.top)
          bottom = Math.min(bottom, edge.bottom)
        }
        if (position === 'fixed') break
      }
      left = Math.max(left, 0)
      top = Math.max(top, 0)
      right = Math.min(right, innerWidth)
      bottom = Math.min(bottom, innerHeight)
      return { left, top, wide: right - left, high: bottom - top }
    }
    /** Returns true if something is painted by an element itself, and not only by what is in it. */
    const isPaper = (hit: Element) => {
      if (hit.closest('svg')) return true
      const { backgroundColor, backgroundImage } = getComputedStyle(hit)
      const [, , , alpha = '1'] = backgroundColor.match(/[\d.]+/g) ?? []
      return Number(alpha) > 0.5 || backgroundImage !== 'none' || hit.matches('img, picture')
    }
    /** Returns true if a thing is drawn at a point, by its own paper or that of something in it. */
    const isDrawnAt = (x: number, y: number, thing: Element) =>
      document.elementsFromPoint(x, y).some((one) => thing.contains(one) && isPaper(one))
    for (const piece of document.querySelectorAll<HTMLElement>('.board .b-lit')) {
      if (piece.matches('[inert] *') || !piece.checkVisibility({ visibilityProperty: true }))
        continue
      const { left, top, wide, high } = seenOf(piece)
      // It is scrolled to before it is tapped.
      if (wide < finger || high < finger) continue
      const [x, y] = [left + wide / 2, top + high / 2]
      const hit = document.elementFromPoint(x, y)
      if (!hit || piece.contains(hit)) continue
      const other = chosenBy(hit)
      if (!other || !isDrawnAt(x, y, other)) {
        faults.push(`${named(piece)} < ${named(other ?? hit)}`)
        continue
      }
      const steps = 24
      let hits = 0
      for (let i = 0; i < steps; i++)
        for (let j = 0; j < steps; j++) {
          const at = document.elementFromPoint(
            left + ((i + 0.5) * wide) / steps,
            top + ((j + 0.5) * high) / steps,
          )
          if (at && piece.contains(at)) hits++
        }
      if ((hits * wide * high) / steps ** 2 < finger ** 2)
        faults.push(`too little of ${named(piece)} beside ${named(other)}`)
    }
    return faults.map((one) => `not hit: ${one.replace(/\d+/g, '#')}`)
  })

/**
 * Has axe look at what is of a kind that it did not look at before in this light, and at all that is in it: a look
 * takes longer than all the rest. A kind is what an element is called, and says of itself. The first page is looked at
 * as a whole.
 */
export function createAxe() {
  const looked = new Set<string>()
  let isFirst = true
  return async (page: Page): Promise<string[]> => {
    // A known thing is told once, as it is much.
    const isNew =
      (await page.evaluate(markNew, null)) ?? (await page.evaluate(markNew, [...looked])) ?? []
    for (const kind of isNew) looked.add(kind)
    if (isNew.length === 0) return []
    const part = isFirst ? undefined : '[data-new]'
    isFirst = false
    const found = await findings(page, undefined, part)
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('[data-new]')) one.removeAttribute('data-new')
    })
    return found
  }
}

declare global {
  /** The kinds of elements that were told of already. */
  var told: Set<string> | undefined
}

/**
 * Marks one of each kind that is shown and was not told of before, and tells the kinds. Runs in the page.
 *
 * @param known the kinds that other pages told of; a page has to be told them once: without them it answers `null`
 */
function markNew(known: ReadonlyArray<string> | null): string[] | null {
  if (known) globalThis.told = new Set(known)
  const { told } = globalThis
  if (!told) return null
  const { theme } = document.documentElement.dataset
  const news: string[] = []
  // Axe tells nothing of things that are drawn, and kept from screen readers.
  for (const element of document.body.querySelectorAll('*:not(svg *, [aria-hidden=true] *)')) {
    if (element.ariaHidden === 'true') continue
    const attributes = element
      .getAttributeNames()
      .filter((name) => /^(role|aria-|disabled)/.test(name))
    const kind = [theme, element.tagName, ...[...element.classList].sort(), ...attributes]
      .join('.')
      .replace(/\d+/g, '#')
    if (told.has(kind) || !element.checkVisibility({ visibilityProperty: true })) continue
    told.add(kind)
    news.push(kind)
    element.setAttribute('data-new', '')
  }
  return news
}
