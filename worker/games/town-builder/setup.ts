/**
 * The set-up of a table.
 * Rules: T3.1–T3.13, T8.1–T8.3, T-R3, T-R52, T-R53.
 */
import type { Random } from '../kernel/index.ts'
import {
  awards,
  crest,
  crests,
  type JudgeId,
  judges,
  setUp,
  type TownId,
  townCards,
} from './components/index.ts'
import type { Options } from './options.ts'
import { newTurn, type State } from './state.ts'

/** Section 3. Chance is used in the order of T-R52. */
export function setup(options: Options, seats: number, random: Random): State {
  const deck: (TownId | JudgeId)[] = random.shuffle(townCards.map((card) => card.id)) // T3.1
  const row = deck.splice(-setUp.row).reverse() as TownId[] // T3.2
  const drawn = random.shuffle(judges.map((judge) => judge.id)) // T3.4
  const { open, bottom } = setUp.judges[seats as keyof typeof setUp.judges]
  const judgeRow = drawn.splice(0, open) // T3.5, T3.6
  const awardPile = random.shuffle(awards.map((award) => award.id)) // T3.8
  const dealt = random.shuffle(crestsFor(seats)) // T3.10
  const below = setUp.townCardsBelowJudge
  const depth = seats === 1 ? below.solo : below.min + random.int(below.max - below.min + 1)
  deck.splice(depth, 0, ...drawn.splice(0, 1)) // T3.5-T3.7
  deck.unshift(...drawn.splice(0, bottom)) // T3.6
  return {
    autoClaim: options.autoClaim,
    confirmEnd: options.confirmEnd,
    first: dealt.findIndex((id) => crest(id).firstPlayer), // T3.11
    round: 1,
    lastRound: null,
    stirred: false,
    reshuffles: 0, // T3.13
    deck,
    deckJudges: 1 + bottom,
    seenTop: [],
    discard: [],
    row,
    revealed: [],
    protections: [],
    judgeRow,
    unusedJudges: drawn, // T3.9
    judgesKnown: false,
    awards: awardPile.splice(0, setUp.awardsOpen).map((award) => ({ award, round: null, by: [] })),
    unusedAwards: awardPile,
    awardsClosed: false,
    districts: dealt.map((id) => ({ crest: id, gold: [], foundations: [], buildings: [] })), // T3.12
    turn: newTurn(dealt.findIndex((id) => crest(id).firstPlayer)),
    counted: {},
    decided: [],
    agenda: [{ task: 'begin' }],
  }
}

/** T3.10: as many crests as players, the first player's among them. */
function crestsFor(seats: number) {
  const others = crests.filter((card) => !card.firstPlayer)
  return [...crests.filter((card) => card.firstPlayer), ...others.slice(0, seats - 1)].map(
    (card) => card.id,
  )
}
