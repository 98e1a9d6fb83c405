/** Length of the letters of turns, along whole games of every number of seats and in every language. */
import { describe, expect, test } from 'vitest'
import { games } from '../../worker/games/index.ts'
import { type AnyGame, languages } from '../../worker/games/kernel/index.ts'
import type { Language } from '../../worker/games/kernel/language.ts'
import { professions } from '../../worker/games/my-village/components/index.ts'
import type { State } from '../../worker/games/my-village/state.ts'
import type { State as SettlementState } from '../../worker/games/settlement/state.ts'
import type { TownId } from '../../worker/games/town-builder/index.ts'
import type { State as TownState } from '../../worker/games/town-builder/state.ts'
import type { State as VillagersState } from '../../worker/games/villagers/state.ts'
import { wordsOf } from '../../worker/games/words.ts'
import { compose } from '../../worker/notices/compose.ts'
import { asHtml } from '../../worker/notices/html.ts'
import { listedIn, type Offer } from '../../worker/notices/listed.ts'
import { openly } from '../../worker/notices/notice.ts'
import { drawingOf, holdingsOf, pictureInWords } from '../../worker/notices/picture.ts'
import { allTurns, maxTurns, turnsFor } from '../../worker/notices/turns.ts'
import { letterWords } from '../../worker/notices/words.ts'
import { pictures } from '../../worker/pictures/index.ts'
import { sumsIn } from '../../worker/pictures/my-village/sums.ts'
import { within } from '../within.ts'
import { type TurnNotice, turnNotices } from './letter-games.ts'
import { visible, wordsIn } from './visible-words.ts'

const origin = 'https://example.org'
const zone = 'Europe/Berlin'

const footerIn = (language: Language) => {
  const { reason, muteTable, muteKind, settings, unsubscribe } = letterWords[language]
  const links = [muteTable, muteKind, settings, unsubscribe]
  return { reason, links: links.map((label) => ({ label, url: origin })) }
}

/** The letter of a turn as a page, as it goes by e-mail, and how many turns it lists. */
async function pageOf(notice: TurnNotice, language: Language, secrets: boolean, offer: Offer = {}) {
  const shown = secrets ? notice : openly(notice)
  const reader = { language, zone, secrets }
  const { turns, blocks } = listedIn(notice, reader, turnsFor(notice, !secrets), origin, offer)
  const words = wordsOf(notice.game, language)
  const letter = compose(shown, reader, words, origin, {
    choices: blocks(true),
    ...(offer.opened && { opened: offer.opened }),
  })
  const wrapping = { preheader: letter.gist, pictures: ['table@dorfpost'] }
  return { page: await asHtml(letter, language, footerIn(language), wrapping), turns }
}

/** Some turns of games of all numbers of seats. */
function* sampled(game: AnyGame): Generator<TurnNotice> {
  for (let seats = game.seats.min; seats <= Math.min(5, game.seats.max); seats++) {
    let turn = 0
    for (const notice of turnNotices(game, seats, 7))
      if (turn++ % 5 === 1 && notice.yourTurn) yield notice
  }
}

test('a letter says what a listed villager is worth, what a building does, and nothing twice', () => {
  const said = (id: string): Map<string, string> => {
    const game = games.find((one) => one.id === id)
    if (!game) throw new Error('There is no such game.')
    const notes = new Map<string, string>()
    for (const notice of sampled(game)) {
      const { turns } = listedIn(
        notice,
        { language: 'en', zone, secrets: true },
        turnsFor(notice, false),
        origin,
      )
      const own = turns.flatMap(({ note }) => note ?? [])
      expect(new Set(own).size).toBe(own.length)
      const deeds = turns.map(({ label }) => label.split(' · ').toSorted().join(' · '))
      expect(new Set(deeds).size).toBe(deeds.length)
      for (const { label, note } of turns) if (note) notes.set(label, note)
    }
    return notes
  }
  // V7.1: the Poulterer's symbols, its place and its padlock.
  expect(said('villagers').get('Poulterer')).toBe(
    '3 gold, 1 food · on Founders · padlock: Carpenter (2 gold to the bank)',
  )
  // V4.26, V5.41-V5.43: a draft is worth little without the card below it, and a padlock may pay somebody.
  const drafts = [...said('villagers').values()].join()
  expect(drafts).toMatch(/on \w+ \(missing\)/)
  expect(drafts).toMatch(/on \w+ \(by trade\)/)
  expect(drafts).toMatch(/padlock: \w+ \(2 gold to (?:Hanna|Jonas|Kim|Mila)\)/)
  expect([...said('settlement').values()]).toContain(
    'Bank: Put 1 gold on this tile for good; at the end each is worth 5 points',
  )
  expect([...said('town-builder').values()].join()).toMatch(/Take 1 more action/)
  expect([...said('my-village').values()].join()).toMatch(/White banner: produces 1 wagon/)
})

test('a row of a list has what is done before the dice of it, and what a crest is used for', () => {
  const labels = (id: string, language: Language): string => {
    const game = games.find((one) => one.id === id)
    if (!game) throw new Error('There is no such game.')
    return [...sampled(game)]
      .flatMap((notice) => {
        const usual = turnsFor(notice, false)
        return listedIn(notice, { language, zone, secrets: true }, usual, origin).turns
      })
      .map(({ label }) => label)
      .join('\n')
  }
  const village = labels('my-village', 'en')
  expect(village).toMatch(/^[A-Z][a-z ]+ \(\d time, \d+ points?\) · with white \d \+ \d$/im)
  // M4.3: two black dice cost their time once each, said together.
  expect(village).not.toMatch(/(white|black) \d( \(2 time\))? \+ \1/)
  expect(village).toMatch(/^.+ · with .*\d → \d \(\d coins?\)$/m)
  expect(village).not.toMatch(/^(White|Black) \d · /m)
  // M5.99: the headman's first step.
  expect(village).toMatch(/^“\?” banner \(1 time, 1 coin\) · with /m)
  // M-R11: nobody goes there to leave with nothing.
  expect(village).not.toMatch(/Leave the market office without/)
  expect(labels('my-village', 'de')).toMatch(/ · mit weiß \d \+ \d$/m)
  const town = labels('town-builder', 'de')
  expect(town).toMatch(/Nutze dein Wappen: wirf \S+ ab/)
})

test('a letter says how to have all turns wherever it does not list them', () => {
  for (const game of games)
    for (const notice of sampled(game)) {
      const reader = { language: 'en', zone, secrets: true } as const
      const usual = turnsFor(notice, false)
      const { turns, blocks } = listedIn(notice, reader, usual, origin)
      const hint = blocks(true).flatMap((one) => (one.block === 'choices' ? [one.hint] : []))
      if (allTurns(notice, false).turns.length > turns.length)
        expect(hint.join()).toContain('“list”')
    }
})

// S-R31: positions on the market have no meaning.
test('a letter of Settlement lists one of several piles that are the same', () => {
  const game = games.find(({ id }) => id === 'settlement')
  if (!game) throw new Error('There is no such game.')
  for (const notice of sampled(game)) {
    const { market } = notice.state as SettlementState
    const built = turnsFor(notice, false).flatMap(([first, ...rest]) => {
      const pile = first && 'market' in first ? market[Number(first.market) - 1] : null
      return pile ? [JSON.stringify([pile, rest])] : []
    })
    expect(new Set(built).size).toBe(built.length)
  }
})

test('a letter that asks which turn was meant lists no others', () => {
  for (const game of games)
    for (const notice of [...sampled(game)].slice(0, 4)) {
      const usual = turnsFor(notice, false)
      const reader = { language: 'en', zone, secrets: true } as const
      const offered = usual.slice(0, 2)
      const { turns, blocks } = listedIn(notice, reader, usual, origin, { offered })
      expect(turns.map(({ moves }) => moves)).toEqual(offered)
      expect(JSON.stringify(blocks(true))).toContain('“list” shows all turns')
    }
})

test('a row that ends as an earlier one says so', () => {
  const town = games.find(({ id }) => id === 'town-builder')
  if (!town) throw new Error('There is no such game.')
  let count = 0
  for (const notice of sampled(town)) {
    const usual = turnsFor(notice, false)
    const rows = (language: Language) =>
      listedIn(notice, { language, zone, secrets: true }, usual, origin).turns
    for (const [i, { label, moves }] of rows('en').entries()) {
      const [, number] = / · rest as in (\d)$/.exec(label) ?? []
      if (number === undefined) continue
      count++
      const before = rows('en')[Number(number) - 1]
      expect(Number(number)).toBeLessThanOrEqual(i)
      expect(before?.label).not.toMatch(/rest as in/)
      expect(before?.moves.at(-1)).toEqual(moves.at(-1))
      expect(before?.moves.at(-2)).toEqual(moves.at(-2))
    }
  }
  expect(count).toBeGreaterThan(5)
})

// M5.15: what the same sums reach stands in one line.
test('a letter of My Village names a thing once among the sums', () => {
  const village = games.find(({ id }) => id === 'my-village')
  if (!village) throw new Error('There is no such game.')
  const lines = [...sampled(village)].flatMap(({ state, seat }) => {
    const sums = sumsIn(state as State, seat, 'en')
    const names = sums.flatMap((line) => line.replace(/^\S+ /, '').split(', '))
    expect(new Set(names).size).toBe(names.length)
    return sums
  })
  expect(lines.join('\n')).toMatch(/^5\/.*the Stable|^5\/.*Stable, Brewery/m)
})

test('a letter says what each card of the hand or the row costs, and what it gives', () => {
  const held = (id: string): string[] => {
    const game = games.find((one) => one.id === id)
    if (!game) throw new Error('There is no such game.')
    return [...sampled(game)].flatMap((notice) => holdingsOf(notice, 'en'))
  }
  const hands = held('villagers').join()
  // V5.43: whose padlock no own villager opens is paid for; V5.41: one's own brings gold.
  expect(hands).toMatch(/Can be built (?:now|this round): .*\w+ \((?:\d+ gold, )?.*padlock 2 gold/)
  expect(hands).toMatch(/padlock brings you 2 gold/)
  // V6.20: food and builders count for drafts and builds.
  expect(hands).toMatch(/\d food/)
  expect(hands).toMatch(/\d builder/)
  // V5.20, V5.31: a card waits for the one below it, and a basic one is had by a trade.
  expect(hands).toMatch(/After a trade: .*\w+ \((?:Hayer|Miner|Lumberjack)\)/)
  expect(hands).toMatch(/Waiting: .*\w+ \([A-Z][\w ]+\)/)
  expect(hands).toMatch(/With an effect: \w+/)
  // V5.22: a covered starter takes a second pile.
  expect(held('villagers').join()).toMatch(
    /On top in your village: (?:\w+ ×?\d?,? ?)*Founders \(one place left\)/,
  )
  const valley = held('settlement')
  // S4.1: how long it goes on.
  expect(valley).toContain('Round 2 of 6.')
  expect(valley.join()).toMatch(/Round 6 of 6; once all have passed, the game ends\./)
  // S5.25: the colours of the row bring monsters.
  expect(valley.join()).toMatch(/Colours with monsters: (red|green|blue|yellow)/)
})

// S5.4, S5.85, S7.2, S9.13: all of that decides, and lies on the boards.
test('a letter of Settlement tells the nearest heroes, places that are used or free, what is kept, and the others', () => {
  const game = games.find(({ id }) => id === 'settlement')
  if (!game) throw new Error('There is no such game.')
  const said = { used: 0, kept: 0, effect: 0, passed: 0, begins: 0, heroes: 0, free: 0 }
  for (const notice of sampled(game)) {
    const { boards, passed } = notice.state as SettlementState
    const lines = holdingsOf(notice, 'en')
    const text = lines.join('\n')
    for (const [seat, name] of notice.names.entries()) {
      const [, line] = new RegExp(`(?:^|\\. )${name}: (.*?)\\.(?: |$)`, 'm').exec(text) ?? []
      expect(line === undefined, text).toBe(seat === notice.seat)
      if (!line) continue
      expect(line.includes('has passed')).toBe(passed.includes(seat))
      if (passed.includes(seat)) said.passed++
      const { gold = 0 } = boards[seat]?.supply ?? {}
      if (gold > 0) expect(line).toContain(`${gold} gold`)
    }
    const own = boards[notice.seat]
    if (/^Used this round: /m.test(text)) {
      said.used++
      expect(Object.keys(own?.placed ?? {}).join()).toMatch(/region|street|outpost/)
    }
    // S4.11: the first to pass begins the next round.
    if (/(?:You begin|\w+ begins) the next round\./.test(text)) {
      said.begins++
      expect(passed.length).toBeGreaterThan(0)
    }
    // S5.71: what is lacking for the nearest heroes, and their points as they would be now.
    if (/^Heroes in reach: \w+, .*(?:payable|by exchanges|lacking \d)/m.test(text)) said.heroes++
    const [, ...free] = /Free building spaces: upper (\d), middle (\d), lower (\d)/.exec(text) ?? []
    if (free.length > 0) {
      said.free++
      const left = own?.buildings.filter((one) => one === null).length
      expect(free.reduce((sum, one) => sum + Number(one), 0)).toBe(left)
    }
    if (/Passing, you keep \d of \d basic resources?\./.test(text)) said.kept++
    if (/settlers?(?: \(.*?\))?; [A-Z][\w ]+: [a-z]/.test(text)) said.effect++
  }
  for (const [kind, count] of Object.entries(said)) expect(count, kind).toBeGreaterThan(0)
})

// M4.28, M5.102, M5.108, M6.1: when somebody dies and what it brings, how stories come home, how near the end is.
test('a letter of My Village tells time, the way of stories home, own banners and the end', () => {
  const game = games.find(({ id }) => id === 'my-village')
  if (!game) throw new Error('There is no such game.')
  const ways = {
    en: /\(saved after [12] “\?” banners?\)/,
    de: /\(gesichert nach [12] „\?“-Bannern?\)/,
    fr: /\(à l’abri après [12] bannières? «\u202f\?\u202f»\)/,
  }
  const ends = {
    en: /^Round \d+\. (?:Deaths until the last: \d+|This is the last round)\. Steps until rats: \d+\.$/m,
    de: /^Runde \d+\. (?:Tote bis zur letzten: \d+|Dies ist die letzte Runde)\. Schritte, bis Ratten kommen: \d+\.$/m,
    fr: /^Manche \d+\. (?:Morts avant la dernière\u202f: \d+|C’est la dernière manche)\. Pas avant les rats\u202f: \d+\.$/m,
  }
  const banners = {
    en: /Your banners: play/,
    de: /Deine Banner: Spiel/,
    fr: /Tes bannières\u202f: /,
  }
  const deaths = {
    en: /Stories for whoever/,
    de: /Geschichten für Tote/,
    fr: /Histoires pour/,
  }
  for (const language of languages) {
    const said = { ways: 0, deaths: 0 }
    for (const notice of turnNotices(game, 3, 7)) {
      if (!notice.yourTurn) continue
      const { villages, agenda } = notice.state as State
      const own = villages[notice.seat]
      const text = holdingsOf(notice, language).join('\n')
      expect(text).toMatch(ends[language])
      expect(pictureInWords(notice, language, String)).toMatch(banners[language])
      const rivals = notice.names.filter((_, seat) => seat !== notice.seat)
      for (const name of rivals) expect(text).toMatch(new RegExp(`^${name}\u202f?: \\d`, 'm'))
      expect(ways[language].test(text)).toBe((own?.treeSp ?? 0) > 0)
      if (own?.treeSp) said.ways++
      if (deaths[language].test(text)) {
        said.deaths++
        expect(agenda.at(-1)?.task).not.toBe('death')
      }
    }
    for (const count of Object.values(said)) expect(count).toBeGreaterThan(0)
  }
})

// M4.19, M4.28, M5.50, M5.91, M6.3: what the reader can still pay with, who learns, and what the only rival has.
test('a letter of My Village tells goods, the school, windows, the rival, and what monks bring', () => {
  const game = games.find(({ id }) => id === 'my-village')
  const [notice] = game ? [...sampled(game)].filter(({ names }) => names.length === 2) : []
  if (!notice) throw new Error('Nobody is asked.')
  const state = structuredClone(notice.state) as State
  const [own, rival] = [state.villages[notice.seat], state.villages[1 - notice.seat]]
  if (!own || !rival) throw new Error('There are two villages.')
  const [building] = state.buildings
  if (!building) throw new Error('There is no building.')
  Object.assign(own, {
    ...{ coins: 2, cloud: 4, treeSp: 0, savedSp: 0, church: 'abbey-church', monks: [] },
    ...{ buildings: [{ id: building, goods: 2 }], chamber: 'guild-chamber', jokers: 1 },
    ...{ meetingPlace: { ...own.meetingPlace, markers: 1 }, fields: [], market: ['customer-01'] },
    villagers: { ...own.villagers, craftsman: false, councilman: false },
    school: { left: true, right: true },
  })
  Object.assign(rival, {
    ...{ coins: 1, cloud: 7, treeSp: 1, reaper: false },
    villagers: { ...rival.villagers, abbot: false },
  })
  state.round = 4
  const name = notice.names[1 - notice.seat]
  const lines = holdingsOf({ ...notice, state }, 'en')
  expect(lines.join('\n')).toMatch(/^Church windows: 1\.$/m)
  expect(lines.join('\n')).toContain(
    'In school: left, a villager for 1 time; right, a villager and 2 stories for 1 time.',
  )
  expect(lines.join('\n')).toMatch(
    /^Goods: 2 \w+, 1 joker, 1 marker to set a die\. Your customers: \w+\.$/m,
  )
  expect(lines[0]).toBe('2 coins. Time until a death: 6.')
  expect(lines.join('\n')).toContain(
    `${name}: 1 coin, 3 time left; stories 1 on the tree; without Abbot`,
  )
  expect(lines.join('\n')).toMatch(
    /^Round 4\. Deaths until the last: \d\. Steps until rats: \d+\.$/m,
  )
  // M5.110, M6.9: a village without a villager takes a day laborer.
  const alone = structuredClone(state)
  const villagers = { abbot: true, councilman: false, traveller: false, craftsman: false }
  Object.assign(alone.villages[notice.seat] ?? {}, { villagers: { ...villagers, merchant: false } })
  const warnings = {
    en: 'Your last villager: if they die, a day laborer comes, −5 points at the end.',
    de: 'Dein letzter Dorfbewohner: Stirbt er, kommt ein Tagelöhner, am Ende −5 Punkte.',
    fr: 'Ton dernier villageois\u202f: s’il meurt, un journalier vient, −5 points à la fin.',
  }
  for (const language of languages) {
    expect(holdingsOf({ ...notice, state: alone }, language, 0)).toContain(warnings[language])
    expect(holdingsOf({ ...notice, state }, language)).not.toContain(warnings[language])
  }
  expect(pictureInWords({ ...notice, state }, 'en', String)).toMatch(/Your customers want: \w+: 1 /)
  const monks = [...turnNotices(game as AnyGame, 2, 7)].flatMap((one) =>
    one.yourTurn ? (pictureInWords(one, 'en', String)?.match(/→ monk \([^)]*\)/g) ?? []) : [],
  )
  expect(monks.length).toBeGreaterThan(0)
  for (const one of monks) expect(one).toMatch(/^→ monk \((?:quill|jug|rosary): .+\)$/)
})

test('a letter of My Village says what each villager who may die is missed for', () => {
  const { gloss } = pictures['my-village']
  const all = languages.flatMap((language) =>
    professions.map((villager) => gloss(null, 0, { do: 'die', villager }, language, String)?.facts),
  )
  expect(all).toContain('needed for churches and monks')
  expect(new Set(all).size).toBe(languages.length * professions.length)
})

// M5.78, M5.91, M5.97-M5.103: banners that everybody has, where somebody may not know them yet.
test('a letter of My Village says what the headman, the school and the market office are for', () => {
  const game = games.find(({ id }) => id === 'my-village')
  const [notice] = game ? [...sampled(game)].filter(({ yourTurn }) => yourTurn) : []
  if (!notice) throw new Error('Nobody is asked.')
  const picture = pictureInWords(notice, 'en', String) ?? ''
  expect(picture).toMatch(
    /\? → “\?” banner: Any two dice, 1 time: the headman goes one step, to the coin/,
  )
  expect(picture).toMatch(/→ school banner: A descendant enters the left space; /)
  expect(picture).toMatch(
    /→ market office: Customers to be taken, each served later .*1 → 1 time; /,
  )
  const { gloss } = pictures['my-village']
  const state = structuredClone(notice.state) as State
  for (const language of languages) {
    const said = (['main-house', 'coin-space', 'three-sp-space'] as const).map((headman) => {
      Object.assign(state.villages[0] ?? {}, { headman })
      return gloss(state, 0, { do: 'headman' }, language, String)?.facts
    })
    expect(new Set(said).size).toBe(3)
  }
})

// S5.22, S-R2: a terrain is explored beside another, and the next one beside that.
test('a row of Settlement says where a terrain comes to, and what is empty beside its space', () => {
  const { gloss } = pictures.settlement
  const game = games.find(({ id }) => id === 'settlement')
  const [notice] = game ? [...sampled(game)].filter(({ yourTurn }) => yourTurn) : []
  if (!notice) throw new Error('Nobody is asked.')
  const state = structuredClone(notice.state) as SettlementState
  const [own] = state.boards
  if (!own) throw new Error('Nobody sits there.')
  own.terrains = own.terrains.map(() => null)
  const explore = { do: 'explore', region: 1 }
  expect(gloss(state, 0, explore, 'en', String)?.facts).toBe('comes to I-1, I-2 or I-3')
  own.terrains[1] = { tile: 'terrain-1-01', monster: false, outpost: false }
  expect(gloss(state, 0, explore, 'de', String)?.facts).toBe('kommt auf I-1 oder I-3')
  const place = { do: 'place-terrain', region: 1, column: 1 }
  expect(gloss(state, 0, place, 'en', String)?.facts).toBe('empty beside it: II-1')
})

// V5.20: a card of the same kind may lie in several piles, and turns name them by number.
test('a letter of Villagers has the piles and slots that its turns name, and says that a hand is empty', () => {
  const game = games.find((one) => one.id === 'villagers')
  if (!game) throw new Error('There is no such game.')
  const piles = {
    en: /^(?:Build .+ on the |.+ → )(.+) \((pile \d+(?:, branch \d)?)\)$/,
    de: /^(?:Bau .+ auf d\S+ |.+ → )(.+) \((Reihe \d+(?:, Zweig \d)?)\)$/,
    fr: /^(?:Placer .+ sur l\S+ |.+ → )(.+) \((pile \d+(?:, branche \d)?)\)$/,
  }
  const top = { en: /^On top in/, de: /^Obenauf/, fr: /^Au sommet/ }
  const slots = { en: /\(slot \d/g, de: /\(Platz \d/g, fr: /\(place \d/g }
  const noHand = {
    en: 'In your hand: nothing.',
    de: 'Auf der Hand: nichts.',
    fr: 'En main\u202f: rien.',
  }
  for (const language of languages) {
    let named = 0
    let empty = 0
    for (const notice of sampled(game)) {
      const { road, turn, seats } = notice.state as VillagersState
      const lines = holdingsOf(notice, language)
      const picture = pictureInWords(notice, language, String) ?? ''
      expect(picture.match(slots[language]) ?? []).toHaveLength(road.filter(Boolean).length)
      const isEmpty = seats[notice.seat]?.hand.length === 0
      expect(lines.includes(noHand[language])).toBe(isEmpty)
      if (isEmpty) empty++
      if (turn === null) continue
      const reader = { language, zone, secrets: true }
      const { turns } = listedIn(notice, reader, turnsFor(notice, false), origin)
      const village = lines.find((line) => top[language].test(line)) ?? ''
      for (const { label } of turns) {
        const [, card = '', pile = ''] = piles[language].exec(label.split(' · ')[0] ?? '') ?? []
        if (card === '') continue
        named++
        const [, numbers = ''] = village.split(`${card} (`)
        expect(numbers.split(')')[0], `${label}: ${village}`).toContain(pile)
      }
    }
    expect(named).toBeGreaterThan(3)
    expect(empty).toBeGreaterThan(0)
  }
})

// M5.55: a bonus takes its reader there, not the monk.
test('a row of a list names the bonus of a monk as one', () => {
  const game = games.find((one) => one.id === 'my-village')
  if (!game) throw new Error('There is no such game.')
  const bonus = {
    en: / · Bonus: Market office \(customers\) · /,
    de: / · Bonus: Marktvogtei \(Kunden\) · /,
    fr: / · Bonus\u202f: Office du marché \(clients\) · /,
  }
  for (const language of languages) {
    const labels = [...turnNotices(game, 3, 7)].flatMap((notice) => {
      if (!notice.yourTurn) return []
      const reader = { language, zone, secrets: true }
      return listedIn(notice, reader, turnsFor(notice, false), origin).turns
    })
    const said = labels.map(({ label }) => label).join('\n')
    expect(said).toMatch(bonus[language])
    expect(said).not.toMatch(/· →/)
  }
})

// T5.40, T6.1, T6.9: races are decided by who is ahead, and by how long is left.
test('a letter of Town Builder tells judges, awards and the end, with the numbers of its reader and the others', () => {
  const town = games.find(({ id }) => id === 'town-builder')
  if (!town) throw new Error('There is no such game.')
  for (const language of languages) {
    const end = {
      en: /About \d+ more rounds? \(deck: \d+\)\.$|The game ends once the deck \(\d+ cards\) is used up \d times|last round|1 more/,
      de: /Noch etwa \d+ Runden? \(Stapel: \d+\)\.$|Das Spiel endet, wenn der Stapel \(\d+ Karten\) \d-mal leer war|letzte Runde|Danach/,
      fr: /Encore \d+ manches? environ \(pioche\u202f: \d+\)\.$|La partie finit quand la pioche \(\d+ cartes\) a été vidée \d fois|dernière|celle-ci/,
    }
    const judges = {
      en: /^Judges .+ \d–\d(?: ×\d)?\.$/,
      de: /^Juroren .+ \d–\d(?: ×\d)?\.$/,
      fr: /^Juges .+ \d–\d(?: ×\d)?\.$/,
    }
    const award = {
      en: /^Awards: .+ \d–\d/,
      de: /^Auszeichnungen: .+ \d–\d/,
      fr: /^Prix\u202f: .+ \d–\d/,
    }
    let awards = 0
    for (const notice of sampled(town)) {
      const lines = holdingsOf(notice, language)
      expect(lines.some((line) => end[language].test(line))).toBe(true)
      expect(lines.some((line) => judges[language].test(line))).toBe(true)
      awards += lines.filter((line) => award[language].test(line)).length
      // Two judges may favour the same type.
      const said = lines.find((line) => judges[language].test(line))?.split(/[:,] /) ?? []
      expect(new Set(said).size).toBe(said.length)
    }
    expect(awards).toBeGreaterThan(5)
  }
})

// V4.40, V4.43, V6.10: the markets decide, and the stacks when they are held.
test('a letter of Villagers tells what each market would pay the reader and the others, and how near the next is', () => {
  const game = games.find(({ id }) => id === 'villagers')
  const [notice] = game ? [...sampled(game)].filter(({ names }) => names.length === 3) : []
  if (!notice) throw new Error('Nobody is asked.')
  const first = notice.state as VillagersState
  const seat = notice.seat
  const other = [0, 1, 2].find((one) => one !== seat) ?? 0
  const seats = first.seats.map((one, i) => ({
    ...one,
    village: [
      { starter: { card: 'monk', coins: i === other ? 7 : i === seat ? 3 : 5 }, branches: [[]] },
    ],
  }))
  const stack = (count: number) =>
    first.reserve.slice(0, 1).flatMap((card) => Array(count).fill(card))
  const lines = (markets: VillagersState['markets'], counts: ReadonlyArray<number>) =>
    holdingsOf({ ...notice, state: { ...first, seats, markets, stacks: counts.map(stack) } }, 'en')
  const ahead = lines({ first: 'ahead', second: 'ahead' }, [0, 4, 6, 6, 6, 6])
  const third = [0, 1, 2].find((one) => one !== seat && one !== other) ?? 0
  const paid = `you 3, ${notice.names[other]} 7, ${notice.names[third]} 5`
  expect(ahead).toContain(`First Market now: ${paid}; second: ${paid}.`)
  expect(ahead).toContain(
    'Stacks (cards): 0/4/6/6/6/6; First Market after the round that empties stacks 1 and 2 (4 more).',
  )
  expect(lines({ first: 'triggered', second: 'ahead' }, [0, 0, 6, 6, 6, 6])).toContain(
    'Stacks (cards): 0/0/6/6/6/6; First Market after this round.',
  )
  expect(lines({ first: 'held', second: 'ahead' }, [0, 0, 0, 0, 1, 6])).toContain(
    'Stacks (cards): 0/0/0/0/1/6; Second Market and end after the round that empties all (7 more).',
  )
})

// T7.70: nobody but one may take it; T5.15: what others still need is what they will take.
test('a letter of Town Builder tells for whom a card is protected, and the foundations of others', () => {
  const town = games.find(({ id }) => id === 'town-builder')
  const [notice] = town ? [...sampled(town)].filter(({ names }) => names.length === 3) : []
  if (!notice) throw new Error('Nobody is asked.')
  const state = structuredClone(notice.state) as TownState
  const others = [0, 1, 2].filter((seat) => seat !== notice.seat)
  state.row = ['moat', 'well', 'bank']
  state.protections = [
    { card: 'moat', seat: notice.seat, by: 'bridge' },
    { card: 'well', seat: others[0] ?? 0, by: 'bridge' },
  ]
  const plan = (card: TownId, under: TownId[] = []) => ({ card, under, covered: [] })
  for (const [seat, district] of state.districts.entries())
    district.foundations = seat === others[0] ? [plan('castle'), plan('canal', ['prison'])] : []
  const names = ['Hanna', 'Jonas', 'Kim']
  const other = names[others[0] ?? 0]
  expect(holdingsOf({ ...notice, state }, 'en').join('\n')).toMatch(
    new RegExp(`^${other}: (?:.+; )?Canal \\(lacks straw\\), Castle`, 'm'),
  )
  expect(pictureInWords({ ...notice, state }, 'en', String)).toContain(
    'In the row: Moat: military, 1 point, costs straw, gives wood/straw, protected for you; Well: social, 1 point, costs stone, gives wood, protected for ',
  )
  // A lock lies on such a card, in letters and previews.
  const drawn = (protections: TownState['protections']) => [
    drawingOf({ ...notice, state: { ...state, protections } }, 'en'),
    pictures['town-builder'].position({ ...state, protections }, 0, 'en', false),
  ]
  const [locked, free] = [drawn(state.protections), drawn([])]
  for (const i of [0, 1]) expect(locked[i]?.length).toBeGreaterThan((free[i]?.length ?? 0) + 300)
})

// T2.10, T5.15, T5.60, T6.9, T7.40: what a turn is chosen by, of the row, one's own and the others'.
test('a letter of Town Builder tells what the row does and completes, and how judges and others stand', () => {
  const town = games.find(({ id }) => id === 'town-builder')
  const [notice] = town ? [...sampled(town)].filter(({ names }) => names.length === 2) : []
  if (!notice) throw new Error('Nobody is asked.')
  const state = structuredClone(notice.state) as TownState
  const [own, other] = [notice.seat, 1 - notice.seat]
  state.row = ['museum', 'barracks', 'bank']
  state.round = 9
  state.awards = [{ award: 'wealth', round: null, by: [] }]
  state.judgeRow = ['judge-military', 'judge-trade', 'judge-guilds']
  const plan = (card: TownId, under: TownId[] = []) => ({ card, under, covered: [] })
  for (const [seat, district] of state.districts.entries()) {
    district.foundations = [plan('canal', ['prison']), plan('prison', ['quarry'])]
    district.buildings = seat === own ? ['well', 'moat', 'library'] : ['harbour']
    district.gold = seat === own ? ['castle'] : ['castle', 'town-hall']
  }
  const asked = { ...notice, state }
  const name = notice.names[other]
  const lines = holdingsOf(asked, 'en')
  expect(lines.slice(0, 5)).toEqual([
    'Gold: 1. Once a turn: Crest or Well. About 14 more rounds (deck: 53).',
    'Your foundations lack: Canal (straw), Prison (stone; Museum completes it).',
    `Judges (3 points for most buildings; you–${name}): military 1–0, trade 0–1 ×2.`,
    `${name}: 2 gold; buildings: trade 1; Canal (lacks straw), Prison (lacks stone).`,
    'Awards: 3 gold in your store (2 points): 1–2.',
  ])
  expect(pictureInWords(asked, 'en', String)).toContain(
    'In the row: Museum: culture, 1 point, costs stone+straw, gives stone/wood – In final scoring: 1 point for each of your awards; Barracks: ',
  )
  expect(pictureInWords(asked, 'en', String)).toContain(
    'Your buildings: Well: Star ability: Look at the top card of the deck; you may discard it; Moat; Library: In final scoring: This building counts once more, for a type you name.',
  )
  expect(pictureInWords(asked, 'en', String)).toContain(
    'Your foundations: Canal: lacks straw, social, 2 points; Prison: lacks stone, ',
  )
  // T5.61: one in each turn.
  state.turn.starUsed = true
  expect(holdingsOf({ ...notice, state }, 'en')[0]).toMatch(/^Gold: 1\. About/)
  // T8.10: alone, a judge asks for some buildings.
  state.districts = state.districts.slice(own, own + 1)
  state.turn.seat = 0
  expect(holdingsOf({ ...notice, seat: 0, state }, 'en').join()).toContain(
    'Judges (3 points for 3 buildings): military 1, trade 0 ×2.',
  )
})

describe.for(games.map((game) => [game.id, game] as const))('letters of %s', ([, game]) => {
  test('part what they list in French by a semicolon behind its narrow space', () => {
    for (const notice of sampled(game)) {
      const picture = pictureInWords(notice, 'fr', (seat) => `${seat}`)
      for (const line of [...holdingsOf(notice, 'fr'), picture])
        expect(line ?? '').not.toMatch(/[^\u202f];/)
    }
  })

  test('tell what a turn is decided by, however much else there is to tell', () => {
    for (const notice of sampled(game))
      for (const language of languages) {
        const { turns, blocks } = listedIn(
          notice,
          { language, zone, secrets: true },
          turnsFor(notice, false),
          origin,
        )
        const letter = compose(notice, { language, zone }, wordsOf(game.id, language), origin, {
          ...{ choices: blocks(true), listed: turns },
        })
        const lists = letter.blocks.flatMap((block) => (block.block === 'list' ? [block] : []))
        const shown = lists.find(({ title }) => title === letterWords[language].have)?.lines ?? []
        const always = holdingsOf(notice, language, 0)
        expect(always.length).toBeGreaterThan(0)
        expect(shown.slice(0, always.length)).toEqual(always)
      }
  })

  test(
    'have no more than 250 words and 100 kB, and list what there is room for',
    async () => {
      const notices = [...sampled(game)]
      expect(notices.length).toBeGreaterThan(15)
      let rows = 0
      for (const notice of notices)
        for (const language of languages)
          for (const secrets of [true, false]) {
            const { page, turns } = await pageOf(notice, language, secrets)
            const shown = visible(page)
            expect(shown.length, shown.join(' ')).toBeLessThanOrEqual(250)
            expect(page.length).toBeLessThan(100_000)
            if (!secrets) continue
            expect(turns.length).toBeGreaterThan(0)
            rows += turns.length
          }
      // Half of the turns there could be, and more, find room.
      const likely = notices.reduce((sum, notice) => sum + turnsFor(notice, false).length, 0)
      expect(rows / (likely * languages.length)).toBeGreaterThan(0.5)
    },
    within(60_000),
  )

  test('that show all turns are as short, and have each of them in one of their parts', async () => {
    const legal = (notice: TurnNotice) => allTurns(notice, false)
    const longest = [...sampled(game)]
      .sort((a, b) => legal(b).turns.length - legal(a).turns.length)
      .slice(0, 3)
    for (const notice of longest)
      for (const language of languages) {
        const { answers } = letterWords[language]
        const { turns: offered, isByDeed } = legal(notice)
        const all = isByDeed ? answers.allDeeds : answers.allTurns
        const opened = {
          subject: answers.listed('Club'),
          heading: answers.listedHeading,
          lead: [all(offered.length), answers.still],
          isShort: true,
        }
        const shown: unknown[] = []
        let part = 1
        for (let isMore = true; isMore; part++) {
          const { page, turns } = await pageOf(notice, language, true, { offered, part, opened })
          expect(visible(page).length, visible(page).join(' ')).toBeLessThanOrEqual(250)
          expect(page.length).toBeLessThan(100_000)
          shown.push(...turns.map(({ moves }) => moves))
          isMore = shown.length < offered.length
          // A part has no fewer than a usual list.
          if (isMore) expect(turns.length).toBeGreaterThanOrEqual(maxTurns)
          const [, next = ''] = letterWords[language].choices.partOf(part, 1000).split('. ')
          expect(visible(page).join(' ').includes(wordsIn(next).join(' '))).toBe(isMore)
        }
        expect(shown).toEqual(offered)
      }
  })

  test('that tell how to answer are as short', async () => {
    for (const notice of [...sampled(game)].slice(0, 6))
      for (const language of languages) {
        const { answers } = letterWords[language]
        const opened = {
          subject: answers.helped('Club'),
          heading: answers.helpedHeading,
          lead: [answers.help, answers.still],
          isShort: true,
        }
        const { page } = await pageOf(notice, language, true, { opened })
        expect(visible(page).length, visible(page).join(' ')).toBeLessThanOrEqual(250)
      }
  })
})
