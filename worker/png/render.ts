/// <reference path="./wasm.d.ts" />
/** Drawings as PNGs, by resvg in WebAssembly: its last version without fonts, as later ones are twice as large. */
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import wasm from '@resvg/resvg-wasm/index_bg.wasm'
import { encode } from './encode.ts'

let isReady = false

/**
 * Makes the renderer ready. Several objects and requests of one isolate use it: none waits for a promise of another's, which is never kept
 * if that one is ended. Two may begin at once; then the last instance is the one that is used.
 */
async function makeReady(): Promise<void> {
  if (isReady) return
  try {
    await initWasm(wasm)
  } catch (error) {
    // Another has been faster.
    if (!(error instanceof Error && /^Already initialized/.test(error.message))) throw error
  }
  isReady = true
}

/** A drawing's pixels, without a pause: nobody else's rendering comes between, and all of its memory is free again. */
function pixelsOf(svg: string): { readonly pixels: Uint8Array; readonly width: number } {
  const drawing = new Resvg(svg)
  try {
    const image = drawing.render()
    try {
      const { pixels, width } = image
      return { pixels, width }
    } finally {
      image.free()
    }
  } finally {
    drawing.free()
  }
}

/**
 * A drawing of `worker/pictures` as a PNG of its own size, with a palette of at most 256 colours.
 * Takes shapes only: no text, filters or masks. Throws where the drawing is none that can be rendered.
 */
export async function render(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  await makeReady()
  const { pixels, width } = pixelsOf(svg)
  return encode(pixels, width)
}
