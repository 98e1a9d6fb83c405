/**
 * Frame of every postcard around its picture, 1200 by 630: paper with the edge of airmail, the band
 * with its title, the postmark. Printed in tones, of plain shapes only.
 */
import { widthOf, write } from './letters.ts'
import { alpha, line, num, path, rect, repeat } from './shapes.ts'

/** The words on a postcard, in the language of whom it goes to. */
export interface PostcardWords {
  /** On the band: "Gruss aus Käthes Dorf". */
  readonly title: string
  /** Below it, smaller. */
  readonly line?: string
  /** On the postmark: where, and when. */
  readonly place?: string
  readonly date?: string
}

/** Stripes around the paper in one tone, `shift` along the edge. */
const stripes = (tone: string, shift: number, height: number): string =>
  path(
    repeat(31, (i) => {
      const x = i * 40 - 20 + shift
      return `M${x} 0h14l-14 14h-14zM${x} ${height - 14}h14l-14 14h-14z`
    }) +
      repeat(Math.ceil(height / 40) + 1, (i) => {
        const y = i * 40 + shift
        return `M0 ${y}l14-14v14l-14 14zM1186 ${y}l14-14v14l-14 14z`
      }),
    tone,
  )

/** The edge of an airmail letter 1200 wide, red and blue. */
export const airmail = (height = 630): string =>
  stripes('wax', 0, height) + stripes('ok', 20, height)

/** Place of the picture on a postcard: attributes of the `<svg>` that holds it. */
export const pictureFrame = 'x="28" y="28" width="1144" height="574"'
const outline = 'M28 28H1172V602H28z'

/** Ground under the picture: the paper and its edge. */
export const postcardPaper = (): string => rect(0, 0, 1200, 630, 'paper') + airmail()

/** Cover of the picture: its thin frame, and the band of wax with the title. */
export function postcardBand({ title, line: below = '' }: PostcardWords): string {
  const [most, size, small, gap] = [620, 40, 11, 3]
  const wide = Math.min(most, Math.max(widthOf(title) * size, widthOf(below, gap) * small)) + 76
  const foot = below ? 156 : 140
  const shape = `M56 56H${num(56 + wide)}L${num(38 + wide)} ${num((56 + foot) / 2)}L${num(56 + wide)} ${foot}H56z`
  return (
    line(outline, 'key', 1.6) +
    path(shape, 'key', `${alpha(0.3)} transform="translate(5 6)"`) +
    path(shape, 'wax') +
    line(`M64 63H${num(44 + wide)}M64 ${foot - 7}H${num(44 + wide)}`, 'light', 1.6, alpha(0.7)) +
    write(title, 84, 117, size, 'light', { weight: 1.7, most }) +
    (below ? write(below, 84, 140, small, 'light', { weight: 1.5, gap, most }) : '')
  )
}

const rings =
  'M-52 0a52 52 0 1 0 104 0a52 52 0 1 0-104 0M-42 0a42 42 0 1 0 84 0a42 42 0 1 0-84 0M-110-18C-90-26-76-10-56-18M-114-4C-92-12-78 4-56-4M-112 10C-92 2-78 18-56 10'

/** The postmark with its middle at (x, y). */
export function postcardMark({ place = '', date = '' }: PostcardWords, x: number, y: number) {
  const said = (text: string, down: number, size: number, most: number): string =>
    text ? write(text, 0, down, size, 'print', { weight: 1.7, align: 0.5, most }) : ''
  return `<g transform="translate(${x} ${y}) rotate(-12)">${
    line(rings, 'print', 2.6) +
    said(date, 7, 13, 74) +
    said(place, -15, 8.5, 62) +
    said('Dorfpost', 26, 8.5, 58)
  }</g>`
}
