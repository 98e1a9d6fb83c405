import type { LessonTasks } from '../manifest.ts'

/** The tasks of the lesson in English. */
export const tasks: LessonTasks = {
  artifact: [
    'An artifact for a round',
    'Everybody begins with one. Take the Guiding Star: once in this round it activates a region a second time. Then Bert begins.',
  ],
  explore: [
    'Explore',
    'You have six settlers, and each action places some. Tap the middle space of region I: exploring it takes one.',
  ],
  place: [
    'Put it into your valley',
    'Your first terrain may lie on any space of region I. Tap the middle one: that leaves the most room for neighbours.',
  ],
  end: [
    'One action a turn',
    'That was your action. End the turn; you are next when Bert has taken his.',
  ],
  more: [
    'Explore once more',
    'Explore region I again, left of the first terrain. If a hero of its colour is in the row, a monster comes. End your turn.',
  ],
  hunt: [
    'Hunt the monster',
    'It would keep your terrain from yielding anything. Tap it: a green one takes 1 settler and brings a diamond. Then end your turn.',
  ],
  region: [
    'Activate the region',
    'Tap the flag I: for 1 settler, every terrain without a monster yields its resource, so both of yours. Then end your turn.',
  ],
  construct: [
    'Construct a building',
    'For 1 settler and its price: tap the Sawmill that is lit, then the first space of your lowest street. End your turn.',
  ],
  street: [
    'Activate the street',
    'Your last settler. Tap “Activate” at the lowest street, then the Sawmill: it gives you a wood. With more buildings, all of them would work.',
  ],
  hero: [
    'Invite a hero: the points',
    'Tap the last hero of the market: 3 points and 2 settlers, for 2 wood and 1 gold. One tap exchanges for gold and invites.',
  ],
}
