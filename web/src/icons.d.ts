/** Path data of a game-icons.net picture on 512 by 512; see the `icons` plugin of the vite configuration. */
declare module 'virtual:icon/*' {
  const path: string
  export default path
}

/** Addresses of a picture by day and by night; see `drawn.ts` beside the vite configuration. */
declare module 'virtual:drawn/*' {
  const picture: { readonly day: string; readonly night: string }
  export default picture
}
