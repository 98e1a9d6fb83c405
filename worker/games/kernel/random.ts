import { chacha20 } from '@noble/ciphers/chacha.js'
import { Hidden } from './errors.ts'

const WORDS_PER_BLOCK = 16
const NONCE = new Uint8Array(12)
const ZEROS = new Uint8Array(WORDS_PER_BLOCK * 4)

/**
 * Chance, from a ChaCha20 key stream under a 32-byte seed. The position counts
 * the 32-bit words drawn so far, so a stream can be taken up again where it stopped.
 */
export class Random {
  readonly #seed: Uint8Array | null
  #position: number
  #block: DataView | null = null
  #blockNumber = -1

  private constructor(seed: Uint8Array | null, position: number) {
    this.#seed = seed
    this.#position = position
  }

  /** A stream of its own; throws a `RangeError` unless the seed has 32 bytes. */
  static fromSeed(seed: Uint8Array, position = 0): Random {
    if (seed.length !== 32) throw new RangeError('A seed has 32 bytes.')
    return new Random(seed, position)
  }

  /** The chance of someone who does not know the seed: every draw throws `Hidden`. */
  static hidden(): Random {
    return new Random(null, 0)
  }

  get position(): number {
    return this.#position
  }

  /**
   * A whole number from 0 to `below` - 1, each equally likely. Throws a `RangeError` where there is none, and `Hidden`
   * without the seed.
   *
   * @example
   * Random.fromSeed(new Uint8Array(32)).int(6) < 6 // true
   * Random.hidden().int(6) // throws Hidden
   */
  int(below: number): number {
    if (!Number.isInteger(below) || below < 1 || below > 2 ** 32)
      throw new RangeError(`No number from 0 to ${below} - 1.`)
    // Rejecting the incomplete last range keeps every result equally likely.
    const limit = 2 ** 32 - (2 ** 32 % below)
    let word = this.#word()
    while (word >= limit) word = this.#word()
    return word % below
  }

  /**
   * Shuffles in place (Fisher-Yates) and returns the same array. Without the seed that fails for a
   * single item, too: where a stack is made, its faces are the table's to know.
   *
   * @example
   * const stack = Random.fromSeed(new Uint8Array(32)).shuffle(['carter', 'mason', 'nun'])
   * stack.toSorted() // ['carter', 'mason', 'nun']
   */
  shuffle<T>(items: T[]): T[] {
    this.#needsSeed()
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.int(i + 1)
      const item = items[i] as T
      items[i] = items[j] as T
      items[j] = item
    }
    return items
  }

  /** One of the items, each equally likely. */
  pick<T>(items: ReadonlyArray<T>): T {
    return items[this.int(items.length)] as T
  }

  #needsSeed(): Uint8Array {
    if (!this.#seed) throw new Hidden('what chance will bring')
    return this.#seed
  }

  #word(): number {
    const seed = this.#needsSeed()
    const number = Math.floor(this.#position / WORDS_PER_BLOCK)
    if (number !== this.#blockNumber || !this.#block) {
      const bytes = chacha20(seed, NONCE, ZEROS, undefined, number)
      this.#block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      this.#blockNumber = number
    }
    const word = this.#block.getUint32((this.#position % WORDS_PER_BLOCK) * 4, true)
    this.#position++
    return word
  }
}
