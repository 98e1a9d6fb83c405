/** Pictures of ours as addresses and files. */

/** The size of a postcard in pixels: what messengers show of a picture without cutting it. */
export const postcardSize = { width: 1200, height: 630 } as const

/** An address of an SVG text that a page may show: the site's policy allows pictures as `data:`, not as `blob:`. */
export const addressOf = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

/** Makes the picture a PNG, as other apps want it. Throws where the browser cannot. */
export async function pngOf(svg: string): Promise<Blob> {
  const { width, height } = postcardSize
  const picture = new Image(width, height)
  picture.src = addressOf(svg)
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (png) => (png ? resolve(png) : reject(new Error('No picture was made.'))),
      'image/png',
    )
  })
}
