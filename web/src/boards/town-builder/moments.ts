import type { PerLanguage } from '../../../../worker/games/kernel/index.ts'
import { verdicts } from '../../../../worker/games/town-builder/scoring.ts'
import type { Event, State } from '../../../../worker/games/town-builder/state.ts'
import { seasonOf } from '../../../../worker/pictures/town-builder/season.ts'
import { type Moment, momentsBy, turnOfSeason, type Wave } from '../../stage/board-moments.ts'
import { boardWordsIn } from './dictionary.ts'

const changes: PerLanguage<{
  readonly title: string
  readonly leads: (judge: string, who: string, theirs: number, next: number) => string
}> = {
  en: {
    title: 'The judge changes sides',
    leads: (judge, who, theirs, next) => `${judge}: ${who} now leads, ${theirs} to ${next}.`,
  },
  de: {
    title: 'Die Gunst wechselt',
    leads: (judge, who, theirs, next) => `${judge}: ${who} führt jetzt, ${theirs} zu ${next}.`,
  },
  fr: {
    title: 'La faveur change de camp',
    leads: (judge, who, theirs, next) =>
      `${judge}\u202f: ${who} mène maintenant, ${theirs} à ${next}.`,
  },
}

/** Judges of which one seat has passed somebody else, who led or had drawn level (T6.10). */
function newLeads({ before, after, names, language }: Wave<State>): Moment[] {
  const led = new Map(verdicts(before).map(({ judge, winners }) => [judge, winners]))
  return verdicts(after).flatMap(({ judge, counts, winners }): Moment[] => {
    const [seat, ...shared] = winners
    const then = led.get(judge) ?? []
    if (seat === undefined || shared.length > 0 || !then.some((other) => other !== seat)) return []
    const next = Math.max(0, ...counts.filter((_, one) => one !== seat))
    const { title, leads } = changes[language]
    const name = boardWordsIn(language).cards[judge].name
    return [
      {
        ...{ title, seat, motion: 'turns', isNight: false, ms: 1900, weight: 45 },
        sentence: leads(name, names(seat), counts[seat] ?? 0, next),
        piece: { id: judge, kind: 'judge' },
      },
    ]
  })
}

/** Moments made large in Town Builder: a house going up (T5.31), a judge who changes sides, and the turn of the season. */
export const moments = momentsBy<State, Event>(
  {
    completed: {
      title: { en: 'A house goes up', de: 'Ein Haus steht', fr: 'Une maison s’élève' },
      piece: ({ card }) => ({ id: card, kind: 'town' }),
      ...{ motion: 'comes', ms: 1400, weight: 30 },
    },
  },
  (wave) => [...newLeads(wave), ...turnOfSeason(seasonOf, wave)],
)
