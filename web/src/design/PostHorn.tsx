/** The sign of the house: a post horn, as high as the text. Decoration. */
export const PostHorn = (props: { readonly class?: string }) => (
  <svg
    class={props.class}
    viewBox="0 0 32 24"
    width="1.33em"
    height="1em"
    fill="none"
    stroke="currentColor"
    stroke-width="2.6"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <circle cx="12" cy="14.5" r="7" />
    <path d="M3 7.5h17" />
    <path d="M20 7.5c4-.3 7-2 10-5v11c-3-3-6-5.5-10-6z" fill="currentColor" />
  </svg>
)
