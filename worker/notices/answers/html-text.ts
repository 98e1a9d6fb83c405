/** Parts of a page that mail programs put a quoted letter into. */
const quotes = [
  'blockquote',
  '.gmail_quote',
  '.moz-cite-prefix',
  '.yahoo_quoted',
  '.protonmail_quote',
  '#appendonsend',
  '#divRplyFwdMsg',
  '#mail-editor-reference-message-container',
]

/** The text of an e-mail that is a page only, without what it quotes. */
export async function textOfHtml(html: string): Promise<string> {
  const { convert } = await import('html-to-text')
  const skipped = [...quotes, 'img', 'style', 'script', 'title'].map((selector) => ({
    selector,
    format: 'skip',
  }))
  return convert(html, {
    wordwrap: false,
    limits: { maxInputLength: 200_000, maxDepth: 50 },
    selectors: [{ selector: 'a', options: { ignoreHref: true } }, ...skipped],
  })
}
