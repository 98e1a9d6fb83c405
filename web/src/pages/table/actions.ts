/**
 * All that can be done at a table besides moves, each once: bar, menu, keys, the list of keys and accessible names
 * come from here. Parts of the page lend what an action acts on (`Lent` of `stage/actions.ts`) while they are there.
 */

import { passTo } from '../../account/device-people.ts'
import { nextTable } from '../../account/me.ts'
import { botTexts } from '../../bots/words.ts'
import { passTexts } from '../../door/pass-words.ts'
import { readRules } from '../../rules/reading.ts'
import type { Action } from '../../stage/actions.ts'
import type { GuideState } from '../../stage/guide.ts'
import type { Look, Panel, PanelId } from '../../stage/stage.ts'
import { stageTexts } from '../../stage/words.ts'
import { appTexts } from '../../words/index.ts'
import { absenceTexts } from './absence/words.ts'
import { memoryTexts } from './memory-words.ts'
import { playersHere } from './pass/players.ts'
import type { Seated } from './seated.ts'
import type { Visit } from './visit.ts'

interface FrameOf {
  readonly look: Look
  readonly seats: number
  readonly panels: () => ReadonlyArray<Panel>
}

/** Actions in the frame, whatever stands on its stage: a table, a lesson or a studied game. */
export function frameActions({ look, seats, panels }: FrameOf): Action[] {
  return [
    {
      id: 'close',
      keys: ['escape'],
      get words() {
        return stageTexts().letGo
      },
      get shown() {
        return stageTexts().escape
      },
      run: () => (look.drawer() === null ? look.lookAt(look.home) : look.open(null)),
    },
    ...planActions(look),
    {
      id: 'next-village',
      keys: ['n'],
      get words() {
        return stageTexts().nextVillage
      },
      run: () => look.lookAt((look.seat() + 1) % seats),
    },
    {
      id: 'village',
      keys: Array.from({ length: seats }, (_, i) => `${i + 1}`),
      shown: seats > 1 ? `1 – ${seats}` : '1',
      get words() {
        return stageTexts().seatsVillage
      },
      run: (key) => look.lookAt(Number(key) - 1),
    },
    ...zoomActions(look),
    panelAction('list', 'l', () => stageTexts().list, { look, panels }),
    panelAction('keys', '?', () => stageTexts().keys, { look, panels }),
  ]
}

/** Undo, redo, advice and sending, for the turn that is planned; one step back and all of them, for one that is tried out. */
function planActions(look: Look): Action[] {
  const plan = () => look.lent('plan')
  const isFree = (count: number | undefined) => (count ?? 0) > 0 && plan()?.isBusy() === false
  return [
    {
      id: 'undo',
      keys: ['u'],
      get words() {
        return appTexts().table.undo
      },
      when: () => isFree(plan()?.count()),
      run: () => plan()?.undo(),
    },
    {
      id: 'redo',
      keys: ['r'],
      get words() {
        return appTexts().table.redo
      },
      when: () => isFree(plan()?.undone()),
      run: () => plan()?.redo(),
    },
    {
      id: 'clear',
      get words() {
        return memoryTexts().variation.again
      },
      when: () => isFree(plan()?.count()),
      run: () => plan()?.clear(),
    },
    {
      id: 'send',
      keys: ['s'],
      get words() {
        return stageTexts().endTurn
      },
      when: () => look.lent('send')?.may() ?? false,
      run: () => look.lent('send')?.press(),
    },
    {
      id: 'advise',
      keys: ['h'],
      get words() {
        return botTexts().hint.ask
      },
      when: () => look.lent('advice')?.may() ?? false,
      run: () => look.lent('advice')?.ask(),
    },
  ]
}

/** Sizes of a village that is too large for its ground. */
function zoomActions(look: Look): Action[] {
  const zoom = () => look.lent('zoom')
  const when = () => zoom()?.isLarge() ?? false
  return [
    {
      id: 'larger',
      keys: ['+'],
      get words() {
        return stageTexts().zoom.larger
      },
      when,
      run: () => zoom()?.larger(),
    },
    {
      id: 'smaller',
      keys: ['-'],
      shown: '−',
      get words() {
        return stageTexts().zoom.smaller
      },
      when,
      run: () => zoom()?.smaller(),
    },
    {
      id: 'fit',
      keys: ['0'],
      get words() {
        return (zoom()?.zoom() ?? 1) < 1 ? stageTexts().zoom.usual : stageTexts().zoom.fit
      },
      when,
      run: () => zoom()?.whole(),
    },
  ]
}

/** Opens a part of the drawer by a key, or closes it. */
const panelAction = (
  id: Extract<PanelId, 'list' | 'keys'>,
  key: string,
  words: () => string,
  { look, panels }: Pick<FrameOf, 'look' | 'panels'>,
): Action => ({
  id,
  keys: [key],
  get words() {
    return words()
  },
  when: () => panels().some((panel) => panel.id === id),
  run: () => look.open(look.drawer() === id ? null : id),
})

interface TableOf extends FrameOf {
  readonly at: Seated
  readonly visit: Visit
  readonly guide: GuideState
  /** Goes to the next table that waits for me. */
  readonly next: () => void
}

/** All actions at a table: those of the frame, and those of its menu. */
export function tableActions(of: TableOf): () => Action[] {
  const fixed = frameActions(of)
  return () => [...fixed, ...menuActions(of)]
}

/** The actions of a table's menu. */
function menuActions({ at, visit, look, guide, next }: TableOf): Action[] {
  const { table } = at
  const isPlaying = table.status === 'playing'
  const inCompany = at.seat !== null && isPlaying && table.seats.length > 1
  const actions: ReadonlyArray<Action> = [
    ...playersHere(table).map(
      ({ id, name }): Action => ({
        id: `pass:${id}`,
        words: passTexts().pass(name),
        run: () => passTo(id, table.id),
      }),
    ),
    {
      id: 'next',
      keys: ['t'],
      words: appTexts().nav.next,
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
      words: memoryTexts().variation.title,
      when: () => isPlaying,
      run: () => visit.tryFrom(at.play),
    },
    {
      id: 'take-back',
      words: absenceTexts().takeBack,
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
  return actions.map((action) => ({ ...action, inMenu: true }))
}
