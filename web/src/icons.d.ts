/** Path data of a game-icons.net picture on 512 by 512; see the `icons` plugin of the vite configuration. */
declare module 'virtual:icon/*' {
  const path: string
  export default path
}
