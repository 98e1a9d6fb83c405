import type { Lesson } from '../kit/lesson.ts'

const die = (pips: number) => ({ do: 'take', colour: 'white', pips }) as const

/** My Village: a brewery, its good, a customer, and the scriptorium that the customer needs. */
export const lesson: Lesson = {
  seed: 1,
  tasks: [
    {
      id: 'dice',
      rule: 'M5.2',
      mine: [die(2), die(6), { do: 'acquire', card: 'brewery-5-8' }],
      at: ['card:brewery-5-8', 'sum:8'],
    },
    {
      id: 'end',
      rule: 'M11.17',
      mine: [{ do: 'end-turn' }],
      theirs: [
        die(4),
        die(6),
        { do: 'market-office' },
        { do: 'customer', customer: 'customer-28' },
        { do: 'customer', customer: 'customer-30' },
        { do: 'customer', customer: 'customer-26' },
        { do: 'customer', customer: 'customer-21' },
        { do: 'end-turn' },
      ],
      at: ['v0:time'],
    },
    {
      id: 'white',
      rule: 'M5.24',
      mine: [die(4), die(4), { do: 'activate', banner: 'brewery-5-8' }],
      at: ['v0:banner:brewery-5-8', 'sum:8'],
    },
    {
      id: 'bridge',
      rule: 'M5.108',
      mine: [{ do: 'end-turn' }],
      theirs: [
        { do: 'take', colour: 'black', pips: 2 },
        { do: 'take', colour: 'black', pips: 4 },
        { do: 'acquire', card: 'stable-6-8' },
        { do: 'end-turn' },
        { do: 'die', villager: 'abbot' },
      ],
      at: ['v0:time'],
    },
    {
      id: 'office',
      rule: 'M5.78',
      mine: [die(4), die(6), { do: 'market-office' }],
      at: ['office', 'sum:10'],
    },
    {
      id: 'customer',
      rule: 'M5.77',
      mine: [{ do: 'customer', customer: 'customer-31' }, { do: 'settle' }, { do: 'end-turn' }],
      theirs: [die(2), die(1), { do: 'acquire', card: 'finance-chamber' }, { do: 'end-turn' }],
      at: ['customer:customer-31'],
    },
    {
      id: 'scriptorium',
      rule: 'M5.23',
      mine: [die(4), die(5), { do: 'acquire', card: 'scriptorium-5-9' }, { do: 'end-turn' }],
      theirs: [die(2), die(6), { do: 'acquire', card: 'brewery-6-8' }, { do: 'end-turn' }],
      at: ['card:scriptorium-5-9', 'sum:9'],
    },
    {
      id: 'serve',
      rule: 'M5.96',
      free: true,
      mine: [die(1), die(2), { do: 'activate', banner: 'customer-31' }],
      at: ['v0:banner:customer-31', 'sum:3'],
    },
  ],
}
