import { locales } from '../../../../worker/games/kernel/language.ts'

const { plural } = locales.en

/** "2nd", "3rd", "11th" */
const nth = (number: number): string => {
  const ending = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' }
  return `${number}${ending[new Intl.PluralRules('en', { type: 'ordinal' }).select(number)]}`
}

/** Words about plans, trying out, looking back, talk and notes. */
export interface MemoryTexts {
  readonly tools: string
  readonly close: string
  readonly back: string

  readonly plans: {
    readonly title: string
    readonly hint: string
    readonly yourTurn: string
    readonly lay: string
    readonly more: string
    readonly none: string
    readonly turn: (turn: number) => string
    readonly or: string
    readonly earlier: string
    readonly remove: string
    readonly orders: string
    readonly ordersHint: string
    readonly others: string
    readonly byItself: string
    readonly pass: string
    readonly passHint: string
    readonly passNow: string
    readonly forced: string
    readonly forcedHint: string
    readonly dropped: string
    readonly failed: string
    readonly understood: string
    readonly changed: string
  }
  readonly lay: {
    readonly title: string
    readonly hint: string
    readonly guess: string
    readonly kind: string
    readonly asWish: string
    readonly always: string
    readonly alwaysHint: string
    readonly asTurn: (turn: number, wish: number) => string
    readonly where: string
    readonly nothing: string
    readonly full: string
  }
  readonly variation: {
    readonly title: string
    readonly hint: string
    readonly from: (turn: number) => string
    readonly asked: (name: string) => string
    readonly forSeat: string
    readonly stop: string
    readonly unknown: (name: string) => string
    readonly guess: string
    readonly guessHint: string
    readonly guessed: string
    readonly end: string
    readonly pass: string
    readonly passHint: string
    readonly again: string
    readonly keep: string
    readonly kept: string
    readonly keptHint: string
    readonly open: (moves: number, turn: number) => string
    readonly forget: string
    readonly layAll: string
    readonly steps: string
  }
  readonly past: {
    readonly title: string
    readonly step: string
    readonly hold: string
    readonly all: string
    readonly play: string
    readonly turn: string
    readonly since: (turns: number) => string
    readonly of: (turn: number, turns: number) => string
    readonly beginning: string
    readonly first: string
    readonly previous: string
    readonly next: string
    readonly last: string
    readonly keys: string
    readonly link: string
    readonly copied: string
    readonly try: string
    readonly by: Readonly<Record<'plan' | 'forced' | 'bot', string>>
    readonly quiet: string
    readonly takesBack: (name: string) => string
    readonly undone: string
    readonly open: (turn: number) => string
    readonly older: string
  }
  readonly talk: {
    readonly title: string
    readonly unread: (count: number) => string
    readonly empty: string
    readonly older: string
    readonly say: string
    readonly send: string
    readonly hint: string
    readonly fresh: string
    readonly looking: string
    readonly you: string
  }
  readonly notes: {
    readonly title: string
    readonly hint: string
    readonly label: string
    readonly kept: string
    readonly keeping: string
    readonly unkept: string
  }
  readonly watch: {
    readonly title: string
    readonly hint: string
    readonly copy: string
    readonly copied: string
    readonly looking: string
    readonly play: string
  }
  readonly study: {
    readonly title: string
    readonly hint: string
    readonly open: string
    readonly wrong: string
    readonly unknownGame: string
    readonly reading: (turns: number) => string
    readonly verified: (turns: number) => string
    readonly broken: string
    readonly otherRules: string
    readonly breaks: (turn: number) => string
    readonly eyes: string
    readonly all: string
    readonly another: string
    readonly this: string
    readonly take: string
    readonly bgStats: string
    readonly seen: string
    readonly goOn: string
    readonly goOnTitle: string
    readonly goOnText: (title: string, turn: number) => string
    readonly goOnName: (title: string, turn: number) => string
    readonly goOnGo: string
    readonly goOnBack: string
  }
}

export const en: MemoryTexts = {
  tools: 'More at this table',
  close: 'Close',
  back: 'Back to the table',
  plans: {
    title: 'Plan ahead',
    hint: 'Prepare moves while others play. They are made for you once they are possible; nobody else sees them.',
    yourTurn: 'It is your turn now. What you prepare here counts from your next turn on.',
    lay: 'Prepare moves',
    more: 'Prepare another',
    none: 'You have prepared nothing.',
    turn: (turn) => (turn === 1 ? 'When I am next asked' : `The ${nth(turn)} time I am asked`),
    or: 'or else',
    earlier: 'Prefer this',
    remove: 'Take back',
    orders: 'Always',
    ordersHint: 'Done whenever you are asked this and none of your wishes is possible.',
    others:
      'Are you asked something during another turn? Try that turn, answer there, and choose “Always do this”.',
    byItself: 'Without asking me',
    pass: 'Pass for me',
    passHint: 'When none of the above is possible, my turn ends as soon as the rules allow.',
    passNow: 'passing',
    forced: 'Make the only possible move for me',
    forcedHint: 'When there is nothing to choose, the game goes on without waiting for me.',
    failed:
      'Something went wrong on our side. Your plan was put aside, along with your standing orders:',
    dropped: 'When you were asked, none of this was possible any more, so your plan was put aside:',
    understood: 'Understood',
    changed: 'The plan had changed in the meantime. This is how it stands; please try again.',
  },
  lay: {
    title: 'Prepare moves',
    hint: 'Choose what you would do now. If it is still possible on your turn, it is played for you.',
    guess: 'How the table will look by then is only a guess.',
    kind: 'For which turn?',
    asWish: 'Prepare it',
    always: 'Always do this',
    alwaysHint: 'Whenever you are asked this and it is possible.',
    asTurn: (turn, wish) =>
      turn === 1 ? `next time, as wish ${wish}` : `the ${nth(turn)} time, as wish ${wish}`,
    where: 'When',
    nothing:
      'Nothing can be foreseen right now. Try out how the game might go on, and prepare moves from there.',
    full: 'This plan is full.',
  },
  variation: {
    title: 'Try out',
    hint: 'Play on by yourself, moving for everybody, as long as you like. Nobody is told.',
    from: (turn) => (turn === 0 ? 'from the beginning' : `from turn ${turn}`),
    asked: (name) => `${name} to move`,
    forSeat: 'Move for',
    stop: 'What comes next is hidden, so the line ends here.',
    unknown: (name) => `What ${name} could do depends on what you cannot see. The line ends here.`,
    guess: 'Continue with a guess',
    guessHint: 'Hidden cards are dealt at random, as they might be.',
    guessed: 'guessed from here on',
    end: 'The game would be over here.',
    pass: 'Let the others pass',
    passHint: 'They make simple moves until you are asked.',
    again: 'Start over',
    keep: 'Keep this line',
    kept: 'Kept lines',
    keptHint: 'They are kept in this browser only.',
    open: (moves, turn) =>
      `${plural(moves, { one: '1 move', other: `${moves} moves` })} ${turn === 0 ? 'from the beginning' : `from turn ${turn}`}`,
    forget: 'Forget',
    layAll: 'Prepare my moves',
    steps: 'The line so far',
  },
  past: {
    title: 'Look back',
    step: 'Step through it',
    hold: 'Pause',
    all: 'Watch the game from its beginning',
    play: 'Play',
    turn: 'Turn',
    since: (turns) =>
      plural(turns, {
        one: 'One turn since your last one',
        other: `${turns} turns since your last one`,
      }),
    of: (turn, turns) => `Turn ${turn} of ${turns}`,
    beginning: 'The beginning',
    first: 'To the beginning',
    previous: 'Back one turn',
    next: 'Forward one turn',
    last: 'To the present',
    keys: 'The arrow keys step, Home and End jump.',
    link: 'Copy the link of this turn',
    copied: 'Copied',
    try: 'Try out from here',
    by: { plan: 'by plan', forced: 'the only move', bot: 'by a bot' },
    quiet: 'Nothing to see.',
    takesBack: (name) => `${name} takes back the turn before.`,
    undone: 'taken back',
    open: (turn) => `Look at turn ${turn}`,
    older: 'Older turns',
  },
  talk: {
    title: 'Talk',
    unread: (count) => plural(count, { one: '1 unread', other: `${count} unread` }),
    empty: 'Nobody has said anything yet.',
    older: 'Earlier messages',
    say: 'Say something to the table',
    send: 'Send',
    hint: 'Everybody with the link can read this. Write @ and a name, and that person gets a letter.',
    fresh: 'new',
    looking: 'Only those who sit here can talk.',
    you: 'You',
  },
  notes: {
    title: 'Notes',
    hint: 'Only for you. They stay with this table until you delete your account.',
    label: 'My notes about this table',
    kept: 'Saved.',
    keeping: 'Saving…',
    unkept: 'Not saved yet; trying again.',
  },
  watch: {
    title: 'Link to watch',
    hint: 'Send this link to friends who want to watch. They see no hands, not even yours. Nobody can take a seat with it.',
    copy: 'Copy link',
    copied: 'Copied',
    looking: 'You see this table as a spectator.',
    play: 'Playing here? Go to your seat',
  },
  study: {
    title: 'Study a game',
    hint: 'Open the file of a table. Your browser replays a finished game and checks its seal; a running one shows what everybody could see.',
    open: 'Open a file',
    wrong: 'This is not the file of a table.',
    unknownGame: 'This page does not know the game in this file.',
    reading: (turns) => `Replaying ${turns} turns…`,
    verified: (turns) => `The seal is unbroken, and all ${turns} turns follow the rules.`,
    broken: 'The seal does not match the seed: somebody may have tampered with chance.',
    otherRules:
      'It was played under an earlier version of the rules; some turns may come out differently.',
    breaks: (turn) => `The rules do not allow turn ${turn}. The game is shown up to there.`,
    eyes: 'Seen by',
    all: 'everything open',
    another: 'Open another file',
    this: 'Study this game',
    take: 'Save as a file',
    bgStats: 'Send to BG Stats',
    seen: 'The table after each of its turns, as anybody could see it.',
    goOn: 'Continue with others',
    goOnTitle: 'Continue from here',
    goOnText: (title, turn) =>
      `A new table begins where “${title}” stood after ${plural(turn, { one: '1 turn', other: `${turn} turns` })}. What was hidden is dealt anew. Each seat needs a person or bot. It is unrated.`,
    goOnName: (title, turn) => `${title}, from turn ${turn}`,
    goOnGo: 'Open the table',
    goOnBack: 'Back to the game',
  },
}
