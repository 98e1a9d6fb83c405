import type {
  AwardId,
  BuildingType,
  CardTexts,
  JudgeId,
  Yield,
} from '../../../../worker/games/town-builder/index.ts'
import { breakableBefore } from '../kit/breakable.ts'
import type { TrayKind } from './tray.ts'

type Kind = 'build' | 'star' | 'end' | 'row'

/** Words of the board besides the game's own words. Names of people come in ready. */
export interface BoardWords {
  /** "Points: 12" */
  readonly labelled: (label: string, text: string | number) => string
  /** Judges and awards in one word, under their medals. */
  readonly favoured: Readonly<Record<JudgeId, string>>
  readonly merits: Readonly<Record<AwardId, string>>
  /** Names of what lies in place of the row. */
  readonly tray: Readonly<Record<TrayKind, string>>
  /** Answers in a word or two, as buttons of the bar. */
  readonly asFoundation: string
  readonly asFoundationChoosing: string
  readonly under: (card: string) => string
  readonly asCoin: string
  /** Remark on a card that completes a foundation. */
  readonly finishesShort: string
  readonly wouldFinish: (cards: string) => string
  readonly fits: (cards: string) => string
  readonly nothingFits: string
  readonly statusShort: string
  readonly lastShort: string
  readonly nextIsLast: string
  readonly foundationsShort: string

  readonly cards: CardTexts
  /** A card in a sentence, as its object: behind its article. */
  readonly object: (card: keyof CardTexts) => string
  readonly types: Readonly<Record<BuildingType, string>>
  readonly yields: Readonly<Record<Yield, string>>
  readonly kinds: Readonly<Record<Kind, string>>
  readonly kindHelp: Readonly<Record<Kind, string>>

  readonly row: string
  readonly judges: string
  readonly awards: string
  readonly scores: string
  readonly total: string
  readonly deck: (cards: number) => string
  readonly discard: (cards: number) => string
  readonly deckShort: string
  readonly discardShort: string
  readonly discardHelp: string
  readonly revealed: string
  readonly unused: string
  readonly seenTop: (card: string) => string
  readonly round: (round: number) => string
  readonly lastRound: string
  readonly over: string
  readonly roundsLeft: (rounds: number, sure: boolean) => string
  readonly roundsUnknown: string
  readonly reshuffles: (count: number, limit: number) => string
  readonly reshuffleHelp: (limit: number) => string

  readonly explain: string
  readonly explainHelp: string
  readonly close: string
  readonly details: string

  readonly desk: string
  readonly actionsLeft: (actions: number) => string
  readonly star: string
  readonly starUsed: string
  readonly turnGold: (gold: number) => string
  readonly turnOf: (name: string) => string
  readonly hintChosen: string
  readonly whatBecomes: (card: string) => string
  readonly totalThen: (points: number) => string
  readonly letGo: string
  readonly choose: string
  readonly lit: string
  readonly several: string

  readonly asResource: (card: string) => string
  readonly asGold: string
  readonly costs: (gold: number, have: number) => string
  readonly free: string
  readonly choosing: string
  readonly completes: string
  readonly completesAtOnce: string
  readonly leaves: (list: string) => string
  readonly intoStore: (gold: number) => string
  readonly cannot: {
    readonly foundation: (lacks: number) => string
    readonly 'yields-none': string
    readonly 'no-foundation': string
    readonly 'not-needed': (list: string) => string
    readonly gold: string
  }
  readonly use: string
  readonly useChoosing: string
  readonly coverSymbol: (symbol: string, card: string) => string

  readonly myDistrict: string
  readonly districtOf: (name: string) => string
  readonly firstPlayer: string
  readonly foundations: string
  readonly buildings: string
  readonly noBuildings: string
  readonly gold: string
  readonly crest: string
  /** None of the cards shown is taken; no more cards are chosen. */
  readonly takeNone: string
  readonly enough: string
  /** Several cards come into the row. */
  readonly dealt: (cards: ReadonlyArray<string>) => string
  /** A building counts as its own type. */
  readonly asItIs: string
  /** Sentence before a question in final scoring: what happened before (T6.7). */
  readonly unfinishedGone: string
  /** Somebody discards what was revealed and not taken. */
  readonly throwsAway: (name: string, cards: ReadonlyArray<string>) => string
  /** Foundations that somebody discards before the scoring. */
  readonly cleared: (name: string, count: number) => string
  /** Sentence about what an ability brought at once; `null`: the crest's. */
  readonly cameOf: (card: string | null, sentence: string) => string
  readonly newNow: string
  readonly site: string
  readonly isCovered: (symbol: string, by: string | null) => string

  readonly points: (points: number) => string
  readonly foundationWord: string
  readonly costLine: (gold: number, resources: string) => string
  readonly noCost: string
  readonly cheaper: (gold: number, by: string) => string
  readonly gives: (list: string) => string
  readonly bringsNow: (points: number) => string
  readonly couldUse: string
  readonly useGone: string
  readonly starLater: string
  readonly protectedFor: (name: string) => string
  readonly stillNeeds: (list: string) => string
  readonly liesAsGold: string
  readonly liesUnder: (card: string, as: string) => string
  readonly and: (items: ReadonlyArray<string>) => string
  readonly or: (items: ReadonlyArray<string>) => string

  readonly favours: (type: string) => string
  readonly judgeLeads: (names: string) => string
  readonly judgeNobody: string
  readonly judgeSolo: (needed: number) => string
  readonly buildingsOf: (name: string, count: number) => string
  readonly judgeHelp: string
  readonly judgeHelpSolo: string
  readonly progress: (name: string, has: number, needed: number) => string
  readonly status: Readonly<Record<'open' | 'claimed' | 'closed', string>>
  readonly statusHelp: Readonly<Record<'open' | 'claimed' | 'closed', string>>
  readonly awardHolder: (names: string) => string
  readonly awardsUntil: (cards: number) => string
  readonly awardsLastTurn: string
  readonly titleNow: (title: string) => string
  readonly titleNext: (title: string, from: number) => string
  readonly titles: Readonly<Record<string, string>>
}

/** A name with a place where it may break: some are longer than a card is wide. */
export const breakable = breakableBefore(
  [
    'galerie|posten|häuser|haus|hütte|brunnen|platz|kammer|stand|bruch|mühle|halle|garten|turm|mauer|graben|hof|saal',
    'boat|house|hall|mill|ment|tower|market|racks|pital|nage|dral',
    'gerie|serie|tière|bunal|mière|linat|taine|thèque|stère|rerie',
  ].join('|'),
)
