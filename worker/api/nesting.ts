/**
 * Returns true if JSON has more than so many arrays and objects inside one another. Brackets inside of
 * strings do not count. The text need not be good JSON.
 */
export function isNestedDeeper(json: string, most: number): boolean {
  let depth = 0
  let inString = false
  for (let i = 0; i < json.length; i++) {
    const char = json[i]
    if (inString) {
      if (char === '\\') i++
      else if (char === '"') inString = false
    } else if (char === '"') inString = true
    else if (char === '[' || char === '{') {
      if (++depth > most) return true
    } else if (char === ']' || char === '}') depth--
  }
  return false
}
