/** Telling of Town Builder in short. */
import type { PerLanguage } from '../kernel/language.ts'
import type { Story, Weight } from '../kernel/story.ts'
import { isCrest, type JudgeId, judge, townCard } from './components/index.ts'
import { judgeNames } from './judge-names.ts'
import { verdicts } from './scoring.ts'
import type { Event, State } from './state.ts'

type Kind = Event['event']

const weighty: ReadonlySet<Kind> = new Set([
  ...([
    'completed',
    'claimed',
    'judgeArrived',
    'endTriggered',
    'stalled',
    'judged',
    'over',
  ] as const),
])
const telling: ReadonlySet<Kind> = new Set(['started', 'awardClosed', 'cleared'])
/** Events that the next step tells of, or that change little. */
const silent: ReadonlySet<Kind> = new Set([
  ...(['paid', 'looked', 'leftTop', 'gotActions', 'gotTurnGold', 'turnEnded', 'covered'] as const),
  ...(['reshuffled', 'revealed', 'declined', 'copied', 'turnBegan'] as const),
  ...(['dealt', 'discarded'] as const),
])

const leads: PerLanguage<(name: string, judge: JudgeId) => string> = {
  en: (name, id) => `${name} leads before the ${judgeNames.en[id]}.`,
  de: (name, id) => `${name} führt beim ${judgeNames.de[id]}.`,
  fr: (name, id) => `${name} mène devant le ${judgeNames.fr[id]}.`,
}

export const story: Story<State, Event> = {
  weight(event): Weight {
    if (weighty.has(event.event)) return 3
    if (silent.has(event.event) || (event.event === 'used' && isCrest(event.card))) return 0
    return telling.has(event.event) ? 2 : 1
  },
  counted: {},
  minor: new Set(['discarded']),
  // A building leads alone before a judge of its type (T6.9).
  outcome(event, state, names, language) {
    if (event.event !== 'completed') return null
    const { type } = townCard(event.card)
    const led = verdicts(state).find(
      ({ judge: id, winners }) =>
        judge(id).favours === type && winners.length === 1 && winners[0] === event.seat,
    )
    return led ? leads[language](names(event.seat), led.judge) : null
  },
}
