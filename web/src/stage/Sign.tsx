/** The pictures of the frame's own buttons: lines on 24 by 24. */
const lines = {
  undo: 'M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 6l5 5-5 5M20 11H10a6 6 0 0 0 0 12h3',
  hint: 'M9 19h6M10 22h4M8.5 16C5 13 4.5 8 8 5s8-1.5 9.5 2S17 14 15.5 16z',
  back: 'M15 4L7 12l8 8',
  film: 'M3 5h18v14H3zM3 9.5h18M3 14.5h18M8 5v14M16 5v14',
  log: 'M5 4h11l4 4v12H5zM9 10h7M9 14h7',
  talk: 'M4 5h16v11H11l-5 4v-4H4z',
  points: 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2 6.4 20.3 7.6 14 3 9.6l6.3-.8z',
  down: 'M6 9l6 6 6-6',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  done: 'M4 13l6 6L21 7',
  close: 'M6 6l12 12M18 6L6 18',
  bot: 'M5 9h14v10H5zM12 9V5M9 13v2M15 13v2',
  first: 'M7 5v14M19 5l-9 7 9 7z',
  previous: 'M17 5l-10 7 10 7z',
  next: 'M7 5l10 7-10 7z',
  last: 'M17 5v14M5 5l9 7-9 7z',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 5v14M16 5v14',
  clear: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  upright: 'M9 3h6v18H9zM11.5 18h1M19 8a9 9 0 0 1 0 8M21 14l-2 2.5-2.5-1.5',
  rules: 'M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14',
} as const

export type SignName = keyof typeof lines

/** A picture of the frame, drawn in lines of the text's colour. Decoration: name the button. */
export const Sign = (props: { readonly name: SignName }) => (
  <svg
    class="sign"
    classList={{ 'sign-dots': props.name === 'more' }}
    viewBox="0 0 24 26"
    fill="none"
    stroke="currentColor"
    stroke-width="2.1"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={lines[props.name]} />
  </svg>
)
