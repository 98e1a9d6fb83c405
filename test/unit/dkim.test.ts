/** Signatures of e-mails, as the standard's own example has them and as a signer here makes them; DNS is a table of records. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { signedFor } from '../../worker/api/dkim.ts'
import { textRecords } from '../../worker/api/text-records.ts'

afterEach(() => vi.unstubAllGlobals())

const isSignedFor = async (...letter: Parameters<typeof signedFor>): Promise<boolean> =>
  (await signedFor(...letter)) !== null

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const base64 = (buffer: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(buffer)))
const hashOf = async (text: string) => base64(await crypto.subtle.digest('SHA-256', bytes(text)))
const now = Date.UTC(2026, 10, 23)

/** The published example of RFC 8463, appendix A: keys, signatures and letter. */
const example = {
  records: {
    'brisbane._domainkey.football.example.com':
      'v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=',
    'test._domainkey.football.example.com':
      'v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDkHlOQoBTzWRiGs5V6NpP3idY6Wk08a5qhdR6wy5bdOKb2jLQiY/J16JYi0Qvx/byYzCNb3W91y3FutACDfzwQ/BC/e/8uBsCR+yz1Lxj+PL6lHvqMKrM3rG4hstT5QjvHO9PzoxZyVYLzBfO2EeC3Ip3G+2kryOTIKT+l/K4w3QIDAQAB',
  },
  ed25519: [
    'DKIM-Signature: v=1; a=ed25519-sha256; c=relaxed/relaxed;',
    ' d=football.example.com; i=@football.example.com;',
    ' q=dns/txt; s=brisbane; t=1528637909; h=from : to :',
    ' subject : date : message-id : from : subject : date;',
    ' bh=2jUSOH9NhtVGCQWNr9BrIAPreKQjO6Sn7XIkfJVOzv8=;',
    ' b=/gCrinpcQOoIfuHNQIbq4pgh9kyIK3AQUdt9OdqQehSwhEIug4D11Bus',
    ' Fa3bT3FY5OsU7ZbnKELq+eXdp1Q1Dw==',
  ].join('\r\n'),
  rsa: [
    'DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed;',
    ' d=football.example.com; i=@football.example.com;',
    ' q=dns/txt; s=test; t=1528637909; h=from : to : subject :',
    ' date : message-id : from : subject : date;',
    ' bh=2jUSOH9NhtVGCQWNr9BrIAPreKQjO6Sn7XIkfJVOzv8=;',
    ' b=F45dVWDfMbQDGHJFlXUNB2HKfbCeLRyhDXgFpEL8GwpsRe0IeIixNTe3',
    ' DhCVlUrSjV4BwcVcOF6+FF3Zo9Rpo1tFOeS9mPYQTnGdaSGsgeefOsk2Jz',
    ' dA+L10TeYt9BgDfQNZtKdN1WO//KgIqXP7OdEFE4LjFYNcUxZQ4FADY+8=',
  ].join('\r\n'),
  letter: [
    'From: Joe SixPack <joe@football.example.com>',
    'To: Suzie Q <suzie@shopping.example.net>',
    'Subject: Is dinner ready?',
    'Date: Fri, 11 Jul 2003 21:00:37 -0700 (PDT)',
    'Message-ID: <20030712040037.46341.5F8J@football.example.com>',
    '',
    'Hi.',
    '',
    'We lost the game.  Are you hungry yet?',
    '',
    'Joe.',
    '',
  ].join('\r\n'),
}

const dnsOf = (records: Readonly<Record<string, string>>) => (name: string) =>
  Promise.resolve(records[name] === undefined ? [] : [records[name]])

const newKey = async (modulusLength: number) => {
  const pair = await crypto.subtle.generateKey(
    {
      name: 'RSASSA-PKCS1-v1_5',
      modulusLength,
      publicExponent: bytes('\x01\x00\x01'),
      hash: 'SHA-256',
    },
    true,
    ['sign', 'verify'],
  )
  return {
    sign: pair.privateKey,
    text: base64(await crypto.subtle.exportKey('spki', pair.publicKey)),
  }
}
const usual = await newKey(2048)
const key = usual.text

/** Changes to the letter of a test. */
interface Change {
  readonly tags?: Readonly<Record<string, string>>
  /** In the place of the headers, one a line. */
  readonly head?: ReadonlyArray<string>
  readonly record?: string
  readonly signer?: CryptoKey
  readonly body?: string
  /** Changes the letter on its way. */
  readonly onTheWay?: (letter: string) => string
}

/** A letter from ada@example.org, signed plainly (`simple`, where nothing is rewritten), and whether it counts as hers. */
async function counts({
  tags = {},
  head = ['From: ada@example.org', 'To: turn@x.example', 'Subject: Re'],
  record = `v=DKIM1; p=${key}`,
  signer = usual.sign,
  body = '1\r\n',
  onTheWay = (letter) => letter,
}: Change = {}): Promise<boolean> {
  const all = {
    v: '1',
    a: 'rsa-sha256',
    d: 'example.org',
    s: 'mail',
    h: 'from:to:subject',
    bh: await hashOf(body),
    ...tags,
  }
  const own = `DKIM-Signature: ${Object.entries(all)
    .map(([name, value]) => `${name}=${value}; `)
    .join('')}b=`
  const signed = all.h
    .split(':')
    .map((name) => head.findLast((line) => line.toLowerCase().startsWith(`${name}:`)))
    .filter((line) => line !== undefined)
  const data = bytes([...signed, own].join('\r\n'))
  const signature = base64(await crypto.subtle.sign('RSASSA-PKCS1-v1_5', signer, data))
  const letter = [`${own}${signature}`, ...head, '', body].join('\r\n')
  const name = `${all.s}._domainkey.${all.d}`
  return isSignedFor(bytes(onTheWay(letter)), 'ada@example.org', dnsOf({ [name]: record }), now)
}

describe('a signature', () => {
  const { records, ed25519, rsa: byRsa, letter } = example
  const joe = 'joe@football.example.com'

  test.each([
    ['Ed25519', ed25519],
    ['RSA', byRsa],
  ])('of the standard’s example counts: %s', async (_, signature) => {
    const signed = (text: string) =>
      isSignedFor(bytes(`${signature}\r\n${text}`), joe, dnsOf(records), now)
    expect(await signed(letter)).toBe(true)
    // Changes that mail servers may make, by the rules that it names.
    expect(
      await signed(letter.replace('Is dinner', 'Is \r\n\tdinner').replace('game.  ', 'game. \t')),
    ).toBe(true)
    expect(await signed(`${letter}\r\n \r\n`)).toBe(true)
    for (const [what, other] of [
      ['Joe.', 'Jon.'],
      ['Joe SixPack', 'Joe'],
      ['dinner', 'supper'],
      ['Joe.\r\n', 'Joe.\r\n.\r\n'],
    ] as const)
      expect(await signed(letter.replace(what, other)), what).toBe(false)
    expect(await isSignedFor(bytes(`${signature}\r\n${letter}`), joe, dnsOf({}), now)).toBe(false)
  })

  test('counts among others that do not', async () => {
    const raw = bytes(`${ed25519.replace('b=/', 'b=A')}\r\n${byRsa}\r\n${letter}`)
    expect(await isSignedFor(raw, joe, dnsOf(records), now)).toBe(true)
  })

  test('of a letter counts as it stands, and by a domain above that of the address', async () => {
    expect(await counts()).toBe(true)
    expect(await counts({ tags: { c: 'simple/simple', i: 'ada@example.org', q: 'dns/txt' } })).toBe(
      true,
    )
    expect(
      await isSignedFor(
        bytes(`${ed25519}\r\n${letter}`),
        'joe@team.football.example.com',
        dnsOf(records),
        now,
      ),
    ).toBe(true)
  })

  test('takes of headers of one name the lowest: servers write theirs above', async () => {
    const head = ['From: ada@example.org', 'To: turn@x.example', 'X: a', 'X: b']
    const onTheWay = (letter: string) => `X: c\r\n${letter}`
    expect(await counts({ tags: { h: 'from:to:x' }, head, onTheWay })).toBe(true)
  })

  test.each<[string, Change]>([
    ['of another domain', { tags: { d: 'example.net' } }],
    ['of a domain below', { tags: { d: 'pages.example.org' } }],
    ['of a name that only ends alike', { tags: { d: 'ample.org' } }],
    ['of a whole country', { tags: { d: 'org' } }],
    ['without From', { tags: { h: 'to:subject' } }],
    ['without To', { tags: { h: 'from:subject' } }],
    ['without Subject', { tags: { h: 'from:to' } }],
    ['of a To that is not there', { head: ['From: ada@example.org', 'Subject: Re'] }],
    ['of a part of the text', { tags: { l: '3' } }],
    ['with SHA-1', { tags: { a: 'rsa-sha1' } }],
    ['of another version', { tags: { v: '2' } }],
    ['that has ended', { tags: { x: String(now / 1000 - 1) } }],
    ['that says it is another’s', { tags: { i: 'ada@example.net' } }],
    ['asked for in another way', { tags: { q: 'https' } }],
    ['of more headers than letters have', { tags: { h: `from:to:subject${':x'.repeat(100)}` } }],
    ['with a key that was taken back', { record: 'v=DKIM1; p=' }],
    ['with a key for something else', { record: `v=DKIM1; s=tlsrpt; p=${key}` }],
    ['with a key that is only tried', { record: `v=DKIM1; t=y; p=${key}` }],
    ['with a key of another kind', { record: `v=DKIM1; k=ed25519; p=${key}` }],
    ['with a key for other hashes', { record: `v=DKIM1; h=sha1; p=${key}` }],
    [
      'with a key for the domain alone',
      { tags: { i: 'ada@mail.example.org' }, record: `v=DKIM1; t=s; p=${key}` },
    ],
    ['with something that is no key', { record: 'v=DKIM1; p=AAAA' }],
  ])('%s does not count', async (_, change) => {
    expect(await counts(change)).toBe(false)
  })

  test('with a key that is too short does not count', async () => {
    for (const [bits, isLong] of [
      [768, false],
      [1024, true],
    ] as const) {
      const { sign, text } = await newKey(bits)
      expect(await counts({ signer: sign, record: `p=${text}` }), `${bits}`).toBe(isLong)
    }
  })

  test('with two keys under its name does not count', async () => {
    const raw = bytes(`${ed25519}\r\n${letter}`)
    const two = (name: string) => dnsOf(records)(name).then((found) => [...found, ...found])
    expect(await isSignedFor(raw, joe, two, now)).toBe(false)
  })

  test.each([
    ['a second From above', (letter: string) => `From: eve@example.org\r\n${letter}`],
    [
      'a second Content-Type',
      (letter: string) => `Content-Type: a/b\r\nContent-Type: c/d\r\n${letter}`,
    ],
    [
      'a line that only some see as one',
      (letter: string) => `X: y\nFrom: eve@example.org\r\n${letter}`,
    ],
    ['a null byte', (letter: string) => `X: y\0\r\n${letter}`],
    ['a line that is no header', (letter: string) => `what is this\r\n${letter}`],
    ['no text', (letter: string) => letter.slice(0, letter.indexOf('\r\n\r\n'))],
    ['headers without end', (letter: string) => `X: ${'y'.repeat(70_000)}\r\n${letter}`],
    ['a Date that was not signed', (letter: string) => `Date: Mon, 23 Nov 2026\r\n${letter}`],
    ['a Content-Disposition', (letter: string) => `Content-Disposition: attachment\r\n${letter}`],
    [
      'another type than its body has',
      (letter: string) => `Content-Type: multipart/mixed; boundary=b\r\n${letter}`,
    ],
    ['a page’s type for what is none', (letter: string) => `Content-Type: text/html\r\n${letter}`],
    [
      'letters that are other letters',
      (letter: string) => `Content-Type: text/plain; charset=utf-16\r\n${letter}`,
    ],
    [
      'an encoding that its body has not',
      (letter: string) => `Content-Transfer-Encoding: base64\r\n${letter}`,
    ],
    [
      'a second Content-Transfer-Encoding',
      (letter: string) =>
        `Content-Transfer-Encoding: 7bit\r\nContent-Transfer-Encoding: 8bit\r\n${letter}`,
    ],
    ['another subject', (letter: string) => letter.replace('Re', 'Fw')],
    ['a tag twice', (letter: string) => letter.replace('v=1;', 'v=1; v=1;')],
  ])('of a letter with %s does not count', async (_, onTheWay) => {
    expect(await counts({ onTheWay })).toBe(false)
  })

  /** Headers of a letter that a mail program wrote. */
  const written = [
    'From: Ada <ada@example.org>',
    'To: Dorfpost <turn+abc@x.example>',
    'Subject: Re: your turn',
    'Date: Mon, 23 Nov 2026 12:00:00 +0100',
    'Message-ID: <1@example.org>',
    'MIME-Version: 1.0',
  ]
  const inParts = [
    '--0000a1b2',
    'Content-Type: text/plain; charset="UTF-8"',
    '',
    '1',
    '--0000a1b2',
    'Content-Type: text/html; charset="UTF-8"',
    '',
    '<div>1</div>',
    '--0000a1b2--',
    '',
  ].join('\r\n')
  const parts = 'Content-Type: multipart/alternative; boundary="0000a1b2"'
  const ofGmail =
    'to:subject:message-id:date:from:in-reply-to:references:mime-version:from:to:cc:subject:date:message-id:reply-to'
  const ofApple = 'content-type:from:mime-version:subject:message-id:to:date:x-icloud-hme'
  const ofGmx = 'x-ui-sender-class:from:to:cc:subject:date:in-reply-to:references'
  const ofYahoo = 'date:from:to:subject:references:from:subject'
  const ofOutlook =
    'from:date:subject:message-id:content-type:mime-version:x-ms-exchange-senderadcheck'
  const encoded = 'Content-Transfer-Encoding: base64'

  // Headers that these providers sign, as their letters of 2023 to 2026 have it.
  test.each<[string, boolean, string, string[], string]>([
    ['Gmail, in parts', true, ofGmail, [parts], inParts],
    [
      'iCloud, plain',
      true,
      ofApple,
      ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: quoted-printable'],
      'N=C3=BCtze\r\n',
    ],
    [
      'iCloud, encoded',
      true,
      ofApple,
      ['Content-Type: text/plain; charset=utf-8', encoded],
      'TsO8dHpl\r\n',
    ],
    [
      'GMX, plain',
      true,
      ofGmx,
      ['Content-Type: text/plain; charset=UTF-8; format=flowed', 'Content-Transfer-Encoding: 8bit'],
      '1\r\n',
    ],
    [
      'GMX, a page',
      true,
      ofGmx,
      ['Content-Type: text/html; charset=UTF-8', 'Content-Transfer-Encoding: quoted-printable'],
      '<html>1</html>\r\n',
    ],
    ['Yahoo, in parts', true, ofYahoo, [parts], inParts],
    [
      'Yahoo, in parts by another line between them',
      false,
      ofYahoo,
      [parts.replace('0000', '1111')],
      inParts,
    ],
    ['Yahoo, in parts read as one', false, ofYahoo, ['Content-Type: text/plain'], inParts],
    ['Yahoo, in parts without a word of it', false, ofYahoo, [], inParts],
    [
      'Yahoo, in parts with two lines between them',
      false,
      ofYahoo,
      [`${parts}; boundary*0=c`],
      inParts,
    ],
    ['Yahoo, with a word that could be encoded', false, ofYahoo, [encoded], 'undo\r\n'],
    ['Outlook, which signs no To', false, ofOutlook, ['Content-Type: text/plain'], '1\r\n'],
  ])('as a provider makes it: %s', async (_, isGood, h, more, body) => {
    // A name that is signed twice finds its header once.
    const names = [...new Set(h.split(':'))].join(':')
    expect(await counts({ tags: { h: names }, head: [...written, ...more], body })).toBe(isGood)
  })

  test('vouches for the headers that it names, and the body', async () => {
    const raw = bytes(`${ed25519}\r\n${letter}`)
    expect(await signedFor(raw, joe, dnsOf(records), now)).toMatchObject({
      fields: ['from', 'to', 'subject', 'date', 'message-id', 'from', 'subject', 'date'],
      bodyHash: '2jUSOH9NhtVGCQWNr9BrIAPreKQjO6Sn7XIkfJVOzv8=',
    })
  })

  test('is looked for in DNS only where it could count, and not often', async () => {
    const asked: string[] = []
    const dns = async (name: string) => {
      asked.push(name)
      return []
    }
    const raw = bytes(`${`${ed25519}\r\n`.repeat(50)}${letter}`)
    expect(await isSignedFor(raw, joe, dns, now)).toBe(false)
    expect(asked.length).toBe(4)
    await isSignedFor(raw, 'joe@example.org', dns, now)
    await isSignedFor(bytes(`${ed25519}\r\n${letter}x`), joe, dns, now)
    expect(asked.length).toBe(4)
  })

  test('is waited for while DNS does not answer', async () => {
    const dns = () => Promise.reject(new Error('DNS is away.'))
    await expect(isSignedFor(bytes(`${ed25519}\r\n${letter}`), joe, dns, now)).rejects.toThrow(
      'away',
    )
  })
})

describe('records of DNS', () => {
  const answering = (body: unknown, status = 200) => {
    const asked: Request[] = []
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      asked.push(new Request(url, init))
      return Response.json(body, { status })
    })
    return asked
  }

  test('come in one piece, whatever pieces they are written in', async () => {
    const asked = answering({
      Status: 0,
      Answer: [
        { name: 'a.example', type: 5, data: 'b.example.' },
        { name: 'b.example', type: 16, data: '"v=DKIM1; p=AB" "CD\\"\\\\"' },
        { name: 'b.example', type: 16, data: 'plain' },
      ],
    })
    expect(await textRecords('s._domainkey.a.example')).toEqual(['v=DKIM1; p=ABCD"\\', 'plain'])
    expect(new URL(asked[0]?.url ?? '').searchParams.get('name')).toBe('s._domainkey.a.example')
    expect(asked[0]?.headers.get('accept')).toBe('application/dns-json')
  })

  test('are none under a name that is not there; anything else is asked again later', async () => {
    answering({ Status: 3 })
    expect(await textRecords('a.example')).toEqual([])
    answering({ Status: 2 })
    await expect(textRecords('a.example')).rejects.toThrow('2')
    answering({}, 503)
    await expect(textRecords('a.example')).rejects.toThrow('503')
  })
})
