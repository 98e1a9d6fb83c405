/** Topics of the operations of the API, for the OpenAPI document: each has one of these. */
export const tags = {
  account: 'My account: its name, settings, days away and data.',
  'sign-in': 'Signing in and out: by a letter, a passkey, an invitation.',
  devices: 'My devices, the people on this one, and what brings a guest back on another.',
  notices: 'What I am told, and how: the letterbox, push, a webhook, a calendar, muting.',
  games: 'The games.',
  tables: 'Finding, making, watching and ending tables, and asking people to them.',
  seats: 'Sitting down at a table and getting up: people, bots, and the line of those who wait.',
  turns: 'Playing: turns, what is laid ahead, and what was played.',
  agreement: 'What the people of a table agree on: time, pauses, pace, taking back, absent people.',
  talk: 'Talk and notes at a table.',
  people: 'Other people: their pages, blocking and reporting.',
  clubs: 'Clubs: their people, talk, events and table of honour.',
  ladders: 'Ladders, seasons, and how people stand in the ratings.',
  house: 'What whoever runs this has to say: imprint, privacy, terms, contact.',
  tournaments: 'Tournaments: registering, rounds and how they stand.',
  deals: 'The week’s deals: the same for everybody, one try each.',
  pictures: 'Pictures of tables and people.',
  operator: 'For whoever runs this.',
} as const

export type Tag = keyof typeof tags
