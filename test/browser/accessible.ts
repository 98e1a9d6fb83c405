/** What keeps people out of a page. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Drawings that were taken out of the page, each with what was in it. */
declare global {
  var drawings: ReadonlyArray<readonly [Element, ReadonlyArray<Node>]>
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

/** The findings of axe on a page as it stands: the rule that is broken, and where. By all rules, or only by some. */
export async function findings(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(takeDrawingsOut)
  // The other mode opens a page more for each look; it is for frames of other sites, of which there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  // Half of axe's time goes to telling of every good element, and to loading style sheets anew for a rule that is off.
  axe.options({ resultTypes: ['violations'], preload: false })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  await page.evaluate(putDrawingsBack)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
}
