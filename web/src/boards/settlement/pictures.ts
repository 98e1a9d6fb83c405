import anvil from 'virtual:icon/anvil'
import apothecary from 'virtual:icon/apothecary'
import bank from 'virtual:icon/bank'
import beerStein from 'virtual:icon/beer-stein'
import fieldPot from 'virtual:icon/broken-pottery'
import checkedShield from 'virtual:icon/checked-shield'
import church from 'virtual:icon/church'
import clayBrick from 'virtual:icon/clay-brick'
import compass from 'virtual:icon/compass'
import crosscutSaw from 'virtual:icon/crosscut-saw'
import crossedSwords from 'virtual:icon/crossed-swords'
import crown from 'virtual:icon/crown'
import cutDiamond from 'virtual:icon/cut-diamond'
import diamondRing from 'virtual:icon/diamond-ring'
import dragonSpiral from 'virtual:icon/dragon-spiral'
import flangedMace from 'virtual:icon/flanged-mace'
import flatHammer from 'virtual:icon/flat-hammer'
import footprint from 'virtual:icon/footprint'
import gems from 'virtual:icon/gems'
import goldStack from 'virtual:icon/gold-stack'
import halfLog from 'virtual:icon/half-log'
import hangingSign from 'virtual:icon/hanging-sign'
import hourglass from 'virtual:icon/hourglass'
import hydra from 'virtual:icon/hydra'
import key from 'virtual:icon/key'
import lightBackpack from 'virtual:icon/light-backpack'
import lion from 'virtual:icon/lion'
import mineWagon from 'virtual:icon/mine-wagon'
import mining from 'virtual:icon/mining'
import mirror from 'virtual:icon/mirror-mirror'
import openChest from 'virtual:icon/open-chest'
import polarStar from 'virtual:icon/polar-star'
import roundPotion from 'virtual:icon/round-potion'
import shop from 'virtual:icon/shop'
import stoneBlock from 'virtual:icon/stone-block'
import scroll from 'virtual:icon/tied-scroll'
import trade from 'virtual:icon/trade'
import tribalMask from 'virtual:icon/tribal-mask'
import trowel from 'virtual:icon/trowel'
import twoCoins from 'virtual:icon/two-coins'
import warehouse from 'virtual:icon/warehouse'
import watchtower from 'virtual:icon/watchtower'
import wolfHead from 'virtual:icon/wolf-head'
import type {
  ArtifactId,
  BuildingId,
  Colour,
  Guild,
  Resource,
} from '../../../../worker/games/settlement/components/index.ts'
import type { Doing } from './words.ts'

/** Pictures of game-icons.net, as path data, by what they stand for. */

export const resourcePictures: Readonly<Record<Resource, string>> = {
  wood: halfLog,
  clay: clayBrick,
  stone: stoneBlock,
  diamond: cutDiamond,
  gold: twoCoins,
}

export const monsterPictures: Readonly<Record<Colour, string>> = {
  green: wolfHead,
  yellow: lion,
  blue: hydra,
  red: dragonSpiral,
}

export const guildPictures: Readonly<Record<Guild, string>> = {
  adventurer: lightBackpack,
  defender: checkedShield,
  builder: trowel,
  artisan: anvil,
}

export const buildingPictures: Readonly<Record<BuildingId, string>> = {
  sawmill: crosscutSaw,
  'clay-pit': fieldPot,
  quarry: mining,
  'diamond-mine': mineWagon,
  alchemist: apothecary,
  bazaar: shop,
  warehouse,
  'gem-cutter': gems,
  tavern: hangingSign,
  bank,
  church,
  'trading-post': trade,
}

export const artifactPictures: Readonly<Record<ArtifactId, string>> = {
  hourglass,
  compass,
  mace: flangedMace,
  potion: roundPotion,
  chest: openChest,
  scroll,
  crown,
  tankard: beerStein,
  treasure: goldStack,
  ring: diamondRing,
  star: polarStar,
  key,
  mirror,
  mask: tribalMask,
}

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
