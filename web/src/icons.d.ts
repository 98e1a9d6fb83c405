/** Path data of a game-icons.net picture on 512 by 512; see the `icons` plugin of the vite configuration. */
declare module 'virtual:icon/*' {
  const path: string
  export default path
}

/**
 * A picture for each game, by its id, in the order in which the games are offered, with the colour
 * that is seen before it has come.
 */
declare module 'virtual:drawn/fronts' {
  const pictures: Readonly<
    Record<
      string,
      { readonly day: string; readonly night: string; readonly behind: string } | undefined
    >
  >
  export default pictures
}
declare module 'virtual:drawn/banners' {
  export { default } from 'virtual:drawn/fronts'
}

/** Addresses of a picture by day and by night; see `drawn.ts` beside the vite configuration. */
declare module 'virtual:drawn/*' {
  const picture: { readonly day: string; readonly night: string }
  export default picture
}
