/** A wire to a server that tests cut and join: engines have no way in common to be told that the net is gone. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export class Wire {
  readonly #ends = new Set<Socket>()
  #to: number | null = null
  readonly #server = createServer((near) => {
    if (this.#to === null) return void near.destroy()
    const far = connect({ host: 'localhost', port: this.#to })
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#ends.add(end)
      end.pipe(other)
      // A close follows.
      end.on('error', () => undefined)
      end.on('close', () => {
        this.#ends.delete(end)
        other.destroy()
      })
    }
  })

  /** Address of its near end, once it is laid. */
  origin = ''

  /** Lays it; it is cut until it is joined. */
  async lay(): Promise<void> {
    this.#server.listen(0, 'localhost')
    await once(this.#server, 'listening')
    this.origin = `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  /** Joins it to a port of this machine: from now on people get through. */
  join(port: number): void {
    this.#to = port
  }

  /** Cuts it: what goes over it ends, and nobody gets through. */
  cut(): void {
    this.#to = null
    for (const end of this.#ends) end.destroy()
  }

  async remove(): Promise<void> {
    this.cut()
    this.#server.close()
    await once(this.#server, 'close')
  }
}
