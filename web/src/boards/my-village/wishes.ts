import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  type AnyBanner,
  banners,
  type Category,
  type CustomerId,
  type Die,
  type DisplayCard,
  type FieldId,
  type Letter,
  type Move,
  type Profession,
  type StandingOrder,
  type State,
  type WhiteBanner,
} from '../../../../worker/games/my-village/index.ts'
import type { Piece } from '../../stage/taps.ts'
import { keyOf } from './facts.ts'

/** Move that one would do with a profession's villager: by the question that is open, or train one. */
function wishWithVillager(state: State, profession: Profession): Move {
  switch (state.agenda.at(-1)?.task) {
    case 'death':
      return { do: 'die', villager: profession }
    case 'laborer':
      return { do: 'hire', as: profession }
    default:
      return { do: 'graduate', from: 'left', to: profession }
  }
}

/** Moves that one would do with a piece of the own village: `what`, and the rest of its name. */
function wishesAtHome(state: State, you: Seat, what: string, name: string): Move[] {
  const village = state.villages[you]
  const [field] = village?.fields ?? []
  switch (what) {
    case 'banner':
      if (name === 'headman') return [{ do: 'headman' }]
      return state.agenda.at(-1)?.task === 'tile'
        ? [{ do: 'tile', banner: name as WhiteBanner }]
        : [{ do: 'activate', banner: name as WhiteBanner }]
    case 'goods':
      if (name === 'guild-chamber')
        return field ? [{ do: 'plow', from: 'guild-chamber', field: field.id }] : []
      if (name.startsWith('field')) return [{ do: 'give', from: name as FieldId }]
      return name.startsWith('forge') && field
        ? [{ do: 'plow', from: 'forge', field: field.id }]
        : [{ do: 'give', from: 'building' }]
    case 'villager':
      return [wishWithVillager(state, name as Profession)]
    case 'school':
      return [{ do: name === 'left' ? 'enrol' : 'advance' }]
    case 'headman':
      return name === 'coin-space'
        ? [{ do: 'headman' }]
        : [{ do: 'walk', to: name as 'main-house' | 'three-sp-space' }]
    case 'travel':
      return [{ do: 'acquire', card: `travel-${name as Letter}` }]
    case 'mark':
      return [{ do: 'mark', space: name as Category | Profession }]
    case 'order':
      return [{ do: 'order', prevent: name as StandingOrder }]
    default:
      return []
  }
}

/**
 * The moves that a seat would make with a piece if they were possible; none for pieces without use, and for those of others.
 */
export function wishesFor(state: State, you: Seat, piece: Piece): Move[] {
  const [kind = '', second = '', third = '', by = ''] = piece.split(':')
  switch (kind) {
    case 'die':
      return [{ do: 'take', colour: second as Die['colour'], pips: Number(third) }]
    case 'face':
      return [
        {
          do: 'change',
          die: second === '1' ? 1 : 0,
          to: Number(third),
          by: by as Extract<Move, { do: 'change' }>['by'],
        },
      ]
    case 'card':
      return [{ do: 'acquire', card: second as DisplayCard }]
    case 'hand':
      return [{ do: 'take-hand' }]
    case 'office':
      return [{ do: 'market-office' }]
    case 'customer':
      return [
        {
          do: state.agenda.at(-1)?.task === 'free-customer' ? 'free-customer' : 'customer',
          customer: second as CustomerId,
        },
      ]
    default:
      return kind === `v${you}` ? wishesAtHome(state, you, second, third) : []
  }
}

/** The banner that a wish would use; `null` for a wish that is about none. */
function bannerOf(wish: Move): AnyBanner | null {
  if (wish.do === 'acquire') return { colour: 'black', banner: wish.card }
  if (wish.do === 'take-hand') return { colour: 'black', banner: 'hand' }
  if (wish.do === 'market-office' || wish.do === 'headman')
    return { colour: 'black', banner: wish.do }
  return wish.do === 'activate' ? { colour: 'white', banner: wish.banner } : null
}

/**
 * The rule that a wish breaks whichever dice are taken, while they are still to be chosen; `null`
 * where it is a matter of the dice.
 */
export function lackBefore(state: State, you: Seat, wish: Move): string | null {
  const wanted = bannerOf(wish)
  if (!wanted || state.agenda.at(-1)?.task !== 'dice' || state.turn.seat !== you) return null
  const found = banners(state, you).find((one) => keyOf(one) === keyOf(wanted))
  return found?.lacks.find(({ lacks }) => lacks !== 'value')?.rule ?? null
}
