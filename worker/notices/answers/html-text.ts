/** Parts of a page that mail programs put a quoted letter into. */
const quotes = [
  'blockquote',
  '.gmail_quote',
  '.moz-cite-prefix',
  '.yahoo_quoted',
  '.protonmail_quote',
]
/** Parts after which a quoted letter follows, outside of any part of its own. */
const quoteBegins = ['#appendonsend', '#divRplyFwdMsg', '#mail-editor-reference-message-container']

/** The text of an e-mail that is a page only, without what it quotes. */
export async function textOfHtml(html: string): Promise<string> {
  const { convert } = await import('html-to-text')
  const withFormat = (format: string, selectors: ReadonlyArray<string>) =>
    selectors.map((selector) => ({ selector, format }))
  return convert(html, {
    wordwrap: false,
    limits: { maxInputLength: 200_000, maxDepth: 50 },
    formatters: {
      quoteBegins(_element, _walk, builder) {
        builder.openBlock()
        // Outlook's own line over a quote in plain text.
        builder.addInline('________________________________')
        builder.closeBlock()
      },
    },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      ...withFormat('skip', [...quotes, '[hidden]', 'img', 'style', 'script', 'title']),
      ...withFormat('quoteBegins', quoteBegins),
    ],
  })
}
