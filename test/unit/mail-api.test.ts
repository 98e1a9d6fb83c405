/** The way for mail over HTTP, against a provider that listens on this machine. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { mailApiOf, sendByApi } from '../../worker/notices/mail-api.ts'

const stops: Array<() => void> = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A provider that answers with a status, and what it was sent. */
async function provider(status: number) {
  const heard: { headers: IncomingHttpHeaders; body: unknown; method: string | undefined }[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    request.on('end', () => {
      heard.push({ headers: request.headers, body: JSON.parse(text), method: request.method })
      response.statusCode = status
      if (status === 302) response.setHeader('location', 'http://127.0.0.1:1/')
      response.end('{"id":"1"}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { heard, url: `http://127.0.0.1:${port}/emails` }
}

const letter = {
  to: 'ada@example.org',
  subject: 'Your turn: Pond',
  text: 'It is your turn.\n',
  html: '<p><img src="cid:table@dorfpost"></p>',
  headers: { 'X-Dorfpost-Letter': 'letter-1', 'List-Id': 'Dorfpost <table-1.example.org>' },
  replyTo: 'turn+abc@example.org',
  pictures: [{ id: 'table@dorfpost', png: new Uint8Array([137, 80, 78, 71]) }],
}

describe('A mail provider', () => {
  test('is handed the whole letter as JSON, with its key', async () => {
    const { heard, url } = await provider(200)
    await sendByApi({ url, key: 'secret' }, 'post@example.org', letter)
    expect(heard).toHaveLength(1)
    expect(heard[0]?.method).toBe('POST')
    expect(heard[0]?.headers).toMatchObject({
      authorization: 'Bearer secret',
      'content-type': 'application/json',
      'idempotency-key': 'letter-1',
    })
    expect(heard[0]?.body).toEqual({
      from: 'Dorfpost <post@example.org>',
      to: ['ada@example.org'],
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      headers: letter.headers,
      reply_to: letter.replyTo,
      attachments: [
        {
          filename: 'table.png',
          content: 'iVBORw==',
          content_type: 'image/png',
          content_id: 'table@dorfpost',
        },
      ],
    })
  })

  test('gets no attachment where there is no picture, and no answer address where there is none', async () => {
    const { heard, url } = await provider(200)
    const { replyTo: _, pictures: __, ...bare } = letter
    await sendByApi({ url, key: 'secret' }, 'post@example.org', bare)
    expect(heard[0]?.body).not.toHaveProperty('attachments')
    expect(heard[0]?.body).not.toHaveProperty('reply_to')
  })

  test.each([302, 401, 422, 429, 500])('that answers %i has not taken it', async (status) => {
    const { heard, url } = await provider(status)
    await expect(sendByApi({ url, key: 'secret' }, 'post@example.org', letter)).rejects.toThrow(
      String(status),
    )
    expect(heard).toHaveLength(1)
  })

  test('is chosen by its key alone', () => {
    expect(mailApiOf({})).toBeNull()
    expect(mailApiOf({ MAIL_API_URL: 'http://127.0.0.1/' })).toBeNull()
    expect(mailApiOf({ MAIL_API_KEY: 'k' })?.url).toBe('https://api.resend.com/emails')
    expect(mailApiOf({ MAIL_API_KEY: 'k', MAIL_API_URL: 'https://mail.example/send' })?.url).toBe(
      'https://mail.example/send',
    )
  })
})
