/** Words of the frame while the turn of another is played on the stage. */
import { fireEvent, screen, waitFor } from '@solidjs/testing-library'
import { expect, onTestFinished, test, vi } from 'vitest'
import { becomes, hear } from '../../web/src/account/me.ts'
import type { Me } from '../../worker/wire/schema/me.ts'
import type { TableCard } from '../../worker/wire/schema/table-list.ts'
import { holdFlights } from './flights.ts'
import { showTable } from './table.tsx'

// Events are played one after another here: nobody asked for less motion.
vi.hoisted(() =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }),
  ),
)

const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? ''

test('while a turn is played, the bar and the rail say who plays it, and that I am asked then', async () => {
  await showTable('?game=villagers&seats=2&moves=2&seed=1&you=0')
  expect(textOf('.seat-acts .seat-said')).toContain('to move')
  // A villager is drafted from the road; then the other seat does the same.
  fireEvent.click(document.querySelector('.v-road .b-lit') as HTMLElement)
  fireEvent.click(document.querySelector('.bar-send') as HTMLElement)
  await screen.findByText('Hebamme Frida plays')
  await waitFor(() => expect(textOf('.said')).not.toBe(''))
  expect(textOf('.bar-small')).toBe('Then it is your turn.')
  const acting = [...document.querySelectorAll('.seat-acts')].map((seat) => seat.textContent)
  expect(acting).toEqual([expect.stringContaining('Hebamme Frida')])
  expect(textOf('.seat-acts .seat-said')).toContain('plays')
  expect(document.body.textContent).not.toContain('to move')
  fireEvent.click(document.querySelector('.said') as HTMLElement)
  await waitFor(() => expect(textOf('.seat-acts .seat-said')).toContain('you · to move'))
  expect(textOf('.bar-small')).not.toContain('You are asked again')
})

test('it is said to be my turn only with the last of the others, and undo and hint stay where they are', async () => {
  await showTable('?game=villagers&seats=3&moves=3&seed=1&you=0')
  fireEvent.click(document.querySelector('.v-road .b-lit') as HTMLElement)
  fireEvent.click(document.querySelector('.bar-send') as HTMLElement)
  for (const [playing, said] of [
    ['Hebamme Frida plays', ''],
    ['Weberin Tilda plays', 'Then it is your turn.'],
  ] as const) {
    await screen.findByText(playing)
    expect(textOf('.bar-small')).toBe(said)
    expect(document.querySelectorAll('.bar-undo, .bar-hint')).toHaveLength(2)
  }
})

test('a move that was sent to see what it brings ends the turn while that is played on the stage', async () => {
  const table = await showTable('?game=my-village&seats=2&moves=10&seed=1&you=0')
  const { revision } = table
  fireEvent.click(screen.getByRole('button', { name: /^Banner value 7\b/ }))
  fireEvent.click(
    document.querySelector('.mv-offers [data-at^="card:travel"].b-lit') as HTMLElement,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Send to see it' }))
  await waitFor(() => expect(table.revision).toBeGreaterThanOrEqual(revision + 2))
  expect(table.entry(revision + 2).seat).toBe(0)
})

test('while a turn is played, nothing of what comes next is offered', async () => {
  await showTable('?game=villagers&seats=2&moves=2&seed=1&you=0')
  const answers = () => [...document.querySelectorAll('.bar-answer')].map((one) => one.textContent)
  fireEvent.click(document.querySelector('.v-road .b-lit') as HTMLElement)
  fireEvent.click(document.querySelector('.bar-send') as HTMLElement)
  await waitFor(() => expect(textOf('.said')).not.toBe(''))
  expect(answers()).toEqual([])
  while (document.querySelector('.said')) {
    fireEvent.click(document.querySelector('.said') as HTMLElement)
    await waitFor(() => expect(textOf('.said')).toBe(''))
  }
  await waitFor(() => expect(answers()).toEqual(['Put no gold on the Road']))
})

test('a turn of mine that brings something and a new question: only the question is said', async () => {
  await showTable('?game=villagers&seats=2&moves=3&seed=2&you=0')
  fireEvent.click(document.querySelector('.v-road .b-lit') as HTMLElement)
  fireEvent.click(document.querySelector('.bar-send') as HTMLElement)
  await screen.findByText('What your turn brings')
  await waitFor(() => expect(textOf('.said')).not.toBe(''))
  expect(textOf('.bar-small')).toBe('Then it is your turn.')
  expect(textOf('.bar-sent')).toBe('Sent')
  await waitFor(() => expect(textOf('.bar-question')).toMatch(/^You may put 1 gold/))
  expect(textOf('.bar-small')).toBe('')
})

test('while a turn is played, the next table that waits for me is offered', async () => {
  const ada = { id: 'ada', name: 'Ada', language: 'en', theme: 'system', zone: 'UTC' }
  onTestFinished(() => becomes(null))
  await becomes({ ...ada, unread: 0, only: null } as Me)
  const waiting = { id: 'other', status: 'playing', yourTurn: true, waitingSince: 1 } as TableCard
  const message = { account: 'ada', isWhole: true, gone: [], letters: [], unread: 0 }
  hear({ ...message, tables: [waiting] })
  await showTable('?game=villagers&seats=3&moves=3&seed=1&you=0')
  fireEvent.click(document.querySelector('.v-road .b-lit') as HTMLElement)
  fireEvent.click(document.querySelector('.bar-send') as HTMLElement)
  await waitFor(() => expect(textOf('.said')).not.toBe(''))
  expect(screen.getByRole('link', { name: 'Next table' }).getAttribute('href')).toBe('/t/other')
})

test('while a turn is played, a card lies in the row until it is taken, and new ones come when they are dealt', async () => {
  await showTable('?game=town-builder&seats=2&moves=24&seed=1&you=0')
  const row = () =>
    [...document.querySelectorAll<HTMLElement>('.tb-row [data-at]')].map(({ dataset }) =>
      dataset.at?.slice('card:'.length),
    )
  const sends = () => document.querySelector<HTMLElement>('.bar-send:enabled')
  // Two cards become foundations, which ends my turn; then the row is filled up and the other seat plays.
  for (const left of [1, 0]) {
    fireEvent.click(document.querySelector('.tb-row .b-lit') as HTMLElement)
    fireEvent.click(await waitFor(() => document.querySelector('.tb-option') as HTMLElement))
    await waitFor(() => expect(row()).toHaveLength(3 + left))
  }
  // The rail tells a seat as it was until all that it did was told.
  const plate = () => document.querySelectorAll('.rail .seat-counters')[1]?.textContent
  const before = plate()
  // Cards in the piles and buildings for the judges are counted likewise.
  const piles = () =>
    [...document.querySelectorAll('.tb-pile-face b')].map((count) => Number(count.textContent))
  const medals = () => textOf('.tb-judges')
  const [deck = 0, discards = 0] = piles()
  const judged = medals()
  fireEvent.click(sends() as HTMLElement)
  await screen.findByText('Hebamme Frida begins their turn of round 5.')
  expect(plate()).toBe(before)
  expect(row()).toEqual(['market-stall', 'prison', 'statue'])
  expect(piles()).toEqual([deck, discards])
  await waitFor(() =>
    expect(row()).toEqual(['market-stall', 'prison', 'statue', 'farm', 'houseboat']),
  )
  expect(piles()).toEqual([deck - 2, discards])
  expect(medals()).toBe(judged)
  await waitFor(() => expect(row()).toEqual(['prison', 'statue', 'farm', 'houseboat']))
  expect(plate()).toBe(before)
  // Her turn is told in one text.
  expect(textOf('.said-text')).toBe('Hebamme Frida starts the Statue.')
  // Cut short, the row is seen as it stands.
  fireEvent.click(document.querySelector('.said') as HTMLElement)
  expect(row()).toEqual(['prison', 'houseboat', 'castle', 'cottage', 'museum'])
  expect(plate()).not.toBe(before)
})

test('while a turn is played, the dice lie as they were told, and a new round is not yet there', async () => {
  await showTable('?game=my-village&seats=2&moves=60&seed=1&you=0')
  const dice = () =>
    ['.mv-die-place > .mv-die-button', '.mv-taken'].map(
      (at) => document.querySelectorAll(at).length,
    )
  const handed = () => textOf('.mv-hand .mv-tag')
  fireEvent.click(document.querySelector('[data-at="v0:banner:headman"]') as HTMLElement)
  await waitFor(() => expect(dice()).toEqual([5, 2]))
  fireEvent.click(document.querySelector('.bar-send:enabled') as HTMLElement)
  await waitFor(() => expect(textOf('.said-text')).not.toBe(''))
  // The stage shows the village of the acting player.
  const village = () => document.querySelector('.mv-village')?.getAttribute('aria-label')
  expect(village()).toBe('Hebamme Frida’s village')
  expect(dice()).toEqual([4, 1])
  await waitFor(() => expect(dice()).toEqual([3, 2]))
  expect(handed()).toContain('+4')
  // Cut short, the table is seen as it stands: the next round has begun.
  fireEvent.click(document.querySelector('.said') as HTMLElement)
  expect(dice()).toEqual([11, 0])
  expect(handed()).toContain('+5')
  expect(village()).toBe('My village')
})

test('S4.7 that a turn of Settlement ends takes no time on the stage, and no advice is offered meanwhile', async () => {
  await showTable('?game=settlement&seats=2&moves=20&seed=2&you=0&until=mine')
  fireEvent.click(document.querySelector('[data-at="artifact:mask"]') as HTMLElement)
  fireEvent.click(await waitFor(() => document.querySelector('.bar-send:enabled') as HTMLElement))
  const said = new Set<string>()
  await waitFor(() => expect(textOf('.said')).not.toBe(''))
  expect(document.querySelector('.bar-hint')?.matches(':disabled')).toBe(true)
  await waitFor(
    () => {
      said.add(textOf('.said-text'))
      expect(textOf('.bar-question')).toMatch(/^One action/)
    },
    { interval: 50 },
  )
  expect([...said].join(' ')).toMatch(/Round 2 begins/)
  expect([...said].join(' ')).not.toMatch(/ends the turn/)
  expect(document.querySelector('.bar-hint')?.matches(':enabled')).toBe(true)
})

test('while the end of a round is played, heroes and market are as they were told until then', async () => {
  await showTable('?game=settlement&seats=2&moves=20&seed=2&you=0&until=mine')
  const lying = (place: string) =>
    document.querySelector(`[data-at="${place}"]`)?.querySelector('b')?.textContent
  fireEvent.click(document.querySelector('[data-at="artifact:mask"]') as HTMLElement)
  fireEvent.click(await waitFor(() => document.querySelector('.bar-send:enabled') as HTMLElement))
  await screen.findByText('Käthe takes the Shaman Mask and returns the Guiding Star.')
  expect([lying('hero:2'), lying('market:6')]).toEqual(['Adventurer', 'Clay Pit'])
  expect(textOf('.bar-question')).toBe('What your turn brings')
  await screen.findByText(/^The Builder .* leaves the hero row\.$/)
  // Nobody plays that, and nobody is asked (S4.13).
  expect(textOf('.bar-question')).toBe('What happens now')
  expect(document.querySelector('.seat-acts')).toBeNull()
  expect([lying('hero:1'), lying('hero:3')]).toEqual([undefined, 'Adventurer'])
  expect(lying('market:6')).toBe('Clay Pit')
  // Cut short, they are seen as they stand.
  fireEvent.click(document.querySelector('.said') as HTMLElement)
  expect(lying('hero:1')).toBeDefined()
  expect(lying('market:6')).toBe('Tavern')
})

const nameOf = (name: Element | null) => name?.textContent.replaceAll('\u00ad', '') ?? ''

/** Pieces that fly over the board of Villagers from now on, by the names on it; nothing of it arrives. */
function flights() {
  const flown = holdFlights()
  document.querySelector<HTMLElement>('.v-board')?.style.setProperty('--travel', '1ms')
  return {
    names: () => [...document.querySelectorAll('.v-layer > * .v-name')].map(nameOf),
    /** Pieces that are not seen until they arrive. */
    awaiting: () =>
      flown
        .filter((one) => !one.closest('.v-layer'))
        .map(({ dataset }) => dataset.at ?? dataset.place)
        // Sentences and points are animated, too.
        .filter((place) => place !== undefined),
  }
}
test('the card that is drafted flies, and lies beside the hand until the round’s squares are taken up', async () => {
  await showTable('?game=villagers&seats=2&moves=2&seed=2&you=0')
  const { names, awaiting } = flights()
  fireEvent.click(document.querySelector('[data-at="road:4"].b-lit') as HTMLElement)
  fireEvent.click(document.querySelector('.bar-send') as HTMLElement)
  await waitFor(() => expect(names()).toHaveLength(1))
  expect(names()).toEqual(['Harvester'])
  expect(awaiting()).toContain('square:0:harvester')
  // It lies there until it is told that it is taken up.
  const lies = (at: string) => document.querySelectorAll(`.v-hand [data-at="${at}"]`).length
  expect([lies('square:0:harvester'), lies('hand:harvester')]).toEqual([1, 0])
  await waitFor(() => expect(textOf('.said')).toMatch(/^Käthe takes/))
  expect([lies('square:0:harvester'), lies('hand:harvester')]).toEqual([0, 1])
})

test('a card that another seat drafts flies to its plate as the card it is, and the plate stays', async () => {
  await showTable('?game=villagers&seats=2&moves=2&seed=1&you=0')
  fireEvent.click(document.querySelector('[data-at="road:1"].b-lit') as HTMLElement)
  const { names, awaiting } = flights()
  fireEvent.click(document.querySelector('.bar-send') as HTMLElement)
  await waitFor(() => expect(textOf('.said')).toMatch(/^Hebamme Frida drafts the Priest/))
  await waitFor(() => expect(names()).toContain('Priest'))
  expect(awaiting()).toEqual(['square:0:carpenter', 'road:1'])
})

test('while a turn is played, the Road lies as it was told so far', async () => {
  await showTable('?game=villagers&seats=2&moves=2&seed=1&you=0')
  const slots = () =>
    [...document.querySelectorAll('.v-slot')].slice(1, 3).map((slot) => {
      const coins = slot.querySelector('.v-lying')?.textContent ?? '0'
      return `${nameOf(slot.querySelector('.v-name'))} ${coins}`
    })
  const stack = () => textOf('.v-stack .v-count')
  const seen = [[...slots(), stack()]]
  fireEvent.click(document.querySelector('[data-at="road:1"].b-lit') as HTMLElement)
  fireEvent.click(document.querySelector('.bar-send') as HTMLElement)
  const isOver = () => {
    const now = [...slots(), stack()]
    if (textOf('.said') && now.join() !== seen.at(-1)?.join()) seen.push(now)
    return textOf('.bar-answers').includes('no gold')
  }
  await waitFor(() => expect(isOver()).toBe(true), { interval: 20 })
  expect(seen).toEqual([
    ['Carpenter 0', 'Grazier 0', '3'],
    [' 0', 'Grazier 0', '3'],
    ['Brewer 0', 'Grazier 0', '2'],
    ['Brewer 0', 'Grazier 1', '2'],
  ])
})

test('while a build turn is played, village, piles and plate stand as they were told', async () => {
  await showTable('?game=villagers&seats=2&moves=14&seed=1&you=0')
  fireEvent.click(screen.getByRole('button', { name: /Hebamme Frida/ }))
  const { names, awaiting } = flights()
  const left = (basic: string) =>
    Number(textOf(`[data-at="basic:${basic}"]`).match(/\d+(?= left)/)?.[0])
  const now = () => {
    const village = document.querySelectorAll('.v-village-pane [data-at^="at:1:"]').length
    const plate = textOf('.rail .seat:last-child .seat-counters')
    return [
      village,
      left('lumberjack'),
      left('miner'),
      ...(plate.match(/\d+(?= gold| points| cards? in)/g) ?? []).map(Number),
    ]
  }
  const seen = [now()]
  fireEvent.click(document.querySelector('.bar-send:enabled') as HTMLElement)
  const told = new Set<string>()
  await waitFor(
    () => {
      if (now().join() !== seen.at(-1)?.join()) seen.push(now())
      if (seen.length > 1) told.add(textOf('.said-text'))
      expect(seen).toHaveLength(8)
    },
    { interval: 20 },
  )
  // Each of her turns is told in one text.
  expect([...told]).toEqual([
    'Hebamme Frida builds the Poulterer.',
    'Hebamme Frida builds the Freemason.',
  ])
  // Her village, Lumberjacks and Miners, points, hand.
  expect(seen).toEqual([
    [1, 9, 9, 8, 7],
    [2, 8, 9, 8, 6],
    [3, 7, 9, 8, 5],
    [4, 7, 8, 8, 4],
    [5, 7, 8, 8, 3],
    [5, 7, 8, 6, 3],
    [5, 7, 8, 6, 2],
    [6, 7, 8, 6, 1],
  ])
  await waitFor(() => expect(names()).toContain('Freemason'))
  // Each card flies once, in its turn.
  expect(names()).toEqual(['Lumberjack', 'Lumberjack', 'Miner', 'Poulterer', 'Freemason'])
  const places = ['at:1:1:0:0', 'at:1:2:0:0', 'at:1:3:0:0', 'at:1:0:0:1', 'gold:1', 'at:1:4:0:0']
  expect(awaiting()).toEqual(places)
  expect(textOf('.rail .seat:last-child')).not.toContain('First player')
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent
  expect(heading()).toBe('Hebamme Frida plays')
  await waitFor(() => expect(textOf('.said')).toMatch(/^The first-player card passes/))
  // Nobody plays that.
  expect(heading()).toBe('What happens now')
  expect(document.querySelector('.seat-acts')).toBeNull()
  expect(textOf('.rail .seat:last-child')).toContain('First player')
})

test('a film tells a turn in one sentence, not die by die, and the board shows it step by step', async () => {
  await showTable('?game=my-village&seats=2&moves=63&seed=1&you=0&until=mine')
  const plate = () => document.querySelectorAll('.rail .seat-counters')[1]?.textContent
  const now = plate()
  fireEvent.click(screen.getByRole('button', { name: /^News/ }))
  fireEvent.click(await screen.findByRole('button', { name: /^Watch / }))
  const told: string[] = []
  const plates: boolean[] = []
  const look = () => {
    const said = textOf('.film-say')
    if (said !== '' && said !== told.at(-1)) told.push(said)
    const isNow = plate() === now
    if (said !== '' && isNow !== plates.at(-1)) plates.push(isNow)
    return document.querySelector('.film') !== null
  }
  await waitFor(() => expect(look()).toBe(true))
  await waitFor(() => expect(look()).toBe(false), { interval: 20 })
  expect(told).toEqual(['Hebamme Frida adds the Forge 5/8 to their village.'])
  // Time is spent in the midst of the turn.
  expect(plates).toEqual([false, true])
})

test('a turn of another is told in one text while it is played, not die by die, and the board shows it step by step', async () => {
  await showTable('?game=my-village&seats=2&moves=60&seed=1&you=0')
  fireEvent.click(document.querySelector('[data-at="v0:banner:headman"]') as HTMLElement)
  fireEvent.click(await waitFor(() => document.querySelector('.bar-send:enabled') as HTMLElement))
  await screen.findByText('Hebamme Frida plays')
  await waitFor(() => expect(textOf('.said-text')).not.toBe(''))
  const dice = () => document.querySelectorAll('.mv-die-place > .mv-die-button').length
  const told: string[] = []
  const lying: number[] = []
  await waitFor(
    () => {
      if (textOf('.said-text') !== told.at(-1)) told.push(textOf('.said-text'))
      if (dice() !== lying.at(-1)) lying.push(dice())
      expect(document.querySelector('.said')).toBeNull()
    },
    { interval: 20 },
  )
  expect(told).toEqual([
    'Hebamme Frida uses the value 7 for the “?” banner.',
    'Round 5 begins with Käthe: the dice are rolled.',
    '',
  ])
  expect(lying.slice(0, 3)).toEqual([4, 3, 11])
})

test('the effect of a move after which I go on is seen at once, and not told again once it was sent', async () => {
  await showTable('?game=villagers&seats=2&moves=118&seed=1&you=0')
  const cards = () =>
    ['.v-hand', '.v-square'].map((at) => document.querySelectorAll(`${at} [data-at]`).length)
  fireEvent.click(document.querySelector('[data-at="stack:5"].b-lit') as HTMLElement)
  await waitFor(() => expect(cards()).toEqual([4, 0]))
  fireEvent.click(document.querySelector('.part-menu .bar-button') as HTMLElement)
  await waitFor(() => expect(document.querySelector('.bar-sent, .bar-mine')).not.toBeNull())
  const told: string[] = []
  await waitFor(() => {
    told.push(textOf('.said'))
    expect(cards()).toEqual([4, 0])
    expect(document.querySelector('.bar-undo:enabled')).toBeNull()
  })
  expect(told.join()).not.toMatch(/into (their )?hand/)
})

test('the stage comes back when the table is left in the midst of a turn that is told', async () => {
  await showTable('?game=my-village&seats=2&moves=60&seed=1&you=0')
  const looked = () => textOf('.seat-seen .seat-name')
  fireEvent.click(document.querySelector('[data-at="v0:banner:headman"]') as HTMLElement)
  await waitFor(() => expect(document.querySelector('.bar-send:enabled')).not.toBeNull())
  fireEvent.click(document.querySelector('.bar-send:enabled') as HTMLElement)
  await waitFor(() => expect(textOf('.said-text')).not.toBe(''))
  expect(looked()).toBe('Hebamme Frida')
  fireEvent.click(screen.getAllByRole('button', { name: 'More' })[0] as HTMLElement)
  fireEvent.click(await screen.findByRole('button', { name: 'Look back' }))
  await waitFor(() => expect(document.querySelector('.past-bar')).not.toBeNull())
  expect(looked()).toBe('Käthe')
})

test('a card that others build, and one that is counted, comes into sight in their village', async () => {
  await showTable('?game=villagers&seats=2&moves=60&seed=9&you=0')
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => shown.mockRestore())
  const send = () => document.querySelector('.bar-send') as HTMLElement
  fireEvent.click(send())
  await waitFor(() => expect(send().textContent).toBe('Really do nothing?'))
  fireEvent.click(send())
  await waitFor(() => {
    const places = shown.mock.contexts.map((one) => (one as HTMLElement).dataset.at)
    // Two cards and a basic villager of hers; then a card that pays on the market day, and one of mine.
    const built = ['at:1:8:0:0', 'at:1:9:0:0', 'at:1:8:0:1']
    expect(places).toEqual(expect.arrayContaining([...built, 'at:0:1:0:1']))
  })
})
