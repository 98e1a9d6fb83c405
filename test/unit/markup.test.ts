/** Markup as it leaves the house: the shell of the pages, and every part of a letter; `letter-kinds.test.ts` looks at whole letters. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asHtml } from '../../worker/notices/html.ts'
import type { Block } from '../../worker/wire/letter.ts'
import { faultsOfLetter, faultsOfServed, faultsOfStanding } from '../markup.ts'

test('the shell that every page is served in has no fault', async () => {
  const shell = readFileSync(join(import.meta.dirname, '../../web/index.html'), 'utf8')
  expect(await faultsOfServed(shell)).toEqual([])
})

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>T</title></head><body>${body}</body></html>`

test.for([
  ['a main in a noscript', '<noscript><main><p>No scripts.</p></main></noscript>'],
  ['a main in an article', '<article><h1>A</h1><main><p>B</p></main></article>'],
  ['two of them', '<main><p>A</p></main><main><p>B</p></main>'],
  [
    'a label with two controls',
    '<label>Two <input type="text"><button type="button">Copy</button></label>',
  ],
] as const)('a fault is seen: %s', async ([, body]) => {
  expect(await faultsOfServed(page('<div><main><p>Good.</p></main></div>'))).toEqual([])
  expect(await faultsOfServed(page(body))).not.toEqual([])
  expect(await faultsOfStanding(page(body).replace('doctype', 'DOCTYPE'))).not.toEqual([])
})

test('a fault is seen in a letter: what only an older HTML knew', async () => {
  expect(await faultsOfLetter(page('<table bgcolor="red"></table>'))).not.toEqual([])
})

const url = 'https://example.org/t/a?turn=1&b=2'

/** Each kind of part that a letter can have; `Record` makes sure that none is missing. */
const parts: { readonly [K in Block['block']]: ReadonlyArray<Extract<Block, { block: K }>> } = {
  text: [{ block: 'text', text: 'It is your turn, <Ada> & Bela.' }],
  list: [{ block: 'list', title: 'Since then', lines: ['Bela built.', 'Cleo passed.'] }],
  standings: [
    { block: 'standings', title: 'Places', rows: [{ place: 1, name: 'Ada', points: 7 }] },
  ],
  deadline: [{ block: 'deadline', text: 'You have time until noon.' }],
  picture: [{ block: 'picture', alt: 'A village of "five" houses.' }],
  grid: [
    {
      block: 'grid',
      title: 'Points',
      head: ['', 'Ada', 'Bela'],
      rows: [
        ['gold', '1', '2'],
        ['together', '1', '2'],
      ],
      sum: true,
    },
  ],
  code: [{ block: 'code', code: '314159' }],
  entry: [
    {
      block: 'entry',
      stamp: 'Villagers',
      heading: 'Your turn',
      deadline: 'Until noon.',
      lines: ['Bela built.'],
      picture: { alt: 'A village.', drawing: 1 },
      link: { label: 'To the table', url },
    },
    {
      block: 'entry',
      stamp: 'Settlement',
      heading: 'It is over',
      deadline: null,
      lines: [],
      picture: null,
    },
  ],
  choices: [{ block: 'choices', title: 'Turns', hint: 'A tap.', rows: [{ label: 'Pass', url }] }],
  answering: [{ block: 'answering', title: 'Answer', text: 'Answer with a number.' }],
  button: [
    { block: 'button', label: 'To the table', url },
    { block: 'button', label: 'Later', url, quiet: true },
  ],
}

test.for([
  ['with pictures', ['table@dorfpost', 'table-2@dorfpost']],
  ['without pictures', []],
] as const)('a letter of all parts has no fault, %s', async ([, pictures]) => {
  const blocks = Object.values(parts).flat()
  const letter = { subject: 'Your <turn>', stamp: 'Villagers', heading: 'It is your turn', blocks }
  const links = [
    { label: 'Less', url },
    { label: 'None', url },
  ]
  const html = await asHtml(
    letter,
    'en',
    { reason: 'As you play.', links },
    { preheader: 'Now.', pictures },
  )
  expect(await faultsOfLetter(html)).toEqual([])
})

test('a letter without parts and links has no fault', async () => {
  const letter = { subject: 'Hello', stamp: 'Dorfpost', heading: 'Hello', blocks: [] }
  expect(await faultsOfLetter(await asHtml(letter, 'de', { reason: 'Why.', links: [] }))).toEqual(
    [],
  )
})
