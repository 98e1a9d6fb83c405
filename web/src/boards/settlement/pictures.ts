import crossedSwords from 'virtual:icon/crossed-swords'
import flatHammer from 'virtual:icon/flat-hammer'
import footprint from 'virtual:icon/footprint'
import halfLog from 'virtual:icon/half-log'
import shop from 'virtual:icon/shop'
import scroll from 'virtual:icon/tied-scroll'
import watchtower from 'virtual:icon/watchtower'
import type { Doing } from './subject.ts'

/** Pictures of game-icons.net, as path data, by what they stand for. */
export const doingPictures: Readonly<Record<Doing, string>> = {
  construct: flatHammer,
  explore: footprint,
  hunt: crossedSwords,
  'build-outpost': watchtower,
  'activate-region': halfLog,
  'activate-street': shop,
  'activate-outpost': watchtower,
  invite: scroll,
}
