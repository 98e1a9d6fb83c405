import { describe, expect, test } from 'vitest'
import { safePath } from '../../web/src/door/back.ts'
import { deviceOf } from '../../worker/accounts/device.ts'

describe('A device in plain words', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
  test.for([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/143.0 Safari/537.36 Edg/143.0`,
      'Edge, Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/143.0 Safari/537.36`,
      'Chrome, Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Linux'],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${webkit} Version/19.0 Mobile/15E148 Safari/604.1`,
      'Safari, iPhone',
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) ${webkit} CriOS/143.0 Mobile/15E148 Safari/604.1`,
      'Chrome, iPad',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/19.0 Safari/605.1.15`,
      'Safari, Mac',
    ],
    [
      `Mozilla/5.0 (Linux; Android 16; SM-S921B) ${webkit} SamsungBrowser/29.0 Chrome/130.0 Mobile Safari/537.36`,
      'Samsung Internet, Android',
    ],
    ['curl/8.5.0', null],
    [undefined, null],
  ] as const)('%s is %s', ([userAgent, device]) => {
    expect(deviceOf(userAgent)).toBe(device)
  })
})

describe('The place to come back to', () => {
  const origin = 'https://post.example'
  test.for([
    ['/t/abc?watch=1', '/t/abc?watch=1'],
    ['/settings#devices', '/settings'],
    ['/people/../t/abc', '/t/abc'],
    ['https://evil.example/', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/..//evil.example', null],
    ['/\t/evil.example', null],
    ['javascript:alert(1)', null],
    ['t/abc', null],
    ['/sign-in?back=/t/abc', null],
    ['/sign-in/link#token', null],
    ['/card', null],
    ['', null],
    [null, null],
  ] as const)('%j leads to %j', ([text, path]) => {
    expect(safePath(text, origin)).toBe(path)
  })
})
