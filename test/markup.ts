/** Tells whether markup is as HTML wants it: of pages as they are served and as they stand in a browser, and of letters. */
import { type HtmlElement, type Plugin, Rule } from 'html-validate'
import { type ConfigData, HtmlValidate } from 'html-validate/node'

/** Elements that may stand around a `main` (HTML, 4.4.14); a form only without a name of its own. */
const aroundMain: ReadonlySet<string> = new Set(['html', 'body', 'div', 'form'])

/** A `main` stands right in the page: not within a `noscript`, nor within a part of it. The checker itself does not look into a `noscript`. */
class MainPlace extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }) => {
      for (const main of document.querySelectorAll('main'))
        for (let above: HtmlElement | null = main.parent; above; above = above.parent)
          if (!above.isRootElement() && !aroundMain.has(above.tagName))
            this.report(main, `A main may not stand in <${above.tagName}>.`)
    })
  }
}

const ours: Plugin = { name: 'ours', rules: { 'main-place': MainPlace } }

const strict: ConfigData = {
  root: true,
  plugins: [ours],
  extends: ['html-validate:recommended', 'html-validate:standard'],
  rules: {
    'doctype-style': ['error', { style: 'lowercase' }],
    'main-place': 'error',
  },
}

const served = new HtmlValidate(strict)

/** A browser writes a page out in its own way, and what scripts place stands on the elements. */
const standing = new HtmlValidate({
  ...strict,
  rules: {
    ...strict.rules,
    'doctype-style': ['error', { style: 'uppercase' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'off',
  },
})

/** Mail programs know styles on the elements only, Outlook's own needs stand in comments, and an older word is what they know. */
const letters = new HtmlValidate({
  ...strict,
  rules: {
    ...strict.rules,
    'no-inline-style': 'off',
    'no-conditional-comment': 'off',
    'presentation-role-style': ['error', { prefer: 'presentation' }],
  },
})

/** Faults, a line each: rule, reason and place. Nothing for good markup. */
async function faultsOf(checker: HtmlValidate, html: string): Promise<string[]> {
  const { results } = await checker.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line }) =>
        `${ruleId}: ${message} (${selector ?? `line ${line}`})`,
    ),
  )
}

/** The faults of a page as it is served. */
export const faultsOfServed = (html: string): Promise<string[]> => faultsOf(served, html)

/** The faults of a page as it stands in a browser, written out by it. */
export const faultsOfStanding = (html: string): Promise<string[]> => faultsOf(standing, html)

/** The faults of a letter's HTML. */
export const faultsOfLetter = (html: string): Promise<string[]> => faultsOf(letters, html)
