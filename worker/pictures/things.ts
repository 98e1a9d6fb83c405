/** Things on a table in words, each once: the words of its picture in sentences, and lines of plain text, come from these. */
import { type Language, locales } from '../games/kernel/language.ts'

/** A thing by its name and place, with what is to be known of it; `facts` is empty where the name says all. */
export interface Thing {
  readonly name: string
  readonly facts: string
}

/** Things of one kind. `isAid`: they are shown to somebody who decides, beside the table. */
export interface Group {
  readonly title: string
  readonly things: ReadonlyArray<Thing>
  readonly isAid: boolean
}

/** A group of things; facts end without a full stop, as more may follow. */
export const groupOf = (title: string, things: ReadonlyArray<Thing>, isAid: boolean): Group[] =>
  things.length === 0 ? [] : [{ title, things, isAid }]

/** Things of which only the names are to be known. */
export const namesOnly = (names: ReadonlyArray<string>): Thing[] =>
  names.map((name) => ({ name, facts: '' }))

/** A thing with what is to be known of it. */
export const said = ({ name, facts }: Thing, language: Language): string =>
  [name, facts].includes('') ? `${name}${facts}` : locales[language].labelled(name, facts)

/** A group in one sentence. */
export const inSentence = ({ title, things }: Group, language: Language): string => {
  const { between, labelled } = locales[language]
  return labelled(title, `${things.map((thing) => said(thing, language)).join(between)}.`)
}

/** A group in lines: its title, and each thing by itself; in one line where there are only names. */
export const inLines = (group: Group, language: Language): string[] =>
  group.things.every(({ facts }) => facts === '')
    ? [inSentence(group, language)]
    : [group.title, ...group.things.map((thing) => `• ${said(thing, language)}`)]
