import type { Language, Move, Names, PerLanguage, Seat } from '../games/kernel/index.ts'
import type { Aid, CardPeople, Numbered } from './aid.ts'
import type { Layout } from './envelope.ts'
import type { Group, Thing } from './things.ts'
import type { Hour, Place } from './tones.ts'

/** Words for the points of a game: one of them, and any other number. */
export interface Unit {
  readonly one: string
  readonly other: string
}

/** Matters of a position that people ask about. */
export type Matter =
  | 'all'
  | 'artifacts'
  | 'awards'
  | 'basics'
  | 'beside'
  | 'chronicle'
  | 'customers'
  | 'deck'
  | 'dice'
  | 'discard'
  | 'does'
  | 'end'
  | 'exchange'
  | 'first'
  | 'foundations'
  | 'free'
  | 'goods'
  | 'hand'
  | 'headman'
  | 'heroes'
  | 'holder'
  | 'hunting'
  | 'judges'
  | 'keys'
  | 'kinds'
  | 'last'
  | 'lead'
  | 'lies'
  | 'life'
  | 'limits'
  | 'market'
  | 'money'
  | 'most'
  | 'need'
  | 'next'
  | 'offer'
  | 'padlock'
  | 'pass'
  | 'passed'
  | 'pay'
  | 'piece'
  | 'points'
  | 'rats'
  | 'refill'
  | 'round'
  | 'score'
  | 'stacks'
  | 'stories'
  | 'suit'
  | 'terrains'
  | 'time'
  | 'turn'
  | 'used'
  | 'village'
  | 'people'
  | 'has'
  | 'yields'

/** A fact of a position in a line, as a seat may know it. */
export interface Fact {
  readonly of: Matter
  readonly said: string
  /** Seat whose it is. */
  readonly seat?: Seat
  /** Name of the piece or the space that it is about, or number of the stack. */
  readonly about?: string | number
}

/** Belongings of another seat in a short line that begins with its name. */
export interface Rival {
  readonly seat: Seat
  readonly said: string
}

/** Numbers of rules by the matter that they answer questions about. */
export type RulesOn = Readonly<Partial<Record<Matter, ReadonlyArray<string>>>>

/** Holdings that a seat decides with, in short lines that end as sentences do, the weightiest first. */
export interface Holdings {
  /** They stand in every letter of a turn. */
  readonly always: ReadonlyArray<string>
  /** Belongings of the others: the leader's stand in every letter, too. */
  readonly rivals: ReadonlyArray<Rival>
  /** They give way where there is no room. The first stands before the other rivals, and the rest behind them. */
  readonly more: ReadonlyArray<string>
}

/** Drawings of a game on the server and at the build. Its board has drawings besides. */
export interface GamePictures {
  readonly place: Place
  /** The tone of the place that is seen before a picture has come. */
  readonly behind: string
  /** The place as the front page shows it: a whole SVG of 700 by 620, printed in the colours of an hour. */
  readonly front: (hour: Hour) => string
  /** The far land over a page's heading: what it is cut out of, and the box, 1180 by 268. */
  readonly far: { readonly draw: () => string; readonly box: string }
  /** Background of previews, 1200 by 630. */
  readonly scenery: (hour?: Hour) => string
  /** Picture of the open pieces, with the place of a seat. */
  // biome-ignore lint/suspicious/noExplicitAny: the registry holds drawings from states of different games.
  position(view: any, seat: Seat, language: Language, isOver: boolean, hour?: Hour): string
  /** The same in a letter while a table plays, where names must be read on a phone; absent: as `position`. */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  inLetter?(view: any, seat: Seat, language: Language): string
  /** Three pieces, and the size of one: width, height, scale. */
  samples(language: Language): ReadonlyArray<string>
  readonly sampleSize: readonly [width: number, height: number, scale: number]
  readonly unit: PerLanguage<Unit>
  /** Things that `position` and `aid` show, in words. */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  things(view: any, seat: Seat, language: Language, names: Names): ReadonlyArray<Group>
  /** Holdings that a seat decides with, its own and the others', as far as the view shows it. */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  holdings(view: any, seat: Seat, language: Language, names: Names): Holdings
  /** A move in few words; `null` where the game's usual ones are as short. */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  brief(view: any, seat: Seat, move: any, language: Language): string | null
  /** The moves of a turn in a list, each in few words, what is done before what it is paid with; absent: in their order. */
  row?(moves: ReadonlyArray<Move>, said: ReadonlyArray<string>, language: Language): string[]
  /** Moves that only pay for what follows: no row of a list breaks off before that. */
  readonly means?: ReadonlyArray<Move['do']>
  /** The part of a turn that a list has, where it would go on with nothing that is done; absent: all of it. */
  begun?(moves: ReadonlyArray<Move>): ReadonlyArray<Move>
  /** Key that moves share which come to the same, such as two piles of one building; `null`: no other does. */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  alike?(view: any, move: any): string | null
  /** The thing that a move is about, with its worth or effect in few words; `null` where its name says all, or the view hides it. */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  gloss(view: any, seat: Seat, move: any, language: Language, names: Names): Thing | null
  /** Aids of a seat's decision, in pictures, with the numbers of listed turns; nothing hidden from the view. */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  aid(view: any, seat: Seat, language: Language, turns: Numbered, people?: CardPeople): Aid
  /** The open table in words: short lines that end as sentences do, of each seat by its name and of what is common. */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  table?(view: any, seat: Seat, language: Language, names: Names): string[]
  /** Facts of the open table that people ask about, the shortest of a matter first. */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  facts?(view: any, seat: Seat, language: Language, names: Names): ReadonlyArray<Fact>
  /** Numbers of the rules that answer what people ask about the course of the game. */
  readonly rulesOn?: RulesOn
  /** Pieces of the game, in one order in every language, each with all that it does, costs and is worth. */
  pieces?(language: Language): ReadonlyArray<{ readonly name: string; readonly text: string }>
  /** Layout where it differs from the usual one while a table plays. */
  readonly layout?: Layout
}
