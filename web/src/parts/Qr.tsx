import { createMemo } from 'solid-js'
import { encode } from 'uqr'

/** A text as a QR code, dark on white in every light. */
export function Qr(props: { readonly text: string; readonly label: string }) {
  const qr = createMemo(() => encode(props.text, { border: 2 }))
  const squares = () =>
    qr()
      .data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
      .join('')
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${qr().size} ${qr().size}`}
      role="img"
      aria-label={props.label}
      shape-rendering="crispEdges"
    >
      <rect width={qr().size} height={qr().size} fill="#fff" />
      <path d={squares()} fill="#1b2030" />
    </svg>
  )
}
