import type { LessonTexts } from './words.ts'

/** The lessons in English. */
export const texts: LessonTexts = {
  title: (game) => `${game}: learn by playing`,
  step: (number, of) => `Step ${number} of ${of}`,
  other: 'You could do that, too, but this lesson goes another way. Do this first:',
  rival: 'Bert',
  you: 'You',
  rivalPlays: (name) => `${name} takes a turn.`,
  again: 'Once more',
  doneTitle: 'That is how it goes.',
  doneText:
    'You know enough for a first game: notes explain what is new as it comes up, and every turn can be taken back until you send it.',
  friends: 'With friends',
  unknown: 'There is no lesson for this game.',
  tasks: {
    villagers: {
      draft: [
        'Draft a villager',
        'Everybody takes villagers from the road in turn. Tap the Grazier: the apple says that this card will let you draft one villager more each round.',
      ],
      again: [
        'One more',
        'Two villagers a round are yours. Bert took the Mason, and a new villager came. Take that one, from the same place.',
      ],
      coin: [
        'A coin on the road',
        'With two players each may put 1 gold of the bank on a villager, who then stays. Tap the first one of the road.',
      ],
      basic: [
        'A chain has a beginning',
        'The foot of the Grazier’s picture says “Hayer”: that is whom it must lie on. Tap the Hayer at the right, the beginning of that chain.',
      ],
      pay: [
        'Trade in a card',
        'A basic villager costs a card of your hand, but no build action. Tap the Wine Trader, then the second stack of the road.',
      ],
      chain: [
        'Build the chain',
        'Tap the Grazier in your hand: it goes on top of the Hayer. Only what lies uncovered gives apples, houses and gold.',
      ],
      start: [
        'Somebody who needs nobody',
        'Nothing stands at the foot of the Hunter’s picture, so this card begins a pile of its own. Tap it: that is your second build action.',
      ],
      end: [
        'Send your turn',
        'What is built stays, and on the two market days it pays. The red button closes every turn.',
      ],
    },
    'my-village': {
      dice: [
        'Take two dice and build',
        'Two dice make a value. Tap the sum 8, made of 2 and 6, and then the brewery with 5 and 8. It costs time: watch the ferry.',
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
        'Take the lit customer, who wants a beer and a scroll, for 1 time. That is enough: choose “Enough customers”, then end your turn.',
      ],
      scriptorium: [
        'What is still missing',
        'A scroll. Make 9 of 4 and 5, tap the scriptorium with 5 and 9, and end your turn.',
      ],
      serve: [
        'Serve the customer',
        'A “?” banner works with every value. Tap the customer in your village: the goods are paid, and 3 points are yours for good.',
      ],
    },
    settlement: {
      artifact: [
        'An artifact for a round',
        'Everybody begins with one. Take the Guiding Star: once in this round it activates a region a second time. Then Bert begins.',
      ],
      explore: [
        'Explore',
        'You have six settlers, and each action places some. Tap the stack of region I: that takes one.',
      ],
      place: [
        'Put it into your valley',
        'Your first terrain may lie on any space of region I. Tap the middle one: that leaves most room for neighbours.',
      ],
      end: [
        'One action a turn',
        'That was your action. End the turn; you are next when Bert has taken his.',
      ],
      more: [
        'Explore once more',
        'Explore region I again and put the terrain to the left of the first. If a hero of its colour lies in the row, a monster comes. End your turn.',
      ],
      region: [
        'Activate the region',
        'Tap the flag I: for 1 settler, every terrain without a monster yields its resource. Then end your turn.',
      ],
      hunt: [
        'Hunt the monster',
        'It keeps your terrain from yielding anything. Tap it: a green one takes 1 settler and brings a diamond. Then end your turn.',
      ],
      construct: [
        'Construct a building',
        'For 1 settler and its price: tap the Sawmill that is lit, then the first space of your lowest street. End your turn.',
      ],
      street: [
        'Activate the street',
        'Your last settler. Tap “Activate” at the lowest street, then the Sawmill: it gives you a wood. With more buildings, all of them would work.',
      ],
      pass: [
        'Pass',
        'No settlers are left, so pass. You are the first, and so begin the next round; wood, clay and stone go back, diamonds and gold stay.',
      ],
      next: [
        'Another artifact',
        'Choose one for the next round. All your settlers are back: with diamonds and gold you will invite heroes, and they are the points.',
      ],
    },
    'town-builder': {
      plan: [
        'Start a plan',
        'A turn has two actions; each takes a card of the row. The Fishery is lifted for you: lay it into your district as a new plan.',
      ],
      resource: [
        'Bring it a resource',
        'The foot of the Fishery shows what it needs; the corner of a card shows what it gives. The lifted card fits: put it under the Fishery.',
      ],
      end: [
        'End the turn',
        'Both actions are done. Send the turn: then it is Bert’s, and the row is filled up again.',
      ],
      finish: [
        'Finish the building',
        'One resource is still missing, and the lifted card gives it. Put it under the Fishery: the plan becomes a building at once.',
      ],
      ability: [
        'Use its ability',
        'A hammer works once, in the turn in which its building is finished, and costs no action. The Fishery has one: use it.',
      ],
      gold: [
        'Store gold',
        'Your second action: the lifted card has a coin in its corner. Take it as gold, for plans that cost some.',
      ],
      last: [
        'Who will win the judges?',
        'At the end each judge up there goes to whoever has most buildings of a type, and awards go to whoever meets them first. Send your turn.',
      ],
    },
  },
}
