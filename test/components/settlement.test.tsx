import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { tell } from '../../web/gallery/post-office.ts'
import { settlement } from '../../worker/games/settlement/index.ts'
import { showTable } from './table.tsx'

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string | RegExp) => fireEvent.click(button(name))
const tab = (name: RegExp) => button(name).getAttribute('aria-pressed')
/** The board comes a moment after its frame. */
const find = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })
const tray = () => screen.queryByRole('region', { name: 'Exchange' })

/** A turn begins, with something to exchange. */
const begun = '?game=settlement&seats=2&moves=32&seed=1&you=0&until=mine'

const onPhone = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('960px') }),
  )
afterEach(() => vi.unstubAllGlobals())

describe('on a phone', () => {
  test('choosing to construct leads from the valley to the market', async () => {
    onPhone()
    await showTable(begun)
    await find(/^Valley/)
    press(/^Valley/)
    expect(tab(/^Valley/)).toBe('true')
    fireEvent.click(await find(/^Construct a building/))
    await waitFor(() => expect(tab(/^Market/)).toBe('true'))
  })

  test('a tap on a name shows that valley, from the market, too', async () => {
    onPhone()
    await showTable(begun)
    await find(/^Market/)
    press(/^Market/)
    fireEvent.click(document.querySelectorAll<HTMLElement>('.rail .seat')[1] as HTMLElement)
    await waitFor(() => expect(document.querySelector('.s-visit')).toBeTruthy())
    // Their name takes the room of the tabs, with the way back to where one was.
    expect(document.querySelector('.seat-band-name')?.textContent).toContain('Hebamme Frida')
    fireEvent.click(document.querySelector('.seat-band-back') as HTMLElement)
    await waitFor(() => expect(tab(/^Market/)).toBe('true'))
  })

  test('on a low one my heroes can be looked at beside the market', async () => {
    onPhone()
    vi.stubGlobal('innerHeight', 420)
    vi.stubGlobal('innerWidth', 360)
    await showTable('?game=settlement&seats=2&moves=45&seed=18&you=0&until=mine')
    await find(/^Market/)
    press(/^Market/)
    fireEvent.click(await find('Your hero'))
    expect(document.querySelector('.s-own-heroes [data-at="invited:0:0"] .s-vp')).toBeTruthy()
    press('Heroes and market')
    await waitFor(() => expect(document.querySelector('.s-market')).toBeTruthy())
  })

  test('exchanges lie open in the part where they were opened only', async () => {
    onPhone()
    await showTable(begun)
    press(/^Valley/)
    fireEvent.click(await find('Exchange'))
    expect(tray()).not.toBeNull()
    press(/^Market/)
    await waitFor(() => expect(tray()).toBeNull())
  })
})

test.for(['a phone', 'a laptop'])(
  'to pass after an action is a short button on %s, as at the beginning of a turn',
  async (screenOf) => {
    if (screenOf === 'a phone') onPhone()
    await showTable('?game=settlement&seats=3&moves=60&seed=1&you=0&until=mine')
    fireEvent.click(
      (await screen.findAllByRole('button', { name: /^Clay bank/ }))[0] as HTMLElement,
    )
    await screen.findByRole('heading', { level: 1, name: /end your turn/i })
    expect(document.querySelector('.bar-answers')?.textContent).toBe('Pass')
  },
)

test('S-R12 an activation that brings nothing: the first tap warns, the second plans it', async () => {
  await showTable(begun)
  const faint = () => document.querySelector<HTMLElement>('.s-faint')
  await waitFor(() => expect(faint()).toBeTruthy())
  const piece = document.querySelector(`[data-at="${faint()?.dataset.at}"]`) as HTMLElement
  fireEvent.click(piece)
  await screen.findByRole('heading', { level: 1, name: /^This brings nothing and/ })
  expect(button('Undo').disabled).toBe(true)
  fireEvent.click(piece)
  await waitFor(() => expect(button('Undo').disabled).toBe(false))
})

test('exchanges do not lie open again after something else was done', async () => {
  await showTable(begun)
  fireEvent.click(await find('Exchange'))
  expect(tray()).not.toBeNull()
  fireEvent.click(screen.getAllByRole('button', { name: /Explore a terrain in/ })[0] as HTMLElement)
  await waitFor(() => expect(tray()).toBeNull())
  press('Undo')
  await waitFor(() => expect(button('Exchange').disabled).toBe(false))
  expect(tray()).toBeNull()
})

test('exchanges can be made while an action is chosen, which goes on then', async () => {
  await showTable(begun)
  press(/^Construct a building/)
  await screen.findByRole('heading', { level: 1, name: 'Which building do you construct?' })
  press('Exchange')
  const chip = () => tray()?.querySelector<HTMLElement>('.s-chip') as HTMLElement
  expect(chip().classList).toContain('b-lit')
  fireEvent.click(chip())
  await screen.findByRole('heading', { level: 1, name: /^What do you take for/ })
  fireEvent.click(tray()?.querySelector<HTMLElement>('[data-at^="get:"]') as HTMLElement)
  await waitFor(() => expect(button('Undo').disabled).toBe(false))
  expect(button(/^Construct a building/).getAttribute('aria-pressed')).toBe('true')
})

test('an action that was done keeps its name, beside the settlers who did it', async () => {
  await showTable('?game=settlement&seats=3&moves=60&seed=1&you=0&until=mine')
  const site = () => document.querySelector('[data-at="action:build-outpost"] .s-site')
  expect(site()?.textContent).toBe('Outpost')
  fireEvent.click(screen.getAllByRole('button', { name: /^Clay bank/ })[0] as HTMLElement)
  await waitFor(() => expect(site()?.querySelector('.s-standing')).toBeTruthy())
  expect(site()?.textContent).toBe('Outpost')
})

test('S7.14 the question of the Shaman Mask marks its terrain', async () => {
  await showTable('?game=settlement&seats=3&moves=10&seed=2&you=0&until=mine')
  await screen.findByRole('heading', { level: 1, name: /^Shaman Mask: let a/ })
  expect(document.querySelectorAll('.s-tile.s-asked .s-land')).toHaveLength(1)
})

test('S7.11 a region that may be activated again says so, and is not grey', async () => {
  await showTable('?game=settlement&seats=3&moves=52&seed=14&you=0&until=mine')
  const flag = await find(/^Region I\. Activated this round; your artifact/)
  expect(flag.querySelector('.s-flag-word')?.textContent).toBe('Again')
  expect(flag.querySelector('.s-used')).toBeNull()
})

test('a terrain is put where it was looked for; undo asks for its place', async () => {
  await showTable('?game=settlement&seats=3&moves=60&seed=1&you=0&until=mine')
  // The region has two free spaces, as there is nothing to choose otherwise.
  const space = () => document.querySelector<HTMLElement>('[data-at="terrain:0:0"]')
  const land = () => space()?.querySelector('.s-land')
  await waitFor(() => expect(space()?.querySelector('.s-exploring')).toBeTruthy())
  expect(document.querySelector('[data-at="terrain:0:2"] .s-exploring')).toBeTruthy()
  fireEvent.click(space() as HTMLElement)
  fireEvent.click(await find('Send to see it'))
  await waitFor(() => expect(land()).toBeTruthy())
  press('Undo')
  await waitFor(() => expect(land()).toBeFalsy())
  expect(space()?.classList).toContain('b-lit')
})

test('a plan counts in the points beside the names', async () => {
  // As if each piece of gold were worth a point: exchanging one loses it.
  vi.spyOn(settlement, 'score').mockImplementation(({ boards }) =>
    boards.map(({ supply }, seat) => ({
      seat,
      total: supply.gold,
      categories: [],
    })),
  )
  await showTable(begun)
  const points = () =>
    Number.parseInt(document.querySelector('.seat-points')?.textContent ?? '', 10)
  fireEvent.click(await find('Exchange'))
  const before = points()
  const chips = () => tray()?.querySelectorAll<HTMLElement>('.s-chip') ?? []
  fireEvent.click(chips()[0] as HTMLElement)
  fireEvent.click([...chips()].at(-1) as HTMLElement)
  await waitFor(() => expect(points()).toBe(before - 1))
  vi.restoreAllMocks()
})

test('a note of the guide is read when a move is made in front of it, not the one that comes next', async () => {
  await showTable('?game=settlement&seats=2&moves=0&seed=1&you=0&until=mine', undefined, '')
  await screen.findByText('An artifact to begin with')
  fireEvent.click(screen.getAllByRole('button', { name: /Take the / })[0] as HTMLElement)
  await waitFor(() => expect(localStorage.getItem('dorfpost.guide.settlement')).toBe('draft'))
})

test('S5.46 a street gives what costs nothing at once; each effect can be taken back', async () => {
  await showTable('?game=settlement&seats=2&moves=20&seed=12&you=0&until=mine')
  const street = await find(/^Lower street\..*Activate/)
  fireEvent.click(street)
  // A clay pit: nothing is asked about it.
  const planned = () => document.querySelector('.bar')?.textContent
  await waitFor(() => expect(planned()).toMatch(/2 moves planned/))
  press('Undo')
  await waitFor(() => expect(planned()).toMatch(/1 move planned/))
  await screen.findByRole('heading', { level: 1, name: /^Do you use the/ })
})

test('S5.46 what costs nothing comes with a street from the list of moves, too', async () => {
  await showTable('?game=settlement&seats=2&moves=20&seed=12&you=0&until=mine')
  fireEvent.click(screen.getAllByRole('button', { name: 'More' })[0] as HTMLElement)
  fireEvent.click(await find('As a list'))
  const list = await screen.findByRole('region', { name: 'Moves' })
  fireEvent.click(within(list).getByRole('button', { name: /^Activate .*lower street/i }))
  await waitFor(() =>
    expect(document.querySelector('.bar')?.textContent).toMatch(/2 moves planned/),
  )
})

const passing = () => document.querySelector<HTMLButtonElement>('.bar-answers .bar-answer')

/** Passes the round, whatever is lost by it. */
async function pass() {
  await waitFor(() => expect(passing()?.textContent).toMatch(/^Pass/))
  fireEvent.click(passing() as HTMLElement)
  if (passing()?.textContent?.startsWith('Lose')) fireEvent.click(passing() as HTMLElement)
}

test('S4.8, S5.91 to pass and to take an artifact is one turn, and can be taken back before it is sent', async () => {
  const table = await showTable('?game=settlement&seats=2&moves=20&seed=1&you=0&until=mine')
  const { revision } = table
  await pass()
  await screen.findByRole('heading', { level: 1, name: 'Choose an artifact for round 3.' })
  expect(table.revision).toBe(revision)
  expect(document.querySelector('.s-own-artifact.s-new')).toBeNull()
  fireEvent.click(screen.getAllByRole('button', { name: /Take the / })[0] as HTMLElement)
  // It is marked where it came to lie.
  await waitFor(() => expect(document.querySelector('.s-own-artifact.s-new')).not.toBeNull())
  press('End turn & send')
  await waitFor(() => expect(table.revision).toBe(revision + 1))
})

test('S5.91 an artifact that I chose lies before me as planned, even where the table ends the round first', async () => {
  // The other seat has passed: my passing ends the round.
  await showTable('?game=settlement&seats=2&moves=14&seed=3&you=0&until=mine')
  await pass()
  await screen.findByRole('heading', { level: 1, name: /^Choose an artifact/ })
  const [offer] = [...document.querySelectorAll<HTMLElement>('[data-at^="artifact:"].b-lit')]
  const name = offer?.querySelector('b')?.textContent
  fireEvent.click(offer as HTMLElement)
  await waitFor(() => expect(document.querySelector('.s-artifacts')).toBeNull())
  const own = () => document.querySelector('.s-own-artifact.s-new b')?.textContent
  await waitFor(() => expect(own()).toBe(name))
  press('Undo')
  await waitFor(() => expect(document.querySelector('.s-own-artifact.s-new')).toBeNull())
})

test('a deed of mine is seen in my village, whosever is on the stage', async () => {
  await showTable(begun)
  fireEvent.click(document.querySelectorAll<HTMLElement>('.rail .seat')[1] as HTMLElement)
  await screen.findByText('Back to my village')
  fireEvent.click(screen.getAllByRole('button', { name: /Explore a terrain in/ })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByText('Back to my village')).toBeNull())
})

test('until a plan is sent that shows something new, no space invites', async () => {
  await showTable('?game=settlement&seats=3&moves=60&seed=1&you=0&until=mine')
  const space = () => document.querySelector<HTMLElement>('[data-at="terrain:0:0"]')
  await waitFor(() => expect(space()?.querySelector('.s-exploring')).toBeTruthy())
  fireEvent.click(space() as HTMLElement)
  await find('Send to see it')
  expect(document.querySelector('.s-reachable')).toBeNull()
})

test('a space that a terrain is drawn for is marked until it is seen', async () => {
  await showTable('?game=settlement&seats=3&moves=60&seed=1&you=0&until=mine')
  const space = () => document.querySelector<HTMLElement>('[data-at="terrain:0:0"]')
  await waitFor(() => expect(space()?.querySelector('.s-exploring')).toBeTruthy())
  fireEvent.click(space() as HTMLElement)
  await find('Send to see it')
  const awaiting = () => [...document.querySelectorAll<HTMLElement>('.b-awaits')]
  await waitFor(() => expect(awaiting().map((one) => one.dataset.at)).toEqual(['terrain:0:0']))
})

describe('a move that turns something up and leaves nothing but the end of the turn', () => {
  /** Constructs the building on market space 1 that leaves two resources, which can be exchanged. */
  async function construct() {
    const table = await showTable('?game=settlement&seats=2&moves=8&seed=3&you=0&until=mine')
    await find('Exchange')
    const at = (piece: string) => document.querySelector<HTMLElement>(`[data-at="${piece}"]`)
    fireEvent.click(at('market:1') as HTMLElement)
    await waitFor(() => expect(at('building:0:0')?.classList).toContain('b-lit'))
    fireEvent.click(at('building:0:0') as HTMLElement)
    await screen.findByRole('heading', { level: 1, name: /^Your turn is complete/ })
    return table
  }

  test('ends the turn with one press', async () => {
    const table = await construct()
    const { revision } = table
    press('End turn & send')
    await waitFor(() => expect(table.revision).toBeGreaterThanOrEqual(revision + 2))
    expect(table.entry(revision + 2).seat).toBe(0)
    expect(table.entry(revision + 2).events.map(({ event }) => event)).toContain('turn-ended')
  })

  test('can be looked at before, to pass or to exchange', async () => {
    const table = await construct()
    const { revision } = table
    const [, look] = screen.getAllByRole('button', { name: 'Send to see it', hidden: true })
    fireEvent.click(look as HTMLElement)
    await screen.findByRole('heading', { level: 1, name: 'End your turn, or pass for this round.' })
    expect(table.revision).toBe(revision + 1)
  })
})

test('the stage stays wide when a season changes', async () => {
  const table = await showTable(begun)
  await find(/^Construct a building/)
  const board = () => document.querySelector('.s-board') as HTMLElement
  expect(board().matches('.s-wide')).toBe(true)
  const [season] = [...board().classList].filter((name) => name.startsWith('season-'))
  const now = table.table()
  const state = { ...(now.play?.state as object), round: 6 }
  const play = { ...now.play, state, revision: table.revision + 1 }
  tell({ table: () => ({ ...now, play, revision: play.revision }) } as never, null)
  await waitFor(() => expect(board().matches(`.${season}`)).toBe(false))
  expect(board().matches('.s-board.s-wide')).toBe(true)
})

const send = () => document.querySelector<HTMLButtonElement>('.bar-send')

test('S4.8 to pass never stands where a turn is sent, and is asked once while settlers are left', async () => {
  const table = await showTable('?game=settlement&seats=2&moves=20&seed=1&you=0&until=mine')
  const { revision } = table
  await waitFor(() => expect(passing()?.textContent).toMatch(/^Pass, \d resources? lost$/))
  expect(send()?.textContent).toBe('End turn & send')
  expect(send()?.disabled).toBe(true)
  fireEvent.click(send() as HTMLElement)
  fireEvent.click(passing() as HTMLElement)
  await waitFor(() =>
    expect(passing()?.textContent).toMatch(/^Lose \d settlers? and \d resources?\?$/),
  )
  expect(document.querySelector('.bar')?.textContent).not.toMatch(/planned/)
  fireEvent.click(passing() as HTMLElement)
  await screen.findByRole('heading', { level: 1, name: 'Choose an artifact for round 3.' })
  expect(table.revision).toBe(revision)
})

test('S-R16 passing in the last round is asked back with what it means, until something else is touched', async () => {
  await showTable('?game=settlement&seats=2&moves=60&seed=3&you=0&until=mine')
  const isAsked = () =>
    waitFor(() => expect(passing()?.textContent).toMatch(/^Lose \d settlers?\?$/))
  const isCalm = () => waitFor(() => expect(passing()?.textContent).toBe('Pass: your game ends'))
  await isCalm()
  expect(send()?.disabled).toBe(true)
  fireEvent.click(passing() as HTMLElement)
  await isAsked()
  fireEvent.pointerDown(document.querySelector('.stage') as HTMLElement)
  await isCalm()
  // By the keyboard as well.
  passing()?.focus()
  fireEvent.click(passing() as HTMLElement)
  await isAsked()
  document.querySelector<HTMLElement>('.rail .seat')?.focus()
  await isCalm()
})

test('S6.1 once the game is over, its board offers nothing any more', async () => {
  await showTable('?game=settlement&seats=2&seed=3&you=0&until=end')
  await waitFor(() => expect(document.querySelectorAll('.s-flag')).toHaveLength(3))
  const said = document.querySelector('.s-board')?.textContent ?? ''
  expect(said).not.toMatch(/Activate\b|Explore|Construct|Hunt|\+$/)
  expect(document.querySelector('.s-reachable')).toBeNull()
})

test('S11.15 a single building that leaves a choice is asked about at once', async () => {
  await showTable('?game=settlement&seats=2&moves=27&seed=2&you=0&until=moves')
  await screen.findByRole('heading', { level: 1, name: /: which resource do you/ })
  fireEvent.click(document.querySelector('[data-at="choice:wood"].b-lit') as HTMLElement)
  await waitFor(() => expect(document.querySelector('.bar')?.textContent).toMatch(/1 move planned/))
})
