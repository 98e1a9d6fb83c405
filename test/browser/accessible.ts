/** Faults that keep people out of a page. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { faultsOfStanding } from '../markup.ts'
import { whilePainted } from './unpainted.ts'

interface Violation {
  readonly id: string
  readonly nodes: ReadonlyArray<{ readonly target: unknown }>
}

/** Drawings that were taken out of the page, each with what was in it. */
declare global {
  var drawings: ReadonlyArray<readonly [Element, ReadonlyArray<Node>]>
  /** In a page that was looked at before. */
  var axe:
    | {
        run(
          context: Document | string,
          options: object,
        ): Promise<{ violations: ReadonlyArray<Violation> }>
      }
    | undefined
}

/**
 * Takes out what is drawn in pictures that screen readers skip; axe would walk through each of
 * their thousands of paths. The pictures themselves stay, with their boxes.
 */
const takeDrawingsOut = (): void => {
  globalThis.drawings = [...document.querySelectorAll('svg[aria-hidden=true]')].map((svg) => [
    svg,
    [...svg.childNodes],
  ])
  for (const [svg] of globalThis.drawings) svg.replaceChildren()
}

const putDrawingsBack = (): void => {
  for (const [svg, nodes] of globalThis.drawings) svg.replaceChildren(...nodes)
}

/** The rules of axe that look at colours. */
export const ofColours = ['color-contrast', 'link-in-text-block']

type Options = Parameters<AxeBuilder['options']>[0]

async function look(page: Page, options: Options, rules?: string[]): Promise<Violation[]> {
  // The other mode opens a page more for each look; it is for frames of other sites, of which there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options(options)
  return (await (rules ? axe.withRules(rules) : axe).analyze()).violations
}

/** Looks with what a look before left in the page, as loading axe takes longer than looking; `null`: nothing was left. */
const lookAgain = (
  page: Page,
  options: Options,
  rules?: string[],
  part?: string,
): Promise<Violation[] | null> =>
  page.evaluate(
    async ([where, all]) => {
      const found = await globalThis.axe?.run(where ?? document, all)
      return found
        ? found.violations.map(({ id, nodes }) => ({
            id,
            nodes: nodes.map(({ target }) => ({ target })),
          }))
        : null
    },
    [part, { ...options, ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}) }] as const,
  )

/**
 * The findings on a page as it stands: the rule that is broken, and where. By all rules of axe, or only by some; the
 * page as a whole by those of HTML, too.
 *
 * @param part a selector of what is looked at, on a page that was looked at before
 */
export async function findings(page: Page, rules?: string[], part?: string): Promise<string[]> {
  await page.evaluate(takeDrawingsOut)
  // Half of axe's time goes to telling of every good element, and to loading style sheets anew for a rule that is off.
  const options = { resultTypes: ['violations'] as 'violations'[], preload: false }
  const violations = await whilePainted(
    page,
    async () => (await lookAgain(page, options, rules, part)) ?? look(page, options, rules),
  )
  const isWhole = rules === undefined && part === undefined
  const markup = isWhole ? await page.content() : ''
  await page.evaluate(putDrawingsBack)
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`)),
    ...(isWhole ? await faultsOfStanding(markup) : []),
  ]
}
