declare module '*?raw' {
  /** A file's text. */
  const text: string
  export default text
}
