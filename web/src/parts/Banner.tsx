import banners from 'virtual:drawn/banners'
import { type JSX, Show } from 'solid-js'
import { Picture } from './Picture.tsx'

/** The far land of a game over a page, with the page's heading on a ribbon. */
export const Banner = (props: {
  readonly game: string
  /** A line above the heading. */
  readonly above?: string
  readonly title: string
  readonly children?: JSX.Element
}) => (
  <header class="banner" style={{ background: banners[props.game]?.behind }}>
    <Show when={banners[props.game]}>
      {(picture) => <Picture of={picture()} width={1180} height={268} class="banner-picture" />}
    </Show>
    <div class="banner-ribbon">
      <Show when={props.above}>{(above) => <p>{above()}</p>}</Show>
      <h1>{props.title}</h1>
    </div>
    {props.children}
  </header>
)
