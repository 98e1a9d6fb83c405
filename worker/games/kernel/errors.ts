/** The move is not among the legal ones. `rule` is the number of the rule that forbids it, where one is known. */
export class IllegalMove extends Error {
  override readonly name = 'IllegalMove'
  readonly rule: string | undefined

  constructor(message: string, rule?: string) {
    super(message)
    this.rule = rule
  }
}

/** The move needs a hidden piece or chance: only the table can play it. */
export class Hidden extends Error {
  override readonly name = 'Hidden'

  constructor(what: string) {
    super(`Only the table knows ${what}.`)
  }
}

/**
 * Throws, as a move has reached a task that never offers it: a fault in the game's code. If it were
 * passed over in silence, the table would go on asking the same question for ever.
 *
 * @example
 * unexpected({ do: 'draw' }) // throws Error
 */
export function unexpected(move: { readonly do: string }): never {
  throw new Error(`The move "${move.do}" was played where it is never offered.`)
}
