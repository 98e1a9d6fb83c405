/** The name of a cookie by which is seen whether this browser keeps any. */
const name = location.protocol === 'https:' ? '__Host-kept' : 'dorfpost-kept'
const attributes = `Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`

/** Returns true if this browser keeps cookies for us: without them nobody can be told from a stranger. */
export function keepsCookies(): boolean {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the newer interface is not in every browser, and needs HTTPS.
    document.cookie = `${name}=1; ${attributes}`
    const isKept = document.cookie.split('; ').includes(`${name}=1`)
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = `${name}=; Max-Age=0; ${attributes}`
    return isKept
  } catch {
    // A page within another may not so much as ask.
    return false
  }
}
