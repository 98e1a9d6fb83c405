import { useHref, useLocation, useNavigate, useResolvedPath } from '@solidjs/router'
import { type JSX, splitProps } from 'solid-js'

/** A click that would open the link here, and nothing else. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)

/** A path with one slash at most between its parts, and none at its end. */
const bare = (path: string): string => path.split(/[?#]/, 1)[0]?.replace(/\/+$/, '') ?? ''

/**
 * A link within the app; the router follows it. It is marked where its page is the one that is open. The router's own
 * writes attributes that HTML does not know.
 */
export function A(
  props: Omit<JSX.AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'state' | 'onClick'> & {
    readonly href: string
    /** Data for the page that it leads to, besides its address. */
    readonly state?: object
    readonly onClick?: (event: MouseEvent) => void
  },
) {
  const [own, rest] = splitProps(props, ['href', 'state', 'onClick'])
  const to = useResolvedPath(() => own.href)
  const href = useHref(to)
  const location = useLocation()
  const navigate = useNavigate()
  const isHere = () => {
    const path = to()
    return path !== undefined && bare(path) === bare(location.pathname)
  }
  return (
    <a
      {...rest}
      href={href() ?? own.href}
      aria-current={isHere() ? 'page' : undefined}
      onClick={(event) => {
        own.onClick?.(event)
        if (!own.state || event.defaultPrevented || !isPlain(event)) return
        event.preventDefault()
        navigate(own.href, { state: own.state })
      }}
    />
  )
}
