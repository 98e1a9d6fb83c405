/** Things that fly in component tests: nothing is laid out here, and nothing arrives. */
import { onTestFinished, vi } from 'vitest'

/** Has whatever is animated until the end of the test never arrive; what was animated, one after the other. */
export function holdFlights(): ReadonlyArray<HTMLElement> {
  const animate = vi
    .spyOn(Element.prototype, 'animate')
    .mockReturnValue({ finished: new Promise(() => {}) } as Partial<Animation> as Animation)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 140))
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  return animate.mock.contexts as unknown[] as HTMLElement[]
}

/** A board with pieces, as HTML, where motion is wanted, and the layer that they fly over, until the end of the test. */
export function boardWith(pieces: string): { board: HTMLElement; layer: HTMLElement } {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  onTestFinished(() => {
    vi.unstubAllGlobals()
    document.body.innerHTML = ''
  })
  document.body.innerHTML = `<div style="--travel: 480ms">${pieces}</div><div></div>`
  const [board, layer] = document.body.children as unknown as [HTMLElement, HTMLElement]
  return { board, layer }
}
