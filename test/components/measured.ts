import { vi } from 'vitest'

const none: readonly [number, number, number, number] = [0, 0, 0, 0]

/** Box of an element, by its `data-box`: left, top, width and height. Without one it has no size. */
function boxOf(element: Element): readonly [number, number, number, number] {
  const [x, y, width, height] = (element.getAttribute('data-box') ?? '').split(' ').map(Number)
  if (x === undefined || y === undefined || width === undefined || height === undefined) return none
  return [x, y, width, height]
}

/** Gives elements the boxes that their `data-box` says, in this test: jsdom lays nothing out. All are shown. */
export function measure(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(...boxOf(this))
  })
  Element.prototype.checkVisibility = () => true
  for (const [name, at] of [
    ['offsetWidth', 2],
    ['offsetHeight', 3],
  ] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return boxOf(this)[at]
    })
}
