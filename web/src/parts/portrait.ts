/** Number of people on the sheet. */
export const faces = 24

/** Figure for a person, and a number for their colour: the same for the same account, everywhere. */
export function portraitOf(account: string): { readonly face: number; readonly colour: number } {
  let hash = 7
  for (const character of account) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  hash = (hash ^ (hash >>> 13)) >>> 0
  return { face: hash % faces, colour: hash >>> 5 }
}
