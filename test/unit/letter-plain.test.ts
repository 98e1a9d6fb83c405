/** The picture in a letter's plain part: its words, in every letter of a turn. */
import { describe, expect, test } from 'vitest'
import { games } from '../../worker/games/index.ts'
import { type AnyGame, languages, type Names, recount } from '../../worker/games/kernel/index.ts'
import type { State } from '../../worker/games/villagers/state.ts'
import { storyOf, wordsOf } from '../../worker/games/words.ts'
import { type Beside, compose } from '../../worker/notices/compose.ts'
import { asHtml } from '../../worker/notices/html.ts'
import { visibleWords } from '../../worker/notices/length.ts'
import { asMailText } from '../../worker/notices/letter.ts'
import { listedIn } from '../../worker/notices/listed.ts'
import { openly } from '../../worker/notices/notice.ts'
import { holdingsOf } from '../../worker/notices/picture.ts'
import { turnsFor } from '../../worker/notices/turns.ts'
import { letterWords } from '../../worker/notices/words.ts'
import { type TurnNotice, turnNotices } from './letter-games.ts'

const footer = { reason: 'You play there.', links: [] }

/** Turns from a game's whole length, and its end. */
const sampled = (game: AnyGame): TurnNotice[] =>
  [...turnNotices(game, 3, 7)].filter((_, i, all) => i % 9 === 0 || i === all.length - 1)

type Language = (typeof languages)[number]

const letterOf = (notice: TurnNotice, language: Language, beside: Beside = {}) =>
  compose(
    notice,
    { language, zone: 'UTC' },
    wordsOf(notice.game, language),
    'https://example.org',
    beside,
  )

/** Words of the picture in the HTML of a letter, in one text, and in its plain part, in lines. */
function picturesIn(notice: TurnNotice, language: Language, beside: Beside = {}) {
  const letter = letterOf(notice, language, beside)
  const picture = letter.blocks.find(({ block }) => block === 'picture')
  if (picture?.block !== 'picture') throw new Error('There is no picture.')
  const text = asMailText(letter, footer, language)
  return { letter, alt: picture.alt, groups: picture.groups ?? [], text }
}

/** The points of everybody as pictures have them. */
const points = /Hanna -?\d+ \p{L}+, Jonas -?\d+ \p{L}+, Kim -?\d+ \p{L}+\.$/u

const wordsIn = (said: string): string[] => said.match(/[\p{L}\d]+/gu) ?? []

const opened = { subject: 'S', heading: 'H', lead: ['L.'] }

describe.for(games.map((game) => [game.id, game] as const))('the plain part in %s', ([, game]) => {
  test('says in lines all that the picture says, and points only where no standing follows', () => {
    const notices = sampled(game)
    for (const language of languages)
      for (const notice of notices) {
        const { letter, alt, groups, text } = picturesIn(notice, language)
        const hasStanding = letter.blocks.some(({ block }) => block === 'standings')
        expect(points.test(alt)).toBe(true)
        expect(points.test(groups.flat().join('\n'))).toBe(!hasStanding)
        const withoutPoints = (said: string) => wordsIn(said.replace(points, ''))
        expect(withoutPoints(groups.flat().join('\n'))).toEqual(withoutPoints(alt))
        // A group is a paragraph, with a thing a line.
        for (const lines of groups) expect(text).toContain(`\n\n${lines.join('\n')}\n\n`)
      }
  })

  test('has a short line for each thing, under a short title', () => {
    for (const language of languages)
      for (const notice of sampled(game)) {
        for (const [title = '', ...lines] of picturesIn(notice, language).groups) {
          if (lines.length > 0) expect(title.split(' ').length, title).toBeLessThanOrEqual(8)
          for (const line of lines) {
            expect(line).toMatch(/^• \S/)
            expect(line).not.toMatch(/undefined|NaN| {2}|\.$/)
            expect(wordsIn(line).length, line).toBeLessThanOrEqual(60)
          }
        }
      }
  })

  test('tells all that others did, in order, though the page has room for the weightiest alone', () => {
    let more = 0
    for (const notice of turnNotices(game, 3, 7)) {
      if (!notice.yourTurn || notice.events.length === 0) continue
      const reader = { language: 'fr', zone: 'UTC', secrets: true } as const
      const usual = turnsFor(notice, false)
      const { blocks } = listedIn(notice, reader, usual, 'https://example.org')
      const letter = letterOf(notice, 'fr', { choices: blocks(true) })
      const nameOf: Names = (seat) => notice.names[seat] ?? ''
      const words = wordsOf(notice.game, 'fr')
      const all = recount(storyOf(notice.game), notice, words, nameOf, 'fr')
      if (all.length === 0) continue
      const { since } = letterWords.fr
      const lines = [since, ...all.map((line) => `• ${line}`)].join('\n')
      expect(asMailText(letter, footer, 'fr')).toContain(`\n\n${lines}\n\n`)
      if (letter.blocks.some((one) => one.block === 'list' && one.all)) more++
    }
    expect(more).toBeGreaterThan(0)
  })

  test('of a short letter has the list before the table, and all of what its reader has', async () => {
    for (const notice of sampled(game).slice(0, 5)) {
      const beside = { opened: { ...opened, isShort: true } }
      const { letter, groups, text } = picturesIn(notice, 'en', beside)
      expect(points.test(groups.flat().join('\n'))).toBe(false)
      expect(groups.length).toBeGreaterThan(0)
      for (const line of holdingsOf(notice, 'en')) expect(text).toContain(`• ${line}\n`)
      expect(text).not.toContain('\n\n\n')
      const page = await asHtml(letter, 'en', footer, { pictures: ['table@dorfpost'] })
      const [first = []] = groups
      expect(page).toContain(`alt="${first.join('\n').replaceAll('"', '&quot;')}`)
    }
  })

  // A player decides by the last letter alone.
  test('of a letter that asks what was meant has the table behind its choices', () => {
    for (const notice of sampled(game).filter(({ yourTurn }) => yourTurn)) {
      const { groups } = picturesIn(notice, 'de', { opened })
      const asking = { ...opened, isShort: true, isAsking: true }
      const { letter, groups: same, text } = picturesIn(notice, 'de', { opened: asking })
      expect(same.flat()).toEqual(groups.flat().filter((line) => !points.test(line)))
      for (const line of holdingsOf(notice, 'de')) expect(text).toContain(`• ${line}\n`)
      // The page has the question and the choices alone.
      expect(visibleWords(letter)).toBeLessThan(12)
    }
  })
})

// Letters of 1.0.0 that wait to be sent have one text for a picture.
test('a kept letter without lines has the words of its picture in one text', () => {
  const letter = {
    ...{ subject: 'S', stamp: 'T', heading: 'H' },
    blocks: [{ block: 'picture', alt: 'The table.' } as const],
  }
  expect(asMailText(letter, footer, 'en')).toContain('\n\nThe table.\n\n')
})

// V4.26, V9.28: cards of a hand that is not seen may be what a villager goes on.
test('a letter without secrets does not say that a card is missing which may be in the hand', () => {
  const game = games.find(({ id }) => id === 'villagers') as AnyGame
  const isHidden = ({ open, seat }: TurnNotice) =>
    (open.state as State).seats[seat]?.hand.some(({ card }) => card.startsWith('?'))
  const said = (open: boolean): string =>
    sampled(game)
      .filter((notice) => notice.yourTurn && isHidden(notice))
      .flatMap((notice) => picturesIn(open ? openly(notice) : notice, 'en').groups.flat())
      .join('\n')
  expect(said(false)).toMatch(/\((?:missing|by trade)\)/)
  expect(said(true)).toContain('On the Road')
  expect(said(true)).not.toMatch(/\((?:missing|by trade)\)/)
})
