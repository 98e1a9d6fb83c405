/** The object of a person: what it keeps, and that nothing stays of an account that is gone. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { deleteAccount } from '../../worker/accounts/leave.ts'
import { personStub } from '../../worker/accounts/person.ts'
import { lettersIn } from '../../worker/notices/letterbox.ts'
import { steps } from '../../worker/person/steps.ts'
import { makeStorage, openStorage } from '../../worker/person/storage.ts'
import { isShaped, runSteps } from '../../worker/steps.ts'
import { guest } from './client.ts'
import { turnNotice } from './notice-helpers.ts'
import { deliver, keptOf, ringAlarms } from './person-helpers.ts'

test('the storage of a person is made at the first need, and knows its account from then on', () =>
  runInDurableObject(personStub(env, 'somebody'), (_person, { storage }) => {
    expect(openStorage(storage)).toBeNull()
    expect(isShaped(storage)).toBe(false)
    expect(makeStorage(storage, 'somebody').account).toBe('somebody')
    expect(openStorage(storage)?.account).toBe('somebody')
    expect(makeStorage(storage, 'somebody').account).toBe('somebody')
  }))

test('a step of the storage that was changed afterwards is not opened', () =>
  runInDurableObject(personStub(env, 'anybody'), (_person, { storage }) => {
    makeStorage(storage, 'anybody')
    storage.sql.exec("UPDATE meta SET step = 'another' WHERE migration = 1")
    expect(() => openStorage(storage)).toThrow('append-only')
  }))

test('a letter of the house that was kept before it named its table leads there all the same', () =>
  runInDurableObject(personStub(env, 'reader'), (_person, { storage }) => {
    const table = 'T'.repeat(22)
    runSteps(storage, steps.slice(0, 5), 'people')
    storage.sql.exec("INSERT INTO owner (one, account) VALUES (1, 'reader')")
    for (const [i, about] of [
      `news ${table} paused 17`,
      `taken ${table} 3`,
      `address ${table} 17`,
      `cleared ${table}`,
      'webhook-off 17',
    ].entries())
      storage.sql.exec(
        `INSERT INTO letters (id, revision, kind, about, subject, text, created_at, boxed)
         VALUES (?, 0, 'note', ?, '', '', ?, 1)`,
        `${i}`,
        about,
        -i,
      )
    const store = openStorage(storage)?.db
    if (!store) throw new Error('Nothing is kept.')
    expect(lettersIn(store).map((letter) => letter.table)).toEqual([
      table,
      table,
      table,
      null,
      null,
    ])
  }))

test('nothing stays in the object of an account that is deleted', async () => {
  const ada = await guest('Ada')
  const person = personStub(env, ada.id)
  await runInDurableObject(person, (_person, { storage }) => void makeStorage(storage, ada.id))
  await deleteAccount(env, ada.id, Date.now())
  await runInDurableObject(person, (_person, { storage }) => {
    const left = "SELECT name FROM sqlite_master WHERE name NOT LIKE '_cf_%'"
    expect(storage.sql.exec(left).toArray()).toEqual([])
  })
})

test('an object whose account is gone, though nobody told it, forgets everything at its next alarm', async () => {
  const ada = await guest('Ada')
  await deliver(env, turnNotice(ada.id))
  expect(await keptOf(ada.id)).not.toEqual([])
  await env.DB.prepare('DELETE FROM accounts WHERE id = ?').bind(ada.id).run()
  await ringAlarms()
  expect(await keptOf(ada.id)).toEqual([])
})
