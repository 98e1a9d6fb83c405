import type { ReportOutcome } from '../wire/outcomes.ts'

/** Words of the letters besides the games' own. */
export interface LetterWords {
  readonly seatName: (number: number) => string
  /** Name of a table that was given no title. */
  readonly tableOf: (host: string) => string
  readonly yourTurnSubject: (title: string) => string
  readonly startedSubject: (title: string) => string
  readonly overSubject: (title: string) => string
  readonly yourTurn: (name: string) => string
  readonly started: (name: string) => string
  readonly over: (name: string) => string
  readonly won: (name: string) => string
  readonly shared: (name: string) => string
  readonly table: (title: string, game: string) => string
  readonly players: (names: string) => string
  /** Heading above what the reader decides with, such as the cards in hand. */
  readonly have: string
  /** Heading of the list that says what each number in a picture stands for. */
  readonly numbers: string
  readonly since: string
  readonly asked: (prompt: string) => string
  readonly othersBegin: string
  readonly standings: string
  readonly open: string
  readonly look: string
  /** Buttons after the end: to a game with the same people, and to all turns of this one. */
  readonly again: string
  readonly lookBack: string
  /** Headings of the points while the game goes on, and of the sum of all categories. */
  readonly stands: string
  readonly together: string
  readonly categories: string
  /** Reason of a letter, below it. */
  readonly reason: string
  readonly reasonInvitation: string
  /** The letter comes from a table among bots. */
  readonly reasonAmongBots: string
  readonly reasonHouse: string
  /** Way to hear less, below a letter. */
  readonly muteTable: string
  /** Letters from a table among bots end. */
  readonly endLetters: string
  readonly muteKind: string
  readonly settings: string
  readonly unsubscribe: string
  /** The same people once more. */
  readonly rematchSubject: (by: string, title: string) => string
  readonly rematch: (by: string) => string
  readonly rematchText: string
  /** All seats are taken, so it begins. */
  readonly allSeatsTaken: string
  readonly reminderSubject: (title: string) => string
  readonly reminder: (name: string) => string
  readonly timeRunsOut: string
  /** At a table without a clock. */
  readonly stillAwaited: string
  readonly nudged: (by: string) => string
  readonly invitationSubject: (by: string, title: string) => string
  readonly invitation: (by: string) => string
  /** An open table that the reader looks out for. */
  readonly soughtSubject: (title: string) => string
  readonly sought: (host: string) => string
  readonly soughtText: string
  readonly invitedTable: (title: string, game: string) => string
  readonly seatsAreFree: string
  readonly talkSubject: (author: string, title: string) => string
  readonly talk: (author: string) => string
  readonly quoted: (author: string, text: string) => string
  readonly decisionSubject: (title: string) => string
  readonly seatEmpty: string
  readonly decision: (late: string) => string
  /** Days of waiting that are over, without a clock. */
  readonly longAwaited: (late: string, days: number) => string
  readonly botStuck: (name: string) => string
  readonly decisionChoices: string
  /** The same where there is no time to give. */
  readonly decisionChoicesUntimed: string
  /** End of the time that is left, or beginning of the time without any. */
  readonly until: (time: string) => string
  readonly lateSince: (time: string) => string
  /** The daily letter about several tables. */
  readonly digestSubject: (number: number) => string
  readonly digestStamp: string
  readonly digestHeading: (name: string) => string
  readonly digestText: string
  /** Number of letters that are not in the daily one. */
  readonly digestMore: (number: number) => string
  readonly toTables: string
  readonly webhookOff: {
    readonly subject: string
    readonly stamp: string
    readonly heading: string
    readonly text: string
    readonly button: string
  }
  /** About a club: by its name, and the name of the person who did it. */
  readonly club: Readonly<
    Record<
      'invited' | 'accepted' | 'founder',
      {
        readonly subject: (club: string) => string
        readonly heading: string
        readonly text: (club: string, by: string) => string
        readonly button: string
      }
    >
  >
  readonly cleared: {
    readonly subject: (title: string) => string
    readonly heading: string
    readonly text: (title: string) => string
    readonly button: string
  }
  readonly takenDown: {
    readonly subject: (title: string) => string
    readonly heading: string
    readonly text: (title: string) => string
    readonly button: string
  }
  /** A letter by which the operator sees that letters leave. */
  readonly test: {
    readonly subject: string
    readonly heading: string
    readonly text: string
    readonly reason: string
  }
  /** The operator has read a report about somebody. */
  readonly reportRead: {
    readonly subject: string
    readonly heading: string
    readonly text: Readonly<Record<ReportOutcome, (name: string) => string>>
    readonly button: string
  }
  /** An invitation's link gave an account this address. */
  readonly addressGiven: {
    readonly subject: string
    readonly heading: string
    readonly text: string
    readonly button: string
  }
  /** A letter's link was used on another device. */
  readonly passUsed: {
    readonly subject: (title: string) => string
    readonly heading: string
    readonly text: (title: string, device: string | null) => string
    readonly button: string
  }
  /** Somebody new took a seat of a running table. */
  readonly seatTaken: {
    readonly subject: (title: string) => string
    readonly heading: (by: string) => string
    readonly text: (by: string, title: string) => string
    readonly button: string
  }
  readonly endedTogether: string
  readonly choices: {
    /** Turns found by thinking, and what they are; where nothing is thought, the first legal ones. */
    readonly likely: string
    readonly likelyHint: string
    readonly first: string
    readonly firstHint: string
    /** The same where letters tell no secrets. */
    readonly openHint: string
    /** Hint that more turns are possible than the list shows. */
    readonly all: string
    /** Hint that the list shows every turn. */
    readonly allHint: string
    /** Ways to answer a letter that asks which of some turns was meant, or whether one was. */
    readonly asked: string
    readonly askedOne: string
    /** Name of the only row there, as the letter begins with its turn. */
    readonly yes: string
    readonly askedHint: string
    /** End of a row that goes on like an earlier one. */
    readonly restAs: (number: number) => string
    /** Number of this part of a long list, and the request by which another is asked for. */
    readonly partOf: (at: number, of: number, request?: string) => string
    /** Way of answering a letter, where it can be. */
    readonly answering: string
    readonly answeringHow: string
    readonly answeringMore: string
    readonly answeringGuide: string
  }
  readonly answers: AnswerWords
  readonly calendar: {
    readonly name: string
    readonly timeIsOver: (title: string) => string
    /** A table that starts by itself. */
    readonly begins: (title: string) => string
  }
  /** Message that a test sends to a webhook. */
  readonly webhookTest: string
  readonly signIn: {
    readonly subject: string
    readonly stamp: string
    readonly heading: string
    readonly wish: string
    readonly button: string
    readonly code: string
    readonly once: string
    readonly notYou: string
    readonly reason: string
  }
}

/** Words of the letter that answers an answer. */
export interface AnswerWords {
  readonly played: (title: string) => string
  readonly notPlayed: (title: string) => string
  readonly said: (title: string) => string
  readonly playedHeading: string
  readonly notPlayedHeading: string
  readonly saidHeading: string
  /** The moves that were played, as their labels. */
  readonly youPlayed: (moves: string) => string
  readonly youSaid: (text: string) => string
  readonly tooTalkative: string
  /** Reason why nothing was played. */
  readonly late: string
  readonly isOver: string
  readonly empty: string
  readonly notUnderstood: (text: string) => string
  /** A question that neither facts nor rules answer. */
  readonly noAnswer: (text: string) => string
  /** Part of an answer that the turns which it is asked about have not. */
  readonly halfRead: (text: string) => string
  readonly noNumber: (number: number) => string
  /** Says that nothing can be done with some pieces now. */
  readonly impossible: (pieces: string) => string
  /** A piece that its reader could take nowhere. */
  readonly notHere: (piece: string) => string
  /** Says that no move was played yet, in a letter that asks what was meant. */
  readonly notYet: string
  /** Asks whether a turn was meant; or which of those listed. */
  readonly didYouMeanThis: (turn: string) => string
  readonly didYouMean: string
  readonly notYourTurn: string
  /** Ways to answer; and a list of all legal turns. */
  readonly helped: (title: string) => string
  readonly helpedHeading: string
  readonly help: string
  readonly listed: (title: string) => string
  readonly listedHeading: string
  readonly allTurns: (count: number) => string
  /** The same for a list that names each deed once, with one of several pairs of dice that reach it. */
  readonly allDeeds: (count: number) => string
  /** The answer to a question about the table or its pieces; names of pieces that find no room; the word that asks for a part of the table. */
  readonly answered: (title: string) => string
  readonly answeredHeading: string
  readonly rulesWord: string
  readonly rulesChapters: (titles: string) => string
  readonly rulesHow: string
  readonly rulesNothing: string
  readonly rulesMore: string
  readonly rulesElsewhere: (url: string) => string
  /** No clock runs for the reader; somebody did nothing since the reader's last turn. */
  readonly untimed: string
  readonly didNothing: (name: string) => string
  readonly tableWord: string
  readonly askAgain: (names: string) => string
  readonly notTogether: (number: number) => string
  readonly illegal: string
  readonly nothingToUndo: string
  /** The answered letter is about another turn than the last. */
  readonly otherTurn: string
  /** A turn was taken back; the others are asked first; what came of a yes or a no. */
  readonly tookBack: (title: string) => string
  readonly tookBackHeading: string
  readonly takenBack: string
  readonly askedBack: (title: string) => string
  readonly askedBackHeading: string
  readonly othersAsked: (names: string) => string
  readonly consented: (title: string) => string
  readonly consentedHeading: string
  readonly youAgreed: string
  readonly youRefused: string
  readonly agreedAndBack: string
  readonly nothingAsked: string
  /** Names of those who are awaited now. */
  readonly waitsFor: (names: string) => string
  readonly andThen: string
  readonly next: string
  /** As `next`, where nothing was played since. */
  readonly still: string
}
