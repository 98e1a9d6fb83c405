import type { LessonTasks } from '../manifest.ts'

/** The tasks of the lesson in English. */
export const tasks: LessonTasks = {
  plan: [
    'Start a foundation',
    'A turn has two actions; each takes a card from the row. Lay the lifted Fishery in your district as a new foundation.',
  ],
  resource: [
    'Bring it a resource',
    'The foot of the Fishery shows what it needs; a card’s corner shows what it gives. The lifted card fits: put it under the Fishery.',
  ],
  end: [
    'End the turn',
    'Both actions are done. Send the turn: then it is Bert’s, and the row is filled up again.',
  ],
  finish: [
    'Finish the building',
    'One resource is still missing, and the lifted card gives it. Put it under the Fishery: the foundation becomes a building at once.',
  ],
  ability: [
    'Use its ability',
    'A hammer works once, in the turn in which its building is finished, and costs no action. The Fishery has one: use it.',
  ],
  gold: [
    'Store gold',
    'Your second action: the lifted card has a coin in its corner. Take it as gold, for foundations that cost some.',
  ],
  last: [
    'Who will win the judges?',
    'At the end each judge goes to the most buildings of a type, each award to the first to earn it. Send your turn.',
  ],
}
