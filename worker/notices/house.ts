import type { Block, NoticeLetter } from '../wire/letter.ts'

/** Words of a letter of the house about a table. */
export interface HouseWords {
  readonly subject: string
  readonly heading: string
  readonly text: string
  readonly button: string
}

/** A letter of the house that shows no table, with a button to one of our paths. */
export const plainHouseLetter = (
  origin: string,
  { subject, heading, text, button }: HouseWords,
  path: string,
  answering: ReadonlyArray<Block> = [],
): NoticeLetter => ({
  ...{ subject, stamp: 'Dorfpost', heading, gist: heading, path },
  blocks: [
    { block: 'text', text },
    { block: 'button', label: button, url: `${origin}${path}` },
    ...answering,
  ],
})
