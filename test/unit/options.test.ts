import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allChosen, optionFields } from '../../web/src/parts/options.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import { words } from '../../worker/games/villagers/words.en.ts'

const fields = optionFields(z.toJSONSchema(villagers.options, { io: 'input' }))

/** The options that make a difference at a table of so many seats with these choices. */
const shown = (seats: number, changed: Readonly<Record<string, unknown>> = {}) =>
  fields
    .map(({ id }) => id)
    .filter((id) => words.options[id]?.matters?.(seats, allChosen(fields, changed)) ?? true)

test('V8.2 every option of a game has a field of its kind, labelled by the game', () => {
  expect(fields.map(({ id, kind }) => [id, kind])).toEqual([
    ['padlocks', 'switch'],
    ['modules', 'several'],
    ['bronzeTiming', 'choice'],
    ['windmillCount', 'choice'],
    ['courier', 'switch'],
    ['level', 'choice'],
  ])
  for (const field of fields) {
    const said = words.options[field.id]
    expect(said?.label).toBeTruthy()
    if (field.kind === 'several' || field.kind === 'choice')
      for (const value of field.values) expect(said?.values?.[value]).toBeTruthy()
  }
})

test('V8.20 V8.30 only options that make a difference are shown', () => {
  expect(shown(3)).toEqual(['padlocks', 'modules'])
  expect(shown(1)).toEqual(['padlocks', 'modules', 'level'])
  const modules = ['scoundrels', 'profiteers', 'developments']
  expect(shown(2, { modules })).toEqual([
    'padlocks',
    'modules',
    'bronzeTiming',
    'windmillCount',
    'courier',
  ])
  expect(shown(1, { modules })).toEqual(['padlocks', 'modules', 'bronzeTiming', 'level'])
})
