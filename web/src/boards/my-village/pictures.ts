import anvil from 'virtual:icon/anvil'
import beerStein from 'virtual:icon/beer-stein'
import church from 'virtual:icon/church'
import greekTemple from 'virtual:icon/greek-temple'
import horseshoe from 'virtual:icon/horseshoe'
import jug from 'virtual:icon/jug'
import mountainRoad from 'virtual:icon/mountain-road'
import oldWagon from 'virtual:icon/old-wagon'
import plow from 'virtual:icon/plow'
import quillInk from 'virtual:icon/quill-ink'
import scales from 'virtual:icon/scales'
import scrollUnfurled from 'virtual:icon/scroll-unfurled'
import type { Good } from '../../../../worker/games/my-village/index.ts'

export const goodPictures: Readonly<Record<Good, string>> = {
  horse: horseshoe,
  beer: beerStein,
  plow,
  scroll: scrollUnfurled,
  wagon: oldWagon,
}

export { anvil, church, greekTemple, jug, mountainRoad, quillInk, scales }
