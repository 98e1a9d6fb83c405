import myVillage from 'virtual:drawn/banner-my-village'
import settlement from 'virtual:drawn/banner-settlement'
import townBuilder from 'virtual:drawn/banner-town-builder'
import villagers from 'virtual:drawn/banner-villagers'
import { type JSX, Show } from 'solid-js'
import { Picture } from './Picture.tsx'

const banners: Readonly<Record<string, typeof villagers | undefined>> = {
  villagers,
  'my-village': myVillage,
  settlement,
  'town-builder': townBuilder,
}

/** The far land of a game over a page, with the page's heading on a ribbon. */
export const Banner = (props: {
  readonly game: string
  /** A line above the heading. */
  readonly above?: string
  readonly title: string
  readonly children?: JSX.Element
}) => (
  <header class={`banner place-of-${props.game}`}>
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
