import { describe, expect, test } from 'vitest'
import { roughlyIn, whenIn } from '../../web/src/parts/pace/when.ts'
import { de } from '../../web/src/parts/pace/words.de.ts'
import { en } from '../../web/src/parts/pace/words.en.ts'

const berlin = { locale: 'en-GB', timeZone: 'Europe/Berlin' }
const at = (iso: string): number => Date.parse(iso)

describe('a moment ahead, in plain words', () => {
  const now = at('2026-06-03T10:00Z')
  test.for([
    ['2026-06-03T18:00Z', 'today 20:00'],
    ['2026-06-04T18:00Z', 'tomorrow 20:00'],
    ['2026-06-05T18:00Z', 'Friday 20:00'],
    ['2026-06-09T18:00Z', 'Tuesday 20:00'],
    ['2026-06-10T18:00Z', '10 June 20:00'],
  ] as const)('%s is “%s”', ([time, said]) => {
    expect(whenIn(en, berlin, at(time), now)).toBe(said)
  })

  test('is told in the reader’s own zone, where it may be another day', () => {
    const time = at('2026-06-03T23:00Z')
    const places = ['America/Los_Angeles', 'Europe/Berlin', 'Pacific/Auckland']
    expect(places.map((timeZone) => whenIn(en, { locale: 'en-GB', timeZone }, time, now))).toEqual([
      'today 16:00',
      'tomorrow 01:00',
      'tomorrow 11:00',
    ])
  })

  test('is told in German, too', () => {
    const reader = { locale: 'de-DE', timeZone: 'Europe/Berlin' }
    expect(whenIn(de, reader, at('2026-06-04T18:00Z'), now)).toBe('morgen 20:00')
    expect(whenIn(de, reader, at('2026-06-12T18:00Z'), now)).toBe('12. Juni 20:00')
  })

  test('counts days as the calendar does when the clocks change', () => {
    const evening = at('2026-03-28T22:30Z')
    expect(whenIn(en, berlin, at('2026-03-29T21:30Z'), evening)).toBe('tomorrow 23:30')
    expect(whenIn(en, berlin, at('2026-03-29T22:30Z'), evening)).toBe('Monday 00:30')
  })
})

describe('a moment ahead, as people say it', () => {
  const now = at('2026-06-03T10:00Z')
  const german = { locale: 'de-DE', timeZone: 'Europe/Berlin' }
  test.for([
    ['2026-06-03T18:00Z', 'this evening', 'heute Abend'],
    ['2026-06-03T12:30Z', 'today 14:30', 'heute 14:30'],
    ['2026-06-04T18:00Z', 'tomorrow evening', 'morgen Abend'],
    ['2026-06-04T06:00Z', 'tomorrow morning', 'morgen Vormittag'],
    ['2026-06-05T13:00Z', 'Friday afternoon', 'Freitagnachmittag'],
    ['2026-06-05T00:30Z', 'Friday 02:30', 'Freitag 02:30'],
    ['2026-06-10T18:00Z', '10 June', '10. Juni'],
  ] as const)('%s is “%s”, in German “%s”', ([time, said, gesagt]) => {
    expect(roughlyIn(en, berlin, at(time), now)).toBe(said)
    expect(roughlyIn(de, german, at(time), now)).toBe(gesagt)
  })
})
