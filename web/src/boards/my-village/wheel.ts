/** Turns a row that goes on sideways by a wheel that turns up and down. */
export function turnsWheel(event: WheelEvent & { readonly currentTarget: HTMLElement }): void {
  const { currentTarget: row, deltaX, deltaY } = event
  if (deltaX !== 0 || row.scrollWidth <= row.clientWidth) return
  event.preventDefault()
  row.scrollLeft += deltaY
}
