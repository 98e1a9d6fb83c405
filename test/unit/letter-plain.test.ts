/** The picture in a letter's plain part: its words, but for those that its reader has already read. */
import { describe, expect, test } from 'vitest'
import { games } from '../../worker/games/index.ts'
import { type AnyGame, languages } from '../../worker/games/kernel/index.ts'
import { wordsOf } from '../../worker/games/words.ts'
import { type Beside, compose } from '../../worker/notices/compose.ts'
import { asHtml } from '../../worker/notices/html.ts'
import { asMailText } from '../../worker/notices/letter.ts'
import { boardInWords, isDrawn } from '../../worker/pictures/preview.ts'
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

/** Words of the picture in the HTML and in the plain part of a letter. */
function picturesIn(notice: TurnNotice, language: Language, beside: Beside = {}) {
  const letter = letterOf(notice, language, beside)
  const picture = letter.blocks.find(({ block }) => block === 'picture')
  if (picture?.block !== 'picture') throw new Error('There is no picture.')
  const text = asMailText(letter, footer, language)
  return { letter, alt: picture.alt, plain: picture.plain ?? picture.alt, text }
}

/** The points of everybody as pictures have them. */
const points = / ?Hanna -?\d+ \p{L}+, Jonas -?\d+ \p{L}+, Kim -?\d+ \p{L}+\.(?= |$)/u

/** The table in a picture, in words. */
const tableOf = ({ game, state, seat }: TurnNotice, language: Language): string =>
  isDrawn(game) ? boardInWords(game, state, seat, language).join(' ') : ''

const opened = { subject: 'S', heading: 'H', lead: ['L.'] }

describe.for(games.map((game) => [game.id, game] as const))('the plain part in %s', ([, game]) => {
  test('says all that the picture says, and points only where no standing follows', () => {
    const notices = sampled(game)
    for (const language of languages)
      for (const notice of notices) {
        const { letter, alt, plain, text } = picturesIn(notice, language)
        const hasStanding = letter.blocks.some(({ block }) => block === 'standings')
        expect(points.test(alt)).toBe(true)
        expect(points.test(plain)).toBe(!hasStanding)
        expect(text.includes(plain)).toBe(true)
        const withoutPoints = (said: string) => said.replace(points, '').trim()
        expect(withoutPoints(plain)).toBe(withoutPoints(alt))
      }
  })

  test('of an answer to a question says the table alone', async () => {
    for (const notice of sampled(game).slice(0, 5)) {
      const { letter, alt, plain, text } = picturesIn(notice, 'en', {
        opened: { ...opened, isShort: true },
      })
      expect(plain).toBe(tableOf(notice, 'en'))
      expect(alt.startsWith(plain)).toBe(true)
      expect(text).toContain(plain)
      expect(text).not.toContain('\n\n\n')
      const pictures = ['table@dorfpost']
      const page = await asHtml(letter, 'en', footer, { preheader: '', pictures })
      expect(page).toContain(`alt="${alt.slice(0, 20).replaceAll('"', '&quot;')}`)
    }
  })

  test('within a turn says the table, and of the rest only what is other than in the letter before', () => {
    const notices = sampled(game).filter(({ yourTurn }) => yourTurn)
    let shorter = 0
    for (const [i, notice] of notices.entries()) {
      const { plain: same } = picturesIn(notice, 'de', { opened, seen: notice })
      expect(same.replace(points, '').trim()).toBe('')
      const seen = notices[i - 1]
      if (!seen) continue
      const { plain } = picturesIn(notice, 'de', { opened, seen: { ...seen, seat: notice.seat } })
      const whole = picturesIn(notice, 'de', { opened }).plain
      if (plain.length < whole.length) shorter++
      // Every word of it is in the whole.
      for (const word of plain.split(' ')) expect(whole).toContain(word)
    }
    if (game.id === 'my-village' || game.id === 'settlement') expect(shorter).toBeGreaterThan(0)
  })
})
