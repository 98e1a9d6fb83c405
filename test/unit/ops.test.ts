import { expect, test } from 'vitest'
import { requestFor, usage } from '../../.tools/ops.ts'

const id = 'abcDEF_-90abcDEF_-90ab'

test('an operator names a table or an account by its link, or by its id alone', () => {
  for (const link of [
    id,
    `https://dorfpost.example/t/${id}`,
    `https://dorfpost.example/t/${id}#as`,
  ])
    expect(requestFor('table', link, false)).toEqual({ method: 'GET', path: `/tables/${id}` })
  const object = '0f'.repeat(32)
  expect(requestFor('retry', object, false).path).toBe(`/tables/${object}/retry`)
  const account = requestFor('export', `http://localhost:8787/people/${id}`, false)
  expect(account).toEqual({ method: 'GET', path: `/accounts/${id}/data` })
  expect(requestFor('reports', undefined, false)).toEqual({ method: 'GET', path: '/reports' })
})

test('an object goes back to a moment, or to what undoes that', () => {
  const at = '2026-11-23T18:00:00Z'
  const to = { to: Date.parse(at) }
  const table = { method: 'POST', path: `/tables/${id}/restore`, body: to }
  expect(requestFor('restore table', `/t/${id}`, true, at)).toEqual(table)
  const bookmark = `0000007b-00000002-0000425c-${'0f'.repeat(16)}`
  const account = { method: 'POST', path: `/accounts/${id}/restore`, body: { to: bookmark } }
  expect(requestFor('restore account', `/people/${id}`, true, bookmark)).toEqual(account)
  for (const at of [undefined, '', 'yesterday', 'burn'])
    expect(() => requestFor('restore table', id, true, at)).toThrow('To which moment?')
  expect(() => requestFor('restore table', id, false, at)).toThrow('--yes')
})

test('only such a link leads anywhere', () => {
  for (const link of [undefined, '', '../accounts', `/people/${id}`, `${id}/../x y`.slice(1)])
    expect(() => requestFor('table', link, false)).toThrow('needs a link: /t/<id>')
  expect(() => requestFor('account', `/t/${id}`, false)).toThrow('needs a link: /people/<id>')
  expect(() => requestFor('burn', id, true)).toThrow(usage())
})

test('a command that cannot be taken back needs to be asked for twice', () => {
  for (const name of ['take-down', 'delete-account']) {
    expect(() => requestFor(name, id, false)).toThrow('--yes')
    expect(requestFor(name, id, true).method).toBe('DELETE')
  }
})

test('a report is closed, and somebody is shut out for a reason', () => {
  const other = 'B'.repeat(22)
  expect(requestFor('close-report', `/people/${id}`, false, `/people/${other}`, 'acted')).toEqual({
    ...{ method: 'POST', path: '/reports/close' },
    body: { person: id, reporter: other, outcome: 'acted' },
  })
  expect(requestFor('ban', id, false, 'Insults', 'people.')).toEqual({
    ...{ method: 'PUT', path: `/bans/accounts/${id}`, body: { reason: 'Insults people.' } },
  })
  expect(() => requestFor('ban', id, false)).toThrow('Why?')
  expect(requestFor('unban', id, false)).toEqual({ method: 'DELETE', path: `/bans/accounts/${id}` })
  expect(requestFor('ban-network', '2001:db8::1', false, 'x').path).toBe(
    '/bans/networks/2001%3Adb8%3A%3A1',
  )
  expect(() => requestFor('ban-network', '../x', false, 'x')).toThrow('<address>')
})
