/** Story of a letter: what happened since its reader's last turn, as a list and in short. */
import {
  type AnyWords,
  type Language,
  locales,
  type Names,
  recount,
  type Told,
  tell,
} from '../games/kernel/index.ts'
import { storyOf } from '../games/words.ts'
import type { Block } from '../wire/letter.ts'
import { mostInShort, mostOfLongStory, mostOfStory, toldWithin, wordsIn } from './length.ts'
import type { PlayNotice } from './notice.ts'
import { letterWords, sentence } from './words.ts'

/** Things that happened, in sentences. */
export interface Narrative {
  /** The weightiest first. */
  readonly told: ReadonlyArray<Told>
  /** All of it, in the order of time. */
  readonly all: ReadonlyArray<string>
}

/** Nothing has happened, or its reader knows of it. */
export const nothing: Narrative = { told: [], all: [] }

/** The story of a notice; `wholly`: whose usual deeds are told beside weightier ones, too. */
export function narrativeOf(
  notice: PlayNotice,
  gameWords: AnyWords,
  names: Names,
  language: Language,
  wholly: PlayNotice['seat'] | null,
): Narrative {
  const story = storyOf(notice.game)
  return {
    told: tell(story, notice, gameWords, names, language, { wholly }),
    all: recount(story, notice, gameWords, names, language),
  }
}

/** Sentences of a story for a letter that has so much room: all where they find it, else the weightiest. */
export function linesWithin({ told, all }: Narrative, room: number): ReadonlyArray<string> {
  const most = Math.min(room, mostOfLongStory)
  return wordsIn(all.join(' ')) <= most ? all : toldWithin(told, Math.max(most, mostOfStory))
}

/** The story as a list of some lines; plain text has all of it. */
export function storyBlocks(
  { told, all }: Narrative,
  title: string,
  lines: ReadonlyArray<string>,
): Block[] {
  if (lines.length === 0) return []
  const short = toldWithin(told, mostInShort)
  const differs = (some: ReadonlyArray<string>) => some.join() !== lines.join()
  return [
    { block: 'list', title, lines, ...(differs(short) && { short }), ...(differs(all) && { all }) },
  ]
}

/** The whole matter in sentences: what is asked, how long there is, and what happened. */
export function gistOf(
  said: ReadonlyArray<string | null>,
  { told }: Narrative,
  language: Language,
): string {
  const asked = [...new Set(said.filter((one) => one !== null))].map(sentence)
  const story = toldWithin(told, mostInShort).join(' ')
  return [
    ...asked,
    ...(story === '' ? [] : [locales[language].labelled(letterWords[language].since, story)]),
  ].join(' ')
}

/** The weightiest events, and the time left. */
export const teaserOf = ({ told }: Narrative, deadline: string | null): string =>
  [...toldWithin(told, mostInShort), ...(deadline === null ? [] : [deadline])].join(' ')
