import { locales } from '../../../../../worker/games/kernel/language.ts'
import type { AbsenceChoice } from '../../../../../worker/wire/schema/table.ts'

const { plural } = locales.en

const dayCount = (days: number) => plural(days, { one: 'a day', other: `${days} days` })

export const en = {
  // Clocks
  late: 'time is up',
  awayUntil: (when: string) => `away until ${when}`,
  mine: (when: string) => `You have until ${when}, your time.`,
  mineLate:
    'Your time is up. You can still play your turn; until then the others may decide how to go on.',
  // Without a clock
  longAwaited: (days: number) => `late by ${dayCount(days)}`,
  mineAwaited: (days: number) =>
    `The others have waited for you for ${dayCount(days)}. You can still play your turn; until then they may decide how to go on.`,
  notPlayed: (name: string, days: number) => `${name} has not played for ${dayCount(days)}`,
  minePaused: 'The clocks stand still.',
  minutes: (count: number) => `${count} min`,
  left: (time: string) => `${time} saved`,

  // Decisions
  decisions: 'Decide',
  anew: 'You are waiting. Decide again',
  timeOver: (name: string) => `${name}’s time is up`,
  botStuck: (name: string) => `The bot in ${name}’s place is stuck`,
  botStuckAsk:
    'Something went wrong on our side. If you wait, it tries again within a day; another bot may do better at once.',
  gone: 'A player has left for good',
  gonePlace: (place: number) => `Seat ${place} is empty. How should the game go on?`,
  ask: 'The turn can still be played. How should the game go on?',
  alone: 'You decide.',
  majority: 'What more than half of you choose counts. Until then you can change your mind.',
  othersDecide: 'The other players decide how to go on.',
  choices: {
    wait: 'Wait',
    day: 'Give one more day',
    week: 'Give one more week',
    turn: 'A bot plays this turn',
    bot: 'A bot takes the seat',
    open: 'Somebody new takes the seat',
    end: 'End the game together',
  } satisfies Record<AbsenceChoice, string>,
  choicesHelp: {
    wait: 'Nothing changes. You are asked again in a day, and can decide earlier.',
    day: 'As many playing hours as they have in a day.',
    week: 'Seven such days.',
    turn: 'After that the seat is theirs again.',
    bot: 'Until they come back. The game goes on.',
    open: 'With a link that you pass on.',
    end: 'It ends for everybody as it stands, without a winner.',
  } satisfies Record<AbsenceChoice, string>,
  chosenBy: (names: string) => `chosen by ${names}`,

  // Open seats
  openTitle: (name: string) => `${name}’s seat is open to somebody new`,
  openHint: 'Pass this link on: the first to follow it takes the seat, hand and all.',
  link: 'Link to the seat',
  copy: 'Copy link',
  copied: 'Copied',
  mineOpen: 'Your seat is open to somebody new. Until somebody takes it, it is yours.',
  keep: 'I am back',
  reissue: (name: string) => `A new link for ${name}`,
  reissueHint: (name: string) =>
    `Has ${name} lost the way in? After a week’s absence, you as the host can give out a new link. Everybody is told.`,
  takeTitle: (name: string) => `${name}’s seat is free for you`,
  takeHint: 'The game is going on. You take over everything as it stands.',
  take: 'Take the seat',
  takeAs: (name: string) => `Take the seat as ${name}`,
  taken: 'This seat is no longer open: somebody took it, or its player came back.',

  // My seat
  botForMe: 'A bot plays in your place.',
  botForMeOnce: 'A bot plays this turn for you.',
  sitAgain: 'Take my seat back',

  // Wishes
  paused: 'The clocks stand still as long as more than half want it.',
  pausedUntimed:
    'The table pauses as long as more than half want it; this time does not count as waiting.',
  wantPause: (names: string, _many: boolean) => `${names} would like a pause.`,
  wantEnd: (names: string, _many: boolean) => `${names} would like to end the game here.`,
  wantPace: (names: string, _many: boolean) => `${names} would like another pace.`,
  iWantPace: 'You would like this pace. It counts once everybody wants it.',
  iWantPause: 'You would like a pause. It begins once more than half want it.',
  iWantEnd: 'You would like to end the game here. It ends once everybody wants that.',
  meToo: 'Me too',
  noLonger: 'Not any more',

  // Taking back a turn
  takeBack: 'Take my last turn back',
  takeBackHint:
    'At once if nobody has seen it and it showed nothing hidden. Otherwise the others are asked.',
  wantTakeBack: (name: string) => `${name} would like to take back the last turn.`,
  wantTakeBackHint:
    'If all who are asked agree, the turn is undone; the same cards would come again. Playing on means no.',
  agree: 'I agree',
  disagree: 'No',
  turnKeptByTime: 'Time ran out before all had agreed: your turn stands.',
  turnKept: (by: string) => `${by} does not agree: your turn stands.`,
  iWantTakeBack: (names: string) =>
    `You would like to take back your last turn. Still to agree: ${names}.`,

  // The drawer
  matters: 'Time and seats',
  give: (name: string) => `Give ${name} one more day`,
  given: (name: string) => `You gave ${name} one more day.`,
  menuPause: 'Pause or end together',
  letters: 'Send me letters from this table, too',
  lettersHint: 'Letters come as they do at tables with people: play by answering them.',
  lettersCome: 'You get letters from this table.',
  endLetters: 'No more letters from this table',
  pause: 'I would like a pause',
  pauseHint: 'The clocks stand still while more than half want that.',
  pauseHintUntimed: 'While more than half want that, the time does not count as waiting.',
  anotherPace: 'Another pace',
  anotherPaceHint:
    'It counts once everybody wants it, and everybody’s time starts afresh. Bots agree; latecomers are not asked.',
  propose: 'I would like this pace',
  end: 'I would like to end the game here',
  endHint: 'It ends once everybody wants that, without a winner.',
  resign: 'Hand my seat to a bot',
  resignHint: 'The game goes on, and you can take your seat back.',
  openBot: (name: string) => `Open ${name}’s seat to somebody new`,
  openBotHint: 'With a link, in place of the bot.',
  sure: 'Sure?',
  yes: 'Yes',
  no: 'No',

  rules: 'What can be agreed on here',
  rulesText: [
    'A pause: anybody who plays may ask for one. It lasts while more than half want it. Meanwhile no time runs and nobody is late, but turns can still be played. All are told when it begins and ends.',
    'Another pace: anybody who plays may propose one, the others are told, and it counts when all want it. Bots agree; people who are late, or away for longer than the table waits, are not asked. Then everybody’s time starts afresh.',
    'A turn back: as long as no other person has played since, anybody may take back their last turn. If they play alone, or if nobody has seen it and it showed nothing hidden, that happens at once. Otherwise those who have seen it must agree. If it revealed something, if bots or plans moved on, or if the table is rated, everybody else with a seat must agree, even if they are late or a bot plays for them: what was seen cannot be unseen, and the same cards would come again. No answer does not count as a yes; when somebody’s time runs out, the turn stands. Spent time is not given back.',
    'The end: when all want it, the game is over without a winner.',
  ],

  endedTogether: 'You ended it together. Nobody has won.',

  // Happenings
  happened: {
    overTime: (name: string) => `${name}’s time is up.`,
    longAwaited: (name: string, days: number) => `${name} has not played for ${dayCount(days)}.`,
    gone: 'A player has left for good.',
    waited: (name: string) => `The others are waiting for ${name}.`,
    dayGiven: (name: string, by: string | null) =>
      by === null ? `${name} gets one more day.` : `${by} gives ${name} one more day.`,
    weekGiven: (name: string) => `${name} gets one more week.`,
    botTurn: (name: string) => `A bot plays this turn for ${name}.`,
    botSeat: (name: string) => `A bot takes ${name}’s seat.`,
    botStuck: (name: string) => `The bot in ${name}’s place is stuck.`,
    opened: (name: string) => `${name}’s seat is open to somebody new.`,
    reissued: (name: string, host: string) =>
      `${host} gives out a new link to the seat of ${name}.`,
    taken: (name: string) => `${name} is new here and takes over the seat.`,
    takenBack: (name: string) => `${name} is back.`,
    resigned: (name: string) => `${name} hands the seat to a bot.`,
    paused: 'The clocks stand still.',
    resumed: 'The clocks run again.',
    paceChanged: 'The table has a new pace; everybody’s time started afresh.',
    changed: 'The host changed the table.',
    removed: 'The host freed a seat.',
    takeBack: (name: string) => `${name} takes back the last turn.`,
    turnKeptByTime: (name: string) => `Time ran out: ${name}’s turn is not taken back.`,
    turnKept: (name: string, by: string) =>
      `${by} would rather not have ${name}’s turn taken back.`,
    cancelled: 'The host cancelled the table.',
    ended: 'The players ended the game together.',
  },
}

export type AbsenceTexts = typeof en
