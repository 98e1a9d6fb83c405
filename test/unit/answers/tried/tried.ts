/**
 * Answers as they are tried: each with what should come of it. A move is told by words of its English name, several with
 * ` · ` between; `#2` is a turn of the list; `ask`, that nothing is played and it is asked back; `||` parts what is right
 * either way.
 */
export type Tried = Readonly<
  Record<string, ReadonlyArray<readonly [text: string, expected: string, talk?: string]>>
>
