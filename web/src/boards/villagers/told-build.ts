/** What is told of build turns. */
import { isHidden } from '../../../../worker/games/kernel/index.ts'
import { put, replace } from '../../../../worker/games/villagers/chains.ts'
import {
  type BasicId,
  basicIds,
  type Card,
  type CardId,
  freelancerPrice,
  isBasic,
  padlockPrice,
  type VillagerId,
} from '../../../../worker/games/villagers/components/index.ts'
import { takeOpenly, takeSecretly } from '../../../../worker/games/villagers/knowledge.ts'
import { removeTop } from '../../../../worker/games/villagers/removing.ts'
import { earn } from '../../../../worker/games/villagers/supply.ts'
import { openWildcards, seatOf, topAt } from '../../../../worker/games/villagers/village.ts'
import {
  type Changes,
  covered,
  drop,
  fromHand,
  fromPile,
  look,
  pick,
  pileOf,
  slipsOut,
  spend,
} from './told-cards.ts'
/** What build turns change. */
export const inBuild: Changes = {
  hired(state, { seat, owner, pile }) {
    earn(state, seat, 'freelancers', -freelancerPrice)
    const lying = seatOf(state, owner).village[pile]?.starter
    if (lying) lying.coins += freelancerPrice
  },
  'build-turn'(state, { seat, limit }) {
    state.turn = { seat, limit, used: 0, tradeIns: 0, tinner: false }
  },
  'turn-ended'(state) {
    state.turn = null
  },
  benefactor(state, { seat }) {
    spend(state, seat, 'benefactor')
  },
  placed(state, { seat, card, pile, branch, level, apprentice, side }) {
    const of = seatOf(state, seat)
    if (!apprentice) {
      fromHand(state, seat, card)
      if (state.turn && !isBasic(card)) state.turn.used++
    }
    put(of.village, card, level === 0 ? null : { pile, branch })
    if (side) of.founders = side
  },
  unlocked(state, { seat, how, gold, owner, pile, branch }) {
    if (how === 'other' || how === 'bank') earn(state, seat, 'padlocks', -gold)
    if (owner === null || pile === null || branch === null) return
    const lying = topAt(seatOf(state, owner).village, pile, branch)
    if (lying) lying.coins += padlockPrice
  },
  'traded-in'(state, { seat, basic, card, on, column }) {
    slipsOut(state, seat, card)
    if (on === 'discard') state.discard.push(card as VillagerId)
    if (on === 'stack' || on === 'reserve') {
      const pile = pileOf(state, column)
      if (pile[0] && isHidden(pile[0].card)) pile[0] = covered
      pile.unshift({ card, seen: isHidden(card) ? 'none' : [seat] })
    }
    state.basics[basic]--
    if (state.turn) state.turn.tradeIns++
    put(seatOf(state, seat).village, basic, null)
  },
  tinner(state, { seat }) {
    spend(state, seat, 'tinner')
    if (state.turn) state.turn.tinner = true
  },
  smuggled(state, { seat, gold }) {
    spend(state, seat, 'smuggler')
    earn(state, seat, 'smuggling', gold)
  },
  apprentice(state, { seat, owner, pile, branch, level, coins }) {
    fromHand(state, seat, 'apprentice')
    if (state.turn) state.turn.used++
    replace(seatOf(state, owner).village, { pile, branch, level })
    earn(state, owner, 'moved-coins', coins)
  },
  pigeoneer(state, { seat, count }, now) {
    spend(state, seat, 'pigeoneer')
    look(state, seat, null, count, now)
  },
  noble(state, { seat }) {
    spend(state, seat, 'noble')
  },
  took(state, { seat, by, card, column }) {
    const taken = by === 'church' ? fromPile(state, column) : pick(state.look?.cards ?? [], card)
    const seen = taken && !isHidden(taken.card) ? taken.seen : [seat]
    takeSecretly(seatOf(state, seat).hand, { card, seen: isHidden(card) ? 'none' : seen })
  },
  stole(state, { seat, from, card }) {
    if (isBasic(card as CardId)) {
      drop(seatOf(state, from).returned, card as BasicId)
      seatOf(state, seat).returned.push(card as BasicId)
      return
    }
    slipsOut(state, from, card as Card)
    const seen = isHidden(card) ? 'none' : [seat]
    takeSecretly(seatOf(state, seat).hand, { card: card as Card, seen })
  },
  schemed(state, { seat, owner, card, pile, branch, coins }) {
    removeTop(state, owner, pile, branch)
    spend(state, seat, 'schemer')
    const of = seatOf(state, seat)
    const basic = basicIds.find((id) => id === card)
    if (basic) of.returned = [...of.returned, basic].sort()
    else takeOpenly(of.hand, [card as VillagerId])
    earn(state, owner, 'moved-coins', coins)
  },
  uncovered(state, { seat, card }) {
    const of = seatOf(state, seat)
    const open = openWildcards(of.village).at(-1)
    if (open) removeTop(state, seat, open.pile, open.branch)
    takeOpenly(of.hand, [card])
  },
  arrested(state, { seat, owner, pile, coins }) {
    removeTop(state, owner, pile, 0)
    spend(state, seat, 'sheriff')
    state.discard.push('thief')
    earn(state, seat, 'thieves', coins)
  },
  robbed(state, { seat, from, pile, gold }) {
    earn(state, from, 'thieves', -gold)
    const thief = seatOf(state, seat).village[pile]?.starter
    if (thief) thief.coins += gold
    if (state.turn) state.turn.robbers = [...(state.turn.robbers ?? []), pile]
  },
}
