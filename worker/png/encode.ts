/** Pixels as a PNG with a palette (RFC 2083): flat prints have few colours, and are two thirds smaller so. */

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
/** Number of colours that a palette can have. */
const maxColours = 256
/** Colours nearer than this to one of the palette, as the square of their distance, are not taken into it. */
const nearest = 40

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 255] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length)
  const numbers = new DataView(bytes.buffer)
  numbers.setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(data, 8)
  numbers.setUint32(8 + data.length, crc(bytes.subarray(4, 8 + data.length)))
  return bytes
}

function distance(a: number, b: number): number {
  const red = (a >> 16) - (b >> 16)
  const green = ((a >> 8) & 255) - ((b >> 8) & 255)
  const blue = (a & 255) - (b & 255)
  return red * red + green * green + blue * blue
}

/** The colours that most pixels have, none nearly like another. */
function paletteOf(colours: Uint32Array): number[] {
  const counts = new Map<number, number>()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const chosen: number[] = []
  for (const [colour] of [...counts].sort((a, b) => b[1] - a[1])) {
    if (chosen.length >= maxColours) break
    if (chosen.every((one) => distance(one, colour) > nearest)) chosen.push(colour)
  }
  return chosen
}

/** The place in the palette of the colour that is nearest to each pixel's; each row begins with its filter, none. */
function indexed(colours: Uint32Array, width: number, palette: ReadonlyArray<number>): Uint8Array {
  const known = new Map<number, number>(palette.map((colour, index) => [colour, index]))
  const find = (colour: number): number => {
    let best = 0
    let least = Number.POSITIVE_INFINITY
    for (const [index, one] of palette.entries()) {
      const far = distance(one, colour)
      if (far < least) [best, least] = [index, far]
    }
    known.set(colour, best)
    return best
  }
  const height = colours.length / width
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const colour = colours[y * width + x] ?? 0
      rows[y * (width + 1) + 1 + x] = known.get(colour) ?? find(colour)
    }
  return rows
}

async function deflated(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** A PNG of opaque pixels, four bytes each (red, green, blue, strength), row by row. */
export async function encode(pixels: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const colours = new Uint32Array(pixels.length / 4)
  for (let i = 0; i < colours.length; i++)
    colours[i] =
      ((pixels[4 * i] ?? 0) << 16) | ((pixels[4 * i + 1] ?? 0) << 8) | (pixels[4 * i + 2] ?? 0)
  const palette = paletteOf(colours)
  const header = new Uint8Array(13)
  const numbers = new DataView(header.buffer)
  numbers.setUint32(0, width)
  numbers.setUint32(4, colours.length / width)
  // Eight bits a pixel, each a place in the palette.
  header.set([8, 3, 0, 0, 0], 8)
  const plte = Uint8Array.from(palette.flatMap((one) => [one >> 16, (one >> 8) & 255, one & 255]))
  const idat = await deflated(indexed(colours, width, palette))
  const parts = [
    signature,
    chunk('IHDR', header),
    chunk('PLTE', plte),
    chunk('IDAT', idat),
    chunk('IEND', new Uint8Array()),
  ]
  const png = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    png.set(part, at)
    at += part.length
  }
  return png
}
