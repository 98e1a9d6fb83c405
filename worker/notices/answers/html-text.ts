import { late } from '../../late.ts'

/** Parts of a page that nobody sees, or that mail programs write below an answer of their own accord. */
const skipped = [
  ...['[hidden]', 'style', 'script', 'title', '.gmail_attr', '.moz-cite-prefix'],
  ...['.gmail_signature', '.moz-signature', '.protonmail_signature_block', '#AppleMailSignature'],
  '#ms-outlook-mobile-signature',
].join(', ')
/** Parts with a quoted letter. Gmail's has what is written below it, too, but for the quote itself. */
const quotes = 'blockquote, [name="quote"], .yahoo_quoted, .protonmail_quote'
/** A quoted line of plain text, by which what stands below a quote is told. */
const quotedLine = '<p>&gt;</p>'
/** Parts after which a quoted letter follows, outside of any part of its own. */
const quoteBegins = '#appendonsend, #divRplyFwdMsg, #mail-editor-reference-message-container'
/** The line that Outlook draws over a quote in plain text. */
const line = `<p>${'_'.repeat(32)}</p>`

const postalMime = late(() => import('postal-mime'))

/** The text of an e-mail that is a page only, without what it quotes. */
export async function textOfHtml(html: string): Promise<string> {
  const seen = await new HTMLRewriter()
    .on(skipped, { element: (part) => void part.remove() })
    .on(quotes, { element: (part) => void part.replace(quotedLine, { html: true }) })
    .on(quoteBegins, { element: (part) => void part.before(line, { html: true }) })
    .transform(new Response(html))
    .text()
  const { default: PostalMime } = await postalMime()
  // Beside a part of plain text the library turns a page into text.
  const boundary = crypto.randomUUID()
  const parts = ['text/plain\r\n\r\n', `text/html; charset=utf-8\r\n\r\n${seen}`]
  const mail = [
    `Content-Type: multipart/mixed; boundary="${boundary}"\r\n`,
    ...parts.map((part) => `--${boundary}\r\nContent-Type: ${part}`),
    `--${boundary}--`,
  ].join('\r\n')
  return (await PostalMime.parse(mail)).text ?? ''
}
