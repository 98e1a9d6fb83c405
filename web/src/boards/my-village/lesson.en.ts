import type { LessonTasks } from '../manifest.ts'

/** The tasks of the lesson in English. */
export const tasks: LessonTasks = {
  dice: [
    'Take two dice and build',
    'Two dice make a value. Tap the sum 8, made of 2 and 6, then the brewery with 5 and 8. That costs time.',
  ],
  end: [
    'Send your turn',
    'Your brewery stands and has made its first beer. End the turn; then Bert takes two dice out of the same pool.',
  ],
  white: [
    'Use what you built',
    'The brewery’s banner shows 8, too. Make 8 of 4 and 4, and tap the brewery in your village: it brews another beer.',
  ],
  bridge: [
    'Time runs for everybody',
    'End your turn and watch Bert: black dice cost him 2 time each. He passes the bridge, and one of his villagers dies.',
  ],
  office: [
    'Fetch a customer',
    'A new round, new dice. With 10, made of 4 and 6, tap the market office: it sends you customers.',
  ],
  customer: [
    'Which one?',
    'Take the lit customer, who wants a beer and a scroll, for 1 time. That is enough: end your turn.',
  ],
  scriptorium: [
    'What is still missing',
    'A scroll. Make 9 of 4 and 5, tap the scriptorium with 5 and 9, and end your turn.',
  ],
  serve: [
    'Serve the customer',
    'A “?” banner works with every value. Tap the customer in your village: the goods are paid, and 3 points are yours for good.',
  ],
}
