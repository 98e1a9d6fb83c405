/** Answers that are a page without a text part, as mail programs write them. */
import { describe, expect, test } from 'vitest'
import { textOfHtml } from '../../worker/notices/answers/html-text.ts'
import { writtenLines } from '../../worker/notices/answers/written-lines.ts'

const words = 'Den Mäurer bitte'
/** The letter that is quoted, as a page and with what may be taken for an answer. */
const letter = '<div><p>1&nbsp; Nimm Maurer</p><p>2&nbsp; Draft the Cooper</p></div>'

/** Lines that programs write over a quote, in English, German and French. */
const over = [
  'On Mon, Nov 23, 2026 at 12:00 PM Dorfpost &lt;<a href="mailto:x@d.example">x@d.example</a>&gt; wrote:',
  'Am Mo., 23. Nov. 2026 um 12:00 Uhr schrieb Dorfpost &lt;<a href="mailto:x@d.example">x@d.example</a>&gt;:',
  'Le lun. 23 nov. 2026 &agrave; 12:00, Dorfpost &lt;<a href="mailto:x@d.example">x@d.example</a>&gt; a &eacute;crit&nbsp;:',
] as const
const headers = [
  '<b>From:</b> Dorfpost &lt;post@d.example&gt;<br><b>Sent:</b> Monday, November 23, 2026 12:00 PM<br><b>To:</b> Ada<br><b>Subject:</b> Your turn',
  '<b>Von:</b> Dorfpost &lt;post@d.example&gt;<br><b>Gesendet:</b> Montag, 23. November 2026 12:00<br><b>An:</b> Ada<br><b>Betreff:</b> Du bist dran',
  '<b>De&nbsp;:</b> Dorfpost &lt;post@d.example&gt;<br><b>Envoy&eacute;&nbsp;:</b> lundi 23 novembre 2026 12:00<br><b>&Agrave;&nbsp;:</b> Ada<br><b>Objet&nbsp;:</b> &Agrave; toi',
] as const
const mobile = [
  'Get <a href="https://aka.ms/o0ukef">Outlook for iOS</a>',
  '<a href="https://aka.ms/o0ukef">Outlook f&uuml;r iOS</a> beziehen',
  'Obtenir <a href="https://aka.ms/o0ukef">Outlook pour iOS</a>',
] as const
const proton = [
  'Sent with <a href="https://proton.me/">Proton Mail</a> secure email.',
  'Gesendet mit <a href="https://proton.me/">Proton Mail</a> sicherer E-Mail.',
  'Envoy&eacute; avec la messagerie s&eacute;curis&eacute;e <a href="https://proton.me/">Proton Mail</a>.',
] as const

/** Pages of a program in a language: `text` stands above what is quoted, `below` under it. */
const programs: Readonly<
  Record<string, (language: number, text: string, below: string) => string>
> = {
  Gmail: (i, text, below) =>
    `<div dir="ltr">${text}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${over[i]}<br></div><blockquote class="gmail_quote" style="margin:0">${letter}</blockquote><div>${below}</div></div>`,
  'Gmail, before 2018': (i, text, below) =>
    `<div dir="ltr">${text}</div><div class="gmail_extra"><br><div class="gmail_quote">${over[i]}<br><blockquote class="gmail_quote">${letter}</blockquote></div><br>${below}</div>`,
  'Apple Mail': (i, text, below) =>
    `<html><body style="overflow-wrap: break-word;">${text}<br id="lineBreakAtBeginningOfMessage"><div><br><blockquote type="cite"><div>${over[i]}</div><br class="Apple-interchange-newline"><div>${letter}</div></blockquote></div>${below}</body></html>`,
  Thunderbird: (i, text, below) =>
    `<html><body><p>${text}</p><div class="moz-cite-prefix">${over[i]}<br></div><blockquote type="cite" cite="mid:x">${letter}</blockquote><p>${below}</p></body></html>`,
  'K-9 Mail': (i, text, below) =>
    `<html><body>${text}<br><br><div class="gmail_quote">${over[i]}<blockquote class="gmail_quote" style="margin: 0pt">${letter}</blockquote></div>${below}</body></html>`,
  Yahoo: (i, text, below) =>
    `<html><body><div class="yahoo-style-wrap"><div dir="ltr">${text}</div></div><div id="yahoo_quoted_1" class="yahoo_quoted"><div><div>${over[i]}</div><div><br></div>${letter}</div></div><div>${below}</div></body></html>`,
  Proton: (i, text, below) =>
    `<div>${text}</div><div class="protonmail_signature_block"><div class="protonmail_signature_block-proton">${text === '' ? '' : proton[i]}</div></div><div class="protonmail_quote">${over[i]}<br><blockquote class="protonmail_quote" type="cite">${letter}</blockquote><br></div><div>${below}</div>`,
  GMX: (i, text, below) =>
    `<html><head></head><body><div style="font-size: 12.0px;"><div>${text}</div><div>&nbsp;<div name="quote" style="border-left:2px solid"><div><b>Gesendet:</b>&nbsp;Montag<br/>${headers[i]}</div><div name="quoted-content">${letter}</div></div></div><div>${below}</div></div></body></html>`,
  'Outlook on a desktop': (i, text) =>
    `<html><head><style>p.MsoNormal {margin:0cm}</style></head><body><div class="WordSection1"><p class="MsoNormal">${text}<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal">${headers[i]}<o:p></o:p></p></div></div>${letter}</div></body></html>`,
  'Outlook on the web': (i, text) =>
    `<html><head><style>P {margin-top:0}</style></head><body dir="ltr"><div class="elementToProof">${text}</div><div id="appendonsend"></div><hr style="width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font>${headers[i]}</font><div>&nbsp;</div></div>${letter}</body></html>`,
  'Outlook on a phone': (i, text) =>
    `<html><body><div dir="auto">${text}</div><div id="ms-outlook-mobile-signature"><div></div>${mobile[i]}</div><div id="mail-editor-reference-message-container"><hr><div id="divRplyFwdMsg">${headers[i]}</div>${letter}</div></body></html>`,
}

const cases = Object.entries(programs).flatMap(([program, page]) =>
  ['English', 'German', 'French'].map((language, i) => ({ program, language, i, page })),
)

const linesOf = async (html: string) => writtenLines(await textOfHtml(html), 'Ada')

describe('an answer that is a page only', () => {
  test.each(cases)('of $program in $language has the words of its writer', async ({ page, i }) => {
    expect(await linesOf(page(i, words, ''))).toEqual([words])
  })

  test.each(cases.filter(({ page }) => page.length === 3))(
    'of $program in $language has them below the quote, too',
    async ({ page, i }) => {
      expect(await linesOf(page(i, '', words))).toEqual([words])
    },
  )

  test('has no words of parts that are not seen', async () => {
    const html = `<style>p{}</style><title>2</title><p hidden>3</p><p>${words}</p><script>4</script>`
    expect(await linesOf(html)).toEqual([words])
  })
})
