import { describe, expect, test } from 'vitest'
import { agoIn, roughlyIn, whenIn } from '../../web/src/parts/pace/when.ts'
import { de } from '../../web/src/words/pace.de.ts'
import { en } from '../../web/src/words/pace.en.ts'

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

describe('a moment ahead at the edges of a day and of a week', () => {
  const german = { locale: 'de-DE', timeZone: 'Europe/Berlin' }
  test.for([
    // Now, in Berlin; then the moment.
    ['2026-06-03T18:00Z', '2026-06-03T21:59Z', 'tonight', 'heute Nacht'],
    ['2026-06-03T18:00Z', '2026-06-03T22:00Z', 'tomorrow 00:00', 'morgen 00:00'],
    ['2026-06-03T10:00Z', '2026-06-04T21:59Z', 'tomorrow night', 'morgen Nacht'],
    ['2026-06-03T10:00Z', '2026-06-05T15:00Z', 'Friday evening', 'Freitagabend'],
    ['2026-06-03T10:00Z', '2026-06-09T21:59Z', 'Tuesday night', 'Dienstagnacht'],
    ['2026-06-03T10:00Z', '2026-06-10T15:00Z', '10 June', '10. Juni'],
    ['2026-12-30T10:00Z', '2027-01-08T15:00Z', '8 January', '8. Januar'],
  ] as const)('at %s, %s is “%s”, in German “%s”', ([now, time, said, gesagt]) => {
    expect(roughlyIn(en, berlin, at(time), at(now))).toBe(said)
    expect(roughlyIn(de, german, at(time), at(now))).toBe(gesagt)
  })

  test('is another part of the day for whoever lives elsewhere', () => {
    const [now, time] = [at('2026-06-03T10:00Z'), at('2026-06-04T18:00Z')]
    const zones = ['America/Los_Angeles', 'Europe/Berlin', 'Pacific/Auckland']
    expect(
      zones.map((timeZone) => roughlyIn(en, { locale: 'en-GB', timeZone }, time, now)),
    ).toEqual(['tomorrow noon', 'tomorrow evening', 'Friday morning'])
  })
})

describe('a moment that has passed', () => {
  const now = at('2026-06-03T08:00Z')
  const german = { locale: 'de-DE', timeZone: 'Europe/Berlin' }
  test.for([
    ['2026-06-03T08:00Z', 'just now', 'gerade eben'],
    ['2026-06-03T07:15Z', '45 minutes ago', 'vor 45 Minuten'],
    ['2026-06-03T05:00Z', '3 hours ago', 'vor 3 Stunden'],
    // Another day, but a short night.
    ['2026-06-03T02:30Z', '6 hours ago', 'vor 6 Stunden'],
    ['2026-06-02T21:00Z', 'yesterday', 'gestern'],
    // More than a day, and still the day before; less than two, and the day before that.
    ['2026-06-02T06:00Z', 'yesterday', 'gestern'],
    ['2026-06-01T21:30Z', '2 days ago', 'vorgestern'],
    ['2026-05-21T10:00Z', '13 days ago', 'vor 13 Tagen'],
    ['2026-05-20T10:00Z', '2 weeks ago', 'vor 2 Wochen'],
    ['2026-04-01T10:00Z', '2 months ago', 'vor 2 Monaten'],
  ] as const)('%s is “%s”, in German “%s”', ([time, said, gesagt]) => {
    expect(agoIn(en, berlin, at(time), now)).toBe(said)
    expect(agoIn(de, german, at(time), now)).toBe(gesagt)
  })

  test('counts the days of the reader’s own calendar', () => {
    const time = at('2026-06-02T06:30Z')
    expect(agoIn(en, { locale: 'en-GB', timeZone: 'Pacific/Auckland' }, time, now)).toBe(
      'yesterday',
    )
    expect(agoIn(en, { locale: 'en-GB', timeZone: 'America/Los_Angeles' }, time, now)).toBe(
      '2 days ago',
    )
  })
})
