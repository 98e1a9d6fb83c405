/** For each command of a path: which of its numbers are across (`x`), down (`y`), or neither (`-`). */
const shapes: Readonly<Record<string, string>> = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  t: 'xy',
  a: '-----xy',
  z: '',
}

/** The numbers behind a command. The two flags of an arc are single digits that may stick to what follows. */
function numbersOf(shape: string, text: string): number[] {
  const numbers: number[] = []
  let left = text.replace(/^[\s,]+/, '')
  while (left) {
    const at = numbers.length % shape.length
    const isFlag = shape.startsWith('-') && (at === 3 || at === 4)
    const [number] = (isFlag ? /^[01]/ : /^[-+]?(\d+\.?\d*|\.\d+)/).exec(left) ?? []
    if (!number) throw new Error(`No number of a path: ${left}`)
    numbers.push(Number(number))
    left = left.slice(number.length).replace(/^[\s,]+/, '')
  }
  return numbers
}

/**
 * A path with every point on the nearest whole number: on a picture drawn on 512 by 512
 * that is finer than any is shown, and half as long to send. Steps are counted from the
 * rounded points, so that what is left over never adds up.
 */
export function roundPath(path: string): string {
  // Place of the pen, its place after rounding, and the beginning of its figure.
  let [pen, drawn, began, begun] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
    const kind = command.toLowerCase()
    const shape = shapes[kind] ?? ''
    if (kind === 'z') {
      ;[pen, drawn] = [{ ...began }, { ...begun }]
      return command
    }
    const isRelative = command === kind
    const numbers = numbersOf(shape, rest)
    const written: number[] = []
    for (let i = 0; i < numbers.length; i += shape.length) {
      const [next, nextDrawn] = [{ ...pen }, { ...drawn }]
      for (let j = 0; j < shape.length; j++) {
        const value = numbers[i + j] ?? 0
        const axis = shape[j]
        if (axis === 'x' || axis === 'y') {
          const exact = isRelative ? pen[axis] + value : value
          next[axis] = exact
          nextDrawn[axis] = Math.round(exact)
          written.push(isRelative ? nextDrawn[axis] - drawn[axis] : nextDrawn[axis])
        } else {
          // Radii must not vanish.
          written.push(j < 2 ? Math.round(value * 10) / 10 : value)
        }
      }
      ;[pen, drawn] = [next, nextDrawn]
      if (kind === 'm' && i === 0) [began, begun] = [{ ...pen }, { ...drawn }]
    }
    return written.reduce(
      (text, number, i) => `${text}${i > 0 && number >= 0 ? ' ' : ''}${number}`,
      command,
    )
  })
}
