/** Answers to letters, as they come in by SMTP. No other mail is taken, and none is sent on. */
import { readFileSync } from 'node:fs'
import { SMTPServer } from 'smtp-server'
import { log, reasonOf } from './log.ts'
import type { MailIn } from './settings.ts'

/** Larger e-mails are refused; the worker reads none of them. */
const largest = 256 * 1024

/** Fate of an e-mail in the worker: taken, also where it drops it; to be sent again; none at all. */
export type Taken = 'taken' | 'later' | 'unreadable'
export type Hand = (from: string, to: string, raw: Buffer) => Promise<Taken>

const refusal = (code: number, text: string) =>
  Object.assign(new Error(text), { responseCode: code })

/** Returns true if an address is one that a letter was given for its answers: `turn+<word>@…` of `turn@…`. */
export function isAnswersAddress(address: string, answers: string): boolean {
  const [name = '', domain = ''] = answers.toLowerCase().split('@')
  const [local = '', host = '', ...more] = address.toLowerCase().split('@')
  return more.length === 0 && host === domain && local.startsWith(`${name}+`)
}

/** Hands an e-mail to the worker on this computer. */
export const handTo =
  (port: number): Hand =>
  async (from, to, raw) => {
    const url = new URL(`http://127.0.0.1:${port}/cdn-cgi/local/email`)
    url.search = new URLSearchParams({ from, to }).toString()
    const { status } = await fetch(url, { method: 'POST', body: new Uint8Array(raw) })
    return status < 300 ? 'taken' : status < 500 ? 'unreadable' : 'later'
  }

/** Listens for answers to the address `answers`. */
export async function startMailIn(listening: MailIn, answers: string, hand: Hand) {
  const { tls } = listening
  const server = new SMTPServer({
    name: answers.split('@')[1] ?? '',
    size: largest,
    maxClients: 50,
    socketTimeout: 60_000,
    disableReverseLookup: true,
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...(tls && { cert: readFileSync(tls.cert), key: readFileSync(tls.key) }),
    onRcptTo({ address }, { envelope }, done) {
      if (!isAnswersAddress(address, answers))
        return done(refusal(550, 'Nobody of that name is here.'))
      if (envelope.rcptTo.length > 0) return done(refusal(452, 'One at a time, please.'))
      return done()
    },
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const chunks: Buffer[] = []
      let length = 0
      stream.on('data', (chunk: Buffer) => {
        length += chunk.length
        if (length <= largest) chunks.push(chunk)
      })
      stream.on('end', async () => {
        if (length > largest) return done(refusal(552, 'This is too large.'))
        try {
          const from = mailFrom ? mailFrom.address : ''
          const taken = await hand(from || '<>', rcptTo[0]?.address ?? '', Buffer.concat(chunks))
          if (taken === 'later') return done(refusal(451, 'Please try again later.'))
          if (taken === 'unreadable') return done(refusal(550, 'This cannot be read.'))
          return done()
        } catch (error) {
          log('error', 'An e-mail was not taken in.', { reason: reasonOf(error) })
          return done(refusal(451, 'Please try again later.'))
        }
      })
    },
  })
  server.on('error', (error) =>
    log('warn', 'A sender of mail broke off.', { reason: reasonOf(error) }),
  )
  await new Promise<void>((resolve) => server.listen(listening.port, listening.host, resolve))
  const at = server.server.address()
  return {
    port: typeof at === 'object' && at ? at.port : listening.port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
