import { expect, test } from 'vitest'
import { keyedHash } from '../../worker/accounts/secret.ts'
import type { Env } from '../../worker/env.ts'
import { seatToken } from '../../worker/table/seats/seat-link.ts'

test('the link of an open seat holds what it always held, so that links on their way stay good', async () => {
  const secret = 'a secret of at least thirty-two bytes'
  const before = await keyedHash({ SESSION_SECRET: secret } as Env, 'seat', 'table:2:nonce')
  expect(seatToken(secret, 'table', 2, 'nonce')).toBe(before)
})
