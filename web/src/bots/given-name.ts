/** A name before its trade, as in English and French, and one after it, as in German. */
const before = /^(\p{Lu}\p{L}+) (?:the |la |le |l’)\p{Lu}[\p{L}-]+$/u
const after = /^\p{Lu}\p{L}+ (\p{Lu}\p{L}+)$/u

/** The given name of a bot, without the trade that it is called by in full; any other name as it is. */
export const givenName = (name: string): string =>
  before.exec(name)?.[1] ?? after.exec(name)?.[1] ?? name
