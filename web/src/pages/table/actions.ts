/** Actions at a table besides moves: bar, menu, keys and accessible names all come from here. */

import { passTo } from '../../account/device-people.ts'
import { nextTable } from '../../account/me.ts'
import { botTexts } from '../../bots/words.ts'
import { passTexts } from '../../door/pass-words.ts'
import { emptyVariation, stepBack, type Variation } from '../../planner/variation.ts'
import { readRules } from '../../rules/reading.ts'
import type { NamedAction } from '../../stage/actions.ts'
import type { GuideState } from '../../stage/guide.ts'
import type { Look } from '../../stage/room.ts'
import { stageTexts } from '../../stage/words.ts'
import { appTexts } from '../../words/index.ts'
import { absenceTexts } from './absence/words.ts'
import { mayAsk } from './advisable.ts'
import { memoryTexts } from './memory-words.ts'
import { playersHere } from './pass/players.ts'
import type { Seated } from './seated.ts'
import type { Turn } from './turn.ts'
import type { Visit } from './visit.ts'

interface MenuOf {
  readonly at: Seated
  readonly visit: Visit
  readonly look: Look
  readonly guide: GuideState
  /** Goes to the next table that waits for me. */
  readonly next: () => void
}

/** The actions of a table's menu, those only that can be done now. */
export function menuActions({ at, visit, look, guide, next }: MenuOf): NamedAction[] {
  const { table } = at
  const isPlaying = table.status === 'playing'
  const inCompany = at.seat !== null && isPlaying && table.seats.length > 1
  const actions: ReadonlyArray<NamedAction> = [
    ...playersHere(table).map(
      ({ id, name }): NamedAction => ({
        id: `pass:${id}`,
        words: passTexts().pass(name),
        run: () => passTo(id, table.id),
      }),
    ),
    {
      id: 'next',
      words: stageTexts().next,
      when: () => nextTable(table.id) !== undefined,
      run: next,
    },
    {
      id: 'since',
      words: stageTexts().sinceMark(visit.news()),
      when: () => visit.news() > 0,
      run: () => visit.showSince(),
    },
    {
      id: 'past',
      words: memoryTexts().past.title,
      when: () => visit.last() > 0,
      run: () => visit.lookBack(),
    },
    {
      id: 'try',
      words: memoryTexts().line.title,
      when: () => isPlaying,
      run: () => visit.tryFrom(at.play),
    },
    {
      id: 'take-back',
      words: absenceTexts().takeTurnBack,
      when: () => table.back?.turn != null,
      run: () => look.open('table'),
    },
    {
      id: 'time',
      words: absenceTexts().menuPause,
      when: () => inCompany,
      run: () => look.open('table'),
    },
    {
      id: 'pace',
      words: absenceTexts().anotherPace,
      when: () => inCompany,
      run: () => look.open('table', 'pace'),
    },
    {
      id: 'notes-again',
      words: appTexts().guide.again,
      when: () => guide.mayAgain(),
      run: guide.again,
    },
    { id: 'rules', words: stageTexts().rules, run: () => readRules({ game: table.game }) },
  ]
  return actions.filter(({ when }) => when?.() ?? true)
}

interface ToolsOf {
  readonly at: Seated
  readonly turn: Turn
  /** A turn is being played on the stage. */
  readonly isPlayed: () => boolean
  readonly onAdvise: () => void
}

/** Undo, redo and advice, for the turn that is planned. */
export function toolActions({ at, turn, isPlayed, onAdvise }: ToolsOf) {
  const isBusy = () => turn.planner?.status() === 'sending'
  return {
    undo: {
      id: 'undo',
      get words() {
        return appTexts().table.undo
      },
      when: () => turn.planned().length > 0 && !isBusy(),
      run: () => turn.planner?.undo(),
    },
    redo: {
      id: 'redo',
      get words() {
        return appTexts().table.redo
      },
      when: () => (turn.planner?.plan().undone.length ?? 0) > 0 && !isBusy(),
      run: () => turn.planner?.redo(),
    },
    /** If nobody may be advised it has no button. */
    advise: {
      id: 'advise',
      get words() {
        return botTexts().hint.ask
      },
      when: () => turn.mine() && !isPlayed() && turn.moves().length > 1 && mayAsk(at.table),
      run: onAdvise,
    },
  } satisfies Record<string, NamedAction>
}

interface VariationOf {
  readonly variation: Variation
  readonly onVariation: (variation: Variation) => void
  /** Number of its steps. */
  readonly count: number
}

/** One step back, and all of them, of a variation that is tried out. */
export const variationActions = (props: VariationOf) =>
  ({
    undo: {
      id: 'undo',
      get words() {
        return memoryTexts().line.undo
      },
      when: () => props.count > 0,
      run: () => props.onVariation(stepBack(props.variation)),
    },
    again: {
      id: 'again',
      get words() {
        return memoryTexts().line.again
      },
      when: () => props.count > 0,
      run: () => props.onVariation(emptyVariation(props.variation.base, props.variation.viewer)),
    },
  }) satisfies Record<string, NamedAction>
