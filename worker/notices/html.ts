/**
 * A letter as HTML for mail programs. They know little: tables for the layout, styles on the elements,
 * what only Outlook (Word) needs in comments that others skip, and a style sheet only for the dark and for phones.
 * Nothing is fetched from elsewhere; the picture comes with the letter.
 */
import { html, raw } from 'hono/html'
import type { Language } from '../games/kernel/index.ts'
import type { Block, Choice, Letter } from '../wire/letter.ts'
import { type Footer, inert } from './letter.ts'

const serif = "Vollkorn,Georgia,'Times New Roman',serif"
const sans = "'Alegreya Sans','Gill Sans','Trebuchet MS',Verdana,sans-serif"
/** The app's own colours, by day. */
const day = {
  desk: '#efe5d0',
  paper: '#fcf5e4',
  pale: '#f5ead2',
  print: '#26233a',
  faint: '#5b5468',
  edge: '#d8c7a3',
  wax: '#a62a2c',
  blue: '#243f7e',
  light: '#fff7e2',
} as const

/** By night; classes are few and short, as Gmail cuts long letters. */
const darkRules = `
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.o{background:#131722!important}
.p{background:#232a42!important}
.l{background:#2c3450!important}
.t{color:#f3ead6!important}
.f,.f a{color:#cfc9d4!important}
.e{border-color:#4a557d!important}
.w{color:#f59a92!important}
.a{color:#9db8f5!important}
}
@media (max-width:620px){
.o>tbody>tr>td{padding:0!important}
.x{padding-left:18px!important;padding-right:18px!important}
.h{font-size:26px!important}
.s{display:block!important;width:100%!important;box-sizing:border-box}
}`

/** Between the letter's first words in the list of letters and what stands in it. */
const blanks = '&#8199;&#65279;&#847; '.repeat(60)

const body = (size: number, colour: string = day.print): string =>
  `font-family:${sans};font-size:${size}px;line-height:1.45;color:${colour}`

const tight = 'border-collapse:collapse;border-spacing:0'

/** The beginning of a table that is there for the layout alone, as wide as what holds it unless its style says otherwise. */
const sheet = (style = 'width:100%', classes?: string): string =>
  `<table role="presentation"${classes ? ` class="${classes}"` : ''} style="${tight};${style}"><tbody>`

const sheetEnd = '</tbody></table>'

/** The name under which a picture comes with the letter, by its place among them. */
export const pictureId = (place: number): string =>
  place === 0 ? 'table@dorfpost' : `table-${place + 1}@dorfpost`

/** Wrapping of a letter: its beginning in a list of letters, and the names of the pictures that come with it. */
export interface Wrapping {
  readonly preheader?: string
  readonly pictures?: ReadonlyArray<string>
}

/** A letter as the HTML part of an e-mail. Text that people typed is escaped. */
export async function asHtml(
  letter: Letter,
  language: Language,
  below: Footer,
  { preheader = '', pictures = [] }: Wrapping = {},
): Promise<string> {
  const { subject, stamp, heading, blocks } = inert(letter)
  const footer = inert(below)
  const page = await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${subject}</title>
<style>${raw(darkRules)}</style>
${raw('<!--[if mso]><style>.n{mso-hide:all}</style><![endif]-->')}
</head>
<body class="o" style="margin:0;padding:0;background-color:${day.desk}">
${preheader === '' ? '' : html`<div class="n" style="display:none;max-height:0;overflow:hidden">${inert(preheader)}${raw(blanks)}</div>`}
${raw(sheet(`width:100%;background-color:${day.desk}`, 'o'))}
<tr><td style="padding:24px 12px">
${raw('<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->')}
${raw(sheet(`width:100%;max-width:600px;margin:0 auto;background-color:${day.paper}`, 'p'))}
<tr><td style="padding:0">${airmailEdge()}</td></tr>
${row(
  html`${raw(sheet())}<tr>
<td class="t" style="padding:0;font-family:${serif};font-size:20px;font-weight:700;line-height:1.2;color:${day.print}">Dorfpost</td>
<td class="f" style="padding:0;text-align:right;${body(15, day.faint)}">${stamp}</td>
</tr>${raw(sheetEnd)}`,
  '18px 34px 14px',
)}
${row(
  html`<h1 class="t h" style="margin:0;font-family:${serif};font-size:31px;line-height:1.15;font-weight:700;color:${day.print}">${heading}</h1>`,
  '4px 34px 12px',
)}
${joinButtons(blocks).map((block) => (Array.isArray(block) ? row(buttons(block)) : blockRow(block, pictures)))}
<tr><td class="x e" style="padding:16px 34px 20px;border-top:1px solid ${day.edge}">
<p class="f" style="margin:0 0 8px;${body(14, day.faint)}">${footer.reason}</p>
${
  footer.links.length === 0
    ? ''
    : html`<p class="f" style="margin:0;${body(14, day.faint)}">${footer.links.map(
        ({ label, url }, i) =>
          html`${i > 0 ? ' · ' : ''}<a class="f" href="${url}" style="color:${day.faint};line-height:2">${label}</a>`,
      )}</p>`
}
</td></tr>
<tr><td style="padding:0">${airmailEdge()}</td></tr>
${raw(sheetEnd)}
${raw('<!--[if mso]></td></tr></table><![endif]-->')}
</td></tr>
${raw(sheetEnd)}
</body>
</html>
`
  return page.toString()
}

type Button = Extract<Block, { block: 'button' }>

/** Buttons that follow each other stand side by side. */
function joinButtons(blocks: ReadonlyArray<Block>): Array<Block | Button[]> {
  const joined: Array<Block | Button[]> = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (block.block !== 'button') joined.push(block)
    else if (Array.isArray(last)) last.push(block)
    else joined.push([block])
  }
  return joined
}

const row = (inner: unknown, padding = '0 34px') =>
  html`<tr><td class="x" style="padding:${padding}">${inner}</td></tr>`

function blockRow(block: Block, pictures: ReadonlyArray<string>) {
  if (block.block === 'entry') return row(entry(block, pictures))
  if (block.block !== 'picture') return row(blockHtml(block))
  // Without images the words stand in its place; without a picture the letter tells it all anyway.
  return pictures.length > 0
    ? html`<tr><td class="l" style="background-color:${day.pale};padding:0 0 1px"><img src="cid:${pictures[0]}" width="600" alt="${inPlaceOf(block)}" class="t" style="display:block;width:100%;height:auto;border:0;${body(15)};white-space:pre-line"></td></tr>
<tr><td style="padding:0;height:18px;line-height:18px;font-size:1px">&nbsp;</td></tr>`
    : ''
}

/** Words in the place of a picture, each thing in a line, and each kind apart. */
const inPlaceOf = ({ alt, groups, numbers }: Extract<Block, { block: 'picture' }>): string =>
  [
    ...(groups?.map((lines) => lines.join('\n')) ?? [alt]),
    ...(numbers === undefined ? [] : [numbers]),
  ].join('\n\n')

/** A line with its label in bold, where it has one, so that one sees where each begins. */
function labelFirst(line: string) {
  const label = /^[^.:(]{1,40}(?::(?= )|(?= \([^)]*\)\u202f?: ))/.exec(line)?.[0]
  return label === undefined ? line : html`<b>${label}</b>${line.slice(label.length)}`
}

type Entry = Extract<Block, { block: 'entry' }>

/** One of several letters: its picture beside the words, or above them on a phone; without images the words are whole. */
function entry(
  { stamp, heading, deadline, lines, picture, link }: Entry,
  pictures: ReadonlyArray<string>,
) {
  const id = picture && pictureId(picture.drawing)
  const words = html`<p class="f" style="margin:0 0 2px;${body(15, day.faint)}">${stamp}</p>
<h2 class="t" style="margin:0 0 4px;font-family:${serif};font-size:20px;line-height:1.2;font-weight:700;color:${day.print}">${heading}</h2>
${deadline === null ? '' : html`<p class="w" style="margin:0 0 6px;${body(16, day.wax)};font-weight:700">${deadline}</p>`}
${lines.map((line) => html`<p class="t" style="margin:0 0 6px;${body(16)}">${line}</p>`)}
${link ? html`<p style="margin:0"><a class="a" href="${link.url}" style="${body(17, day.blue)};font-weight:700;line-height:2.4">${link.label}</a></p>` : ''}`
  const image =
    picture && id !== null && pictures.includes(id)
      ? html`<td class="s" style="padding:0;width:226px;vertical-align:top"><div class="l" style="background:${day.pale}"><img src="cid:${id}" width="226" alt="${picture.alt}" class="t" style="display:block;width:100%;height:auto;border:0;${body(14)}"></div></td><td class="s" style="padding:0;width:18px;font-size:1px;line-height:12px">&nbsp;</td>`
      : ''
  const columns = image === '' ? '' : raw(' colspan="3"')
  return html`${raw(sheet())}<tr><td class="e"${columns} style="padding:0;height:16px;border-top:1px solid ${day.edge};font-size:1px;line-height:16px">&nbsp;</td></tr><tr>${image}<td class="s" style="padding:0;vertical-align:top">${words}</td></tr>${raw(sheetEnd)}${gap}`
}

function blockHtml(block: Exclude<Block, { block: 'picture' | 'entry' }>) {
  switch (block.block) {
    case 'text':
      return html`<p class="t" style="margin:0 0 12px;${body(17)}">${block.text}</p>`
    case 'deadline':
      return html`<p class="w" style="margin:0 0 16px;${body(16, day.wax)};font-weight:700">${block.text}</p>`
    case 'list':
      return block.lines.length === 0
        ? ''
        : html`${title(block.title)}${block.lines.map(
            (item) =>
              html`<p class="t" style="margin:0 0 6px;${body(17)}">${block.hasLabels ? labelFirst(item) : item}</p>`,
          )}${gap}`
    case 'standings':
      return html`${title(block.title)}${grid(
        block.rows.map(({ place, name, points }) => [`${place}. ${name}`, String(points)]),
        { hasHead: false, hasSum: false },
      )}${gap}`
    case 'grid':
      return html`${title(block.title)}${grid([block.head, ...block.rows], { hasHead: true, hasSum: block.sum })}${gap}`
    case 'code':
      return html`<p class="t e l" style="margin:0 0 18px;padding:12px;border:1px solid ${day.edge};background:${day.pale};text-align:center;font:bold 30px/1.2 'Courier New',monospace;letter-spacing:6px;color:${day.print}">${block.code}</p>`
    case 'choices':
      return html`${title(block.title)}<p class="f" style="margin:0 0 8px;${body(15, day.faint)}">${block.hint}</p>
${raw(sheet())}${block.rows.slice(0, maxLinked).map(choice)}${raw(sheetEnd)}${plainChoices(block.rows)}${gap}`
    case 'answering':
      return html`${raw(sheet())}<tr><td class="l e" style="padding:14px 18px;border:2px dashed ${day.edge};background-color:${day.pale}">${block.more ? answering(block, block.more) : html`${title(block.title)}<p class="t" style="margin:0;${body(16)}">${block.text}</p>`}</td></tr>${raw(sheetEnd)}${gap}${gap}`
    case 'button':
      return buttons([block])
  }
}

type Answering = Extract<Block, { block: 'answering' }>

/** Instructions for an answer to a letter, in two lines; the rest lies behind a link. */
const answering = (
  { title: bold, text }: Answering,
  { text: other, link }: NonNullable<Answering['more']>,
) =>
  html`<p class="t" style="margin:0;${body(17)}"><b>${bold}</b> ${text}</p>
<p class="f" style="margin:6px 0 0;${body(15, day.faint)}">${other} <a class="a" href="${link.url}" style="color:${day.blue};line-height:2">${link.label}</a></p>`

/** A row of the list, all of it a link: its number as it is answered, and the turn in words. */
const choice = ({ label, url, note }: Choice, i: number) =>
  html`<tr><td class="e" style="width:46px;vertical-align:top;padding:11px 0;border-top:1px solid ${day.edge}"><a href="${url}" style="display:block;width:30px;border-radius:15px;background:${day.wax};color:${day.light};text-align:center;text-decoration:none;font:bold 16px/30px ${raw("'Courier New',monospace")}">${i + 1}</a></td><td class="e" style="padding:12px 0;border-top:1px solid ${day.edge}"><a href="${url}" class="t" style="display:block;${body(17)};line-height:28px;text-decoration:none">${label}</a>${note === undefined ? '' : html`<span class="f" style="display:block;${body(15, day.faint)}">${note}</span>`}</td></tr>`

/**
 * Number of rows of a list that are links: a link takes ten times the room of its words, and Gmail cuts
 * letters above 102 kB.
 */
const maxLinked = 30

/** The rows of a long list that follow, to be answered by their numbers. */
const plainChoices = (rows: ReadonlyArray<{ readonly label: string }>) =>
  rows.length <= maxLinked
    ? ''
    : html`<p class="t" style="margin:12px 0 0;${body(17)};line-height:28px">${rows
        .slice(maxLinked)
        .map(({ label }, i) => html`${maxLinked + i + 1}. ${label}<br>`)}</p>`

const gap = raw('<div style="height:12px;line-height:12px;font-size:1px">&nbsp;</div>')

const title = (words: string) =>
  html`<h2 class="t" style="margin:0 0 8px;font-family:${serif};font-size:20px;line-height:1.2;font-weight:700;color:${day.print}">${words}</h2>`

const buttons = (all: ReadonlyArray<Button>) =>
  html`<div style="padding:8px 0 12px">${all.map(({ label, url, quiet = false }) => {
    const ground = quiet ? day.paper : day.wax
    const [box, link] = quiet ? [raw(' class="p e"'), raw(' class="t"')] : ['', '']
    return html`${raw(sheet('display:inline-table;border-collapse:separate;margin:0 10px 10px 0'))}<tr><td${box} style="padding:0;border-radius:8px;border:2px solid ${quiet ? day.edge : day.wax};background-color:${ground}"><a href="${url}"${link} style="display:inline-block;padding:12px 22px;${body(17, quiet ? day.print : day.light)};font-weight:700;line-height:1.2;text-decoration:none">${label}</a></td></tr>${raw(sheetEnd)}`
  })}</div>`

function grid(
  rows: ReadonlyArray<ReadonlyArray<string>>,
  { hasHead, hasSum }: { readonly hasHead: boolean; readonly hasSum: boolean },
) {
  return html`<table style="width:100%;${raw(tight)}"><tbody>${rows.map(
    (cells, y) =>
      html`<tr>${cells.map((cell, x) => {
        const isHead = hasHead && y === 0
        const isBold = (hasSum && y === rows.length - 1) || (x === 0 && !isHead)
        const style = `text-align:${x > 0 ? 'right' : 'left'};padding:7px 0 7px ${x > 0 ? 10 : 0}px;border-bottom:1px solid ${day.edge};${body(isHead ? 15 : 17, isHead ? day.faint : day.print)};font-weight:${isBold ? 700 : 400}`
        return isHead
          ? html`<th class="f e" scope="col" style="${style}">${cell}</th>`
          : html`<td class="t e" style="${style}">${cell}</td>`
      })}</tr>`,
  )}${raw(sheetEnd)}`
}

/** The coloured edge of an airmail envelope, in cells, so that it stands without images. */
const airmailEdge = () =>
  html`${raw(sheet())}<tr>${Array.from({ length: 24 }, (_, i) => {
    const colour = [day.wax, null, day.blue, null][i % 4]
    return colour
      ? html`<td style="padding:0;height:7px;line-height:7px;font-size:1px;background-color:${colour}">&nbsp;</td>`
      : html`<td style="padding:0;height:7px;line-height:7px;font-size:1px">&nbsp;</td>`
  })}</tr>${raw(sheetEnd)}`
