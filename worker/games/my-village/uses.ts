/**
 * Step II of a turn: the uses of the banner value.
 * Rules: M5.11–M5.13, M-R36, M-R44.
 */
import type { Json, Seat } from '../kernel/index.ts'
import { buy } from './acquiring.ts'
import { activate } from './activating.ts'
import { blackLacks, blackReach, isDisplayCard } from './black-banners.ts'
import { marketOffice } from './components/index.ts'
import { startDeath } from './death.ts'
import { bannerValue, change, changeMoves, forbidsChange } from './dice.ts'
import { takeHand } from './hand.ts'
import { activateHeadman } from './headman.ts'
import { openMarketOffice, refillDisplay } from './market-office.ts'
import { revealMonks } from './monks.ts'
import type { Move } from './moves.ts'
import {
  type BlackBannerId,
  type State,
  type TaskOf,
  villageOf,
  type WhiteBanner,
} from './state.ts'
import { type At, decides } from './tasks.ts'
import { activatable, whiteLacks } from './white-banners.ts'

/** Move that pays for a black banner (M5.11). */
export const blackMove = (banner: BlackBannerId): Move => {
  if (banner === 'hand') return { do: 'take-hand' }
  if (banner === 'market-office' || banner === 'headman') return { do: banner }
  return { do: 'acquire', card: banner }
}

/** Move that activates a white banner (M5.11). */
export const whiteMove = (banner: WhiteBanner): Move => ({ do: 'activate', banner })

/** The rule that forbids a use of the banner value; `undefined` where the move is none. */
function forbidsUse(
  state: State,
  seat: Seat,
  sent: { readonly [key: string]: Json | undefined },
): string | undefined {
  const value = bannerValue(state)
  const lacks = () => {
    if (sent.do === 'take-hand') return blackLacks(state, seat, 'hand', value)
    if (sent.do === 'market-office') return blackLacks(state, seat, 'market-office', value)
    if (sent.do === 'activate' && typeof sent.banner === 'string')
      return whiteLacks(state, seat, sent.banner as WhiteBanner, value)
    if (sent.do === 'acquire' && isDisplayCard(sent.card))
      return blackLacks(state, seat, sent.card, value)
    return []
  }
  const [first] = lacks()
  if (first) return first.rule
  return sent.do === 'acquire' ? 'M5.14' : undefined
}

/** One white banner; further ones may follow, but none after the meeting place (M5.63, M5.87). */
function activateNext(state: State, seat: Seat, banner: WhiteBanner, at: At): void {
  state.turn.activated.push(banner)
  at.emit({ event: 'activated', seat, banner, value: bannerValue(state) })
  state.agenda.push({ task: 'finish', seat, more: banner !== 'meeting-place' })
  activate(state, seat, banner, at)
}

/** The banner value is changed as wished, then used in exactly one of three ways (M5.11). */
export const use = decides<TaskOf<'use'>>({
  moves(state, { seat }) {
    const value = bannerValue(state)
    return [
      ...activatable(state, seat, value).map(whiteMove),
      ...blackReach(state, seat)(value, villageOf(state, seat).coins).map(blackMove),
      ...changeMoves(state, seat),
    ]
  },
  forbids(state, { seat }, sent) {
    if (sent.do === 'change') return forbidsChange(state, sent)
    if (sent.do === 'end-turn') return 'M4.11'
    return sent.do === 'take' ? 'M5.1' : forbidsUse(state, seat, sent)
  },
  otherwise: 'M5.11',
  play(state, { seat }, move, at) {
    if (move.do === 'change') {
      change(state, seat, move, at)
      return
    }
    state.agenda.pop()
    if (move.do === 'activate') {
      activateNext(state, seat, move.banner, at)
      return
    }
    state.agenda.push({ task: 'finish', seat, more: false })
    const banner = bannerOf(move)
    if (!banner) return
    at.emit({ event: 'used', seat, banner, value: bannerValue(state) })
    if (banner === 'hand') takeHand(state, seat, at)
    else if (banner === 'market-office') openMarketOffice(state, seat, marketOffice.prices.length)
    else if (banner === 'headman') activateHeadman(state, seat, at)
    else buy(state, seat, banner, at)
  },
})

function bannerOf(move: Move): BlackBannerId | null {
  if (move.do === 'take-hand') return 'hand'
  if (move.do === 'market-office' || move.do === 'headman') return move.do
  return move.do === 'acquire' ? move.card : null
}

/**
 * After the first use: further white banners, where white ones are being activated and the meeting
 * place was not among them (M5.87, M-R36), or the end of the turn (M11.17).
 */
export const finish = decides<TaskOf<'finish'>>({
  moves: (state, { seat, more }) => [
    ...(more ? activatable(state, seat, bannerValue(state)).map(whiteMove) : []),
    { do: 'end-turn' },
  ],
  forbids(state, { seat, more }, sent) {
    if (sent.do !== 'activate') return sent.do === 'change' ? 'M4.10' : 'M5.12'
    if (more) return forbidsUse(state, seat, sent)
    return state.turn.activated.includes('meeting-place') ? 'M5.63' : 'M5.12'
  },
  otherwise: 'M5.12',
  play(state, { seat }, move, at) {
    state.agenda.pop()
    if (move.do === 'activate') {
      activateNext(state, seat, move.banner, at)
      return
    }
    at.emit({ event: 'ended-turn', seat })
    // M-R44
    refillDisplay(state, at)
    revealMonks(state, at)
    startDeath(state, seat, at)
  },
})
