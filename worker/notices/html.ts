import { html } from 'hono/html'
import type { Language } from '../games/kernel/index.ts'
import type { Block, Letter } from '../wire/letter.ts'
import type { Footer } from './letter.ts'

// Mail programs know little: tables for the layout, styles on the elements, and a style sheet for the dark only.
const serif = 'Georgia,Times New Roman,serif'
const ink = '#2e2820'
const faded = '#6b5f50'
const red = '#9b3325'
const green = '#3f6148'
const paper = '#fffaf0'
const desk = '#efe4cd'
const line = '#dccdae'

const text = `margin:0 0 16px;font:17px/1.55 ${serif};color:${ink}`
const small = `margin:0 0 6px;font:13px/1.5 ${serif};color:${faded}`

const darkRules = `
  @media (prefers-color-scheme: dark) {
    .desk { background: #1d1915 !important }
    .paper { background: #2a2520 !important; border-color: #4a4136 !important }
    .ink { color: #f1e7d3 !important }
    .faded { color: #b8a98f !important }
    .red { color: #f0a08f !important; border-color: #f0a08f !important }
    .line { border-color: #4a4136 !important }
  }
`

/** A letter as the HTML part of an e-mail. Whatever people typed is escaped. */
export async function asHtml(letter: Letter, language: Language, footer: Footer): Promise<string> {
  const { subject, stamp, heading, blocks } = letter
  const { reason, unsubscribe } = footer
  const page = await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${darkRules}</style>
</head>
<body class="desk" style="margin:0;padding:0;background:${desk}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="desk" style="background:${desk}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="max-width:560px;background:${paper};border:1px solid ${line};border-radius:6px">
<tr><td style="padding:0">${airmailEdge()}</td></tr>
<tr><td style="padding:24px 28px 0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td class="red" style="font:bold 20px/1.2 ${serif};letter-spacing:2px;color:${red}">Dorfpost</td>
<td align="right"><span class="red" style="display:inline-block;padding:8px 12px;border:2px dashed ${red};border-radius:4px;font:italic 14px/1.2 ${serif};color:${red}">${stamp}</span></td>
</tr></table>
</td></tr>
<tr><td style="padding:20px 28px 12px">
<h1 class="ink" style="margin:0 0 16px;font:bold 25px/1.25 ${serif};color:${ink}">${heading}</h1>
${blocks.map(blockHtml)}
</td></tr>
<tr><td class="line" style="padding:16px 28px 20px;border-top:1px solid ${line}">
<p class="faded" style="${small}">${reason}</p>
${unsubscribe ? html`<p class="faded" style="${small}"><a class="faded" href="${unsubscribe.url}" style="color:${faded}">${unsubscribe.label}</a></p>` : ''}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
  return page.toString()
}

function blockHtml(block: Block) {
  switch (block.block) {
    case 'text':
      return html`<p class="ink" style="${text}">${block.text}</p>`
    case 'list':
      return html`${title(block.title)}
<ul style="margin:0 0 18px;padding:0 0 0 20px">
${block.lines.map((item) => html`<li class="ink" style="margin:0 0 6px;font:16px/1.5 ${serif};color:${ink}">${item}</li>`)}
</ul>`
    case 'standings':
      return html`${title(block.title)}
<table cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 20px">
${block.rows.map(
  ({ place, name, points }) => html`<tr>
${cell(`${place}.`, 'left', 32)}${cell(name, 'left')}${cell(String(points), 'right')}
</tr>`,
)}
</table>`
    case 'code':
      return html`<p class="ink line" style="margin:0 0 18px;padding:12px;border:1px solid ${line};border-radius:4px;text-align:center;font:bold 30px/1.2 'Courier New',monospace;letter-spacing:6px;color:${ink}">${block.code}</p>`
    case 'button':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:6px 0 22px"><tr>
<td style="background:${red};border-radius:5px"><a href="${block.url}" style="display:inline-block;padding:13px 26px;font:bold 17px/1.2 ${serif};color:#fffaf0;text-decoration:none">${block.label}</a></td>
</tr></table>`
  }
}

const title = (words: string) =>
  html`<h2 class="faded" style="margin:0 0 8px;font:italic 16px/1.4 ${serif};color:${faded}">${words}</h2>`

const cell = (words: string, align: 'left' | 'right', width?: number) =>
  html`<td class="ink line" ${width === undefined ? '' : html`width="${width}" `}align="${align}" style="padding:7px 6px;border-bottom:1px solid ${line};font:16px/1.4 ${serif};color:${ink}">${words}</td>`

/** The coloured edge of an airmail envelope. */
const airmailEdge = () =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${Array.from(
    { length: 16 },
    (_, i) =>
      html`<td height="6" style="height:6px;line-height:6px;font-size:0;background:${[red, 'transparent', green, 'transparent'][i % 4]}">&nbsp;</td>`,
  )}</tr></table>`
