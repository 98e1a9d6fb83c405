/** Words and figures of a text; signs between them are none. */
export const wordsIn = (text: string): string[] =>
  text.split(/\s+/u).filter((one) => /[\p{L}\p{N}]/u.test(one))

/** Visible words and figures of a letter's page: neither its head nor what is hidden, nor the words in the place of a picture. */
export const visible = (page: string): string[] =>
  wordsIn(
    page
      .replace(/<head>.*?<\/head>|<div class="n".*?<\/div>|<!--.*?-->/gs, ' ')
      .replace(/<[^>]+>|&nbsp;/g, ' '),
  )
