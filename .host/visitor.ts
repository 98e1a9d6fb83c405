/** The address of a request’s sender. */
import ipaddr from 'ipaddr.js'

/** Tells whether an address lies in one of the networks. */
export function within(networks: ReadonlyArray<string>): (address: string) => boolean {
  const ranges = networks.map((one) =>
    one.includes('/')
      ? ipaddr.parseCIDR(one)
      : ipaddr.parseCIDR(`${one}/${one.includes(':') ? 128 : 32}`),
  )
  return (address) => {
    if (!ipaddr.isValid(address)) return false
    const parsed = ipaddr.process(address)
    return ranges.some((range) => parsed.kind() === range[0].kind() && parsed.match(range))
  }
}

/**
 * The visitor's address: the one that the connection comes from; where that is a proxy of ours, the last in its
 * `X-Forwarded-For` that is none of ours. Any address before it was written by the visitor.
 */
export function visitorOf(
  peer: string,
  forwarded: string | undefined,
  isProxy: (address: string) => boolean,
): string {
  const chain = [...(forwarded ?? '').split(',').map((one) => one.trim()), peer]
  let at = chain.length - 1
  while (at > 0 && isProxy(chain[at] ?? '') && ipaddr.isValid(chain[at - 1] ?? '')) at--
  const address = chain[at] ?? peer
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : peer
}
