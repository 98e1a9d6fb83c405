/** The object of a person: what it keeps, and that nothing stays of an account that is gone. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { deleteAccount } from '../../worker/accounts/leave.ts'
import { personStub } from '../../worker/accounts/person.ts'
import { answerableIn, isSeenTo, seenToIn, usePassIn } from '../../worker/notices/keeper.ts'
import { enter, sendOnce } from '../../worker/notices/ledger.ts'
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
  runInDurableObject(personStub(env, 'anybody'), async (_person, { storage }) => {
    makeStorage(storage, 'anybody')
    storage.sql.exec("UPDATE meta SET step = 'another'")
    try {
      expect(() => openStorage(storage)).toThrow('append-only')
    } finally {
      // It could not be opened by any test after this one.
      await storage.deleteAll()
    }
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

test('a letter that was on its way before its ways lay with it goes once, and can be answered and followed', () =>
  runInDurableObject(personStub(env, 'reader of before'), async (_person, { storage }) => {
    const [table, now] = ['T'.repeat(22), Date.now()]
    runSteps(storage, steps.slice(0, 8), 'people')
    storage.sql.exec(`
      INSERT INTO owner (one, account) VALUES (1, 'reader of before');
      INSERT INTO letters (id, "table", revision, kind, about, subject, text, created_at, boxed)
        VALUES ('waits', '${table}', 7, 'turn', '', '', '', 5, 1), ('went', '${table}', 6, 'turn', '', '', '', 4, 1);
      INSERT INTO deliveries (letter, channel, state, at, attempts)
        VALUES ('waits', 'letter', 'waiting', 5, 3), ('went', 'letter', 'sent', 4, 0);
      INSERT INTO answerable (id, "table", revision, asked, turns, created_at)
        VALUES ('asked', '${table}', 7, 'what', '[]', 5);
      INSERT INTO passes (id, "table", created_at, expires_at) VALUES ('pass', '${table}', 5, ${now + 1});`)
    const store = openStorage(storage)?.db
    if (!store) throw new Error('Nothing is kept.')
    const letter = { path: '/', stamp: '', subject: '', heading: '', gist: '', blocks: [] }
    const kept = { boxed: true, deadline: null, language: 'en' } as const
    const again = (revision: number) =>
      enter(
        ...([store, { table, revision, kind: 'turn', about: '' }, letter] as const),
        ...([[{ channel: 'letter', due: null }], kept, now] as const),
      )
    expect(again(6).deliveries).toMatchObject([{ channel: 'letter', state: 'sent' }])
    const { id, deliveries, isNew } = again(7)
    expect([id, isNew, deliveries[0]?.attempts, deliveries.length]).toEqual(['waits', false, 3, 1])
    let sent = 0
    const send = async () => {
      sent++
      return 'sent' as const
    }
    await sendOnce(store, [id], 'letter', now, send)
    await expect(sendOnce(store, [id], 'letter', now, send)).rejects.toThrow('Somebody else')
    expect(sent).toBe(1)
    expect(again(7).deliveries).toMatchObject([{ state: 'sent', attempts: 3 }])
    expect(answerableIn(store, 'asked')).toMatchObject({ table, tells: null })
    seenToIn(store, 'hash', now)
    expect([isSeenTo(store, 'hash'), isSeenTo(store, 'other')]).toEqual([true, false])
    expect([usePassIn(store, 'pass', now), usePassIn(store, 'pass', now)]).toEqual([table, null])
  }))
