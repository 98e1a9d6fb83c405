import { locales } from '../games/kernel/language.ts'
import type { LetterWords } from './letter-words.ts'

const { plural } = locales.en

export const en: LetterWords = {
  seatName: (number) => `Player ${number}`,
  tableOf: (host) => `${host}’s table`,
  yourTurnSubject: (title) => `Your turn: ${title}`,
  startedSubject: (title) => `The game begins: ${title}`,
  overSubject: (title) => `The game is over: ${title}`,
  yourTurn: (name) => `It is your turn, ${name}`,
  started: (name) => `The game begins, ${name}`,
  over: (name) => `The game is over, ${name}`,
  won: (name) => `You have won, ${name}!`,
  shared: (name) => `You share the victory, ${name}!`,
  table: (title, game) => `News from the table “${title}”, where you play ${game}.`,
  players: (names) => `At the table: ${names}.`,
  have: 'What you have',
  numbers: 'Numbers in the picture',
  since: 'Since your last turn',
  asked: (prompt) => `Now: ${prompt}`,
  othersBegin: 'The others begin; your turn comes after theirs.',
  standings: 'How it ended',
  open: 'Open the table',
  look: 'Look at the table',
  again: 'Another round',
  lookBack: 'Look back',
  stands: 'How it stands',
  together: 'Together',
  categories: 'How the points came together',
  reason: 'You get this letter because you sit at this table.',
  reasonInvitation:
    'This letter comes because somebody who plays at Dorfpost asks you to their table.',
  reasonAmongBots: 'You get this letter because you asked for letters at this table with bots.',
  reasonHouse: 'This letter comes to you because you play at Dorfpost.',
  muteTable: 'Mute this table for a while',
  endLetters: 'No more letters from this table',
  muteKind: 'Mute letters of this kind',
  settings: 'Settings',
  rematchSubject: (by, title) => `Another round with ${by}: ${title}`,
  rematch: (by) => `${by} would like another round`,
  rematchText:
    'It is the same game with the same people; whoever began last time comes last. Your seat is kept for a day.',
  unsubscribe: 'No more letters by e-mail',
  allSeatsTaken: 'All seats are taken, so the game begins.',
  reminderSubject: (title) => `You are awaited: ${title}`,
  reminder: (name) => `You are awaited, ${name}`,
  timeRunsOut: 'Most of your time for this turn has gone by.',
  stillAwaited: 'The others still wait for your turn.',
  nudged: (by) => `${by} asks kindly whether you can take your turn.`,
  invitationSubject: (by, title) => `${by} invites you: ${title}`,
  invitation: (by) => `${by} invites you to play`,
  invitedTable: (title, game) => `At the table “${title}” they play ${game}.`,
  seatsAreFree: 'Open the table and take a seat before others do.',
  talkSubject: (author, title) => `${author} mentions you: ${title}`,
  talk: (author) => `${author} mentions you`,
  quoted: (author, text) => `${author}: “${text}”`,
  decisionSubject: (title) => `How shall it go on? ${title}`,
  seatEmpty: 'A player has left the game for good',
  botStuck: (name) => `The bot in ${name}’s place cannot go on`,
  decision: (late) => `The time of ${late} is over`,
  longAwaited: (late, days) =>
    plural(days, {
      one: `${late} has not played for a day`,
      other: `${late} has not played for ${days} days`,
    }),
  decisionChoices:
    'Nothing is lost. Say at the table how it shall go on: wait, give time, let a bot play, hand over the seat, or end together.',
  decisionChoicesUntimed:
    'Nothing is lost. Say at the table how it shall go on: wait, let a bot play, hand over the seat, or end together.',
  until: (time) => `You have time until ${time}.`,
  lateSince: (time) => `The time was over on ${time}.`,
  digestSubject: (number) =>
    plural(number, { one: 'Today’s post: one letter', other: `Today’s post: ${number} letters` }),
  digestStamp: 'Daily post',
  digestHeading: (name) => `Today’s post, ${name}`,
  digestText: 'This waits for you, what has the least time left first.',
  digestMore: (number) =>
    plural(number, {
      one: 'One more letter lies in your letterbox.',
      other: `${number} more letters lie in your letterbox.`,
    }),
  toTables: 'Open my tables',
  webhookOff: {
    subject: 'Your webhook was switched off',
    stamp: 'Webhook',
    heading: 'Your webhook was switched off',
    text: 'It refused several notices in a row, so nothing more is sent there. Check its address in the settings, and switch it on again.',
    button: 'Open the settings',
  },
  club: {
    invited: {
      subject: (club) => `Invitation to the club ${club}`,
      heading: 'You are invited to a club',
      text: (club, by) =>
        `${by} invites you to the club “${club}”. Its members play together, talk, and see who is free for a game.`,
      button: 'Look at the club',
    },
    accepted: {
      subject: (club) => `Welcome to the club ${club}`,
      heading: 'You are a member now',
      text: (club, by) => `${by} has let you into the club “${club}”.`,
      button: 'Open the club',
    },
    founder: {
      subject: (club) => `The club ${club} is yours now`,
      heading: 'The club is in your hands',
      text: (club, by) =>
        `${by} has handed the club “${club}” over to you. You can appoint organisers, change what it is, or hand it on.`,
      button: 'Open the club',
    },
  },
  cleared: {
    subject: (title) => `Cleared away: ${title}`,
    heading: 'A table was cleared away',
    text: (title) =>
      `Nobody came to the table “${title}” for two months, and it never began. So it was cleared away. A new one is quickly made.`,
    button: 'Make a table',
  },
  addressGiven: {
    subject: 'Letters of Dorfpost come here now',
    heading: 'Your address is confirmed',
    text: 'Somebody, most likely you, sat down by the invitation that was sent to this address. So letters about that table come here, and you sign in with this address on any device. It was not you? Sign in with it: the account is then yours. In its settings, “Sign out everywhere” ends all by which somebody else comes in or hears of it: devices, passkeys, push, webhook and calendar. You can delete it there, too.',
    button: 'Open the table',
  },
  passUsed: {
    subject: (title) => `Opened by a letter: ${title}`,
    heading: 'A letter’s link was used',
    text: (title, device) =>
      `By a letter to you, the table “${title}” can now be played in your name on ${device === null ? 'a further device' : `a further device (${device})`}: this table, and nothing else of your account. It was not you? Then end it in the settings, among the devices.`,
    button: 'Open the settings',
  },
  seatTaken: {
    subject: (title) => `Somebody new plays: ${title}`,
    heading: (by) => `${by} has taken a seat`,
    text: (by, title) =>
      `At the table “${title}”, ${by} has taken over a seat with all that belongs to it. The table is not rated any more.`,
    button: 'Open the table',
  },
  test: {
    subject: 'A test letter',
    heading: 'The post works',
    text: 'If you read this, letters leave this post office and arrive at yours. Nothing has to be done.',
    reason: 'You get this letter because whoever runs this Dorfpost sent it to this address.',
  },
  reportRead: {
    subject: 'Your report was read',
    heading: 'Your report was read',
    text: {
      acted: (name) =>
        `Thank you for telling us about ${name}. Those who run this post office have looked into it and done something about it.`,
      'no-reason': (name) =>
        `Thank you for telling us about ${name}. Those who run this post office have looked into it and found no reason to do something. You can block anybody on their page.`,
    },
    button: 'People I know',
  },
  takenDown: {
    subject: (title) => `Taken down: ${title}`,
    heading: 'A table was taken down',
    text: (title) =>
      `Those who run this post office have taken the table “${title}” down, so it is no longer there.`,
    button: 'Open my tables',
  },
  endedTogether: 'You ended it together.',
  choices: {
    likely: 'Likely turns',
    likelyHint: 'The house’s favourite first.',
    first: 'Turns to choose from',
    firstHint: 'The first possible ones, as this table is rated.',
    openHint: 'The first ones that anybody may know.',
    all: '“list” shows all.',
    allHint: 'All that are possible.',
    partOf: (at, of) =>
      `Part ${at} of ${of}. “list ${(at % of) + 1}” shows ${at < of ? 'the next' : 'the first'}.`,
    answering: 'Answer this letter',
    answeringHow: 'with a number, such as “1”, or in your own words.',
    answeringMore: '“undo” takes a turn back, “talk: …” speaks to the table.',
    answeringGuide: 'How answering works',
  },
  answers: {
    played: (title) => `Played: ${title}`,
    notPlayed: (title) => `Nothing was played: ${title}`,
    said: (title) => `Said at the table: ${title}`,
    playedHeading: 'It is played',
    notPlayedHeading: 'Nothing was played',
    saidHeading: 'It was said at the table',
    youPlayed: (moves) => `Your turn: ${moves}.`,
    youSaid: (text) => `You said: “${text}”`,
    tooTalkative: 'What you said was not passed on: it was too much in a short time.',
    late: 'Your answer came too late: the table has moved on since that letter. This is how it stands now.',
    isOver: 'The game is over.',
    empty:
      'There was nothing to read in your answer. Please write it as plain text, above what is quoted.',
    notUnderstood: (text) => `I find no turn for “${text}” now.`,
    noNumber: (number) => `There is no number ${number} in the list.`,
    notYet: 'Nothing is played yet.',
    didYouMeanThis: 'Did you mean 1? Answer “yes”, or with another number.',
    didYouMean: (numbers) => `Did you mean ${numbers}? Answer with the number.`,
    notYourTurn: 'It is not your turn.',
    helped: (title) => `How to answer: ${title}`,
    helpedHeading: 'How to answer',
    help: 'Write the number of a turn, several in order (“2, then 5”), or moves in your own words (“the Mason, please”). “list” sends you every legal turn. “undo” takes back the turn that a letter tells of. “talk: well played!” says something at the table. Everything below the quote is ignored.',
    listed: (title) => `All your turns: ${title}`,
    listedHeading: 'All your turns',
    allTurns: (count) =>
      count === 1 ? 'There is one legal turn.' : `There are ${count} legal turns.`,
    notTogether: (number) =>
      `Number ${number} is not possible any more after what comes before it.`,
    illegal: 'The rules do not allow that turn.',
    nothingToUndo:
      'There is nothing to take back: you have not played yet, or somebody else has played since.',
    otherTurn:
      'The letter that you answered is not about your last turn, so nothing was taken back. To take your last turn back, answer the letter about it, or open the table.',
    tookBack: (title) => `Taken back: ${title}`,
    tookBackHeading: 'Your turn is taken back',
    takenBack: 'The table stands again as it did before your turn.',
    askedBack: (title) => `The others are asked: ${title}`,
    askedBackHeading: 'The others are asked',
    othersAsked: (names) =>
      `Your turn is only taken back with the consent of ${names}, as it may have been seen, or has shown you something. They are asked now; until then it stays played.`,
    consented: (title) => `Your answer is in: ${title}`,
    consentedHeading: 'Your answer is in',
    youAgreed:
      'You agreed that the turn is taken back. It goes when all who are asked have agreed.',
    youRefused: 'You did not agree, so the turn stays as it was played.',
    agreedAndBack: 'You agreed, and the turn is taken back.',
    nothingAsked: 'Nobody waits for a yes or no of yours any more.',
    waitsFor: (names) => `Now the table waits for ${names}.`,
    andThen: 'What came of it',
    next: 'It is your turn again.',
    still: 'It is still your turn.',
  },
  calendar: { name: 'Dorfpost', timeIsOver: (title) => `Your time is over: ${title}` },
  webhookTest: 'The post horn sounds: notices of Dorfpost will come here.',
  signIn: {
    subject: 'Sign in to Dorfpost',
    stamp: 'Sign in',
    heading: 'Come in!',
    wish: 'Somebody, most likely you, would like to sign in to Dorfpost with this address.',
    button: 'Sign in',
    code: 'Or type this code where you asked for the letter:',
    once: 'Link and code work once, within ten minutes.',
    notYou: 'It was not you? Then nothing needs doing. Tell nobody the code.',
    reason:
      'This letter was sent because somebody typed your address on the sign-in page of Dorfpost.',
  },
}
