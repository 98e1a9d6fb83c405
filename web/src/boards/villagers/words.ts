import type {
  CardId,
  DevelopmentId,
  Suit,
} from '../../../../worker/games/villagers/components/index.ts'
import { breakableBefore } from '../kit/breakable.ts'

/** The parts of a round, and the end of the game. */
export type Phase = 'draft' | 'road' | 'build' | 'developments' | 'events' | 'over'

/** Words of the board besides the game's own words. Names of people come in ready. */
export interface BoardWords {
  readonly names: Readonly<Record<CardId, string>>
  /** A card in a sentence, behind its article: as the subject, and as the object. */
  readonly subject: (card: CardId) => string
  readonly object: (card: CardId) => string
  readonly texts: Readonly<Partial<Record<CardId, string>>>
  readonly suits: Readonly<Record<Suit, string>>
  readonly developments: Readonly<Record<DevelopmentId, string>>

  readonly road: string
  readonly basics: string
  readonly reserve: string
  readonly discard: string
  readonly possible: string
  readonly possibleHelp: string
  readonly nothing: string
  readonly hand: string
  readonly handEmpty: string
  readonly square: string
  readonly village: string
  readonly myVillage: string
  readonly villageOf: (name: string) => string
  readonly countessVillage: string
  readonly chooseSeat: (name: string) => string
  readonly token: (development: string) => string
  readonly ground: string
  readonly branch: string
  readonly close: string
  readonly details: string

  readonly round: (round: number) => string
  readonly phases: Readonly<Record<Phase, string>>
  readonly go: string
  readonly firstPlayer: string
  readonly toAct: string
  readonly gold: string
  readonly food: string
  readonly builder: string
  readonly handCards: (count: number) => string
  readonly draftLimit: (limit: number) => string
  readonly buildLimit: (limit: number) => string
  readonly of: (used: number, limit: number) => string
  readonly tinner: string
  readonly specialFirst: string
  readonly coverFirst: string
  readonly chooseEvent: string
  readonly giveNote: string
  readonly interrupt: string
  readonly choice: string
  readonly chooseTarget: (card: string) => string
  /** Words for the cost of a padlock: paid to the bank, to the Countess or to one of the others. */
  readonly padlockPaid: {
    readonly bank: (gold: number) => string
    readonly countess: (gold: number) => string
    readonly others: (gold: number, names: ReadonlyArray<string>) => string
  }

  readonly market: Readonly<Record<'first' | 'second', string>>
  /** Names of the market days, short enough for the card under a stack. */
  readonly marketShort: Readonly<Record<'first' | 'second', string>>
  /** The same, in the round at whose end it is held. */
  readonly marketDue: Readonly<Record<'first' | 'second', string>>
  readonly marketState: Readonly<
    Record<'first' | 'second', Readonly<Record<'ahead' | 'triggered' | 'held', string>>>
  >
  readonly forecast: (day: string, gold: number) => string
  readonly forecastDue: (due: string, gold: number) => string
  readonly forecastNow: string
  /** Cards of my hand would pay somebody gold for a padlock. */
  wouldPay(cards: ReadonlyArray<string>): string
  readonly printedGold: string
  readonly silver: string
  readonly bronze: string
  readonly bronzeNow: (gold: number) => string
  readonly bronzeBest: string
  readonly basis: (count: number, per: number, gold: number) => string
  readonly coins: string
  readonly total: string
  readonly nothingYet: string

  readonly column: (column: number) => string
  readonly stack: (column: number, count: number) => string
  readonly count: (count: number) => string
  readonly empty: string
  readonly back: (suit: string | null) => string
  readonly unknown: string
  readonly seenByYou: string
  readonly emptySlot: (column: number) => string
  readonly coinsOn: (gold: number) => string
  readonly covered: string
  /** The heading of a pile that is shown card by card. */
  readonly pile: string
  readonly goesOn: (name: string) => string
  readonly lockedBy: (name: string) => string
  readonly coveredHelp: string
  readonly left: (count: number) => string
  readonly chooseFirst: string
  readonly known: string

  readonly starter: string
  readonly solitary: string
  readonly special: string
  readonly discardAfter: string
  readonly staysAndCosts: string
  readonly chain: string
  readonly leadsTo: (names: string) => string
  readonly chainEnd: string
  readonly foundersSide: Readonly<Record<'gold' | 'food', string>>
  readonly standsFor: (card: string | null) => string
  readonly padlockBy: (name: string) => string
  readonly openBy: {
    readonly tinner: string
    readonly own: string
    readonly others: (names: string) => string
    readonly bank: (gold: number) => string
  }
  readonly foodSymbols: (count: number) => string
  readonly builderSymbols: (count: number) => string
  readonly goldValue: (gold: number) => string
  readonly silverNow: (gold: number) => string
  readonly bronzeWorth: (gold: number) => string
  readonly draftSpecial: string
  readonly keyring: (count: number, names: string) => string
  readonly copies: (count: number, known: number) => string
  readonly fromFour: string
  readonly obstacle: {
    readonly 'no-actions': string
    readonly missing: (name: string) => string
    readonly 'too-dear': (gold: number) => string
    readonly uncovered: string
  }
}

/** A name with places where it may break: some are longer than a card is wide. */
export const breakable = breakableBefore(
  [
    'händler|züchter|decker|forscher|arbeiter|helferin|transporteur|schmiedin|wender|fäller|sucher|macher|bauer|mittler|hirt|maurer|berufler|bläser|magd',
    'mit(?=telh)|tel(?=h)|dach|zerin|serin|ckerin|(?<=Imke)rin|scherin|tiererin|gler$',
    'jack|herd|penter|tice|barian|smith|wright|keeper|vester|saler|lancer|factor|neer|mason',
    'pentière|lassier|porteur|logue|rurière|geuse|serand|donnier|son(?=neuse)|neuse$|mager|delière|yonneuse|cultrice|bandier|faiteur|phile',
    'teurs$|truc(?=teur naval)|teur(?= naval)|cheur|meuse|miste$',
    'lère|chère|gère|tière|lière|seuse|fleuse|teuse|ronne|gnonne|trice',
  ].join('|'),
)
