import animalHide from 'virtual:icon/animal-hide'
import anvilImpact from 'virtual:icon/anvil-impact'
import axeInStump from 'virtual:icon/axe-in-stump'
import barrel from 'virtual:icon/barrel'
import basket from 'virtual:icon/basket'
import bed from 'virtual:icon/bed'
import beehive from 'virtual:icon/beehive'
import beerStein from 'virtual:icon/beer-stein'
import bowArrow from 'virtual:icon/bow-arrow'
import brickWall from 'virtual:icon/brick-wall'
import broom from 'virtual:icon/broom'
import candleLight from 'virtual:icon/candle-light'
import carrot from 'virtual:icon/carrot'
import cartwheel from 'virtual:icon/cartwheel'
import caveEntrance from 'virtual:icon/cave-entrance'
import cheeseWedge from 'virtual:icon/cheese-wedge'
import chisel from 'virtual:icon/chisel'
import church from 'virtual:icon/church'
import cow from 'virtual:icon/cow'
import cutDiamond from 'virtual:icon/cut-diamond'
import dominoMask from 'virtual:icon/domino-mask'
import donkey from 'virtual:icon/donkey'
import fishingHook from 'virtual:icon/fishing-hook'
import freemasonry from 'virtual:icon/freemasonry'
import fullWoodBucket from 'virtual:icon/full-wood-bucket'
import grapes from 'virtual:icon/grapes'
import handSaw from 'virtual:icon/hand-saw'
import horseHead from 'virtual:icon/horse-head'
import hut from 'virtual:icon/hut'
import knapsack from 'virtual:icon/knapsack'
import leatherBoot from 'virtual:icon/leather-boot'
import log from 'virtual:icon/log'
import magnifyingGlass from 'virtual:icon/magnifying-glass'
import mining from 'virtual:icon/mining'
import mushroom from 'virtual:icon/mushroom'
import oldWagon from 'virtual:icon/old-wagon'
import pig from 'virtual:icon/pig'
import pitchfork from 'virtual:icon/pitchfork'
import prayer from 'virtual:icon/prayer'
import rolledCloth from 'virtual:icon/rolled-cloth'
import rooster from 'virtual:icon/rooster'
import roundBottomFlask from 'virtual:icon/round-bottom-flask'
import saddle from 'virtual:icon/saddle'
import sailboat from 'virtual:icon/sailboat'
import scissors from 'virtual:icon/scissors'
import shakingHands from 'virtual:icon/shaking-hands'
import sheep from 'virtual:icon/sheep'
import sickle from 'virtual:icon/sickle'
import skeletonKey from 'virtual:icon/skeleton-key'
import spinningWheel from 'virtual:icon/spinning-wheel'
import tinker from 'virtual:icon/tinker'
import village from 'virtual:icon/village'
import wineBottle from 'virtual:icon/wine-bottle'
import wineGlass from 'virtual:icon/wine-glass'
import type { CardId } from '../../../../worker/games/villagers/components/index.ts'

/** A picture for each profession of the base game, no two alike. */
const pictures: Readonly<Partial<Record<CardId, string>>> = {
  founders: village,
  lumberjack: axeInStump,
  hayer: pitchfork,
  miner: mining,
  brewer: beerStein,
  poulterer: rooster,
  swineherd: pig,
  truffler: mushroom,
  carpenter: handSaw,
  cooper: barrel,
  shipwright: sailboat,
  wheeler: cartwheel,
  cartwright: oldWagon,
  'wood-carver': chisel,
  'log-rafter': log,
  thatcher: hut,
  'bed-builder': bed,
  grazier: cow,
  'milk-maid': fullWoodBucket,
  fromager: cheeseWedge,
  peddler: knapsack,
  'horse-trader': horseHead,
  'ore-muler': donkey,
  blacksmith: anvilImpact,
  'glass-blower': roundBottomFlask,
  mason: brickWall,
  seeker: magnifyingGlass,
  spelunker: caveEntrance,
  jeweler: cutDiamond,
  locksmith: skeletonKey,
  graper: grapes,
  vintner: wineBottle,
  'wine-trader': wineGlass,
  shepherd: sheep,
  spinner: spinningWheel,
  weaver: rolledCloth,
  tailor: scissors,
  tanner: animalHide,
  saddler: saddle,
  cobbler: leatherBoot,
  harvester: sickle,
  hunter: bowArrow,
  chandler: candleLight,
  wattler: basket,
  fisher: fishingHook,
  beekeeper: beehive,
  grocer: carrot,
  freemason: freemasonry,
  priest: church,
  agent: shakingHands,
  tinner: tinker,
  apprentice: broom,
  monk: prayer,
  smuggler: dominoMask,
}

/** The picture of a card of the base game; empty for those of modules. */
export const pictureOf = (card: CardId): string => pictures[card] ?? ''
