/**
 * Requests of the worker to the world outside: webhooks, push services, keys of senders. Addresses of this computer and
 * of the networks around it are not asked: a webhook is whatever somebody typed.
 */
import { type LookupAddress, lookup } from 'node:dns'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { type Request, Response } from 'miniflare'

/** Returns true if an address is somebody's on the open internet. */
export const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** Finds the addresses of a name; fails where one of them is not public. */
export const lookupPublic: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const hidden = found?.some(({ address }) => !isPublic(address))
    if (error || hidden || found.length === 0)
      return done(error ?? new Error(`${name} is no address of the open internet.`), '', 4)
    if (options.all) return done(null, found)
    return done(null, found[0]?.address ?? '', found[0]?.family)
  })
}

/** Larger answers are not read. */
const largest = 1024 * 1024

/** Asks somebody outside, by HTTPS alone. */
export async function askOutside(asked: Request): Promise<Response> {
  const url = new URL(asked.url)
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  const isHidden = ipaddr.isValid(literal) && !isPublic(literal)
  if (url.protocol !== 'https:' || isHidden)
    return new Response('This address is not asked.', { status: 502 })
  const body = asked.body === null ? null : Buffer.from(await asked.arrayBuffer())
  return new Promise((resolve) => {
    const fail = () => resolve(new Response('No answer came.', { status: 502 }))
    const sent = request(
      url,
      {
        method: asked.method,
        headers: {
          ...Object.fromEntries(
            [...asked.headers].filter(([name]) => !/^(?:cf-|mf-|host$|connection$)/.test(name)),
          ),
          ...(body && { 'content-length': body.byteLength }),
        },
        lookup: lookupPublic,
        timeout: 20_000,
      },
      async (got) => {
        try {
          const chunks: Buffer[] = []
          let length = 0
          for await (const chunk of got) {
            length += chunk.length
            if (length > largest) throw new Error('The answer is too large.')
            chunks.push(chunk)
          }
          const status = got.statusCode ?? 502
          const empty = status === 204 || status === 304
          const headers = Object.entries(got.headers).flatMap(([name, value]) =>
            value === undefined || /^(?:connection|transfer-encoding|content-length)$/.test(name)
              ? []
              : [value].flat().map((one) => [name, one] as [string, string]),
          )
          resolve(new Response(empty ? null : Buffer.concat(chunks), { status, headers }))
        } catch {
          fail()
          got.destroy()
        }
      },
    )
    sent.once('timeout', () => sent.destroy())
    sent.once('error', fail)
    sent.end(body ?? undefined)
  })
}
