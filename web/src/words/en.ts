import { locales } from '../../../worker/games/kernel/language.ts'
import { en as bots } from './bots.en.ts'
import { byGame } from './by-game.ts'
import { en as company } from './company.en.ts'
import { en as door } from './door.en.ts'
import type { GameTexts } from './game-texts.ts'
import { en as pace } from './pace.en.ts'
import { en as week } from './week.en.ts'

const { plural } = locales.en

/** Everything the front end says in English. The games bring their own words. */
export const en = {
  // Parts of the app that the first page shows as well; the others bring their own words.
  bots,
  company,
  door,
  pace,
  week,

  tagline: 'Village building by post',
  skip: 'Skip to content',
  skipBoard: 'Skip to the board',
  loading: 'Just a moment…',
  cancel: 'Cancel',
  save: 'Save',
  saved: 'Saved.',
  retry: 'Try again',
  home: 'Go to the front page',
  you: 'you',
  nobody: 'free seat',

  nav: {
    tournaments: 'Tournaments',
    clubs: 'Clubs',
    ladders: 'Ladders',
    tournament: 'Go to the tournament',
    label: 'Main',
    tables: 'My tables',
    letters: 'Letters',
    settings: 'Settings',
    signIn: 'Sign in',
    newTable: 'New table',
    study: 'Study a game',
    about: 'About Dorfpost',
    next: 'Next table',
    waiting: (count: number) =>
      plural(count, { one: '1 table waits for you', other: `${count} tables wait for you` }),
    unread: (count: number) =>
      plural(count, { one: '1 unread letter', other: `${count} unread letters` }),
  },

  /** By game. */
  games: byGame(
    import.meta.glob<GameTexts>('../boards/*/texts.en.ts', { eager: true, import: 'texts' }),
  ),

  players: (min: number, max: number) =>
    min === max ? `${min} players` : `${min} to ${max} players`,
  seatCount: (count: number) => plural(count, { one: '1 player', other: `${count} players` }),

  landing: {
    title: 'Build a village with friends, one letter at a time.',
    lead: 'Start a table, send its link, and move whenever it suits you. The post tells you when it is your turn. No account, no app.',
    start: 'Start a table',
    how: 'How it plays',
    steps: [
      ['Pick a place', 'Open a table: two taps and a name.'],
      ['Send the link', 'Anyone who opens it can sit down.'],
      ['Take turns by post', 'In a minute or in a week. A letter calls you back.'],
    ] as ReadonlyArray<readonly [string, string]>,
    games: 'What would you like to play?',
    find: 'Got a link to a table?',
    findHint: 'Paste it here',
    findGo: 'Go',
    findNone: 'That link does not lead to a table here.',
    open: 'Open tables',
    openHint: 'Anyone may take a seat here.',
    openNone: 'No open table right now. Start one, and the first passer-by may sit down.',
    welcome: (name: string) => `Good to see you, ${name}.`,
    mine: 'Your tables',
  },

  start: {
    how: 'How many players?',
    name: 'What should the others call you?',
    nameAlone: 'What should we call you?',
    nameHint: 'That is all we need.',
    go: 'Open the table',
    more: 'More options',
  },

  create: {
    title: 'A new table',
    game: 'Game',
    seats: 'Players, you included',
    access: 'Who may sit down?',
    link: 'Anyone with the link',
    linkHint: 'You send it to your friends.',
    private: 'Anyone with the link, in private',
    privateHint: 'In a chat, the link shows only the game and your name.',
    open: 'Anyone',
    openHint: 'The table is also listed among the open ones.',
    tableTitle: 'Name of the table',
    tableTitleHint: 'If you leave this empty, it is named after you.',
    options: 'Options of the game',
    yes: 'Yes',
    no: 'No',
    none: 'none',
    alone: 'alone',
    go: 'Open the table',
  },

  guide: {
    label: 'First-game guide',
    done: 'Got it',
    unfold: 'Read',
    fold: 'Fold up',
    off: 'No more notes',
    again: 'Explain this phase',
  },

  filter: {
    game: 'Game',
    allGames: 'All games',
    club: 'Club',
    allClubs: 'All clubs',
    text: 'Title or name',
    none: 'No finished table matches.',
    order: 'Order',
    orders: {
      latest: 'Latest first',
      game: 'By game',
      oldest: 'Oldest first',
      place: 'By my place',
    },
    noneOfMine: 'None of your tables matches.',
  },

  tables: {
    title: 'My tables',
    waiting: 'Waiting for you',
    running: 'Waiting for others',
    gathering: 'Gathering players',
    over: 'Finished',
    archive: 'All finished tables',
    archiveHint: 'Each can be opened, looked through turn by turn, and verified.',
    archiveNone: 'None of your games is finished yet.',
    files: 'All results as files',
    filesHint:
      'A spreadsheet, or a file for BG Stats. To send that app a single game, use the button at the end of the game.',
    csv: 'Save as CSV',
    bgStats: 'Save for BG Stats',
    older: 'Older tables',
    further: 'More tables',
    none: 'You are not at a table yet.',
    noneHint: 'Start one and send the link, or look among the open tables.',
    asked: (ago: string) => `asked ${ago}`,
    lastPost: (ago: string) => `last post ${ago}`,
    with: (names: string) => `with ${names}`,
    wait: (count: number) =>
      plural(count, { one: 'One table waits for you', other: `${count} tables wait for you` }),
    yourTurn: 'Your turn',
    /** It was sent without a net. */
    kept: 'Your turn is kept on this device and will be sent by itself.',
    /** Questions of the others to me there, besides a turn. */
    asks: {
      time: (name: string) => `${name} is late. How should the game go on?`,
      gone: (_name: string) => 'A player has left. How should the game go on?',
      stuck: (name: string) => `The bot in ${name}’s place is stuck. What now?`,
      bot: (name: string) => `Should somebody new take ${name}’s seat?`,
      back: (name: string) => `${name} would like to take back a turn`,
      pause: (name: string) => `${name} would like a pause`,
      pace: (name: string) => `${name} would like another pace`,
      end: (name: string) => `${name} would like to end the game`,
    },
    free: (count: number) => plural(count, { one: '1 seat free', other: `${count} seats free` }),
    talk: 'Talk',
    unread: (count: number) => `${count} unread`,
    titleOf: (name: string) => (name ? `${name}’s table` : 'A table'),
  },

  next: {
    none: 'Nothing waits for you',
    onlyOne: 'No other table waits for you',
    onlyOneHint: 'Only the table you came from is waiting for you.',
    back: 'Back to it',
    who: 'Who are you?',
    whoHint: 'Sign in, and this page takes you to the table that has waited longest for you.',
  },

  table: {
    played: {
      title: 'What is played',
      long: 'How long',
      pace: 'Pace',
    },
    gathering: 'Waiting for players',
    gatheringHint: (here: number, wanted: number) => `${here} of ${wanted} seats are taken.`,
    share: 'Invite friends',
    shareHint: 'Anyone who opens this link can sit down.',
    private: 'A private table',
    newLink: 'Since somebody was removed, only this new link opens the table.',
    copy: 'Copy link',
    copied: 'Copied',
    send: 'Send…',
    qr: 'The link of this table as a QR code',
    sit: 'Take a seat',
    sitAs: (name: string) => `Take a seat as ${name}`,
    leave: 'Get up again',
    start: 'Start now',
    startHint: (min: number) =>
      `The game starts by itself when all seats are taken. With ${min} players or more, the host may start earlier.`,
    waitForHost: 'The game starts when all seats are taken, or when the host says so.',
    host: 'host',
    present: 'is looking at the table',
    points: (points: number) => plural(points, { one: '1 point', other: `${points} points` }),
    theirTurn: (names: string) => `${names} to move`,
    note: (name: string, question: string) => `${name} is being asked: “${question}”`,
    lastCame: (ago: string) => `The last post came ${ago}.`,
    spectatorHint: 'You see what everybody may see, and every turn as it comes.',
    waitHint: 'You can close this page. A letter comes when it is your turn.',
    waitHintHere:
      'You can close this page and come back later. The settings have other ways to tell you.',
    waitHintPush: 'You can close this page. This device tells you when it is your turn.',
    waitHintWebhook: 'You can close this page. Your webhook is called when it is your turn.',
    waitNothing: 'Once you close this page, nothing tells you yet when it is your turn.',
    askGo: 'Tell me',
    askTurn: 'Tell me when it’s my turn',
    askLater: 'Not now',
    askWhere: 'How can the post reach you?',
    askWhereHint:
      'Once you close this page, nothing reaches you yet. Leave an address, or allow notifications on this device.',
    moves: 'Moves',
    otherMoves: 'More',
    plan: 'Your plan',
    planEmpty: 'Choose a move. It shows at once and can be taken back.',
    undo: 'Undo',
    redo: 'Redo',
    clear: 'Clear',
    reveals: 'Send to see what comes next.',
    complete: 'Your turn is complete. Send it.',
    unreachable:
      'The post did not get through. Your turn is kept and will be sent as soon as you are back online.',
    refused: 'The table did not accept this turn:',
    dropped: (moves: string) => `The game has moved on. This no longer fits: ${moves}`,
    understood: 'Understood',
    linkedLate:
      'This letter is about an earlier turn. The game has moved on; this is how things stand now.',
    linkedUnfit: 'The turn in this link is not possible here.',
    log: 'What happened',
    since: 'Since your last turn',
    logEmpty: 'Nothing yet.',
    earlier: 'Earlier',
    turns: 'Turns',
    moreTurns: (turns: number) =>
      plural(turns, { one: 'One more turn', other: `${turns} more turns` }),
    offline: 'You are offline. Keep planning; what you send goes out later.',
    lost: 'Connection lost. Reconnecting…',
    boardLost: 'The board did not load. Are you offline?',
    noBoard: 'This page does not know the game yet. Reload it.',
    over: 'The game is over',
    won: (names: string, several: boolean) =>
      several ? `${names} share the victory` : `${names} wins`,
    youWon: 'You win!',
    scores: 'Scores',
    category: 'Points for',
    total: 'Total',
    place: 'Place',
    again: 'Another round',
    verify: 'Verify this game',
    verifyHint:
      'All chance was sealed before the first move. Replay the whole game in your browser and check that nothing was changed.',
    verifying: 'Replaying…',
    verified: (turns: number) =>
      `Everything fits: the seal is unbroken, and ${turns} turns lead exactly here.`,
    sealBroken: 'The seal does not match the seed of this game.',
    endDiffers: 'The replay ends differently from the table.',
    versionDiffers: 'This game was played under a different version of the rules.',
    proof: 'Seal and seed',
    commitment: 'Seal of chance (SHA-256)',
    seed: 'Seed',
    board: 'Board',
  },

  letters: {
    title: 'Letters',
    none: 'Your letterbox is empty.',
    noneHint: 'When a table waits for you, a letter lands here.',
    unread: 'unread',
    allRead: 'Mark all as read',
    toTable: 'Go to the table',
    kept: 'Letters stay here for three months; what happened stays at the table for good.',
  },

  settings: {
    title: 'Settings',
    you: 'You',
    name: 'Name',
    language: 'Language',
    theme: 'Appearance',
    system: 'Same as my device',
    light: 'Day',
    dark: 'Night',
    cardPeople: 'Basic cards in Villagers show',
    women: 'Women',
    men: 'Men',
    mail: 'Letters by e-mail',
    listed: 'Show my name on ladders and best lists',
    listedHint:
      'Without this, no ladder or list of best results names you, and others do not see your ratings. You can still play at rated tables.',
    secrets: 'Letters may show what only I can see',
    secretsHint:
      'Such as the cards in my hand. Without this, letters show only what a spectator may see, so you can pass them on.',
    pictures: 'Pictures in letters',
    picturesHint: 'A letter shows the table as you see it, and says the same in words.',
    mailHint: 'Choose below what they are about. Without this, none are sent.',
    mailNeedsAddress: 'Add an address first.',
    email: 'E-mail',
    emailNone:
      'No address yet. With one, you get letters and find your tables again on any device.',
    add: 'Add address',
    account: 'Account',
    signOut: 'Sign out',
    guestWarning:
      'You are a guest: after signing out, only your seat card or a passkey brings you back. Signing out everywhere ends these, too.',
    everywhere: 'Sign out everywhere',
    everywhereText:
      'This ends every session, this one included, and with it your passkeys, seat card, letter links, push, webhook and calendar.',
    everywhereBack: 'You can come back with your address and set things up again.',
    everywhereLost:
      'As a guest you have no other way back to your tables. Add your address first to keep them.',
    data: 'Download my data',
    delete: 'Delete my account',
    deleteTitle: 'Delete your account?',
    deleteText:
      'Your name, address and letters vanish at once. Running games keep your seat without your name. Only others’ letters still name you. This is final.',
    deleteGo: 'Delete for good',
    none: 'There is nothing to set yet: you are asked for your name when you first take a seat.',
  },

  signIn: {
    title: 'Sign in',
    lead: 'We send you a letter with a link and a code. No password.',
    email: 'E-mail address',
    send: 'Send the letter',
    sentTitle: 'The letter is on its way',
    sent: (email: string) => `Open the link in the letter to ${email}, or enter its code here.`,
    code: 'Code (6 digits)',
    go: 'Sign in',
    other: 'Another address',
    linkTitle: 'One more click',
    linkAs: (email: string, name: string | null) =>
      name === null
        ? `This link signs you in on this device, with the address ${email}.`
        : `This link signs you in on this device as ${name} (${email}).`,
    along: (name: string, tables: number) =>
      tables === 0
        ? `Everything of guest ${name} comes with you.`
        : `Everything of guest ${name} comes with you, including ${plural(tables, { one: 'one table', other: `${tables} tables` })}.`,
    take: (name: string, tables: number) =>
      `Bring guest ${name} along (${plural(tables, { one: 'one table', other: `${tables} tables` })})`,
    takeHere:
      'That is your name in this browser. Tick this only if the address above is yours: it cannot be undone. Otherwise the guest stays.',
    takeAsked:
      'This guest asked for the letter in another browser. Tick this only if that was you: it cannot be undone.',
    linkGo: 'Sign me in',
    linkNone: 'This link is not complete. Ask for a new letter.',
    again: 'Ask for a new letter',
  },

  unsubscribe: {
    title: 'No more letters by e-mail?',
    text: 'Your letterbox here keeps working. You can turn e-mail on again in the settings.',
    go: 'Stop the e-mails',
    done: 'Done. No more e-mails.',
    none: 'This link is not complete.',
    span: 'For how long',
    spans: { 1: 'a day', 7: 'a week', 28: 'four weeks', ever: 'for good (e-mail only)' },
    ofTable: {
      title: 'No letters about this table for a while?',
      text: 'They still arrive in your letterbox here. Your clock at the table keeps running.',
      go: 'Mute the table',
      until: (day: string) => `Done. The table is quiet until ${day}.`,
    },
    ofBots: {
      title: 'No more letters from this table?',
      text: 'You are playing bots there. You can turn letters on again at the table.',
      go: 'Stop these letters',
      done: 'Done. No more letters from this table.',
    },
    ofKind: {
      title: 'No letters of this kind for a while?',
      text: 'They still arrive in your letterbox here. You can end this in the settings.',
      go: 'Mute these letters',
      until: (day: string) => `Done. Letters of this kind stay in the letterbox until ${day}.`,
      forGood: 'Done. No more letters of this kind by e-mail.',
    },
  },

  about: {
    title: 'About Dorfpost',
    lead: 'Dorfpost is a post office for village-building board games: friends in different time zones share a table’s link and take turns when it suits them.',
    fair: 'Fair play',
    fairText:
      'All the luck in a game comes from one secret seed. Its fingerprint is shown from the start, and the seed when the game is over, so anybody can replay and check the whole game. Your browser never holds what you may not know.',
    rights: 'Not affiliated',
    rightsText:
      'This is a project of people who like these games. It is not affiliated with, or endorsed by, their authors and publishers. It uses none of their texts or artwork. If you like a game here, buy it.',
    values: 'About the values of the cards',
    valuesText:
      'Where public sources give no value, we filled it in and marked it as reconstructed. A game here may therefore differ from the one in the box.',
    games: 'The games',
    pictures: 'Pictures',
    picturesText:
      'The pictures are by Lorc, Delapouite and the other contributors to game-icons.net, under the Creative Commons Attribution 3.0 licence; we changed their colours and rounded their outlines. The seal, the suits and the post horn are our own.',
    type: 'Typefaces',
    typeText:
      'Vollkorn by Friedrich Althausen, Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), Courier Prime by Alan Dague-Greene; all under the SIL Open Font License 1.1.',
    privacy: 'What we keep',
    privacyText:
      'Your name, your e-mail address if you give one, your tables and letters. No tracking, no third parties’ scripts. You can take your data with you or delete it in the settings.',
  },

  postcard: {
    make: 'Postcard',
    title: (name: string, home: string) => `Greetings from ${name}’s ${home}`,
    place: (place: number, of: number) => `place ${place} of ${of}`,
    mark: (place: number) => `place ${place}`,
    growing: 'growing',
    share: 'Send…',
    keep: 'Download',
    close: 'Close',
  },

  missing: {
    title: 'Return to sender',
    text: 'There is nobody at this address. Perhaps the link was cut off on its way?',
    tables: 'Go to my tables',
    places: 'See the four places',
    seat: 'Is one of the seats yours? Open your seat link, or ask the host for a new one.',
  },

  crash: {
    title: 'Something fell off the shelf',
    text: 'That is our fault. Your tables and your plan are safe.',
    reload: 'Reload the page',
  },

  noCookies:
    'Your browser keeps no cookies for this page, so we could not recognise you. Allow them and try again.',
  unreachable: 'The post office cannot be reached. Are you offline?',
  problems: {
    'bad-request': 'Something in this form is not right.',
    'illegal-move': 'The rules do not allow this.',
    'stale-plan': 'Your plan has changed in the meantime.',
    'stale-revision': 'The game has moved on in the meantime.',
    'turn-mismatch': 'This turn has already been sent, with other moves.',
    'not-signed-in': 'You need a name for this. Sign in, or take a seat as a guest.',
    'wrong-origin': 'This request came from another site.',
    'not-your-seat': 'You have no seat at this table.',
    'not-the-host': 'Only the host may do this.',
    'needs-address': 'Before you send letters to an address, confirm your own.',
    'no-recovery': 'No earlier state is kept here.',
    'not-the-operator': 'Only the operator may do this.',
    'members-only': 'This table is for the members of a club. Join the club first.',
    'not-in-this-club': 'You may not do that in this club.',
    'club-closed': 'This club takes new members by invitation only.',
    'too-many-lookouts': 'You are already looking out for five kinds of tables. End one first.',
    'club-full': 'This club is full, or you are in as many clubs as you can be.',
    'not-in-this-tournament': 'You may not do that in this tournament.',
    'tournament-phase': 'The tournament is past that point, or has not reached it yet.',
    'tournament-full': 'The waiting list of this tournament is full.',
    sealed:
      'This deal is sealed: how it was played is shown once your own try, or its week, is over.',
    'seats-kept': 'The free seats here are kept for others.',
    'not-found': 'There is nothing here.',
    'seat-taken': 'All seats are taken.',
    'already-seated': 'You already have a seat at this table.',
    'already-started': 'The game has already started.',
    'not-started': 'The game has not started yet.',
    'not-over': 'The game is not over yet.',
    removed: 'The host has removed you from this table.',
    'link-changed':
      'This private table has a new link. Ask somebody who plays there for it, or sign in if you do.',
    'too-many-here': 'That would be fewer seats than people here.',
    'nothing-to-take-back':
      'This turn cannot be taken back any more: somebody has played since, or the request was withdrawn.',
    'too-few-players': 'There are too few players to start.',
    'already-over': 'The game is over.',
    'seat-kept': 'This player may come back: for a week, one vote alone cannot give the seat away.',
    'nothing-to-decide': 'There is nothing to decide about this seat any more.',
    'not-your-vote': 'This is not for you to decide.',
    'seat-free': 'A seat is free here: take it at once.',
    'seat-in-use': 'Only a guest who has been away for a week gets a new link to their seat.',
    'rated-table': 'Rated and tournament tables give out no new links to seats.',
    'line-full': 'The waiting list is full.',
    'seat-closed': 'This seat is no longer open to somebody new.',
    'too-many': 'That was too often. Wait a little, then try again.',
    'away-overlaps': 'Some of these days are already set.',
    'away-spent': 'That is more days off than a year allows.',
    'not-awaited': 'The table is not waiting for this player.',
    'too-soon': 'They were reminded, or their turn began, only a short while ago.',
    'webhook-refused': 'The webhook did not accept the message. Check its address.',
    'link-expired': 'This link or code is no longer valid. Ask for a new letter.',
    'pass-over': 'This letter’s link no longer works: it has been used, or is too old.',
    'only-this-table': 'A letter’s link only opens its own table. Sign in for anything else.',
    'card-over':
      'This seat card is no longer valid. Use a newer one if there is one, or ask the host for a new link.',
    'account-kept': 'This account now has an e-mail address. Sign in with it.',
    'table-there': 'There is already a table with that id here.',
    'file-refused': 'This file holds no table that can be continued here.',
    'moment-refused':
      'No table can continue from this file: it was changed, comes from elsewhere, or the game was over at that turn.',
    busy: 'The post office has too much to do right now. Try again in a moment.',
    banned:
      'This account or network has been shut out here. If that is a mistake, write to the operator.',
    'device-full': 'There are four people on this device already. Sign one of them out first.',
    'passkey-refused': 'This passkey does not fit, or was removed here.',
    'wrong-code': 'That is not the code. Check the letter again.',
    'mail-failed': 'The letter could not be sent. Check the address, or try again later.',
    internal: 'Something went wrong on our side. Try again in a moment.',
  } as Record<string, string>,
}

export type Texts = typeof en
