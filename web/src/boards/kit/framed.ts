/** A drawing that is printed in colours as a whole SVG, seen through a box. */
export const framed = (box: string, drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${drawn}</svg>`
