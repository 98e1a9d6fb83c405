/** A game stands in its folders and in three lists; nothing else knows which games there are. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fronts } from '../../web/src/boards/list.ts'
import { games } from '../../worker/games/index.ts'
import { languages } from '../../worker/games/kernel/index.ts'
import { pictures } from '../../worker/pictures/index.ts'

const top = join(import.meta.dirname, '../..')
const ids = games.map(({ id }) => id)
const layers = ['worker/games', 'worker/pictures', 'web/src/boards', 'test/rules']

/** Files that name a game, and why. */
const mayName: Readonly<Record<string, string>> = {
  'worker/games/index.ts': 'the list of rules, words and evaluators',
  'worker/pictures/index.ts': 'the list of drawings',
  'web/src/boards/list.ts': 'the list of what a browser loads',
  'worker/pictures/guests.ts': 'the people of all tables are printed in the colours of one place',
  'web/gallery/walk.ts': 'the moves of each game have types of their own',
  'worker/wire/routes/channels.ts': 'an example of the API document',
  'worker/wire/routes/club-people.ts': 'an example of the API document',
  'worker/wire/routes/lookouts.ts': 'an example of the API document',
  'worker/wire/routes/tables.ts': 'an example of the API document',
  'worker/wire/routes/tournaments.ts': 'an example of the API document',
  'worker/wire/schema/deals.ts': 'an example of the API document',
  'worker/wire/schema/ladders.ts': 'an example of the API document',
  'worker/table/operations/change-table.ts': 'an example of the API document',
  'web/drawn.ts': 'pages of the house borrow a street, which is in one game',
}

/** An id as it stands in code: `my-village` or `myVillage`, and not as a part of another name. */
const spellings = ids.flatMap((id) => [
  id,
  id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
])
const named = new RegExp(`(?<![\\w-])(?:${spellings.join('|')})(?![\\w-])`)

const isOfAGame = (path: string): boolean =>
  layers.some((layer) => ids.some((id) => path.startsWith(`${layer}/${id}/`)))

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(top, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      if (path !== 'web/dist') yield* sources(path)
    } else if (/\.(tsx?|css|html|js)$/.test(path) && !isOfAGame(path)) yield path
  }
}

describe('the games that there are', () => {
  test('are the same in the three lists, in the same order', () => {
    expect(Object.keys(pictures)).toEqual(ids)
    expect(Object.keys(fronts)).toEqual(ids)
    for (const [id, { place }] of Object.entries(pictures)) expect(place.id).toBe(id)
  })

  test('have a folder each in every layer, and no folder is left over', () => {
    const shared = ['kernel', 'kit']
    for (const layer of layers) {
      const folders = readdirSync(join(top, layer), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !shared.includes(entry.name))
        .map(({ name }) => name)
      expect(folders.sort(), layer).toEqual(ids.toSorted())
    }
  })

  test('are named nowhere else in the code, but where a reason is given', () => {
    const found = ['worker', 'web']
      .flatMap((folder) => [...sources(folder)])
      .filter((path) => named.test(readFileSync(join(top, path), 'utf8')))
    expect(found.sort()).toEqual(Object.keys(mayName).sort())
  })

  test('have what the front end finds by its file: texts in every language, and what is needed to think', () => {
    for (const id of ids)
      for (const file of ['thinker.ts', ...languages.map((one) => `texts.${one}.ts`)])
        expect(existsSync(join(top, 'web/src/boards', id, file)), `${id}/${file}`).toBe(true)
  })
})
