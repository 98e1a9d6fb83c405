declare module '*.wasm' {
  /** A module as wrangler hands it over, compiled. */
  const module: WebAssembly.Module
  export default module
}
