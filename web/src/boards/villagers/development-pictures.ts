import circularSawblade from 'virtual:icon/circular-sawblade'
import crane from 'virtual:icon/crane'
import goldMine from 'virtual:icon/gold-mine'
import greekTemple from 'virtual:icon/greek-temple'
import guards from 'virtual:icon/guards'
import hangingSign from 'virtual:icon/hanging-sign'
import lighthouse from 'virtual:icon/lighthouse'
import moneyStack from 'virtual:icon/money-stack'
import shop from 'virtual:icon/shop'
import tavernSign from 'virtual:icon/tavern-sign'
import templeGate from 'virtual:icon/temple-gate'
import windmill from 'virtual:icon/windmill'
import type { DevelopmentId } from '../../../../worker/games/villagers/components/index.ts'

/** A picture for each Development. */
export const developmentPictures: Readonly<Record<DevelopmentId, string>> = {
  inn: tavernSign,
  church: templeGate,
  'town-hall': greekTemple,
  tavern: hangingSign,
  bank: moneyStack,
  guildhall: guards,
  lighthouse: lighthouse,
  marketplace: shop,
  'gold-mine': goldMine,
  'ox-crane': crane,
  sawmill: circularSawblade,
  windmill: windmill,
}
