import abacus from 'virtual:icon/abacus'
import anchor from 'virtual:icon/anchor'
import archeryTarget from 'virtual:icon/archery-target'
import babyBottle from 'virtual:icon/baby-bottle'
import bank from 'virtual:icon/bank'
import barn from 'virtual:icon/barn'
import barracksTent from 'virtual:icon/barracks-tent'
import bathtub from 'virtual:icon/bathtub'
import bed from 'virtual:icon/bed'
import beerStein from 'virtual:icon/beer-stein'
import bookshelf from 'virtual:icon/bookshelf'
import breadSlice from 'virtual:icon/bread-slice'
import bunkBeds from 'virtual:icon/bunk-beds'
import candleLight from 'virtual:icon/candle-light'
import capitol from 'virtual:icon/capitol'
import cargoCrate from 'virtual:icon/cargo-crate'
import castle from 'virtual:icon/castle'
import church from 'virtual:icon/church'
import crossedSwords from 'virtual:icon/crossed-swords'
import defensiveWall from 'virtual:icon/defensive-wall'
import doubleFish from 'virtual:icon/double-fish'
import drawbridge from 'virtual:icon/drawbridge'
import familyHouse from 'virtual:icon/family-house'
import flowerPot from 'virtual:icon/flower-pot'
import fountain from 'virtual:icon/fountain'
import fruitTree from 'virtual:icon/fruit-tree'
import gavel from 'virtual:icon/gavel'
import greekTemple from 'virtual:icon/greek-temple'
import horseHead from 'virtual:icon/horse-head'
import hospitalCross from 'virtual:icon/hospital-cross'
import hotMeal from 'virtual:icon/hot-meal'
import house from 'virtual:icon/house'
import hut from 'virtual:icon/hut'
import imprisoned from 'virtual:icon/imprisoned'
import lyre from 'virtual:icon/lyre'
import medievalGate from 'virtual:icon/medieval-gate'
import mining from 'virtual:icon/mining'
import monaLisa from 'virtual:icon/mona-lisa'
import obelisk from 'virtual:icon/obelisk'
import partyFlags from 'virtual:icon/party-flags'
import prayer from 'virtual:icon/prayer'
import ringingBell from 'virtual:icon/ringing-bell'
import river from 'virtual:icon/river'
import sailboat from 'virtual:icon/sailboat'
import scales from 'virtual:icon/scales'
import shears from 'virtual:icon/shears'
import shepherdsCrook from 'virtual:icon/shepherds-crook'
import shop from 'virtual:icon/shop'
import stoneBridge from 'virtual:icon/stone-bridge'
import stoneBust from 'virtual:icon/stone-bust'
import swordArray from 'virtual:icon/sword-array'
import tavernSign from 'virtual:icon/tavern-sign'
import theaterCurtains from 'virtual:icon/theater-curtains'
import tombstone from 'virtual:icon/tombstone'
import verticalBanner from 'virtual:icon/vertical-banner'
import village from 'virtual:icon/village'
import warehouse from 'virtual:icon/warehouse'
import watchtower from 'virtual:icon/watchtower'
import well from 'virtual:icon/well'
import windmill from 'virtual:icon/windmill'
import type { TownId } from '../../../../worker/games/town-builder/index.ts'

/** A picture for each Town card, no two alike. */
export const pictures: Readonly<Record<TownId, string>> = {
  'art-gallery': monaLisa,
  bakery: breadSlice,
  bank: bank,
  brewery: beerStein,
  fishery: doubleFish,
  'flower-stand': flowerPot,
  guildhall: verticalBanner,
  harbour: anchor,
  inn: tavernSign,
  'market-stall': shop,
  quarry: mining,
  storehouse: warehouse,
  'trading-post': cargoCrate,
  windmill: windmill,
  almshouse: hotMeal,
  bathhouse: bathtub,
  bridge: stoneBridge,
  canal: river,
  cemetery: tombstone,
  courthouse: gavel,
  gardens: shears,
  hospital: hospitalCross,
  school: abacus,
  'town-hall': capitol,
  'town-square': obelisk,
  well: well,
  'boarding-house': bed,
  cottage: hut,
  farm: barn,
  houseboat: sailboat,
  'shepherds-hut': shepherdsCrook,
  manor: familyHouse,
  'merchant-house': scales,
  orchard: fruitTree,
  orphanage: babyBottle,
  'row-houses': village,
  tenement: bunkBeds,
  townhouse: house,
  'bell-tower': ringingBell,
  cathedral: church,
  chapel: prayer,
  festival: partyFlags,
  fountain: fountain,
  library: bookshelf,
  monastery: candleLight,
  museum: greekTemple,
  'music-hall': lyre,
  statue: stoneBust,
  theatre: theaterCurtains,
  'archery-range': archeryTarget,
  armoury: swordArray,
  barracks: barracksTent,
  castle: castle,
  gatehouse: medievalGate,
  moat: drawbridge,
  prison: imprisoned,
  stables: horseHead,
  'town-wall': defensiveWall,
  'training-ground': crossedSwords,
  watchtower: watchtower,
}
