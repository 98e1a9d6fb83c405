declare module 'stopword' {
  /** Words of a language that say little by themselves, in lower case with their accents. */
  export const eng: ReadonlyArray<string>
  export const deu: ReadonlyArray<string>
  export const fra: ReadonlyArray<string>
}
