/// <reference path="./wasm.d.ts" />
/** Drawings as PNGs, by resvg in WebAssembly: its last version without fonts, as later ones are twice as large. */
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import wasm from '@resvg/resvg-wasm/index_bg.wasm'
import { encode } from './encode.ts'

let begun: Promise<void> | null = null

/**
 * A drawing of `worker/pictures` as a PNG of its own size, with a palette of at most 256 colours.
 * Takes shapes only: no text, filters or masks. Throws where the drawing is none that can be rendered.
 */
export async function render(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  begun ??= initWasm(wasm)
  await begun
  const drawing = new Resvg(svg)
  try {
    const image = drawing.render()
    try {
      return await encode(image.pixels, image.width)
    } finally {
      image.free()
    }
  } finally {
    drawing.free()
  }
}
