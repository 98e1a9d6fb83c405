declare module 'subset-font' {
  /** Makes a font smaller, in its own format. `keepFeatures`: OpenType tags; those of no other features stay. */
  export default function subsetFont(
    font: Buffer,
    text: null,
    options: {
      readonly keepAllGlyphs: true
      readonly keepFeatures: ReadonlyArray<string>
      readonly noHinting: boolean
    },
  ): Promise<Buffer>
}
