import {
  letters,
  monkStacks,
  myVillage,
  type State,
} from '../../../worker/games/my-village/index.ts'
import { describeLaws } from '../../kernel/laws.ts'
import { midgame } from './table.ts'

/** Every card by its name, wherever it lies: display, stacks, villages, or in a task that is under way. */
function cards(state: State): string[] {
  const found: string[] = [...state.churches, ...state.chambers, ...state.buildings]
  found.push(...state.fields, ...state.customers.display, ...state.customers.deck)
  for (let i = 0; i < state.meetingPlaces; i++) found.push('meeting-place')
  for (const stack of monkStacks) {
    const { top, under } = state.monks[stack]
    found.push(...(top ? [top] : []), ...under)
  }
  for (const letter of letters) found.push(...state.travel[letter])
  for (const village of state.villages) {
    const { church, chamber, monks, travel, market, served, fields, buildings } = village
    found.push(...[church, chamber].filter((card) => card !== null))
    found.push(...monks, ...travel, ...market, ...served)
    found.push(...fields.map(({ id }) => id), ...buildings.map(({ id }) => id))
    if (village.meetingPlace) found.push('meeting-place')
    found.push(village.board)
  }
  for (const task of state.agenda) {
    if (task.task === 'lay-monk' || task.task === 'mission') found.push(task.card)
    if (task.task === 'found-meeting-place') found.push('meeting-place')
  }
  return found
}

for (const [game, runs] of [
  [myVillage, 2],
  [{ ...midgame, id: 'my-village from the middle' }, 1],
] as const)
  describeLaws({
    game,
    options: () => [{}],
    conserved: (state) => cards(state as State),
    longest: 3000,
    interrupts: () => true,
    runs,
  })
