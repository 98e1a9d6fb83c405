import { expect, test } from 'vitest'
import { givenName } from '../../web/src/bots/given-name.ts'
import { languages } from '../../worker/games/kernel/language.ts'
import { botNames } from '../../worker/table/seats/bot-names.ts'

test('a bot has the same given name in each language, without its trade', () => {
  const given = languages.map((language) => botNames[language].map((name) => givenName(name)))
  expect(given[0]).toEqual([
    ...['Tilda', 'Bruno', 'Greta', 'Otto', 'Wanda', 'Hugo', 'Ida', 'Emil', 'Frida', 'Anton'],
  ])
  for (const names of given) expect(names).toEqual(given[0])
})

test('what is no name with a trade stays whole', () => {
  expect(['Bot 2', 'Emil', 'Emil 2', 'Emil the Great Wheelwright of Lund'].map(givenName)).toEqual([
    ...['Bot 2', 'Emil', 'Emil 2', 'Emil the Great Wheelwright of Lund'],
  ])
})
