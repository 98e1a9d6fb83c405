import type { CardTexts } from '../../../../worker/games/settlement/cards.ts'
import type {
  Artifact,
  BuildingId,
  Gain,
  Hero,
  Region,
  Street,
  soloTitles,
} from '../../../../worker/games/settlement/components/index.ts'
import type { Settlers } from '../../../../worker/games/settlement/state.ts'
import { breakableBefore } from '../kit/breakable.ts'
import type { Obstacle } from './deals.ts'
import type { Doing } from './subject.ts'

/** Moves that no piece stands for and that do not end the turn. */
export type Answer = 'monster' | 'no-monster' | 'done' | 'drop-rest'

/** Words of the board besides the game's own words. Names of people come in ready. */
export interface BoardWords {
  /** "Points: 12" */
  readonly labelled: (label: string, text: string | number) => string
  readonly cards: CardTexts
  /** Amounts in a sentence: "2 wood and 1 diamond". */
  readonly amounts: (gain: Gain) => string

  readonly roundTrack: (round: number, rounds: number) => string
  readonly heroRow: string
  readonly market: string
  /** A building as the subject of a sentence, behind its article. */
  readonly building: (building: BuildingId) => string
  readonly artifacts: string
  readonly myBoard: string
  readonly boardOf: (name: string) => string
  readonly marker: string
  readonly markerNote: string
  readonly passed: string
  readonly passedShort: string
  readonly close: string
  readonly details: string

  readonly activate: string
  /** Label of a gate that was used. */
  readonly activatedShort: string
  /** Label of a flag or gate that was used and may be used once more. */
  readonly againShort: string
  readonly heroesNote: string
  readonly marketNote: string
  readonly artifactsNote: string
  readonly showMarket: string
  readonly showOwnHeroes: (count: number) => string
  readonly showArtifacts: (count: number) => string
  readonly home: string
  /** Sentence about the buildings that came to the market, and what was stacked there, at the end of a round. */
  readonly refilled: (buildings: ReadonlyArray<string>) => string
  readonly stacked: (buildings: ReadonlyArray<string>) => string
  /** Titles to be reached alone (S8.7). */
  readonly titles: Readonly<Record<(typeof soloTitles)[number]['title'], string>>
  /** The phase before round 1. */
  readonly drafting: string
  /** To pass, on a button; what is lost are basic resources. */
  readonly pass: {
    readonly plain: string
    readonly losing: (lost: number) => string
    readonly last: string
    /** Question that is asked once, with the settlers and basic resources that are lost. */
    readonly asked: (settlers: number, basics: number) => string
  }
  /** A round that somebody is leaving. */
  readonly passing: string

  /** Short answers for the bar. */
  readonly answers: Readonly<Record<Answer, string>>
  /** Instead of `done`, as long as no building was used. */
  readonly useNone: string
  /** Questions once something is chosen on the board. */
  readonly asks: {
    readonly action: Readonly<Partial<Record<Doing, string>>>
    /** A building takes one of several resources for its effect. */
    readonly pay: (building: string) => string
    /** A building gives one of several resources. */
    readonly gain: (building: string) => string
    readonly get: (give: string) => string
    /** An activation that brings nothing is chosen (S-R12). */
    readonly idle: string
  }

  readonly supply: string
  readonly settlers: (settlers: Settlers) => string
  readonly settlersShort: string
  readonly standing: (settlers: Settlers) => string
  readonly nobodyStands: string
  readonly heroes: string
  /** An invited hero who lies face down. */
  readonly hiddenHero: string
  readonly noArtifact: string
  readonly placed: string

  readonly doing: Readonly<Record<Doing, string>>
  readonly doingLong: Readonly<Record<Doing, string>>
  readonly about: Readonly<Record<Doing, string>>
  readonly bonus: string
  readonly bonusCount: (count: number) => string

  readonly exchange: string
  readonly exchangeHelp: string
  readonly give: string
  readonly get: string
  readonly swap: (give: string, get: string) => string

  readonly costNow: (cost: string) => string
  readonly surcharge: (diamonds: number) => string
  readonly payable: string
  readonly lacks: (amounts: string) => string
  readonly exchangeCovers: string
  readonly noExchange: string
  readonly oneTap: string
  readonly deal: (swaps: string, last: 'construct' | 'invite' | 'use') => string
  readonly dealThen: Readonly<Record<'construct' | 'invite' | 'use', string>>
  readonly leaves: (amounts: string) => string
  readonly obstacle: Readonly<Record<Obstacle, string>>
  readonly tooFewSettlers: (missing: number) => string

  readonly vp: (points: number) => string
  /** Sentence about what a hero counts; `owner` is the rival who has the hero, `null` for mine or one in the row. */
  readonly per: (counted: NonNullable<Hero['vp']['per']>, owner: string | null) => string
  readonly worthNow: (points: number, owner: string | null) => string
  readonly brings: (gain: string) => string
  readonly monsterSign: (colour: string, monster: string) => string
  readonly drawsMonsters: (monster: string) => string
  readonly position: (position: number) => string
  readonly copies: (count: number) => string
  readonly copiesNote: string
  readonly whenActivated: string
  readonly tokens: (amounts: string, points: number) => string
  readonly artifactType: Readonly<Record<Artifact['type'], string>>

  readonly region: (region: Region) => string
  readonly street: (street: Street) => string
  readonly stack: (region: Region) => string
  readonly left: (count: number) => string
  readonly explore: (settlers: number) => string
  readonly noSpace: string
  readonly firstInOne: string
  readonly emptyTerrain: string
  readonly sendFirst: string
  readonly reachable: string
  readonly unreachable: string
  readonly emptyBuilding: string
  readonly emptyBuildingNote: string
  readonly emptyPlace: string
  readonly yields: (amounts: string) => string
  readonly extra: (amounts: string) => string
  readonly threatened: (monster: string) => string
  readonly safe: (monster: string) => string
  readonly maskDecides: string
  readonly monsterHere: (monster: string) => string
  readonly hunt: (settlers: number, reward: string) => string
  readonly outpost: string
  readonly outpostFree: string
  readonly outpostUsed: string
  readonly couldBuildOutpost: string
  readonly activated: string
  readonly again: string
  /** Remark on a building in a street, during a turn. */
  readonly byStreet: string
  readonly nothingYields: string
  readonly noBuildings: string
  readonly idleStreet: string

  readonly chooseFirst: string
  readonly exchangeable: string
}

/** A name with a place where it may break: German ones can be longer than a tile is wide. */
export const breakable = breakableBefore(
  'schleifer|krone|posten|speicher|mine|grube|grund|maske|ring\\b|berter|bruch|kolben|wandlung|prüfung|siedler|formation|morphoses',
)
