/** Opening of a letter: its subject and heading, and the sentences that only its kind has. */
import type { AnyWords, Names } from '../games/kernel/index.ts'
import type { LetterWords } from './letter-words.ts'
import type { Notice, PlayNotice } from './notice.ts'
import { sentence } from './words.ts'

/** Opening of a letter: its subject, its heading and its first sentences. */
export interface Opening {
  readonly subject: string
  readonly heading: string
  readonly lead: ReadonlyArray<string>
  /** Sentences before those, as many as find room: an answer to a question. */
  readonly answer?: (room: number) => ReadonlyArray<string>
  /** Neither what happened nor how it stands follows: its reader has answered a letter that says it. */
  readonly isShort?: boolean
  /** It asks what was meant: nothing follows but the choices. */
  readonly isAsking?: boolean
}

/** Subject and heading, and the sentences that only this kind has. */
export function openingOf(
  notice: Notice,
  title: string,
  words: LetterWords,
  { tagline }: AnyWords,
  names: Names,
  prompt: string | null,
): Opening {
  switch (notice.kind) {
    case 'turn':
      return {
        subject: words.yourTurnSubject(title),
        heading: prompt ?? words.yourTurn(names(notice.seat)),
        lead: prompt === null ? [] : [sentence(words.yourTurn(names(notice.seat)))],
      }
    case 'started':
    case 'full':
      return {
        subject: words.startedSubject(title),
        heading: words.started(names(notice.seat)),
        lead: [...(notice.kind === 'full' ? [words.allSeatsTaken] : []), tagline],
      }
    case 'over':
      return {
        subject: words.overSubject(title),
        heading: endHeading(notice, words, names),
        lead: [],
      }
    case 'reminder': {
      const { nudgedBy, deadline } = notice
      const unasked = deadline === null ? words.stillAwaited : words.timeRunsOut
      return {
        subject: words.reminderSubject(title),
        heading: words.reminder(names(notice.seat)),
        lead: [nudgedBy === null ? unasked : words.nudged(nudgedBy)],
      }
    }
    case 'invitation':
      return invited(notice, title, words)
    case 'talk':
      return {
        subject: words.talkSubject(notice.author, title),
        heading: words.talk(notice.author),
        lead: [words.quoted(notice.author, notice.text)],
      }
    case 'decision': {
      const late = names(notice.late)
      const { reason, patience } = notice
      return {
        subject: words.decisionSubject(title),
        heading: {
          time: () =>
            patience === null ? words.decision(late) : words.longAwaited(late, patience),
          gone: () => words.seatEmpty,
          stuck: () => words.botStuck(late),
        }[reason](),
        lead: [
          reason === 'time' && patience === null
            ? words.decisionChoices
            : words.decisionChoicesUntimed,
        ],
      }
    }
  }
}

function invited(
  { by, isRematch, isSought }: Extract<Notice, { kind: 'invitation' }>,
  title: string,
  words: LetterWords,
): Opening {
  if (isRematch)
    return {
      subject: words.rematchSubject(by, title),
      heading: words.rematch(by),
      lead: [words.rematchText],
    }
  if (isSought)
    return {
      subject: words.soughtSubject(title),
      heading: words.sought(by),
      lead: [words.soughtText],
    }
  return {
    subject: words.invitationSubject(by, title),
    heading: words.invitation(by),
    lead: [words.seatsAreFree],
  }
}

function endHeading({ seat, result }: PlayNotice, words: LetterWords, names: Names): string {
  const name = names(seat)
  if (result?.places[seat] !== 1) return words.over(name)
  const winners = result.places.filter((place) => place === 1).length
  return winners > 1 ? words.shared(name) : words.won(name)
}
