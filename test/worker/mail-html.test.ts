/** Answers that are a page without a text part, as mail programs write them. */
import { describe, expect, test } from 'vitest'
import { textOfHtml } from '../../worker/notices/answers/html-text.ts'
import { writtenLines } from '../../worker/notices/answers/written-lines.ts'

describe('an answer that is a page only', () => {
  test.each([
    [
      'Gmail',
      '<div dir="ltr">Den M&auml;urer&nbsp;bitte</div><br><div class="gmail_quote"><div>Am Mo., 23. Nov. 2026 um 12:00 schrieb Dorfpost:<br></div><blockquote><p>1 Nimm</p></blockquote></div>',
    ],
    [
      'Outlook',
      '<html><head><style>p{margin:0}</style></head><body><div><p>Den Mäurer bitte</p></div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>Von:</b> Dorfpost<br><b>Gesendet:</b> Montag</div><div>1 Nimm</div></body></html>',
    ],
    [
      'Apple Mail',
      '<html><body>Den Mäurer bitte<br id="lineBreakAtBeginningOfMessage"><div><br><blockquote type="cite"><div>Am 23.11.2026 um 12:00 schrieb Dorfpost:</div><div>1 Nimm</div></blockquote></div></body></html>',
    ],
    [
      'Thunderbird',
      '<html><body><p>Den Mäurer bitte</p><div class="moz-cite-prefix">Am 23.11.26 um 12:00 schrieb Dorfpost:<br></div><blockquote type="cite">1 Nimm</blockquote></body></html>',
    ],
  ])('of %s has the words of its writer', async (_, html) => {
    const lines = writtenLines(await textOfHtml(html), 'Ada')
    expect(lines[0]).toBe('Den Mäurer bitte')
    expect(lines.slice(1).filter((line) => /Nimm|1/.test(line))).toEqual([])
  })
})
